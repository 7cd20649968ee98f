import type { BotDefinition } from './engine/bot.js';
import type { DeckKit } from './engine/deck-kit.js';
import type { GameDefinition } from './engine/game.js';

/**
 * The one list anyone edits to add a game or a bot. Entries are loaded only when somebody asks for them, so that a
 * command starts quickly whatever the others weigh.
 */
export const games: Readonly<Record<string, () => Promise<GameDefinition>>> = {
  gormangeist: async () => (await import('./games/gormangeist/index.js')).gormangeist,
  gormenghast: async () => (await import('./games/gormenghast/index.js')).gormenghast,
  'connect-k': async () => (await import('./games/toys/connect-k/index.js')).connectK,
  endless: async () => (await import('./games/toys/endless/index.js')).endless,
  'fusion-probe': async () => (await import('./games/toys/fusion-probe/index.js')).fusionProbe,
  'great-hunt': async () => (await import('./games/great-hunt/index.js')).greatHunt,
  'keyforge-duel': async () => (await import('./games/keyforge/index.js')).keyforgeDuel,
  kuhn: async () => (await import('./games/toys/kuhn/index.js')).kuhn,
  pig: async () => (await import('./games/toys/pig/index.js')).pig,
  thunderstone: async () => (await import('./games/thunderstone/index.js')).thunderstone,
  'tic-tac-toe': async () => (await import('./games/toys/tic-tac-toe/index.js')).ticTacToe,
  'toy-tide': async () => (await import('./games/toys/toy-tide/index.js')).toyTide,
};

export const bots: Readonly<Record<string, () => Promise<BotDefinition>>> = {
  epsilon: async () => (await import('../bots/epsilon.js')).epsilon,
  greedy: async () => (await import('../bots/greedy.js')).greedy,
  mcts: async () => (await import('../bots/mcts.js')).mcts,
  random: async () => (await import('../bots/random.js')).random,
};

/** Families of games that are played with decks. */
export const decks: Readonly<Record<string, () => Promise<DeckKit>>> = {
  keyforge: async () => (await import('./games/keyforge/decks.js')).keyforgeDecks(),
};
