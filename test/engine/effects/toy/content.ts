import type { GameContent } from '../../../../src/engine/content.js';
import {
  choice,
  defineContent,
  defineTable,
  identifier,
  integer,
  type NumberPool,
  text,
} from '../../../../src/engine/content.js';
import type { Program } from '../../../../src/engine/effects/code.js';
import { EffectLibrary } from '../../../../src/engine/effects/compile.js';
import { parse } from '../../../../src/engine/notation/parse.js';
import { language } from './language.js';

export const KINDS = ['red', 'blue'] as const;

/** A card as a test writes it: without power it is an action. */
export interface Card {
  readonly power?: number;
  readonly kind?: (typeof KINDS)[number];
  readonly effect?: string;
}

/** Card columns by definition. */
export interface Library {
  readonly names: readonly string[];
  readonly power: Int16Array;
  readonly kind: Int16Array;
  readonly clauses: readonly (readonly Program[])[];
  readonly programs: readonly Program[];
  readonly numbers: NumberPool;
}

const table = defineTable({
  name: 'cards',
  columns: {
    id: identifier(),
    name: text('what it is called'),
    power: integer('its power, 0 for an action', { min: 0, max: 20 }),
    kind: choice('its kind', KINDS),
    effect: text('what it does', { optional: true }),
  },
});

export function contentOf(cards: Readonly<Record<string, Card>>): GameContent<Library> {
  const rows = Object.entries(cards).map(([id, { power = 0, kind = 'red', effect = '' }]) =>
    [id, id, power, kind, effect].join('\t'),
  );
  return defineContent<Library>({
    sources: [{ definition: table, text: ['id\tname\tpower\tkind\teffect', ...rows, ''].join('\n'), file: 'toy.tsv' }],
    load(take, numbers) {
      const taken = take(table);
      const library = new EffectLibrary(language, numbers);
      const clauses = taken.rows.map(({ id, effect }, row) => {
        const place = taken.place(row, 'effect');
        return library.compile(id, parse(effect, place), effect, place).map(({ program }) => program);
      });
      return {
        names: taken.rows.map(({ name }) => name),
        power: taken.numbers('power'),
        kind: Int16Array.from(taken.rows, ({ kind }) => KINDS.indexOf(kind)),
        clauses,
        programs: library.programs,
        numbers,
      };
    },
  });
}
