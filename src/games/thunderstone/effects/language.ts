import { ME } from '../../../engine/effects/frame.js';
import type { Block, Language, Meaning } from '../../../engine/effects/vocabulary.js';
import type { ArgumentShape, Sort, TriggerEntry } from '../../../engine/notation/vocabulary.js';
import { Vocabulary } from '../../../engine/notation/vocabulary.js';
import type { Rules } from '../content.js';
import { board } from '../layout.js';
import { filters } from './filters.js';
import { nouns } from './nouns.js';
import { values, words } from './values.js';
import { verbs } from './verbs.js';

const REQUIRES: readonly ArgumentShape[] = [{ name: 'requires', accepts: ['condition'], optional: true }];

const doing = (name: string, help: string, shapes?: readonly ArgumentShape[]): TriggerEntry => ({
  kind: 'trigger',
  name,
  body: 'statements',
  help,
  ...(shapes && { arguments: shapes }),
});
const declaring = (name: string, body: Sort, help: string, shapes?: readonly ArgumentShape[]): TriggerEntry => ({
  kind: 'trigger',
  name,
  body: [body],
  help,
  ...(shapes && { arguments: shapes }),
});
const WHOM: readonly ArgumentShape[] = [{ name: 'whom', accepts: ['card'], selector: true }];

const triggers: readonly TriggerEntry[] = [
  doing('Village', 'may be used once in a Village turn, if its condition holds', REQUIRES),
  doing('Dungeon', 'may be used once in a Dungeon turn, if its condition holds', REQUIRES),
  doing('Repeatedly', 'may be used in a Dungeon turn as often as its condition holds', REQUIRES),
  doing('Trophy', 'of a beaten monster: may be used once in a Dungeon turn', REQUIRES),
  doing('VillageForced', 'must be applied when it is revealed in a Village turn'),
  doing('DungeonForced', 'must be applied when it is revealed in a Dungeon turn'),
  doing('Battle', 'of a monster: applied when it is attacked'),
  doing('Rescue', 'may be used when a Battle effect would destroy a hero, which it saves'),
  doing('Breach', 'of a monster: applied when it arrives in rank 1'),
  doing('Spoils', 'may be used after a victory, if its condition holds', REQUIRES),
  doing('Afterwards', 'of a treasure: may be used after a victory, if its condition holds', REQUIRES),
  doing('Trap', 'of a trap: applied after the hall has been refilled'),
  doing('TurnStart', 'of a guardian in Rank 0: applied at the start of every turn'),
  doing('TurnEnd', 'of a guardian in Rank 0: applied at the end of every turn'),
  declaring('Attack', 'number', 'Attack that it gives beside what its column says'),
  declaring('Magic', 'number', 'Magic Attack that it gives beside what its column says'),
  declaring('Light', 'number', 'light that it gives beside what its column says'),
  declaring('Health', 'number', 'Health that a monster has in a battle beside what its column says'),
  declaring('Aura', 'number', 'Attack that each such hero has beside its own', WHOM),
  declaring('Strength', 'number', 'Strength that each such hero has beside its own', WHOM),
  declaring('Trait', 'trait', 'what always holds of a monster, or of a hero in every battle'),
  declaring('Passive', 'passive', 'what always holds while the card is revealed'),
];

const blocks: readonly Block<Rules>[] = [
  {
    kind: 'block',
    name: 'eachPlayer',
    body: 'statements',
    help: 'each player in turn, from the left of the active player on; each chooses for itself',
    seats(s, _f, out) {
      for (let i = 1; i <= s.players; i++) out.push((board.active.get(s) + i) % s.players);
    },
  },
  {
    kind: 'block',
    name: 'eachOpponent',
    body: 'statements',
    help: 'as eachPlayer, without the player whose effect it is',
    seats(s, f, out) {
      for (let i = 1; i < s.players; i++) out.push((s.block[f + ME] + i) % s.players);
    },
  },
];

/** Everything the effects of Thunderstone can say: `touchstone list notation thunderstone` prints it. */
export const language: Language<Rules> = {
  vocabulary: new Vocabulary<Meaning<Rules>>([
    ...triggers,
    ...blocks,
    ...verbs,
    ...nouns,
    ...filters,
    ...values,
    ...words,
  ]),
  luck: board.effectLuck,
};
