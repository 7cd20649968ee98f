import { defineContent, type Table } from '../../engine/content.js';
import { EffectLibrary } from '../../engine/effects/compile.js';
import { parse } from '../../engine/notation/parse.js';
import { contentFile } from '../content-file.js';
import { type CardRow, cardTable } from '../keyforge/card-table.js';
import { type CompiledCards, cardSource, compileCards } from '../keyforge/content.js';
import { type HuntRow, huntTable } from './card-table.js';
import { language } from './effects/language.js';
import { type Prey, preyOf } from './prey.js';

/** What The Great Hunt works with: the cards of KeyForge, and those of the box. */
export interface Content extends CompiledCards {
  readonly cards: Table<CardRow>;
  readonly box: Table<HuntRow>;
  /** GH-97: whom an enraged creature hunts that has no prey of its own. */
  readonly enraged: { readonly line: readonly Prey[]; readonly sky: readonly Prey[] };
}

const { name, text } = contentFile(import.meta.url, 'content/hunt.tsv');

/** What an enraged creature gains, in the notation. */
const ENRAGED = { line: 'Keyword: prey(enemy creature leastPowerful)', sky: 'Keyword: prey(quarry leastPowerful)' };

/** The cards of The Great Hunt. */
export const content = defineContent<Content>({
  sources: [cardSource, { definition: huntTable, text, file: name }],
  load(take, numbers) {
    const cards = take(cardTable);
    const box = take(huntTable);
    const compiled = compileCards(language, numbers, [cards, box]);
    const library = new EffectLibrary(language, numbers);
    const declared = (source: string): readonly Prey[] => {
      const origin = { file: 'enraged', line: 1, column: 1 };
      return preyOf(library.compile('enraged', parse(source, origin), source, origin));
    };
    return { ...compiled, cards, box, enraged: { line: declared(ENRAGED.line), sky: declared(ENRAGED.sky) } };
  },
  notation: () => language.vocabulary.entries.map(({ kind, name: word, help }) => ({ kind, name: word, help })),
});
