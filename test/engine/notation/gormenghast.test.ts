import { describe, expect, it } from 'vitest';
import { slug } from '../../../src/engine/content/slug.js';
import { lint } from '../../../src/engine/notation/lint.js';
import { literals } from '../../../src/engine/notation/literals.js';
import { print } from '../../../src/engine/notation/print.js';
import { gormenghastVocabulary } from './gormenghastVocabulary.js';
import { parsed } from './parsed.js';
import { tsvRows } from './tsvRows.js';

const texts = tsvRows('src/games/gormenghast/content/effects.tsv');
const rituals = tsvRows('src/games/gormenghast/content/rituals.tsv');
const rows = [...texts, ...rituals];

describe('the texts and rituals of Gormenghast', () => {
  it('are 18 texts, 5 of them interrupts, 3 texts of ritual cards and 30 rituals, all named by their slugs', () => {
    expect(texts.filter(({ kind }) => kind === 'text')).toHaveLength(18);
    expect(texts.filter(({ interrupt }) => interrupt === '1')).toHaveLength(5);
    expect(texts.filter(({ kind }) => kind === 'ritual-card')).toHaveLength(3);
    expect(rituals.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, index) => `${index + 1}`));
    for (const { id, name } of rows) expect(id).toBe(slug(name));
  });

  it.each(rows)('$name is canonical, and every word of it is known', ({ effect }) => {
    const tree = parsed(effect);
    expect(print(tree)).toBe(effect);
    expect(lint(tree, gormenghastVocabulary)).toEqual([]);
  });

  it.each(texts.filter(({ interrupt }) => interrupt === '1'))('$name waits for its window', ({ effect, window }) => {
    const [{ triggers }] = parsed(effect).clauses;
    expect(triggers[0].name).toBe('When');
    expect(effect).toMatch(new RegExp(`^When\\(${window}\\b`));
  });

  it.each([
    ['back-stairs', [['play', 1, 5]]],
    [
      'scheming',
      [
        ['play', 1, 2],
        ['play', 2, 1],
      ],
    ],
    ['rusted-key', [['play', 1, 2]]],
    [
      'the-transfer-of-the-seal',
      [
        ['ritual', 1, 0],
        ['ritual', 2, 1],
        ['ritual', 3, 1],
        ['ritual', 4, 1],
      ],
    ],
    [
      'the-double-observance',
      [
        ['ritual', 1, 2],
        ['ritual', 2, 29],
      ],
    ],
  ])('%s has numbers to vary', (wanted, numbers) => {
    const row = rows.find(({ id }) => id === wanted);
    expect(literals(parsed(row?.effect ?? '')).map(({ clause, ordinal, value }) => [clause, ordinal, value])).toEqual(
      numbers,
    );
  });
});
