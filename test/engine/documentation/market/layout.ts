import {
  cause,
  components,
  count,
  layout,
  perCard,
  perSeat,
  pile,
  seat,
  table,
} from '../../../../src/engine/layout.js';

export const SEATS = 4;
export const CROPS = ['carrot', 'leek', 'pumpkin'] as const;
const COPIES = 8;

export const cards = components('crop', CROPS.length * COPIES);

export const board = layout({
  /** Player turns begun, and whose turn it is. */
  turn: count(),
  active: seat(0),
  deck: pile(cards, cards.size, { seenBy: 'nobody' }),
  hand: perSeat(SEATS, () => pile(cards, cards.size, { seenBy: 'owner' })),
  stall: pile(cards, cards.size),
  coins: table(SEATS),
  /** How ripe a card is: whoever sees the card sees it. */
  ripe: perCard(cards),
  shuffling: cause('deck'),
  price: cause('dice/price'),
});
