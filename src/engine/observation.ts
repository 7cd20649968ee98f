import { Column, type Components, EVERYBODY, type Pile } from './fields.js';
import { HEADER } from './header.js';
import { refresh } from './machine.js';
import type { State } from './state.js';

/** What stands in an observation where the seat may not look. */
export const HIDDEN = -32768;

/**
 * What a seat may know, as a block with every other cell hidden: derived from the layout's declarations alone.
 * The stack of scripts, and what waits to be resolved, is shown only to the seat that decides now. Two positions that look the same to the seat have
 * equal observations. Length `layout.cells`.
 */
export function observation(s: State<unknown>, seat: number): Int16Array {
  const { layout } = s.game;
  const seen = s.block.slice();
  for (const pile of layout.piles) hidePile(s, seen, pile, seat);
  for (const set of layout.sets) hideKnowledge(seen, set, layout.countOf(set), seat);
  for (const { field } of layout.fields) {
    if (field instanceof Column && field.hidesWithCard) hideColumn(s, seen, field, seat);
  }
  if (s.over) return seen;
  refresh(s);
  if (s.offer.seat !== seat) {
    seen.fill(HIDDEN, layout.frames.at, layout.frames.at + layout.frames.width * layout.frames.cap);
    seen.fill(HIDDEN, layout.lists.at, layout.lists.at + layout.lists.cap);
    seen.fill(HIDDEN, layout.pending.at, layout.pending.at + layout.pending.cells);
    seen[HEADER.depth] = seen[HEADER.result] = seen[HEADER.listTop] = HIDDEN;
  }
  return seen;
}

function sees(s: State<unknown>, pile: Pile, component: number, seat: number): boolean {
  return ((pile.seers | pile.set.knownBy(s, component)) & (1 << seat)) !== 0;
}

function hidePile(s: State<unknown>, seen: Int16Array, pile: Pile, seat: number): void {
  if (pile.seers & (1 << seat)) return;
  const size = pile.size(s);
  for (let i = 0; i < size; i++) if (!sees(s, pile, pile.get(s, i), seat)) seen[pile.at + 1 + i] = HIDDEN;
}

/** A seat knows of itself what it knows, and nothing about what others know of cards it cannot see. */
function hideKnowledge(seen: Int16Array, set: Components, count: number, seat: number): void {
  if (set.known < 0) return;
  for (let i = 0; i < count; i++) seen[set.knownCell(i)] &= 1 << seat;
}

function hideColumn(s: State<unknown>, seen: Int16Array, column: Column, seat: number): void {
  for (const pile of s.game.layout.piles) {
    if (pile.set !== column.over) continue;
    for (let i = pile.size(s) - 1; i >= 0; i--) {
      const component = pile.get(s, i);
      if (!sees(s, pile, component, seat)) seen[column.cellOf(component)] = HIDDEN;
    }
  }
}

/** True when a seat sees this component where it lies in this pile. */
export function seesComponent(s: State<unknown>, pile: Pile, component: number, seat: number): boolean {
  return pile.seers === EVERYBODY || sees(s, pile, component, seat);
}
