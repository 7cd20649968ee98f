import { call, giveBack, locals, result } from '../../../../engine/machine.js';
import { breakWhen, loop, script } from '../../../../engine/script.js';
import { board } from '../../layout.js';
import { fight, hasDefender } from '../../rules/fighting.js';
import { listCut, listPush, listTop } from '../../rules/lists.js';
import type { Rules, S } from '../../rules/rules.js';
import { settle } from '../../rules/settling.js';
import { touch } from '../../rules/touched.js';
import { CAN_FIGHT, CAN_UNSTUN, useCard, usesOf } from '../../rules/using.js';
import { isCreature } from '../../rules/zones.js';

const { creature, side, left, at, unstuns } = locals('creature', 'side', 'left', 'at', 'unstuns');

/** KF-071: one fight at a time, each legal when it comes; the list of those fought grows. A stun takes one (KF-056). */
function fightNext(s: S): void {
  left.add(s, -1);
  board.exhausted.set(s, creature.get(s), 0);
  const uses = usesOf(s, creature.get(s), side.get(s));
  unstuns.set(s, (uses & CAN_UNSTUN) === 0 ? 0 : 1);
  if (unstuns.get(s) !== 0) {
    call(s, useCard, creature.get(s), side.get(s), CAN_UNSTUN);
    return;
  }
  if ((uses & CAN_FIGHT) === 0 || !hasDefender(s, creature.get(s))) {
    left.set(s, 0);
    giveBack(s, 0);
    return;
  }
  board.usedNow.add(s, creature.get(s), 1);
  touch(s, creature.get(s));
  board.busy.add(s, 1);
  call(s, fight, creature.get(s), at.get(s), listTop(s) - at.get(s));
}

function remember(s: S): void {
  if (unstuns.get(s) !== 0) return;
  if (result(s) > 0) listPush(s, result(s) - 1);
  else left.set(s, 0);
}

/** `call(s, standAgainst, creature, side, times)`. */
export const standAgainst = script<Rules>('standAgainst', [
  (s) => {
    at.set(s, listTop(s));
  },
  loop(
    breakWhen((s) => left.get(s) <= 0 || !isCreature(s, creature.get(s))),
    fightNext,
    remember,
    settle,
  ),
  (s) => {
    listCut(s, at.get(s));
    giveBack(s, 1);
  },
]);
