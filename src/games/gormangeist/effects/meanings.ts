import type { Meaning } from '../../../engine/effects/vocabulary.js';
import type { Rules } from '../../keyforge/rules/rules.js';
import { filters, nouns, values } from './reading.js';
import { verbs } from './verbs.js';

/** What cards of this game say beyond the words of all Adventures. */
export const meanings: readonly Meaning<Rules>[] = [
  {
    kind: 'trigger',
    name: 'Payable',
    body: ['condition'],
    help: 'whether the cost of exploring it can be met in full (GG-58)',
  },
  { kind: 'trigger', name: 'Cost', body: 'statements', help: 'the cost of exploring it' },
  {
    kind: 'trigger',
    name: 'Explore',
    body: 'statements',
    help: 'when it has been explored, or destroyed, before it is turned over (GG-22)',
  },
  { kind: 'trigger', name: 'Turned', body: 'statements', help: 'after it has been turned over' },
  ...nouns,
  ...filters,
  ...values,
  ...verbs,
];
