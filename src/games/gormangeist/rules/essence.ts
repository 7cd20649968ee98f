import { locals } from '../../../engine/machine.js';
import { action, askWithin, script, when } from '../../../engine/script.js';
import { board } from '../../keyforge/layout.js';
import { clearMarks } from '../../keyforge/rules/entering.js';
import { leavePlay } from '../../keyforge/rules/leaving.js';
import type { Rules, S } from '../../keyforge/rules/rules.js';
import { titleOf } from '../../keyforge/rules/zones.js';
import { OWN_KINDS } from '../kinds.js';
import { own } from '../layout.js';

const { door, holder } = locals('door', 'holder');

const NOBODY = -1;

/** GG-106: whoever has Dark Essence already takes no more. */
const canTake = (s: S, seat: number): boolean => own.dark.get(s, seat) === 0;

const chooseHolder = action<Rules>(OWN_KINDS.holder, 'holder', {
  rule: 'GG-open-01',
  offer(s, offer) {
    for (let seat = 0; seat < s.players; seat++) if (canTake(s, seat)) offer.add(seat);
  },
  take: (s, _chance, seat) => holder.set(s, seat),
  text: (s, seat) => `the Dark Essence is for ${s.game.seatName(seat)}`,
});

/** GG-29; GG-open-01: if nobody can take it, the card is turned back, and what lay on it is gone. */
function giveOut(s: S): void {
  const card = door.get(s);
  if (holder.get(s) === NOBODY) {
    clearMarks(s, card);
    own.turnedBack.add(s, 1);
    board.dirty.set(s, 1);
    if (s.log) s.log.line(`  nobody can take the Dark Essence of ${titleOf(s, card)}: it is turned back`);
    return;
  }
  leavePlay(s, card);
  own.turned.push(s, card);
  own.dark.add(s, holder.get(s), 1);
  own.darkFound.add(s, 1);
  if (s.log) s.log.line(`  ${titleOf(s, card)} hides Dark Essence: it is ${s.game.seatName(holder.get(s))}'s`);
}

/** `call(s, findEssence, door)`: the reverse of this mansion card is Dark Essence. */
export const findEssence = script<Rules>('findEssence', [
  (s) => holder.set(s, canTake(s, board.active.get(s)) ? board.active.get(s) : NOBODY),
  when((s) => holder.get(s) === NOBODY, [askWithin('holder', (s) => board.active.get(s), [chooseHolder])]),
  giveOut,
]);
