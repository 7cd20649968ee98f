import type { Expr } from '../../../engine/effects/code.js';
import { objectAt, objectCount } from '../../../engine/effects/evaluate.js';
import { SAME, THAT } from '../../../engine/effects/frame.js';
import { DONE, FAILED } from '../../../engine/effects/vocabulary.js';
import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { board } from '../layout.js';
import { planTo } from '../rules/influence.js';

/** What stands in a plan for a token move that has been cancelled. */
const CANCELLED = -1;

/**
 * Strikes the token moves to some characters from a declared plan. The plan lies in the list region from `that` to
 * `same`: so the window hands it to the effect.
 */
export function cancelPlan(s: State<Rules>, f: number, targets: Expr): number {
  const { lists } = board.layout;
  let struck = FAILED;
  for (let i = s.block[f + THAT]; i < s.block[f + SAME]; i++) {
    const move = lists.get(s, i);
    for (let k = objectCount(s, f, targets) - 1; k >= 0 && move >= 0; k--) {
      if (objectAt(s, f, targets, k) !== planTo(move)) continue;
      lists.set(s, i, CANCELLED);
      struck = DONE;
    }
  }
  return struck;
}
