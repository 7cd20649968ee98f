import { startEffect } from '../../../engine/effects/interpret.js';
import { call, giveBack, locals, result } from '../../../engine/machine.js';
import { action, askWithin, script } from '../../../engine/script.js';
import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { RITUALS } from '../effect-tables.js';
import { board } from '../layout.js';
import { DIE_ROLLED, openWindow } from './interrupts.js';

type S = State<Rules>;

const rolling = locals('seat', 'sides');

/** GM-R-02: rolls the ritual die; an INTERRUPT may have it rolled again before the entry is done. Gives back 1..30. */
export const rollDie = script<Rules>('roll die', [
  (s, chance) => {
    board.dieSides.set(s, rolling.sides.get(s));
    board.die.set(s, board.ritualDie.roll(s, chance, rolling.sides.get(s)) + 1);
    if (s.log) s.log.line(`  the ritual die shows ${board.die.get(s)}: ${s.rules.rituals.names[board.die.get(s) - 1]}`);
  },
  (s) => openWindow(s, DIE_ROLLED, rolling.seat.get(s), board.die.get(s)),
  (s) => giveBack(s, board.die.get(s)),
]);

const officiating = locals('seat');

/** GM-R-01..03: one ritual, performed for its officiant. */
export const ritual = script<Rules>('ritual', [
  (s) => call(s, rollDie, officiating.seat.get(s), RITUALS),
  (s) => performEntry(s, result(s), officiating.seat.get(s)),
]);

const choosing = locals('seat', 'first', 'second');

const chooseEntry = action<Rules>(72, 'ritual', {
  rule: 'GM-R-03',
  offer(s, offer) {
    offer.add(choosing.first.get(s));
    offer.addOnce(choosing.second.get(s));
  },
  take(s, _chance, entry) {
    performEntry(s, entry, choosing.seat.get(s));
  },
  text: (s, entry) => `perform ${entry}: ${s.rules.rituals.names[entry - 1]}`,
});

/** One of two entries, by choice of the officiant. */
export const eitherRitual = script<Rules>('one of two rituals', [
  askWithin('ritual', (s) => choosing.seat.get(s), [chooseEntry]),
  (s) => giveBack(s, 1),
]);

/** Performs an entry of the Book of Ritual, 1..30. */
export function performEntry(s: S, entry: number, officiant: number): void {
  board.rituals.add(s, 1);
  startEffect(s, s.rules.rituals.program[entry - 1], officiant);
}
