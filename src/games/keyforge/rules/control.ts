import { locals } from '../../../engine/machine.js';
import { action, askWithin, script, when } from '../../../engine/script.js';
import { board, LINE } from '../layout.js';
import { disturbSide } from './joining.js';
import { KINDS } from './kinds.js';
import type { Rules, S } from './rules.js';
import { isInPlay, nameOfSide, sideOf, titleOf } from './zones.js';

/** KF-120: a card changes sides; it keeps what is on it, and does not leave play. */
const { card, side, left } = locals('card', 'side', 'left');

const chooseFlank = action<Rules>(KINDS.newFlank, 'flank of the new side', {
  rule: 'KF-120',
  offer(_s, offer) {
    offer.add(0);
    offer.add(1);
  },
  take: (s, _chance, isLeft) => left.set(s, isLeft),
  text: (s, isLeft) => `${titleOf(s, card.get(s))} to the ${isLeft === 1 ? 'left' : 'right'} flank`,
});

const asksFlank = (s: S): boolean => board.place.get(s, card.get(s)) === LINE && board.line[side.get(s)].size(s) > 0;

function move(s: S): void {
  const moved = card.get(s);
  const to = side.get(s);
  if (!isInPlay(s, moved) || sideOf(s, moved) === to) return;
  if (board.place.get(s, moved) === LINE) {
    board.line[sideOf(s, moved)].remove(s, moved);
    const line = board.line[to];
    line.insert(s, left.get(s) === 1 ? 0 : line.size(s), moved);
  } else if (board.relics[sideOf(s, moved)].has(s, moved)) {
    board.relics[sideOf(s, moved)].remove(s, moved);
    board.relics[to].push(s, moved);
  }
  board.side.set(s, moved, to);
  disturbSide(s, moved);
  if (s.log) s.log.line(`  ${nameOfSide(s, to)} controls ${titleOf(s, moved)}`);
}

/** `call(s, changeSides, card, side)`. */
export const changeSides = script<Rules>('changeSides', [
  when(asksFlank, [askWithin('flank', (s) => board.active.get(s), [chooseFlank])]),
  move,
]);
