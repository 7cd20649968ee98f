import type { Game } from '../game.js';
import { State } from '../state.js';
import { cellName, firstDifference } from './cell-name.js';
import type { LawViolation } from './law-violation.js';
import { MOST_DECISIONS, walkAlong } from './walk.js';
import type { WalkerKind } from './walkers.js';

const LAW = 'a copy never affects its original';

/** So many past states are remembered. */
const REMEMBERED = 64;

/** A past state, as it must stay. */
interface Past {
  readonly step: number;
  readonly state: State<unknown>;
  readonly block: Int16Array;
}

/**
 * The game goes on on a copy at every step; the states it was copied from are remembered and looked at again, cell by
 * cell, after every step. Comparing a copy with its original once would miss what is shared between states further apart.
 */
export function copiesAreIndependent(
  game: Game,
  key: string,
  walker: WalkerKind,
  decisions = MOST_DECISIONS,
): LawViolation | null {
  const past: Past[] = [];
  return walkAlong(LAW, game, key, walker, decisions, {
    decision(walk) {
      past.push({ step: walk.step, state: walk.state, block: walk.state.block.slice() });
      if (past.length > REMEMBERED) past.shift();
      const copy = new State(game);
      copy.copyFrom(walk.state);
      walk.state = copy;
    },
    stepped(walk) {
      for (const { step, state, block } of past) {
        const at = firstDifference(block, state.block);
        if (at < 0) continue;
        const name = cellName(game.layout, at);
        throw walk.violation(
          `${name} = ${block[at]} to stay in the state copied at step ${step}`,
          `${state.block[at]}`,
        );
      }
    },
  });
}
