import { adventureMeanings } from '../../adventures/meanings.js';
import { keyforgeLanguage } from '../../keyforge/effects/language.js';
import { words } from '../words.js';
import { meanings } from './meanings.js';

/** What the effects of this game can say: `touchstone list notation gormangeist` prints it. */
export const language = keyforgeLanguage({ ...words, meanings: [...adventureMeanings, ...meanings] });
