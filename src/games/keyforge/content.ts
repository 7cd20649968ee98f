import { defineContent, type NumberPool, type Table, type TakeTable } from '../../engine/content.js';
import type { Program } from '../../engine/effects/code.js';
import { type CompiledClause, EffectLibrary } from '../../engine/effects/compile.js';
import { nearest } from '../../engine/nearest.js';
import { nodeChildren } from '../../engine/notation/node-children.js';
import { NotationError, type Origin } from '../../engine/notation/notation-error.js';
import { parse } from '../../engine/notation/parse.js';
import type { Node } from '../../engine/notation/syntax.js';
import { contentFile } from '../content-file.js';
import { type CardRow, cardTable } from './card-table.js';
import { checkPlaces } from './effects/check-places.js';
import { language } from './effects/language.js';

/** What a game of KeyForge works with. */
export interface Content {
  readonly cards: Table<CardRow>;
  /** The clauses of each card, by row. */
  readonly clauses: readonly (readonly CompiledClause[])[];
  readonly programs: readonly Program[];
  readonly numbers: NumberPool;
}

function load(take: TakeTable, numbers: NumberPool): Content {
  const cards = take(cardTable);
  const titles = cards.rows.map(({ name }) => name);
  const library = new EffectLibrary(language, numbers);
  const clauses = cards.rows.map(({ id, effect: text }, row) => {
    const origin = cards.place(row, 'effect');
    const effect = parse(text, origin);
    const compiled = library.compile(id, effect, text, origin);
    checkPlaces(effect, text, origin);
    checkTitles(effect, text, origin, titles);
    return compiled;
  });
  return { cards, clauses, programs: library.programs, numbers };
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

/** The 370 cards of Call of the Archons. */
export const content = defineContent<Content>({
  sources: [{ definition: cardTable, text, file: name }],
  load,
  notation: () => language.vocabulary.entries.map(({ kind, name: word, help }) => ({ kind, name: word, help })),
});
