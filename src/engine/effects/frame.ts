import { FRAME_HEAD, LOOPS } from '../layout.js';

/** Cells of a frame before its locals. */
const HEAD = FRAME_HEAD + LOOPS;

/** Where an effect's frame keeps what; offsets from the frame's first cell. A layout needs `locals: EFFECT_LOCALS`. */
export const PROGRAM = HEAD;
/** Whose effect it is. */
export const ME = HEAD + 1;
/** The card it stands on. */
export const SELF = HEAD + 2;
/** The subject of the event. */
export const THAT = HEAD + 3;
/** The object handled last. */
export const IT = HEAD + 4;
export const PC = HEAD + 5;
/** 1 when everything the statement before demanded was done. */
export const WENT = HEAD + 6;
/** The amount of the event. */
export const SAME = HEAD + 7;
/** What a called script will tell when it is done: 0 nothing, 1 how a verb went, 2 the value that was to be found. */
export const AWAITED = HEAD + 8;
/** What is being asked: 0 nothing, 1 a pick, 2 may, 3 choose. */
export const ASKING = HEAD + 9;
/** Seat that chooses now. */
export const CHOOSER = HEAD + 10;
/** How many a pick wants in its list. */
export const WANTED = HEAD + 11;
export const ENDED = HEAD + 12;
/** How many lists a frame has. */
export const LISTS = 2;
/** Lists: begin and length of each, in the list region. */
export const LIST_AT = HEAD + 13;
export const LIST_LENGTH = HEAD + 15;
/** The other object of the event. */
export const OTHER = HEAD + 17;
/** The number of the event that began the effect, plus one; 0 when something else did. */
export const EVENT = HEAD + 19;
/** 1 when the effect stands in for its event. */
export const INSTEAD = HEAD + 20;
/** 1 when a choice of the statement at hand found fewer objects than it demands. */
export const SHORT = HEAD + 21;
/** 1 when a verb has run and the game has not yet put right what follows from it. */
export const UNSETTLED = HEAD + 22;
/** The top of the list region when the frame began. */
export const FLOOR = HEAD + 23;
/** How often the clause has begun again. */
export const REPEATS = HEAD + 24;
/** What the state looked like when the clause began last, as 32 bits. */
export const REMEMBERED = HEAD + 25;
/** Abilities that were waiting when the moment of the outermost loop began. */
export const MARK = HEAD + 27;
/** The stamps that objects had when they were named. */
export const SELF_STAMP = HEAD + 28;
export const THAT_STAMP = HEAD + 29;
export const IT_STAMP = HEAD + 30;

/** The running loops, one set of cells per level. */
const LOOP = HEAD + 31;
const LOOP_CELLS = 4;
/** Loops may lie in one another this deep. */
export const LOOP_LEVELS = 3;
/** Where the list of a loop begins in the list region; its stamps follow it. */
export const loopAt = (level: number): number => LOOP + level * LOOP_CELLS;
export const loopLength = (level: number): number => LOOP + level * LOOP_CELLS + 1;
/** Rounds begun; in `times` the rounds left. */
export const loopPlace = (level: number): number => LOOP + level * LOOP_CELLS + 2;
/** What the loop puts back at its end: `me` or `same`. */
export const loopKept = (level: number): number => LOOP + level * LOOP_CELLS + 3;

/** Registers A–Z are mapped to these, clause by clause; one of several objects takes two. */
export const REGISTERS = LOOP + LOOP_LEVELS * LOOP_CELLS;
export const REGISTER_COUNT = 6;
export const REGISTER_STAMPS = REGISTERS + REGISTER_COUNT;

/** Locals an effect's frame needs. */
export const EFFECT_LOCALS = REGISTER_STAMPS + REGISTER_COUNT - HEAD;
