import type { CompiledTrigger, Expr, Program } from '../../../engine/effects/code.js';
import { NUMBER, VALUE } from '../../../engine/effects/code.js';
import type { CompiledClause } from '../../../engine/effects/compile.js';
import { TYPES } from '../card-table.js';
import type { Content } from '../content.js';
import { findDeck } from '../decks/find-deck.js';
import { layersOf } from '../effects/layers.js';
import { questionsOf } from '../effects/questions.js';
import { restlessnessOf } from '../effects/restless.js';
import { HOUSES, TRAITS } from '../effects/shapes/words.js';
import type { Options } from '../options.js';
import type { CardText, Rules } from './rules.js';

/** Traits in two columns of bits. */
const LOW_TRAITS = 20;

/**
 * Makes of content and options what the rules read.
 * @param shipped the text of the decks that come with the game
 * @throws ConfigError for a deck that there is not
 */
export function prepare(content: Content, options: Options, shipped: { text: string; name: string }): Rules {
  const { cards, clauses, programs, numbers } = content;
  const decks = [options.deck0, options.deck1].map((name, side) => findDeck(name, `deck${side}`, content, shipped));
  const printed = decks.flatMap((deck, side) =>
    deck.cards.flatMap(({ id, house, count }) => {
      const one = { row: cards.find(id, deck.name), house: 1 << HOUSES.indexOf(house), side };
      return Array.from({ length: count }, () => one);
    }),
  );
  const texts = clauses.map(textOf);
  const layers = Int32Array.from(programs, layersOf);
  const questions = Int32Array.from(programs, questionsOf);
  const bitsOf = (column: Int32Array, list: readonly number[]): number =>
    list.reduce((sum, program) => sum | column[program], 0);
  const keywords = clauses.map((ofCard) => keywordsOf(ofCard, numbers.values));
  const bits = (traits: readonly string[], from: number, to: number): number =>
    TRAITS.slice(from, to).reduce((sum, trait, i) => (traits.includes(trait) ? sum | (1 << i) : sum), 0);
  return {
    options,
    titles: cards.rows.map(({ name }) => name),
    ids: cards.rows.map(({ id }) => id),
    programs,
    texts,
    type: Int16Array.from(cards.rows, ({ type }) => TYPES.indexOf(type)),
    power: cards.numbers('power'),
    armor: cards.numbers('armor'),
    amber: cards.numbers('amber'),
    keywords: Int16Array.from(keywords, (one) => one.mask),
    assault: Int16Array.from(keywords, (one) => one.assault),
    hazardous: Int16Array.from(keywords, (one) => one.hazardous),
    traitsLow: Int32Array.from(cards.rows, ({ traits }) => bits(traits, 0, LOW_TRAITS)),
    traitsHigh: Int32Array.from(cards.rows, ({ traits }) => bits(traits, LOW_TRAITS, TRAITS.length)),
    row: Int16Array.from(printed, ({ row }) => row),
    owner: Int16Array.from(printed, ({ side }) => side),
    houses: Int16Array.from(printed, ({ house }) => house),
    twins: twinsOf(
      printed.map(({ row }) => row),
      cards.length,
    ),
    identity: decks.map(({ houses }) => houses.reduce((sum, house) => sum | (1 << HOUSES.indexOf(house)), 0)),
    layers,
    events: Int32Array.from(programs, (program) => eventsOf(program, () => true)),
    questions,
    restless: Uint8Array.from(programs, restlessnessOf),
    constantLayers: Int32Array.from(texts, ({ statics }) => bitsOf(layers, statics)),
    constantQuestions: Int32Array.from(texts, ({ statics }) => bitsOf(questions, statics)),
    hearsOwn: Int32Array.from(texts, ({ reactions }) => heardBy(reactions, programs, true)),
    hears: Int32Array.from(texts, ({ reactions }) => heardBy(reactions, programs, false)),
    numbers,
  };
}

/** The events that a program waits for, as bits. */
function eventsOf({ triggers }: Program, counts: (trigger: CompiledTrigger) => boolean): number {
  return triggers.reduce((sum, one) => (one.event < 0 || !counts(one) ? sum : sum | (1 << one.event)), 0);
}

/** The events that these programs wait for as those of their card itself, or else whatever the subject is. */
function heardBy(reactions: readonly number[], programs: readonly Program[], own: boolean): number {
  return reactions.reduce((sum, program) => sum | eventsOf(programs[program], (one) => one.own === own), 0);
}

/** Chains of the cards that have a title in common. */
function twinsOf(rows: readonly number[], titles: number): Rules['twins'] {
  const first = new Int16Array(titles).fill(-1);
  const next = new Int16Array(rows.length).fill(-1);
  for (let card = rows.length - 1; card >= 0; card--) {
    next[card] = first[rows[card]];
    first[rows[card]] = card;
  }
  return { first, next };
}

function textOf(clauses: readonly CompiledClause[]): CardText {
  const withTrigger = (name: string): readonly CompiledClause[] =>
    clauses.filter(({ triggers }) => triggers[0].name === name);
  const declared = (name: string): Expr | null => withTrigger(name)[0]?.condition ?? null;
  const numbersOf = (list: readonly CompiledClause[]): number[] => list.map(({ program }) => program.number);
  return {
    reactions: numbersOf(clauses.filter(({ triggers }) => triggers.some(({ event }) => event >= 0))),
    statics: numbersOf(withTrigger('Static')),
    states: numbersOf(withTrigger('AsSoonAs')),
    requires: declared('Requires'),
    playCost: declared('PlayCost'),
    hasAction: withTrigger('Action').length > 0,
    hasOmni: withTrigger('Omni').length > 0,
  };
}

/** What the `Keyword:` clauses of a card say; their numbers may have been patched. */
function keywordsOf(clauses: readonly CompiledClause[], numbers: Int16Array) {
  const found = { mask: 0, assault: 0, hazardous: 0 };
  const said = clauses.filter(({ triggers }) => triggers[0].name === 'Keyword');
  for (const { op, index, value, args } of said.flatMap(({ program }) => program.declared)) {
    if (op === NUMBER) found.mask |= 1 << numbers[index];
    else if (op === VALUE && value) {
      const amount = numbers[args[0].index];
      if (value.name === 'assault') found.assault += amount;
      else found.hazardous += amount;
    }
  }
  return found;
}
