import { type Expr, SELECT, type Selector } from '../../../engine/effects/code.js';
import { countOf, numberOf } from '../../../engine/effects/evaluate.js';
import { ME, SAME, SELF } from '../../../engine/effects/frame.js';
import type { NumberWord, Value } from '../../../engine/effects/vocabulary.js';
import type { Sort } from '../../../engine/notation/vocabulary.js';
import type { State } from '../../../engine/state.js';
import { NOT_PRINTED } from '../card-types.js';
import type { Rules } from '../content.js';
import { board, HALL } from '../layout.js';
import { isArmed, strengthAt, tally } from '../rules/attack.js';
import { goldShown } from '../rules/cards.js';
import { covers } from '../rules/reading.js';
import { placeOf } from '../rules/shown.js';
import { rowOfObject } from './nouns.js';

type S = State<Rules>;
type GameValue = Value<Rules>;

function count(s: S, f: number, argument: Expr): number {
  return argument.op === SELECT ? countOf(s, f, argument.selector as Selector) : 0;
}

/** The place of the hero that holds the weapon on which the effect stands, or -1. */
function holderOf(s: S, f: number): number {
  const place = placeOf(s, s.block[f + SELF]);
  return place < 0 ? -1 : placeOf(s, board.mate.get(s, place));
}

/** Victory points of the monster beaten; more than any card asks for when none are printed (TS-198). */
function pointsOfBeaten(s: S): number {
  const points = s.rules.vp[board.beaten.get(s)];
  return points === NOT_PRINTED ? NEVER_LESS : points;
}
const NEVER_LESS = 99;

const plain = (name: string, gives: Sort, help: string, read: GameValue['read']): GameValue => ({
  kind: 'value',
  name,
  gives,
  help,
  read,
});
const about = (
  name: string,
  gives: Sort,
  accepts: readonly Sort[],
  help: string,
  read: GameValue['read'],
): GameValue => ({ kind: 'value', name, gives, help, read, arguments: [{ name: 'of', accepts, selector: true }] });
const ofNumbers = (name: string, names: readonly string[], help: string, read: GameValue['read']): GameValue => ({
  kind: 'value',
  name,
  gives: 'number',
  help,
  read,
  arguments: names.map((argument) => ({ name: argument, accepts: ['number'] })),
});
/** What a card declares of itself: the rules read it when the content is loaded. */
const declared = (name: string, sort: Sort, help: string, accepts?: readonly Sort[], selector = false): GameValue => ({
  kind: 'value',
  name,
  gives: sort,
  help,
  read: () => 0,
  ...(accepts && { arguments: [{ name: 'what', accepts, selector }] }),
});

