import { SELECT, type Selector } from '../../../engine/effects/code.js';
import { considered, numberOf, select } from '../../../engine/effects/evaluate.js';
import type { Filter, Noun, Value } from '../../../engine/effects/vocabulary.js';
import type { Pile } from '../../../engine/fields.js';
import { board } from '../../keyforge/layout.js';
import type { Rules } from '../../keyforge/rules/rules.js';
import { housesOf, nameOf } from '../../keyforge/rules/zones.js';
import { own } from '../layout.js';
import { isHaunted } from '../rules/haunted.js';

const cards = (name: string) => [{ name, accepts: ['card'] }];
const described = [{ name: 'which', accepts: ['card'], selector: true }];
const numbers = (...names: readonly string[]) => names.map((name) => ({ name, accepts: ['number'] }));

/** Codes of mansion cards set aside begin here; those in play have their own numbers. */
const ASIDE_CODES = 1000;

const mansionCards = (name: string, pile: Pile, from: number, help: string): Noun<Rules> => ({
  kind: 'noun',
  name,
  gives: 'card',
  help,
  list(s, _f, out) {
    for (let i = 0; i < pile.size(s); i++) out.push(pile.get(s, i));
  },
  is: (s, _f, card) => pile.has(s, card),
  code: (_s, card) => from + card,
  text: nameOf,
});

export const nouns: readonly Noun<Rules>[] = [
  mansionCards('door', own.doors, 0, 'a mansion card in play, door side up'),
  mansionCards('setAside', own.aside, ASIDE_CODES, 'a mansion card that is set aside, out of play'),
];

export const filters: readonly Filter<Rules>[] = [
  {
    kind: 'filter',
    name: 'otherHouse',
    of: ['card'],
    arguments: cards('card'),
    help: 'belongs to no house of that card',
    test(s, f, card, [other]) {
      const named = numberOf(s, f, other);
      return named >= 0 && named !== card && (housesOf(s, card) & housesOf(s, named)) === 0;
    },
  },
  {
    kind: 'filter',
    name: 'topmost',
    of: ['card'],
    help: 'lies nearest to the top of its pile, of those that the words before leave',
    test: () => true,
    among(_s, _f, out, start) {
      if (out.top <= start) return;
      out.items[start] = out.items[out.top - 1];
      out.top = start + 1;
    },
  },
];

export const values: readonly Value<Rules>[] = [
  {
    kind: 'value',
    name: 'haunted',
    gives: 'condition',
    arguments: [{ name: 'player', accepts: ['player'] }],
    help: 'whether the player is haunted: has ten or more cards in the discard pile (GG-112)',
    read: (s, f, [who]) => (isHaunted(s, numberOf(s, f, who)) ? 1 : 0),
  },
  {
    kind: 'value',
    name: 'totalPower',
    gives: 'number',
    arguments: described,
    help: 'the power of all of them together',
    read(s, f, [which]) {
      if (which.op !== SELECT) return board.power.get(s, numberOf(s, f, which));
      const base = considered.top;
      select(s, f, which.selector as Selector, considered);
      let sum = 0;
      for (let i = base; i < considered.top; i++) sum += board.power.get(s, considered.items[i]);
      considered.top = base;
      return sum;
    },
  },
  {
    kind: 'value',
    name: 'differentHouses',
    gives: 'number',
    arguments: described,
    help: 'how many houses there are among them',
    read(s, f, [which]) {
      if (which.op !== SELECT) return 1;
      const base = considered.top;
      select(s, f, which.selector as Selector, considered);
      let houses = 0;
      for (let i = base; i < considered.top; i++) houses |= housesOf(s, considered.items[i]);
      considered.top = base;
      let count = 0;
      for (; houses !== 0; houses &= houses - 1) count++;
      return count;
    },
  },
  {
    kind: 'value',
    name: 'lesser',
    gives: 'number',
    arguments: numbers('one', 'other'),
    help: 'the lesser of two numbers',
    read: (s, f, [one, other]) => Math.min(numberOf(s, f, one), numberOf(s, f, other)),
  },
  {
    kind: 'value',
    name: 'quotient',
    gives: 'number',
    arguments: numbers('amount', 'parts'),
    help: 'how often the second number fits into the first',
    read(s, f, [amount, parts]) {
      const whole = Math.max(0, numberOf(s, f, amount));
      const by = Math.max(1, numberOf(s, f, parts));
      return (whole - (whole % by)) / by;
    },
  },
];
