import { numberOf } from '../../engine/effects/evaluate.js';
import { DONE, FAILED, type Meaning } from '../../engine/effects/vocabulary.js';
import { RulesError } from '../../engine/errors.js';
import type { Rules } from '../keyforge/rules/rules.js';
import { archiveTop } from './archive-top.js';

/** What cards of all Adventures say beyond the words of the set. */
export const adventureMeanings: readonly Meaning<Rules>[] = [
  {
    kind: 'value',
    name: 'prey',
    gives: 'keyword',
    arguments: [{ name: 'which', accepts: ['card'], selector: true }],
    help: 'printed on it: such a creature of the active player it fights whenever it is used, if there is one',
    read: () => {
      throw new RulesError('prey is printed on a creature; nothing else gives it');
    },
  },
  {
    kind: 'verb',
    name: 'archiveNext',
    arguments: [
      { name: 'player', accepts: ['player'] },
      { name: 'amount', accepts: ['number'] },
    ],
    help: 'so many cards go from the top of the deck into the archives; an empty deck is made anew first',
    run: (s, f, [who, amount], chance) =>
      archiveTop(s, numberOf(s, f, who), Math.max(0, numberOf(s, f, amount)), chance) > 0 ? DONE : FAILED,
  },
];
