import { describe, expect, it } from 'vitest';
import { NotationError } from '../../../src/engine/notation/notation-error.js';
import { parse } from '../../../src/engine/notation/parse.js';
import { print } from '../../../src/engine/notation/print.js';
import { parsed } from './parsed.js';
import { tsvRows } from './tsvRows.js';
import { withoutSpans } from './withoutSpans.js';

const draft = 'test/engine/notation/fixtures/cota-draft.tsv';
const rows = tsvRows(draft);
const refused = tsvRows('test/engine/notation/fixtures/cota-refused.tsv');
const refusedIds = new Set(refused.map(({ id }) => id));

describe('the 370 draft rows of Call of the Archons', () => {
  it('are parsed, but for those on the list of refused rows', () => {
    expect(rows).toHaveLength(370);
    const unreadable = rows.filter(({ effect }) => isRefused(effect)).map(({ id }) => id);
    expect(unreadable).toEqual(refused.map(({ id }) => id));
  });

  it('are refused in one sentence that names file, line and column', () => {
    for (const [index, { id, effect }] of rows.entries()) {
      if (!refusedIds.has(id)) continue;
      const origin = { file: draft, line: index + 2, column: id.length + 2 };
      expect(() => parse(effect, origin)).toThrow(NotationError);
      expect(() => parse(effect, origin)).toThrow(new RegExp(`^${draft}:${origin.line}:\\d+: [^\\n]+; [^\\n]+\\.$`));
    }
  });

  it('have a reason and a rewriting for each that is refused', () => {
    for (const { reason, rewriting } of refused) {
      expect(reason.length).toBeGreaterThan(10);
      expect(print(parsed(rewriting))).toBe(rewriting);
    }
  });

  it('mean the same after printing, and print the same again', () => {
    for (const { id, effect } of rows) {
      if (refusedIds.has(id)) continue;
      const tree = parsed(effect);
      const text = print(tree);
      expect(withoutSpans(parsed(text))).toEqual(withoutSpans(tree));
      expect(print(parsed(text))).toBe(text);
    }
  });
});

function isRefused(effect: string): boolean {
  try {
    parsed(effect);
    return false;
  } catch (error) {
    if (error instanceof NotationError) return true;
    throw error;
  }
}
