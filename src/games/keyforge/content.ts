import { defineContent, type NumberPool, type Table, type TakeTable } from '../../engine/content.js';
import { nearest } from '../../engine/nearest.js';
import { lint } from '../../engine/notation/lint.js';
import { nodeChildren } from '../../engine/notation/node-children.js';
import { NotationError, type Origin } from '../../engine/notation/notation-error.js';
import { parse } from '../../engine/notation/parse.js';
import type { Effect, Node } from '../../engine/notation/syntax.js';
import { contentFile } from '../content-file.js';
import { type CardRow, cardTable } from './card-table.js';
import { checkPlaces } from './effects/check-places.js';
import { entries, vocabulary } from './effects/entries.js';

/** What a game of KeyForge works with. */
export interface Content {
  readonly cards: Table<CardRow>;
  /** The effects by row, read and checked. */
  readonly effects: readonly Effect[];
  readonly numbers: NumberPool;
}

/**
 * The effect of every card, read and held against the vocabulary.
 * @throws NotationError with file, line and column of the first that does not fit
 */
export function readEffects(cards: Table<CardRow>): readonly Effect[] {
  const titles = cards.rows.map(({ name }) => name);
  return cards.rows.map(({ effect: text }, row) => readEffect(text, cards.place(row, 'effect'), titles));
}

function readEffect(text: string, origin: Origin, titles: readonly string[]): Effect {
  const effect = parse(text, origin);
  const [problem] = lint(effect, vocabulary);
  if (problem) throw new NotationError(problem, text, origin);
  checkPlaces(effect, text, origin);
  checkTitles(effect, text, origin, titles);
  return effect;
}

/** `named("…")` names a card that there is. */
function checkTitles(node: Node, text: string, origin: Origin, titles: readonly string[]): void {
  if (node.kind === 'word' && node.name === 'named') {
    for (const { value } of node.arguments ?? []) {
      if (value.kind !== 'text' || titles.includes(value.text)) continue;
      const problem = `no card has the title "${value.text}"`;
      const near = nearest(value.text, titles);
      throw new NotationError(
        { span: value.span, problem, right: 'the title of a card is expected', nearest: near },
        text,
        origin,
      );
    }
  }
  for (const child of nodeChildren(node)) checkTitles(child, text, origin, titles);
}

function load(take: TakeTable, numbers: NumberPool): Content {
  const cards = take(cardTable);
  return { cards, effects: readEffects(cards), numbers };
}

const { name, text } = contentFile(import.meta.url, 'content/cards.tsv');

/** The 370 cards of Call of the Archons. */
export const content = defineContent<Content>({
  sources: [{ definition: cardTable, text, file: name }],
  load,
  notation: () => entries.map(({ kind, name: word, help }) => ({ kind, name: word, help })),
});
