import { call, locals } from '../../../engine/machine.js';
import { action, askWithin, breakWhen, loop, script } from '../../../engine/script.js';
import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { PASSIVE } from '../effect-tables.js';
import { board } from '../layout.js';
import { active, gainDisease, hasRevealed } from './cards.js';
import { showsAny } from './shown.js';

type S = State<Rules>;

const { left } = locals('left');

/** Whether a Sidhe of the revealed hand sends the diseases of a seat on. */
function isDeflected(s: S, seat: number): boolean {
  return hasRevealed(s, seat) && showsAny(s, s.rules.clauses.passive, PASSIVE.deflectsDiseases);
}

/** A seat gains so many diseases, or chooses who gets them; the step that calls it does nothing after. */
export function gainDiseases(s: S, seat: number, count: number): void {
  if (!isDeflected(s, seat)) {
    for (let i = 0; i < count; i++) gainDisease(s, seat);
    return;
  }
  // TS-214: with no opponent the disease is gained, or lost.
  if (s.players > 1) call(s, deflect, count);
  else if (s.rules.options.sidheNoOpponent === 'gain') for (let i = 0; i < count; i++) gainDisease(s, seat);
}

/** TS-213: diseases for everybody, from the active player's left, clockwise. */
export function sendAllDiseases(s: S, count: number): void {
  for (let i = 1; i < s.players; i++) {
    for (let n = 0; n < count; n++) gainDisease(s, (active(s) + i) % s.players);
  }
  gainDiseases(s, active(s), count);
}

const sendTo = action<Rules>(31, 'send a disease', {
  rule: 'TS-214',
  offer(s, offer) {
    for (let i = 1; i < s.players; i++) offer.add((active(s) + i) % s.players);
  },
  take(s, _chance, seat) {
    gainDisease(s, seat);
    left.add(s, -1);
  },
  text: (s, seat) => `the disease goes to ${s.game.seatName(seat)}`,
});

export const deflect = script<Rules>('send diseases on', [
  loop(
    breakWhen((s) => left.get(s) <= 0 || board.diseases.size(s) === 0),
    askWithin('who gets the disease', active, [sendTo]),
  ),
]);
