import { giveBack, locals } from '../../../engine/machine.js';
import { action, askWithin, breakWhen, loop, script } from '../../../engine/script.js';
import { board } from '../../keyforge/layout.js';
import type { Rules, S } from '../../keyforge/rules/rules.js';
import { nameOf } from '../../keyforge/rules/zones.js';
import { OWN_KINDS } from '../kinds.js';

const { side, power, chosen } = locals('side', 'power', 'chosen');

const isReady = (s: S, card: number): boolean => board.exhausted.get(s, card) === 0 && board.tagged.get(s, card) === 0;

const choose = action<Rules>(OWN_KINDS.muster, 'exhaust for a cost', {
  rule: 'GG-58',
  offer(s, offer) {
    const line = board.line[side.get(s)];
    for (let i = 0; i < line.size(s); i++) if (isReady(s, line.get(s, i))) offer.add(line.get(s, i));
  },
  take(s, _chance, card) {
    board.exhausted.set(s, card, 1);
    power.add(s, -board.power.get(s, card));
    chosen.set(s, 1);
  },
  text: (s, card) => `exhaust ${nameOf(s, card)}`,
});

/** `call(s, muster, side, power)`: ready creatures are exhausted until their power together is so much. */
export const muster = script<Rules>('muster', [
  loop(
    breakWhen((s) => power.get(s) <= 0),
    (s) => chosen.set(s, 0),
    askWithin('muster', (s) => board.active.get(s), [choose]),
    breakWhen((s) => chosen.get(s) === 0),
  ),
  (s) => giveBack(s, power.get(s) <= 0 ? 1 : 0),
]);
