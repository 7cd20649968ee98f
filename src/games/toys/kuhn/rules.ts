import type { Chance } from '../../../engine/chance.js';
import { finish } from '../../../engine/machine.js';
import { moveTop, shuffle } from '../../../engine/piles.js';
import { type Action, action, ask, breakWhen, loop, script } from '../../../engine/script.js';
import type { State } from '../../../engine/state.js';
import { board, cards, PLAYERS } from './layout.js';

/** Both seats, as a mask. */
const BOTH = (1 << PLAYERS) - 1;

function deal(s: State, chance: Chance): void {
  for (let card = 0; card < cards.size; card++) board.deck.push(s, card);
  shuffle(s, board.deck, board.deal, chance);
  for (let seat = 0; seat < PLAYERS; seat++) moveTop(s, board.deck, board.hand[seat]);
}

const check = action<unknown>(1, 'check', {
  rule: 'nobody has bet yet',
  offer: offerUnless(1),
  take(s) {
    if (board.acts.get(s) === 1) board.closed.set(s, 1);
    nextToAct(s);
  },
  text: () => 'check',
});

const bet = action<unknown>(2, 'bet', {
  rule: 'nobody has bet yet',
  offer: offerUnless(1),
  take(s) {
    board.paid.add(s, board.active.get(s), 1);
    board.opened.set(s, 1);
    nextToAct(s);
  },
  text: () => 'bet',
});

const callBet = action<unknown>(3, 'call', {
  rule: 'there is a bet to call',
  offer: offerUnless(0),
  take(s) {
    board.paid.add(s, board.active.get(s), 1);
    board.closed.set(s, 1);
    nextToAct(s);
  },
  text: () => 'call',
});

const fold = action<unknown>(4, 'fold', {
  rule: 'there is a bet to fold to',
  offer: offerUnless(0),
  take(s) {
    board.winner.set(s, 1 - board.active.get(s));
    board.closed.set(s, 1);
    nextToAct(s);
  },
  text: () => 'fold',
});

/** Offers the action except while `opened` has this value. */
function offerUnless(opened: number): Action<unknown>['offer'] {
  return (s, offer) => {
    if (board.opened.get(s) !== opened) offer.add();
  };
}

function nextToAct(s: State): void {
  board.acts.add(s, 1);
  board.active.set(s, 1 - board.active.get(s));
}

/** Unless one has folded both show their cards, and the higher one takes the pot. */
function showdown(s: State): void {
  if (board.winner.get(s) < 0) {
    const [first, second] = board.hand;
    cards.reveal(s, first.top(s), BOTH);
    cards.reveal(s, second.top(s), BOTH);
    board.winner.set(s, first.top(s) > second.top(s) ? 0 : 1);
  }
  finish(s, 'win');
}

/** Chips a seat has won; those it has lost are negative: -2..2. */
export function net(s: State, seat: number): number {
  return board.winner.get(s) === seat ? board.paid.get(s, 1 - seat) : -board.paid.get(s, seat);
}

export const main = script<unknown>('kuhn', [
  deal,
  loop(
    ask('bet', (s) => board.active.get(s), [check, bet, callBet, fold]),
    breakWhen((s) => board.closed.get(s) === 1),
  ),
  showdown,
]);
