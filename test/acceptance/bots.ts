import type { Game } from '../../src/engine/game.js';
import { gameChance } from '../../src/engine/game-chance.js';
import { play } from '../../src/engine/play.js';
import { State } from '../../src/engine/state.js';
import { kuhn } from '../../src/games/toys/kuhn/index.js';
import { ticTacToe } from '../../src/games/toys/tic-tac-toe/index.js';
import { toyTide } from '../../src/games/toys/toy-tide/index.js';
import type { ResolvedBot } from '../../src/lab/bot-spec.js';
import { botSeat } from '../../src/lab/game-player.js';
import { slotsOfSeats } from '../../src/lab/seating.js';
import { botOf } from '../bots/seatedBots.js';

/** The utilities of so many deals, each by slot; all slots sit in the seats of a rotation. */
function* deals(game: Game, bots: readonly ResolvedBot[], seed: string, rotation = 0): Generator<readonly number[]> {
  const slots = slotsOfSeats(rotation, game.players);
  const s = new State(game);
  for (let deal = 0; ; deal++) {
    const key = `${seed}/${deal}`;
    const chance = gameChance(game, key, slots);
    game.restart(s, chance);
    const seats = slots.map((slot, seat) => bots[slot].make(botSeat(game, key, seat, slot, bots[slot].timed)));
    const { utility, problem } = play(s, seats, chance);
    if (problem) throw new Error(problem.message);
    yield slots.map((_, slot) => utility[slots.indexOf(slot)]);
  }
}

/** A mean with its standard error. */
export interface Mean {
  readonly games: number;
  readonly mean: number;
  readonly se: number;
}

function meanOf(values: readonly number[]): Mean {
  const games = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / games;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (games - 1);
  return { games, mean, se: Math.sqrt(variance / games) };
}

function take<T>(count: number, from: Iterator<T>): T[] {
  return Array.from({ length: count }, () => from.next().value);
}

/** Chips a game of Kuhn poker that `mcts:opponent=random` wins as first player from a uniform second one: ½ at best. */
export async function kuhnAgainstUniform(games: number, seed = 'kuhn'): Promise<Mean> {
  const bots = [await botOf('mcts:opponent=random'), await botOf('random')];
  const utilities = take(games, deals(kuhn.build({ players: 2 }), bots, seed));
  return meanOf(utilities.map(([first]) => 4 * first - 2));
}

/** Games of Toy Tide that a team of `mcts` wins with so many iterations. */
export async function tideWins(players: number, iterations: number, games: number, seed = 'tide'): Promise<number> {
  const bot = await botOf(`mcts:iterations=${iterations}`);
  const game = toyTide.build({ players, options: { drawn: 3 } });
  const team = Array.from({ length: players }, () => bot);
  return take(games, deals(game, team, seed)).filter(([won]) => won === 1).length;
}

/** Games of tic-tac-toe that `mcts` draws against itself. */
export async function ticTacToeDraws(iterations: number, games: number, seed = 'draws'): Promise<number> {
  const bot = await botOf(`mcts:iterations=${iterations}`);
  const utilities = take(games, deals(ticTacToe.build({ players: 2 }), [bot, bot], seed));
  return utilities.filter(([first]) => first === 0.5).length;
}
