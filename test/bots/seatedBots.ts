import type { Bot } from '../../src/engine/bot.js';
import type { Game } from '../../src/engine/game.js';
import { gameChance } from '../../src/engine/game-chance.js';
import { type Played, play } from '../../src/engine/play.js';
import { type ResolvedBot, resolveBot } from '../../src/lab/bot-spec.js';
import { botSeat } from '../../src/lab/game-player.js';
import { bots } from '../../src/registry.js';

const lookup = {
  names: Object.keys(bots),
  find: async (id: string) => (Object.hasOwn(bots, id) ? bots[id]() : undefined),
};

/** A bot of the registry by its spec. */
export function botOf(spec: string): Promise<ResolvedBot> {
  return resolveBot(spec, lookup);
}

/** The bot at a seat, which is also its slot, with its luck under a deal key. */
export function seated(bot: ResolvedBot, game: Game, seat: number, key: string): Bot {
  return bot.make(botSeat(game, key, seat, seat, bot.timed));
}

/** One game of these bots, by seat. */
export function playDeal(game: Game, bots: readonly ResolvedBot[], key: string): Played {
  const chance = gameChance(game, key);
  const seats = bots.map((bot, seat) => seated(bot, game, seat, key));
  const played = play(game.start(chance), seats, chance);
  if (played.problem) throw new Error(played.problem.message);
  return played;
}
