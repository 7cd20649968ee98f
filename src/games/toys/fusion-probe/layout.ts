import { cause, components, count, layout, pile } from '../../../engine/layout.js';

/** The two faces of a coin, as two tokens of which one lies hidden. */
export const faces = components('face', 2);

export const board = layout(
  {
    /** Decisions taken. */
    turn: count(),
    /** Hundredths that a right guess pays; 0 before the player has decided to guess. */
    stake: count(),
    /** Hundredths paid in the end. */
    paid: count(),
    flip: cause('coin'),
    /** The face to be guessed. */
    coin: pile(faces, 2, { seenBy: 'nobody' }),
    /** The face that did not come up. */
    aside: pile(faces, 1, { seenBy: 'nobody' }),
  },
  { frames: 1, locals: 4 },
);
