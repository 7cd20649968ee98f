import type { Expr } from '../../../engine/effects/code.js';
import { numberOf, objectOf } from '../../../engine/effects/evaluate.js';
import { SELF } from '../../../engine/effects/frame.js';
import {
  DONE,
  FAILED,
  type Filter,
  LATER,
  type Meaning,
  type Noun,
  type Trigger,
  type Value,
  type Verb,
} from '../../../engine/effects/vocabulary.js';
import { enraged } from '../../adventures/enraged.js';
import { adventureMeanings } from '../../adventures/meanings.js';
import { collect, listCut, listGet, listTop } from '../../keyforge/rules/lists.js';
import type { Rules } from '../../keyforge/rules/rules.js';
import { unsettleMatch } from '../../keyforge/rules/unsettling.js';
import { nameOf, titleOf } from '../../keyforge/rules/zones.js';
import { hunt } from '../layout.js';
import { isEnemyAloft } from '../rules/attacks.js';
import { letEscape } from '../rules/escaping.js';
import { strikeAgain } from '../rules/nantucket.js';
import type { HuntRules, HuntState } from '../rules/rules.js';
import { scoreTreasure } from '../rules/scoring.js';
import { fightsNantucket, inSkyrealm, isDocked, isFitted, isSkybeast } from '../rules/where.js';

/*
 * What cards of The Great Hunt say beyond the words of KeyForge and of all Adventures. Nantucket, its upgrades and Port
 * Halyard are named by nouns of their own: `creature`, `artifact`, `upgrade` and `card` never mean them (GH-39, GH-48,
 * GH-56).
 */

const triggers: readonly Trigger[] = [
  {
    kind: 'trigger',
    name: 'Escape',
    body: ['condition'],
    help: 'when the Skybeast escapes, if no player controls it (GH-38)',
  },
  { kind: 'trigger', name: 'TeamTurn', body: 'statements', help: 'at the start of each team turn' },
  { kind: 'trigger', name: 'EnemyTurn', body: 'statements', help: 'at the start of each enemy turn' },
  { kind: 'trigger', name: 'Repair', body: 'statements', help: 'when Nantucket is repaired at Port Halyard (GH-53)' },
];

/** A noun of cards that are public. */
const noun = (
  name: string,
  help: string,
  list: Noun<HuntRules>['list'],
  is: NonNullable<Noun<HuntRules>['is']>,
): Noun<HuntRules> => ({ kind: 'noun', name, gives: 'card', help, list, is, text: nameOf });

/** A card of the board, which is there from the beginning to the end. */
const large = (name: string, help: string, which: (s: HuntState) => number): Noun<HuntRules> => ({
  ...noun(
    name,
    help,
    (s, _f, out) => out.push(which(s)),
    (s, _f, card) => card === which(s),
  ),
  fixed: true,
});

const nouns: readonly Noun<HuntRules>[] = [
  large('nantucket', 'Nantucket, wherever it is', (s) => s.rules.nantucket),
  large('portHalyard', 'Port Halyard', (s) => s.rules.halyard),
  noun(
    'fitting',
    'an upgrade that is attached to Nantucket',
    (s, _f, out) => {
      for (let i = 0; i < hunt.standing.size(s); i++) {
        const card = hunt.standing.get(s, i);
        if (isFitted(s, card) && hunt.tagged.get(s, card) === 0) out.push(card);
      }
    },
    (s, _f, card) => card >= 0 && isFitted(s, card),
  ),
  noun(
    'quarry',
    'an enemy of this creature in the Skyrealm, Nantucket included (GH-98, GH-open-08)',
    (s, f, out) => {
      const self = s.block[f + SELF];
      for (let i = 0; i < hunt.skyrealm.size(s); i++) {
        const card = hunt.skyrealm.get(s, i);
        if (isEnemyAloft(s, self, card) && hunt.tagged.get(s, card) === 0) out.push(card);
      }
      if (!isDocked(s)) out.push(s.rules.nantucket);
    },
    (s, f, card) => card >= 0 && isEnemyAloft(s, s.block[f + SELF], card),
  ),
];

const filter = (name: string, help: string, test: (s: HuntState, card: number) => boolean): Filter<HuntRules> => ({
  kind: 'filter',
  name,
  of: ['card'],
  help,
  test: (s, _f, card) => test(s, card),
});

const filters: readonly Filter<HuntRules>[] = [
  filter('inSkyrealm', 'is in the Skyrealm (GH-26)', inSkyrealm),
  filter('prize', 'fights against Nantucket just now', fightsNantucket),
];

const condition = (name: string, help: string, read: (s: HuntState) => boolean): Value<HuntRules> => ({
  kind: 'value',
  name,
  gives: 'condition',
  help,
  read: (s) => (read(s) ? 1 : 0),
});

