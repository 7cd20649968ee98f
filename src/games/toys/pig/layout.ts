import { cause, count, layout, perSeat, seat, table } from '../../../engine/layout.js';
import { MOST_PLAYERS } from './options.js';

export const board = layout(
  {
    /** Player turns begun. */
    turn: count(),
    /** The seat whose turn it is. */
    active: seat(0),
    /** Points held. */
    scores: table(MOST_PLAYERS),
    /** Points rolled this turn, lost on a 1. */
    atStake: count(),
    /** 1 while the turn goes on. */
    rolling: count(),
    winner: count(-1),
    /** Each seat has dice of its own, so that its luck stays when the others play otherwise. */
    dice: perSeat(MOST_PLAYERS, () => cause('dice')),
  },
  { frames: 1, locals: 4 },
);
