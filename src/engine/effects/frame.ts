import { FRAME_HEAD, LOOPS } from '../layout.js';

/** Cells of a frame before its locals. */
const HEAD = FRAME_HEAD + LOOPS;

/** Where an effect's frame keeps what; offsets from the frame's first cell. A layout needs `locals: EFFECT_LOCALS`. */
export const PROGRAM = HEAD;
export const ME = HEAD + 1;
export const SELF = HEAD + 2;
export const THAT = HEAD + 3;
export const IT = HEAD + 4;
export const PC = HEAD + 5;
export const WENT = HEAD + 6;
export const SAME = HEAD + 7;
/** 1 while a verb's script has not told yet how it went. */
export const AWAITED = HEAD + 8;
/** What is being asked: 0 nothing, 1 a pick, 2 may, 3 choose, 4 again. */
export const ASKING = HEAD + 9;
/** Seat that chooses now. */
export const CHOOSER = HEAD + 10;
/** How many a pick wants. */
export const WANTED = HEAD + 11;
export const ENDED = HEAD + 12;
/** Lists: begin and length of two, in the list region. */
export const LIST_AT = HEAD + 13;
export const LIST_LENGTH = HEAD + 15;
/** The running `forEach`: begin, length, place. */
export const EACH_AT = HEAD + 17;
export const EACH_LENGTH = HEAD + 18;
export const EACH_PLACE = HEAD + 19;
/** The running round of seats: begin, length, place, and who was `me` before. */
export const ROUND_AT = HEAD + 20;
export const ROUND_LENGTH = HEAD + 21;
export const ROUND_PLACE = HEAD + 22;
export const ROUND_ME = HEAD + 23;
export const TIMES_LEFT = HEAD + 24;
/** The top of the list region when the frame began. */
export const FLOOR = HEAD + 25;
export const REPEATS = HEAD + 26;
/** Registers A–Z are mapped to these, clause by clause. */
export const REGISTERS = HEAD + 27;
export const REGISTER_COUNT = 5;

/** Locals an effect's frame needs. */
export const EFFECT_LOCALS = 27 + REGISTER_COUNT;
