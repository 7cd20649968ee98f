import type { Game } from '../game.js';
import { hash, type State } from '../state.js';
import type { LawViolation } from './law-violation.js';
import { askAgain, MOST_DECISIONS, sameNumbers, type Walk, walkAlong } from './walk.js';
import type { WalkerKind } from './walkers.js';

const LAW = 'asking twice gives the same list';

/** A list asked for again has the same options in the same order for the same seat, and asking changes nothing. */
export function askingTwice(
  game: Game,
  key: string,
  walker: WalkerKind,
  decisions = MOST_DECISIONS,
): LawViolation | null {
  return walkAlong(LAW, game, key, walker, decisions, {
    decision(walk) {
      const { state } = walk;
      const before = hash(state);
      const first = { seat: state.offer.seat, codes: Array.from(state.offer.codes.subarray(0, state.offer.count)) };
      for (let again = 0; again < 2; again++) compare(walk, state, first);
      const after = hash(state);
      if (after !== before) throw walk.violation(`asking to leave the position at ${before}`, after);
    },
  });
}

function compare(walk: Walk, state: State<unknown>, first: { seat: number; codes: readonly number[] }): void {
  const list = walk.claim('a list when asked again', () => askAgain(state));
  if (!sameNumbers(list, first.codes)) throw walk.violation(`options ${first.codes.join(', ')}`, list.join(', '));
  const { seat } = state.offer;
  if (seat !== first.seat) throw walk.violation(`seat ${first.seat} to decide`, `seat ${seat} when asked again`);
}
