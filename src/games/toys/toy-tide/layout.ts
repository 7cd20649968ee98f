import { cause, count, layout, perSeat, seat } from '../../../engine/layout.js';
import { MOST_PLAYERS } from './options.js';

export const board = layout(
  {
    /** Player turns begun. */
    turn: count(),
    /** The seat whose turn it is. */
    active: seat(0),
    /** The team's points. */
    score: count(),
    threat: count(),
    tide: cause('tide'),
    /** Each seat tries a luck of its own, so that it stays when the others play otherwise. */
    risk: perSeat(MOST_PLAYERS, () => cause('risk')),
  },
  { frames: 1, locals: 4 },
);
