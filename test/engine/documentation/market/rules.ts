import type { Chance } from '../../../../src/engine/chance.js';
import { call, finish, locals } from '../../../../src/engine/machine.js';
import type { Offer } from '../../../../src/engine/offer.js';
import { move, moveTop, shuffle } from '../../../../src/engine/piles.js';
import { action, ask, askWithin, breakWhen, loop, script, times, when } from '../../../../src/engine/script.js';
import type { State } from '../../../../src/engine/state.js';
import { board, CROPS, cards } from './layout.js';

/** What never changes during a game. */
export interface Rules {
  readonly handLimit: number;
}
type S = State<Rules>;

/** Which crop a card is. */
export const cropOf = (card: number): number => card % CROPS.length;

/** The first card of a crop in a hand. */
function inHand(s: S, seat: number, crop: number): number {
  const hand = board.hand[seat];
  let place = 0;
  while (cropOf(hand.get(s, place)) !== crop) place++;
  return hand.get(s, place);
}

/** Equal cards are offered once. */
function offerHand(s: S, seat: number, offer: Offer): void {
  const hand = board.hand[seat];
  for (let i = 0; i < hand.size(s); i++) offer.addOnce(cropOf(hand.get(s, i)));
}

function toStall(s: S, seat: number, card: number): void {
  move(s, card, board.hand[seat], board.stall);
  board.ripe.set(s, card, 0);
}

const sell = action<Rules>(1, 'sell', {
  rule: 'one crop a turn, for what the die says and a coin for each turn it has ripened',
  offer: (s, offer) => offerHand(s, board.active.get(s), offer),
  take(s, chance, crop) {
    const seat = board.active.get(s);
    const card = inHand(s, seat, crop);
    const price = board.price.roll(s, chance, 6) + 1 + board.ripe.get(s, card);
    toStall(s, seat, card);
    board.coins.add(s, seat, price);
    if (s.log) s.log.line(`  for ${price} coins`);
  },
  text: (_s, crop) => `sell a ${CROPS[crop]}`,
});

const wait = action<Rules>(2, 'wait', {
  offer: (_s, offer) => offer.add(),
  text: () => 'let all ripen',
});

const { seat: dropper, limit } = locals('seat', 'limit');

const drop = action<Rules>(3, 'drop', {
  offer: (s, offer) => offerHand(s, dropper.get(s), offer),
  take: (s, _chance, crop) => toStall(s, dropper.get(s), inHand(s, dropper.get(s), crop)),
  text: (_s, crop) => `drop a ${CROPS[crop]}`,
});

/** Down to so many cards, one by one: `call(s, dropDown, seat, limit)`. */
export const dropDown = script<Rules>('drop down', [
  loop(
    breakWhen((s) => board.hand[dropper.get(s)].size(s) <= limit.get(s)),
    askWithin('drop', (s) => dropper.get(s), [drop]),
  ),
]);

function deal(s: S, chance: Chance): void {
  for (let card = 0; card < cards.size; card++) board.deck.push(s, card);
  shuffle(s, board.deck, board.shuffling, chance);
  for (let seat = 0; seat < s.players; seat++) for (let n = 0; n < 2; n++) moveTop(s, board.deck, board.hand[seat]);
}

function ripen(s: S): void {
  const hand = board.hand[board.active.get(s)];
  for (let i = 0; i < hand.size(s); i++) board.ripe.add(s, hand.get(s, i), 1);
}

export const main = script<Rules>('market', [
  deal,
  loop(
    (s) => board.turn.add(s, 1),
    times(
      () => 2,
      when((s) => board.deck.size(s) > 0, [(s) => moveTop(s, board.deck, board.hand[board.active.get(s)])]),
    ),
    ask('turn', (s) => board.active.get(s), [sell, wait]),
    ripen,
    (s) => call(s, dropDown, board.active.get(s), s.rules.handLimit),
    (s) => {
      board.active.set(s, (board.active.get(s) + 1) % s.players);
      if (board.deck.size(s) === 0) finish(s, 'win');
    },
  ),
]);