/** What effects can ask about the position, and what cards declare. */
export const values: readonly GameValue[] = [
  plain('rank', 'number', 'the rank of the monster that is attacked; 0 in Rank 0, -1 for none', (s) => {
    const place = board.target.get(s);
    return place < HALL ? place + 1 : 0;
  }),
  plain('xp', 'number', 'experience that the player has', (s, f) => board.xp.get(s, s.block[f + ME])),
  plain('goldShown', 'number', 'the gold values of all revealed cards', goldShown),
  plain('magicTotal', 'number', 'Magic Attack of the attack at hand', () => tally.magic),
  plain('destroyed', 'number', 'how many cards this effect has destroyed last', (s, f) => s.block[f + SAME]),
  plain('beatenVp', 'number', 'victory points printed on the monster that was beaten', pointsOfBeaten),
  plain('armed', 'condition', 'the hero on which this stands holds a weapon', (s, f) => {
    const place = placeOf(s, s.block[f + SELF]);
    return place >= 0 && isArmed(s, place) ? 1 : 0;
  }),
  plain('equipped', 'condition', 'a hero holds the weapon on which this stands', (s, f) => {
    const hero = holderOf(s, f);
    return hero >= 0 && isArmed(s, hero) ? 1 : 0;
  }),
  plain('holderStrength', 'number', 'Strength of the hero that holds the weapon on which this stands', (s, f) => {
    const hero = holderOf(s, f);
    return hero >= 0 ? strengthAt(s, hero) : 0;
  }),
  about('heldBy', 'condition', ['card'], 'such a hero holds the weapon on which this stands', (s, f, [whom]) => {
    const hero = holderOf(s, f);
    return hero >= 0 && covers(s, f, whom, board.shown.get(s, hero)) ? 1 : 0;
  }),
  about('wields', 'condition', ['card'], 'the hero on which this stands holds such a weapon', (s, f, [what]) => {
    const place = placeOf(s, s.block[f + SELF]);
    if (place < 0 || !isArmed(s, place)) return 0;
    return covers(s, f, what, board.mate.get(s, place)) ? 1 : 0;
  }),
  about('exists', 'condition', ['card', 'place'], 'whether there is such a thing', (s, f, [what]) =>
    count(s, f, what) > 0 ? 1 : 0,
  ),
  about('count', 'number', ['card', 'place'], 'how many such things there are', (s, f, [what]) => count(s, f, what)),
  about(
    'goldOf',
    'number',
    ['card'],
    'the gold value of a card',
    (s, f, [card]) => s.rules.gold[rowOfObject(s, numberOf(s, f, card))],
  ),
  about(
    'vpOf',
    'number',
    ['card'],
    'the victory points printed on a card',
    (s, f, [card]) => s.rules.vp[rowOfObject(s, numberOf(s, f, card))],
  ),
  about(
    'healthOf',
    'number',
    ['card'],
    'the Health of a monster',
    (s, f, [card]) => s.rules.health[rowOfObject(s, numberOf(s, f, card))],
  ),
  about(
    'levelOf',
    'number',
    ['card'],
    'the level of a hero',
    (s, f, [card]) => s.rules.level[rowOfObject(s, numberOf(s, f, card))],
  ),
  {
    kind: 'value',
    name: 'given',
    gives: 'number',
    arguments: [
      { name: 'condition', accepts: ['condition'] },
      { name: 'amount', accepts: ['number'] },
    ],
    help: 'the amount if the condition holds, else 0',
    read: (s, f, [condition, amount]) => (numberOf(s, f, condition) !== 0 ? numberOf(s, f, amount) : 0),
  },
  ofNumbers('half', ['of'], 'half of it, rounded down', (s, f, [of]) => numberOf(s, f, of) >> 1),
  ofNumbers('least', ['one', 'other'], 'the smaller of two numbers', (s, f, [one, other]) =>
    Math.min(numberOf(s, f, one), numberOf(s, f, other)),
  ),
  declared('immuneToMagic', 'trait', 'Magic Attack counts 0 against it'),
  declared('magicOnly', 'trait', 'only Magic Attack counts against it'),
  declared('magicRequired', 'trait', 'it is not beaten with Magic Attack below 1'),
  declared('halfMagic', 'trait', 'Magic Attack against it is halved'),
  declared('halfAttackUnless', 'trait', 'the attack value is halved unless this holds', ['condition']),
  declared('immuneToEdged', 'trait', 'edged weapons give no Attack and no Magic Attack against it'),
  declared('immuneToSpells', 'trait', 'spells give no Attack and no Magic Attack against it'),
  declared('lightNeeded', 'trait', 'it needs so much more light than its rank', ['number']),
  declared('unarmedIdle', 'trait', 'heroes without a weapon give no attack against it'),
  declared('shunsDark', 'trait', 'it cannot be attacked while light is missing'),
  declared('strengthNeeded', 'trait', 'heroes of less Strength give nothing against it', ['number']),
  declared('barred', 'trait', 'it cannot be attacked once such a card has been used', ['card'], true),
  declared('guardian', 'trait', 'it leaves its place only when it is beaten'),
  declared('idleInRank', 'trait', 'this hero gives nothing against a monster in that rank', ['number']),
  declared('deflectsDiseases', 'passive', 'a disease that its player would gain goes to an opponent'),
  declared('doublesMagic', 'passive', 'the sum of Magic Attack is doubled at the end'),
  declared('frailHeroes', 'passive', 'a hero whose Strength falls below 0 is destroyed at the end of the turn'),
];

/** What spoils can buy. */
export const WARES = ['anything', 'villager', 'weapon', 'food'] as const;

export const words: readonly NumberWord[] = WARES.map((name, value) => ({
  kind: 'word',
  name,
  of: 'ware',
  value,
  help: name === 'anything' ? 'any card on top of a stack' : `a card of the type ${name}`,
}));
