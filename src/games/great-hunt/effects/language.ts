import { keyforgeLanguage } from '../../keyforge/effects/language.js';
import { huntMeanings } from './meanings.js';
import { words } from './words.js';

/** What the effects of The Great Hunt can say: `touchstone list notation great-hunt` prints it. */
export const language = keyforgeLanguage({ ...words, meanings: huntMeanings });
