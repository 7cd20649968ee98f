import { EFFECT_LOCALS } from '../../../engine/effects/frame.js';
import { FRAME_HEAD, LOOPS } from '../../../engine/layout.js';

/** The number of the last deed of an effect (`affected`), in a cell of its frame after those of the engine; 0 for none. */
export const DEED = FRAME_HEAD + LOOPS + EFFECT_LOCALS;
/** How much it has just healed. */
export const HEALED = DEED + 1;

/** Locals of a frame of KeyForge. */
export const FRAME_LOCALS = EFFECT_LOCALS + 2;
