import { EFFECT_LOCALS } from '../../../../src/engine/effects/frame.js';
import { cause, components, count, layout, perSeat, pile, seat, table } from '../../../../src/engine/layout.js';

/** Cards of both players together. */
export const CARDS = 32;
export const cards = components('card', CARDS);

export const EVENTS = {
  destroyed: 0,
  entered: 1,
  gained: 2,
  gaining: 3,
  reaped: 4,
  turnEnded: 5,
  damaging: 6,
} as const;

export const board = layout(
  {
    turn: count(1),
    active: seat(0),
    deck: perSeat(2, () => pile(cards, CARDS, { seenBy: 'nobody' })),
    hand: perSeat(2, () => pile(cards, CARDS, { seenBy: 'owner' })),
    line: perSeat(2, () => pile(cards, CARDS)),
    discard: perSeat(2, () => pile(cards, CARDS)),
    pool: table(2),
    damage: table(cards),
    tired: table(cards),
    /** The printed power and what constant effects add to it. */
    power: table(cards),
    effectLuck: cause('effect'),
    die: cause('die'),
  },
  { frames: 12, locals: EFFECT_LOCALS, lists: 80, events: 7, pending: 8, lasting: 4, objects: CARDS },
);
