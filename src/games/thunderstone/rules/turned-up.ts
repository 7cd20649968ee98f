import { locals } from '../../../engine/machine.js';
import { move, moveTop } from '../../../engine/piles.js';
import { action, askWithin, breakWhen, loop, script } from '../../../engine/script.js';
import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { BASICS, board, HEROES } from '../layout.js';
import { bury, rowOf } from './cards.js';

type S = State<Rules>;

const { seat } = locals('seat');

const putBack = action<Rules>(34, 'put back', {
  offer(s, offer) {
    for (let i = 0; i < board.flipped.size(s); i++) offer.addOnce(rowOf(s, board.flipped.get(s, i)));
  },
  take(s, _chance, row) {
    const { flipped } = board;
    let i = 0;
    while (rowOf(s, flipped.get(s, i)) !== row) i++;
    move(s, flipped.get(s, i), flipped, board.deck[seat.get(s)]);
  },
  text: (s, row) => `${s.rules.titles[row]} back on the deck`,
});

/** The owner of turned-up cards puts them back, the first chosen lowest. */
export const putBackOrdered = script<Rules>('put back turned-up cards', [
  loop(
    breakWhen((s) => board.flipped.size(s) === 0),
    askWithin('order of the deck', (s) => seat.get(s), [putBack]),
  ),
]);

/** TS-096: cards on top of the Militia and of each stack of heroes leave the game. */
export function razeHeroes(s: S, count: number): void {
  for (let stack = 0; stack < BASICS + HEROES; stack++) {
    if (stack > 0 && stack < BASICS) continue;
    const pile = board.stack[stack];
    for (let i = 0; i < count && pile.size(s) > 0; i++) moveTop(s, pile, board.removed);
  }
}

/**
 * Rolling Boulder: from the left of the active player on, players turn the top card of their decks to their discard
 * piles until so many heroes have shown, which are destroyed. Nobody shuffles for it: it also ends when all decks are
 * empty.
 */
export function boulder(s: S, heroes: number): void {
  let shown = 0;
  let turned = true;
  while (turned && shown < heroes) {
    turned = false;
    for (let i = 1; i <= s.players && shown < heroes; i++) {
      const player = (board.active.get(s) + i) % s.players;
      if (board.deck[player].size(s) === 0) continue;
      turned = true;
      const card = moveTop(s, board.deck[player], board.discard[player]);
      if (s.rules.isHero[rowOf(s, card)] === 0) continue;
      shown++;
      board.discard[player].pop(s);
      board.destroyedBy.add(s, player, 1);
      bury(s, card);
    }
  }
}
