import type { Chance } from '../../../engine/chance.js';
import { locals } from '../../../engine/machine.js';
import { action, askWithin, breakWhen, loop, script, when } from '../../../engine/script.js';
import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { board, PHASE } from '../layout.js';
import { discard, draw, hasRevealed, rowOf } from './cards.js';

type S = State<Rules>;

const losing = locals('seat', 'left', 'lost');
const { seat, left, lost } = losing;

const hand = (s: S) => (hasRevealed(s, seat.get(s)) ? board.shown : board.hand[seat.get(s)]);

function give(s: S, card: number): void {
  discard(s, seat.get(s), card);
  left.add(s, -1);
  lost.add(s, 1);
}

const discardOne = action<Rules>(30, 'discard', {
  rule: 'TS-100',
  offer(s, offer) {
    const from = hand(s);
    for (let i = 0; i < from.size(s); i++) offer.addOnce(rowOf(s, from.get(s, i)));
  },
  take(s, _chance, row) {
    const from = hand(s);
    let i = 0;
    while (rowOf(s, from.get(s, i)) !== row) i++;
    give(s, from.get(s, i));
  },
  text: (s, row) => `discard ${s.rules.titles[row]}`,
});

/** TS-100: by luck where the option says so, for players whose turn it is not. */
function isByLuck(s: S): boolean {
  return s.rules.options.forcedDiscard === 'random' && seat.get(s) !== board.active.get(s);
}

function discardByLuck(s: S, chance: Chance): void {
  const from = hand(s);
  give(s, from.get(s, board.effectLuck.roll(s, chance, from.size(s))));
}

/**
 * A player must discard so many cards. After a battle the active player's hand is on its way to the discard pile as it
 * is, so that there is nothing to choose.
 */
export const loseCards = script<Rules>('lose cards', [
  (s) => {
    if (seat.get(s) === board.active.get(s) && board.phase.get(s) === PHASE.after) left.set(s, 0);
  },
  loop(
    breakWhen((s) => left.get(s) <= 0 || hand(s).size(s) === 0),
    when(isByLuck, [discardByLuck], [askWithin('discard', (s) => seat.get(s), [discardOne])]),
  ),
  // TS-087: the loss stands until the owner's own next end of turn, unless the option says otherwise.
  (s, chance) => {
    if (s.rules.options.refillOffTurn && !hasRevealed(s, seat.get(s))) draw(s, seat.get(s), lost.get(s), chance);
  },
]);
