import type { Game } from '../game.js';
import { hash, State } from '../state.js';
import type { LawViolation } from './law-violation.js';
import { MOST_DECISIONS, walkAlong } from './walk.js';
import type { WalkerKind } from './walkers.js';

const LAW = 'a copy never affects its original';

/** So many past states are remembered. */
const REMEMBERED = 64;

/**
 * The game goes on on a copy at every step; the states it was copied from are remembered and hashed again after every
 * step. Comparing a copy with its original once would miss what is shared between states further apart.
 */
export function copiesAreIndependent(
  game: Game,
  key: string,
  walker: WalkerKind,
  decisions = MOST_DECISIONS,
): LawViolation | null {
  const past: { step: number; state: State<unknown>; hash: string }[] = [];
  return walkAlong(LAW, game, key, walker, decisions, {
    decision(walk) {
      past.push({ step: walk.step, state: walk.state, hash: hash(walk.state) });
      if (past.length > REMEMBERED) past.shift();
      const copy = new State(game);
      copy.copyFrom(walk.state);
      walk.state = copy;
    },
    stepped(walk) {
      for (const { step, state, hash: before } of past) {
        const now = hash(state);
        if (now === before) continue;
        throw walk.violation(`the state copied at step ${step} to stay as it was, ${before}`, now);
      }
    },
  });
}
