import {
  defineContent,
  type NamedRow,
  type NumberPool,
  type Table,
  type TableSource,
  type TakeTable,
} from '../../engine/content.js';
import type { Program } from '../../engine/effects/code.js';
import { type CompiledClause, EffectLibrary } from '../../engine/effects/compile.js';
import type { Language } from '../../engine/effects/vocabulary.js';
import { nearest } from '../../engine/nearest.js';
import { nodeChildren } from '../../engine/notation/node-children.js';
import { NotationError, type Origin } from '../../engine/notation/notation-error.js';
import { parse } from '../../engine/notation/parse.js';
import type { Node } from '../../engine/notation/syntax.js';
import { contentFile } from '../content-file.js';
import { type CardRow, cardTable } from './card-table.js';
import { checkPlaces } from './effects/check-places.js';
import { language } from './effects/language.js';
import type { Rules } from './rules/rules.js';

/** What a game of KeyForge works with. */
export interface Content extends CompiledCards {
  readonly cards: Table<CardRow>;
}

/** The effects of cards, compiled. */
export interface CompiledCards {
  /** The clauses of each card, by row: the rows of the first table, then those of the next. */
  readonly clauses: readonly (readonly CompiledClause[])[];
  readonly programs: readonly Program[];
  readonly numbers: NumberPool;
}

/** What a table of cards with effects has at least. */
interface EffectRow extends NamedRow {
  readonly effect: string;
}

/**
 * Compiles the effects of one table after the other, in one language: a game on top has cards of its own besides those
 * of KeyForge, and effects of either may name cards of the other.
 * @throws NotationError with file, line and column
 */
export function compileCards(
  spoken: Language<Rules>,
  numbers: NumberPool,
  tables: readonly Table<EffectRow>[],
): CompiledCards {
  const titles = tables.flatMap(({ rows }) => rows.map(({ name }) => name));
  const library = new EffectLibrary(spoken, numbers);
  const clauses = tables.flatMap((table) =>
    table.rows.map(({ id, effect: text }, row) => {
      const origin = table.place(row, 'effect');
      const effect = parse(text, origin);
      const compiled = library.compile(id, effect, text, origin);
      checkPlaces(effect, text, origin);
      checkTitles(effect, text, origin, titles);
      return compiled;
    }),
  );
  return { clauses, programs: library.programs, numbers };
}

function load(take: TakeTable, numbers: NumberPool): Content {
  const cards = take(cardTable);
  return { cards, ...compileCards(language, numbers, [cards]) };
}

/** `named("…")` names a card that there is. */
function checkTitles(node: Node, text: string, origin: Origin, titles: readonly string[]): void {
  if (node.kind === 'word' && node.name === 'named') {
    for (const { value } of node.arguments ?? []) {
      if (value.kind !== 'text' || titles.includes(value.text)) continue;
      const problem = `no card has the title "${value.text}"`;
      const right = 'the title of a card is expected';
      const near = nearest(value.text, titles);
      throw new NotationError({ span: value.span, problem, right, ...(near ? { nearest: near } : {}) }, text, origin);
    }
  }
  for (const child of nodeChildren(node)) checkTitles(child, text, origin, titles);
}

const { name, text } = contentFile(import.meta.url, 'content/cards.tsv');

/** The table of the 370 cards, for the content of this game and of games on top. */
export const cardSource: TableSource = { definition: cardTable, text, file: name };

/** The 370 cards of Call of the Archons. */
export const content = defineContent<Content>({
  sources: [cardSource],
  load,
  notation: () => language.vocabulary.entries.map(({ kind, name: word, help }) => ({ kind, name: word, help })),
});
