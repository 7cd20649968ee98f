import type { Entry } from '../../../engine/notation/vocabulary.js';
import { Vocabulary } from '../../../engine/notation/vocabulary.js';
import { filterShapes } from './shapes/filters.js';
import { lastingShapes } from './shapes/lasting.js';
import { blockShapes, eventShapes, triggerShapes } from './shapes/moments.js';
import { nounShapes } from './shapes/nouns.js';
import { valueShapes } from './shapes/values.js';
import { verbShapes } from './shapes/verbs.js';
import { words } from './shapes/words.js';

const actingNames = new Set(verbShapes.map(({ name }) => name));

/** Everything that the text of a card can say. */
export const entries: readonly Entry[] = [
  ...triggerShapes,
  ...eventShapes,
  ...blockShapes,
  ...verbShapes,
  ...lastingShapes.filter(({ name }) => !actingNames.has(name)),
  ...nounShapes,
  ...filterShapes,
  ...valueShapes,
  ...words,
];

/** The vocabulary of KeyForge, by which every card is linted. */
export const vocabulary = new Vocabulary<Entry>(entries);
