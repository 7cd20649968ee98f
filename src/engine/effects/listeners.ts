import type { State } from '../state.js';
import type { Program } from './code.js';

/*
 * Per kind of event the block counts who waits for it and who would stand in for it, so that an event nobody listens to
 * costs one load. Lasting effects count themselves; a game counts the abilities of its cards with `listen` as they come
 * into play and leave.
 */

/** The cell that counts the moments which are open: rounds of loops that are carried out as one. */
const momentCell = (s: State<unknown>): number => s.game.layout.events.at;

/** Abilities that wait for doings of their own card alone are counted in the upper half of a cell. */
const OWN = 256;

/** Counts the events that a clause waits for; `change` is 1 when it comes into play and -1 when it leaves. */
export function listen(s: State<unknown>, program: Program, change: 1 | -1): void {
  const { at, size } = s.game.layout.events;
  const { triggers } = program;
  for (let i = 0; i < triggers.length; i++) {
    const { event, replaces, own } = triggers[i];
    if (event >= 0) s.block[at + 1 + event + (replaces ? size : 0)] += own ? OWN * change : change;
  }
}

/**
 * What these programs together add to which cells when all of them come into play, for `listenAll`: pairs of a cell,
 * counted from where the listeners begin, and the amount.
 * @param kinds how many kinds of events the layout has
 */
export function earsOf(programs: readonly Program[], kinds: number): Int16Array {
  const heard = programs.flatMap(({ triggers }) => triggers).filter(({ event }) => event >= 0);
  return Int16Array.from(
    heard.flatMap(({ event, replaces, own }) => [1 + event + (replaces ? kinds : 0), own ? OWN : 1]),
  );
}

/** Counts at once the events that several clauses wait for; `ears` is what `earsOf` says of them. */
export function listenAll(s: State<unknown>, ears: Int16Array, change: 1 | -1): void {
  const { block } = s;
  const { at } = s.game.layout.events;
  for (let i = 0; i < ears.length; i += 2) block[at + ears[i]] += change * ears[i + 1];
}

/** Whether anything waits for an event of this kind. */
export function isHeard(s: State<unknown>, event: number): boolean {
  return s.block[s.game.layout.events.at + 1 + event] !== 0;
}

/** Whether all that waits for an event of this kind, or would stand in for it, does so when it is its own card's. */
export function isHeardByOwnOnly(s: State<unknown>, event: number): boolean {
  const { at, size } = s.game.layout.events;
  return ((s.block[at + 1 + event] | s.block[at + 1 + size + event]) & (OWN - 1)) === 0;
}

/** Whether anything would stand in for an event of this kind. */
export function isReplaced(s: State<unknown>, event: number): boolean {
  const { at, size } = s.game.layout.events;
  return s.block[at + 1 + size + event] !== 0;
}

/** Whether several things are being done as one, so that what they cause has to wait. */
export function isInMoment(s: State<unknown>): boolean {
  return s.game.layout.events.size > 0 && s.block[momentCell(s)] !== 0;
}

/** Until the moment is closed, no window opens and nothing is put right. */
export function openMoment(s: State<unknown>): void {
  if (s.game.layout.events.size > 0) s.block[momentCell(s)]++;
}
export function closeMoment(s: State<unknown>): void {
  if (s.game.layout.events.size > 0) s.block[momentCell(s)]--;
}
