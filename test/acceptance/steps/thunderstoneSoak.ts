import type { Game } from '../../../src/engine/game.js';
import { gameChance } from '../../../src/engine/game-chance.js';
import { play } from '../../../src/engine/play.js';
import type { State } from '../../../src/engine/state.js';
import type { Rules } from '../../../src/games/thunderstone/content.js';
import { thunderstone } from '../../../src/games/thunderstone/index.js';
import { board, HALL, PLACES } from '../../../src/games/thunderstone/layout.js';
import type { ResolvedBot } from '../../../src/lab/bot-spec.js';
import { botSeat } from '../../../src/lab/game-player.js';
import { botOf } from '../../bots/seatedBots.js';
import type { Step } from '../step.js';

const TABLES = [1, 2, 3, 4, 5];
/** With everything there is: the seven cards of Wrath of the Elements, any stone, two guardians, any set. */
const EVERYTHING = { cardSet: 'random', wrath: true, thunderstone: 'random', guardians: 2 };

/** Games of greedy players, at most, in which cards are looked for that random players never earned: heroes of level 3. */
const SENSIBLE = 100;

/** What random games at one table came to. */
interface Tally {
  readonly players: number;
  games: number;
  /** Games that ended because every player had had all turns, and those of them with a guardian in Rank 0. */
  capped: number;
  cappedGuarded: number;
  claimed: number;
  rounds: number;
  decisions: number;
}

/** Rows that were dealt: those in the village, the dungeon, the swarm and the diseases are in play as well. */
function noteDealt(s: State<Rules>, dealt: Uint8Array): void {
  const { of } = s.rules;
  for (const pile of s.game.layout.piles) {
    for (let i = pile.size(s) - 1; i >= 0; i--) dealt[of[pile.get(s, i)]] = 1;
  }
}

/** Rows that somebody got hold of or met: owned in the end, in the hall, or out of the game. */
function noteEarned(s: State<Rules>, seen: Uint8Array): void {
  const { of } = s.rules;
  const { deck, hand, discard, treasures, shown, removed, caged, pillage } = board;
  for (const pile of [...deck, ...hand, ...discard, ...treasures, shown, removed, caged, pillage]) {
    for (let i = pile.size(s) - 1; i >= 0; i--) seen[of[pile.get(s, i)]] = 1;
  }
  for (let place = 0; place < PLACES; place++) {
    const card = board.hall.get(s, place);
    if (card >= 0) seen[of[card]] = 1;
  }
}

/** Plays a game with the same bot in every seat. */
function played(game: Game<Rules>, key: string, bot: ResolvedBot) {
  const chance = gameChance(game, key);
  const s = game.start(chance);
  const seats = Array.from({ length: game.players }, (_, seat) => bot.make(botSeat(game, key, seat, seat, bot.timed)));
  return { s, ...play(s, seats, chance) };
}

function isGuarded(s: State<Rules>): boolean {
  for (let place = HALL; place < PLACES; place++) if (board.hall.get(s, place) >= 0) return true;
  return false;
}

/**
 * Random games over random set-ups at every table: none faults, and every card is dealt, bought or fought. Which cards
 * nobody ever earned is told besides. Random players hardly ever defeat a guardian, and the stone waits as long as one
 * stands in Rank 0 (TS-188): most games therefore go on until `roundCap` (TS-246), which is an end by the rules and
 * counted here.
 */
export const thunderstoneSoak: Step = {
  name: 'thunderstone-soak',
  games: ['thunderstone'],
  async run({ tiny, tell }) {
    const all = tiny ? 50 : 20_000;
    const random = await botOf('random');
    const greedy = await botOf('greedy');
    const built = TABLES.map((players) => thunderstone.build({ players, options: EVERYTHING }) as Game<Rules>);
    const [{ rules }] = built;
    const dealt = new Uint8Array(rules.rowIds.length);
    const earned = new Uint8Array(rules.rowIds.length);
    const tallies = TABLES.map((players): Tally => {
      return { players, games: 0, capped: 0, cappedGuarded: 0, claimed: 0, rounds: 0, decisions: 0 };
    });
    const faults: string[] = [];
    for (let number = 0; number < all; number++) {
      const game = built[number % built.length];
      const tally = tallies[number % built.length];
      const key = `soak/${number}`;
      const { s, decisions, problem } = played(game, key, random);
      if (problem) faults.push(`${key}: ${problem.message}`);
      const turns = board.turn.get(s);
      const capped = turns >= rules.options.roundCap * game.players && board.claimedBy.get(s) < 0;
      tally.games++;
      tally.decisions += decisions;
      tally.rounds += turns / game.players;
      if (capped) tally.capped++;
      if (capped && isGuarded(s)) tally.cappedGuarded++;
      if (board.claimedBy.get(s) >= 0) tally.claimed++;
      noteDealt(s, dealt);
      noteEarned(s, earned);
      if ((number + 1) % 1000 === 0) tell(`${number + 1} of ${all} games, ${faults.length} faults`);
    }
    const missing = (noted: Uint8Array) => rules.rowIds.filter((_, row) => noted[row] === 0 && rules.copies[row] > 0);
    const neverAtRandom = missing(earned);
    const sensible = tiny ? 0 : SENSIBLE;
    for (let number = 0; number < sensible && missing(earned).length > 0; number++) {
      const key = `soak/sensible/${number}`;
      const { s, problem } = played(built[1], key, greedy);
      if (problem) faults.push(`${key}: ${problem.message}`);
      noteDealt(s, dealt);
      noteEarned(s, earned);
    }
    const never = missing(dealt);
    const figures = {
      games: all,
      cards: rules.rowIds.length,
      neverEarnedAtRandom: neverAtRandom,
      neverEarned: missing(earned),
      never,
      faults,
      tables: tallies.map((tally) => ({ ...tally })),
    };
    return { passed: faults.length === 0 && (tiny || never.length === 0), figures };
  },
};