const cardArgument = { name: 'card', accepts: ['card'] } as const;
const cardsArgument = { name: 'cards', accepts: ['card'] } as const;
const amountArgument = { name: 'amount', accepts: ['number'] } as const;

const values: readonly Value<HuntRules>[] = [
  {
    kind: 'value',
    name: 'stormkinSide',
    gives: 'player',
    help: 'the Stormkin, as a player',
    read: (s) => s.rules.enemy,
  },
  condition('docked', 'whether Nantucket is docked (GH-45)', isDocked),
  condition('attacking', 'whether Nantucket is the attacker of the present fight', (s) => {
    return hunt.attacker.get(s) === s.rules.nantucket;
  }),
  condition('treasureLeft', "whether nobody has scored Flint's Treasure yet", (s) => hunt.treasure.size(s) > 0),
  {
    kind: 'value',
    name: 'topSkybeast',
    gives: 'card',
    help: 'the top card of the Skybeast deck, if there is one',
    read: (s) => (hunt.skyDeck.size(s) === 0 ? -1 : hunt.skyDeck.top(s)),
  },
  {
    kind: 'value',
    name: 'time',
    gives: 'number',
    arguments: [cardArgument],
    help: 'the time counters on a card of the box',
    read(s, f, [which]) {
      const card = objectOf(s, f, which);
      return card < s.rules.box ? 0 : hunt.time.get(s, card - s.rules.box);
    },
  },
];

const verb = (
  name: string,
  help: string,
  args: Verb<HuntRules>['arguments'],
  run: Verb<HuntRules>['run'],
): Verb<HuntRules> => ({ kind: 'verb', name, help, arguments: args, run });

/** Does something with each card of an argument; whether there was any. */
function eachOf(s: HuntState, f: number, which: Expr, act: (s: HuntState, card: number) => void): number {
  const at = collect(s, f, which);
  const count = listTop(s) - at;
  for (let i = 0; i < count; i++) act(s, listGet(s, at + i));
  listCut(s, at);
  return count > 0 ? DONE : FAILED;
}

const verbs: readonly Verb<HuntRules>[] = [
  verb('enrage', 'enrages them: without prey of its own, each hunts once (GH-97)', [cardsArgument], (s, f, [which]) =>
    eachOf(s, f, which, (state, card) => {
      enraged.set(state, card, 1);
      if (state.log) state.log.line(`  ${titleOf(state, card)} is enraged`);
    }),
  ),
  verb('addTime', 'puts so many time counters on each', [cardsArgument, amountArgument], (s, f, [which, amount]) => {
    const count = Math.max(0, numberOf(s, f, amount));
    return eachOf(s, f, which, (state, card) => {
      if (card >= state.rules.box) hunt.time.add(state, card - state.rules.box, count);
      unsettleMatch(state);
      if (state.log) state.log.line(`  ${titleOf(state, card)} gets ${count} time`);
    });
  }),
  verb(
    'escape',
    'the Skybeast is removed from the game, and nobody scores it (GH-38)',
    [cardArgument],
    (s, f, [which]) => {
      const card = objectOf(s, f, which);
      if (card < 0 || !isSkybeast(s, card) || !inSkyrealm(s, card)) return FAILED;
      letEscape(s, card);
      return DONE;
    },
  ),
  verb('hinder', 'the next entry into the Skyrealm costs so much æmber more', [amountArgument], (s, f, [amount]) => {
    hunt.toll.add(s, Math.max(0, numberOf(s, f, amount)));
    if (s.log) s.log.line(`  the next entry into the Skyrealm costs ${hunt.toll.get(s)} æmber more`);
    return DONE;
  }),
  verb('sink', 'puts the card of the Skybeast deck at its bottom', [cardArgument], (s, f, [which]) => {
    const card = objectOf(s, f, which);
    if (card < 0 || !hunt.skyDeck.has(s, card)) return FAILED;
    hunt.skyDeck.remove(s, card);
    hunt.skyDeck.insert(s, 0, card);
    return DONE;
  }),
  verb(
    'scoreTreasure',
    "the player scores Flint's Treasure (GH-65)",
    [{ name: 'player', accepts: ['player'] }],
    (s, f, [who]) => (scoreTreasure(s, numberOf(s, f, who)) ? DONE : FAILED),
  ),
  verb('strikeAgain', 'Nantucket fights once more in the Skyrealm, if it can', [], (s) =>
    strikeAgain(s) ? LATER : FAILED,
  ),
];

/** Everything that The Great Hunt adds to the language. */
export const huntMeanings: readonly Meaning<Rules>[] = [
  ...adventureMeanings,
  ...triggers,
  ...nouns,
  ...filters,
  ...values,
  ...verbs,
];
