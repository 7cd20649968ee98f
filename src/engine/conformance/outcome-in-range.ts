import type { Game } from '../game.js';
import type { LawViolation } from './law-violation.js';
import { MOST_DECISIONS, type Walk, walkAlong } from './walk.js';
import type { WalkerKind } from './walkers.js';

const LAW = 'the outcome is in range and the length within the declared bound';

/** Games declared longer than this are not walked to their end. */
const LONGEST_WALK = 200_000;

/**
 * No game has more decisions than it declares. When it ends, it ends as a win, a loss, a draw or by its own cap; utilities
 * are from 0 to 1, equal for all where seats win and lose together; a win has winners. Turns are counted up, metrics are
 * finite numbers or none, names that they stand for are not empty, and what the game thinks of a position is from 0 to 1.
 * The walk goes to the end of the game, however many decisions the other laws look at, unless the game declares that it may
 * never end.
 */
export function outcomeInRange(
  game: Game,
  key: string,
  walker: WalkerKind,
  decisions = MOST_DECISIONS,
): LawViolation | null {
  const { spec } = game;
  const longest = spec.longest(game.rules);
  const limit = Number.isFinite(longest) ? Math.min(longest + 1, LONGEST_WALK) : decisions;
  let turns = 0;
  return walkAlong(LAW, game, key, walker, limit, {
    decision(walk) {
      if (walk.step >= longest) throw walk.violation(`no more than ${longest} decisions`, `decision ${walk.step + 1}`);
      turns = turnsFrom(turns, walk);
      if (!spec.evaluate) return;
      for (let seat = 0; seat < game.players; seat++) {
        const value = walk.claim('an evaluation', () => spec.evaluate?.(walk.state, seat) ?? 0);
        inRange(walk, `what the game thinks of seat ${seat}'s position`, value);
      }
    },
    end(walk) {
      turnsFrom(turns, walk);
      checkOutcome(walk);
      checkMetrics(walk);
    },
  });
}

function turnsFrom(before: number, walk: Walk): number {
  const turns = walk.claim('a number of turns', () => walk.game.spec.turns(walk.state));
  if (!Number.isInteger(turns) || turns < before) throw walk.violation(`${before} turns or more`, String(turns));
  return turns;
}

function checkOutcome(walk: Walk): void {
  const { game, state } = walk;
  const { ending, utility, winners } = walk.claim('an outcome', () => game.outcome(state));
  if (ending === 'fault' || ending === 'illegal' || ending === undefined) {
    throw walk.violation('an end as win, loss, draw or cap', `"${ending}"`);
  }
  for (const [seat, value] of utility.entries()) inRange(walk, `the utility of seat ${seat}`, value);
  if (game.spec.cooperative && utility.some((value) => value !== utility[0])) {
    throw walk.violation('one utility for all who win and lose together', utility.join(', '));
  }
  if (ending === 'win' && winners.length === 0) {
    throw walk.violation('somebody to win', `utilities ${utility.join(', ')}`);
  }
}

function checkMetrics(walk: Walk): void {
  for (const metric of walk.game.spec.metrics ?? []) {
    for (let seat = 0; seat < (metric.perSeat ? walk.game.players : 1); seat++) {
      const value = walk.claim(`a value of the metric ${metric.name}`, () => metric.read(walk.state, seat));
      if (value === null) continue;
      if (!Number.isFinite(value)) throw walk.violation(`a finite number for the metric ${metric.name}`, String(value));
      if (metric.nameOf?.(walk.game.rules, value) === '') {
        throw walk.violation(`a name for the metric ${metric.name}`, `none for ${value}`);
      }
    }
  }
}

function inRange(walk: Walk, what: string, value: number): void {
  if (!(value >= 0 && value <= 1)) throw walk.violation(`${what} from 0 to 1`, String(value));
}
