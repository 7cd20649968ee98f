import { conditionHolds } from '../../../engine/effects/could-do.js';
import { startEffect } from '../../../engine/effects/start.js';
import { call, locals } from '../../../engine/machine.js';
import { action, script } from '../../../engine/script.js';
import { board } from '../../keyforge/layout.js';
import type { Rules, S } from '../../keyforge/rules/rules.js';
import { settle } from '../../keyforge/rules/settling.js';
import { titleOf } from '../../keyforge/rules/zones.js';
import { OWN_KINDS } from '../kinds.js';
import { own } from '../layout.js';
import { ownOf } from '../own.js';
import { turnOver } from './turning.js';

const { door } = locals('door');

const active = (s: S): number => board.active.get(s);

/** GG-58: whether the active player can pay what exploring this mansion card costs, in full. */
function isPayable(s: S, card: number): boolean {
  const { payable } = ownOf(s);
  const condition = payable[s.rules.row[card]];
  return condition !== null && conditionHolds(s, condition, active(s), card);
}

/** GG-57: in the main step the active player explores mansion cards, of whatever house it chose (GG-open-04). */
export const explore = action<Rules>(OWN_KINDS.explore, 'explore', {
  rule: 'GG-57',
  offer(s, offer) {
    const { doors } = own;
    for (let i = 0; i < doors.size(s); i++) if (isPayable(s, doors.get(s, i))) offer.add(doors.get(s, i));
  },
  take: (s, _chance, card) => call(s, exploreDoor, card),
  text: (s, card) => `explore ${titleOf(s, card)}`,
});

/** Carries out a clause of a mansion card for the active player. */
function carryOut(s: S, programs: Int16Array): void {
  const program = programs[s.rules.row[door.get(s)]];
  if (program >= 0) startEffect(s, program, active(s), door.get(s));
}

/** `call(s, exploreDoor, door)`: the cost, then the ability, then the card is turned over (GG-22, GG-58). */
export const exploreDoor = script<Rules>('exploreDoor', [
  (s) => {
    own.explored.add(s, 1);
    carryOut(s, ownOf(s).cost);
  },
  settle,
  (s) => carryOut(s, ownOf(s).explore),
  settle,
  (s) => call(s, turnOver, door.get(s)),
  (s) => carryOut(s, ownOf(s).turned),
  settle,
]);

/** GG-18: a mansion card with a power value, and damage as high as that, which is not being turned over yet. */
export function brokenDoor(s: S): number {
  const { doors, breaking } = own;
  for (let i = 0; i < doors.size(s); i++) {
    const card = doors.get(s, i);
    const power = board.power.get(s, card);
    if (power > 0 && board.damage.get(s, card) >= power && !breaking.has(s, card)) return card;
  }
  return -1;
}

/** `call(s, breakDoor, door)`: a destroyed mansion card does the same without its cost (GG-22, GG-open-05). */
export const breakDoor = script<Rules>('breakDoor', [
  (s) => {
    own.broken.add(s, 1);
    own.breaking.push(s, door.get(s));
    if (s.log) s.log.line(`  ${titleOf(s, door.get(s))} is destroyed`);
    carryOut(s, ownOf(s).explore);
  },
  settle,
  (s) => own.breaking.remove(s, door.get(s)),
  (s) => call(s, turnOver, door.get(s)),
  (s) => carryOut(s, ownOf(s).turned),
  settle,
]);
