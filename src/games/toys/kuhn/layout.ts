import { cause, components, count, layout, perSeat, pile, seat, table } from '../../../engine/layout.js';

export const PLAYERS = 2;

/** Jack, queen, king: a higher number is a higher card. */
export const cards = components('card', 3);

export const board = layout(
  {
    /** The seat to bet. */
    active: seat(0),
    /** Betting actions so far. */
    acts: count(),
    /** 1 once somebody has bet: from then on the question is to call or to fold. */
    opened: count(),
    /** 1 when nobody has anything left to say. */
    closed: count(),
    /** Chips of each seat in the pot: both put in an ante of one. */
    paid: table(PLAYERS, 1),
    winner: count(-1),
    deal: cause('deal'),
    deck: pile(cards, cards.size, { seenBy: 'nobody' }),
    hand: perSeat(PLAYERS, () => pile(cards, 1, { seenBy: 'owner' })),
  },
  { frames: 1, locals: 4 },
);
