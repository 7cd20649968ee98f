import { Column } from '../fields.js';
import { HEADER } from '../header.js';
import type { Layout } from '../layout.js';

/** The place of the first cell in which two blocks differ, or -1. */
export function firstDifference(a: Int16Array, b: Int16Array): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return i;
  return -1;
}

/** What a cell of a block holds, for messages: `hand.1[2]`, `draws of deal`, `frame 0 cell 3`. */
export function cellName(layout: Layout, cell: number): string {
  const header = Object.entries(HEADER).find(([name, at]) => at === cell && name !== 'size');
  if (header) return header[0];
  for (const { name, field } of layout.fields) {
    if (field instanceof Column) {
      const index = (cell - field.at) / field.step;
      if (cell < field.at || cell >= field.endIn(layout) || !Number.isInteger(index)) continue;
      return `${name}[${index}]`;
    }
    if (cell < field.at || cell >= field.at + field.cells) continue;
    if ('draw' in field) return `draws of ${name}`;
    if ('capacity' in field) return cell === field.at ? `size of ${name}` : `${name}[${cell - field.at - 1}]`;
    return field.cells === 1 ? name : `${name}[${cell - field.at}]`;
  }
  const { frames, sets } = layout;
  if (cell >= frames.at && cell < frames.at + frames.width * frames.cap) {
    const inFrames = cell - frames.at;
    return `frame ${Math.floor(inFrames / frames.width)} cell ${inFrames % frames.width}`;
  }
  for (const set of sets) {
    if (set.known < 0) continue;
    for (let i = 0; i < layout.countOf(set); i++) if (set.knownCell(i) === cell) return `who knows ${set.name} ${i}`;
  }
  return `cell ${cell}`;
}
