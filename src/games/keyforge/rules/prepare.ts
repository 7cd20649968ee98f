import type { CompiledTrigger, Expr, Program } from '../../../engine/effects/code.js';
import { NUMBER, VALUE } from '../../../engine/effects/code.js';
import type { CompiledClause } from '../../../engine/effects/compile.js';
import { earsOf } from '../../../engine/effects/listeners.js';
import { TYPES } from '../card-table.js';
import type { CompiledCards } from '../content.js';
import { layersOf } from '../effects/layers.js';
import { housesWith, keywordBit, type OwnWords, traitsWith } from '../effects/own-words.js';
import { questionsOf } from '../effects/questions.js';
import { reachOf } from '../effects/reach.js';
import { restlessnessOf } from '../effects/restless.js';
import { board } from '../layout.js';
import type { Match } from './match.js';
import { type CardText, type CoreOptions, NO_ANSWER, type Rules, SEVERAL } from './rules.js';
import { type OwnZones, zonesOf } from './zones-in-use.js';

/** Traits in two columns of bits. */
const LOW_TRAITS = 20;

/** What the rules read of a card, of whatever table. */
export interface CardFacts {
  readonly id: string;
  readonly name: string;
  /** `action`, `artifact`, `creature`, `upgrade`, or a type of the game on top. */
  readonly type: string;
  /** Bonus æmber. */
  readonly amber: number;
  readonly power: number;
  readonly armor: number;
  readonly traits: readonly string[];
}

/** One card of a side. */
export interface SideCard {
  /** The row of its facts. */
  readonly row: number;
  /** The number of its house. */
  readonly house: number;
}

/** The cards that a side owns, and the houses of its deck by number. */
export interface SideCards {
  readonly cards: readonly SideCard[];
  readonly houses: readonly number[];
}

/** What a game is made of. */
export interface Setting<O extends CoreOptions> {
  readonly options: O;
  readonly match: Match;
  /** By side: the seats, then the enemy where there is one. */
  readonly sides: readonly SideCards[];
  /** The cards of all tables, in the order in which their effects were compiled. */
  readonly facts: readonly CardFacts[];
  readonly compiled: CompiledCards;
  /** By side: the number of its pool of æmber (default: its own). */
  readonly poolOf?: readonly number[];
  readonly zones?: OwnZones;
  readonly words?: OwnWords;
}

/** Makes of cards and options what the rules read. A game on top adds to it what it needs itself. */
export function prepareRules<O extends CoreOptions>(setting: Setting<O>): Rules & { readonly options: O } {
  const { options, match, sides, facts, compiled, words = {} } = setting;
  const { clauses, programs, numbers } = compiled;
  const allTraits = traitsWith(words);
  const types: readonly string[] = [...TYPES, ...(words.types ?? [])];
  const printed = sides.flatMap(({ cards }, side) => cards.map(({ row, house }) => ({ row, house: 1 << house, side })));
  const texts = clauses.map(textOf);
  const layers = Int32Array.from(programs, layersOf);
  const questions = Int32Array.from(programs, questionsOf);
  const reach = Int32Array.from(programs, (program) => reachOf(program, programs));
  const bitsOf = (column: Int32Array, list: readonly number[]): number =>
    list.reduce((sum, program) => sum | column[program], 0);
  const keywords = clauses.map((ofCard) => keywordsOf(ofCard, numbers.values));
  const bits = (traits: readonly string[], from: number, to: number): number =>
    allTraits.slice(from, to).reduce((sum, trait, i) => (traits.includes(trait) ? sum | (1 << i) : sum), 0);
  return {
    options,
    match,
    sides: sides.length,
    zones: zonesOf(sides.length, setting.zones),
    poolOf: setting.poolOf ?? sides.map((_, side) => side),
    houseNames: housesWith(words),
    titles: facts.map(({ name }) => name),
    ids: facts.map(({ id }) => id),
    programs,
    texts,
    type: Int16Array.from(facts, ({ type }) => types.indexOf(type)),
    power: Int16Array.from(facts, ({ power }) => power),
    armor: Int16Array.from(facts, ({ armor }) => armor),
    amber: Int16Array.from(facts, ({ amber }) => amber),
    keywords: Int16Array.from(keywords, (one) => one.mask),
    assault: Int16Array.from(keywords, (one) => one.assault),
    hazardous: Int16Array.from(keywords, (one) => one.hazardous),
    strikes: Int16Array.from(keywords, (one) => board.hazardous.put(board.assault.put(0, one.assault), one.hazardous)),
    traitsLow: Int32Array.from(facts, ({ traits }) => bits(traits, 0, LOW_TRAITS)),
    traitsHigh: Int32Array.from(facts, ({ traits }) => bits(traits, LOW_TRAITS, allTraits.length)),
    row: Int16Array.from(printed, ({ row }) => row),
    owner: Int16Array.from(printed, ({ side }) => side),
    cardsFrom: Int16Array.from([...sides, null], (_, side) => printed.filter((one) => one.side < side).length),
    houses: Int16Array.from(printed, ({ house }) => house),
    twins: twinsOf(
      printed.map(({ row }) => row),
      facts.length,
    ),
    identity: sides.map(({ houses }) => houses.reduce((sum, house) => sum | (1 << house), 0)),
    versatile: words.keywords && 'versatile' in words.keywords ? keywordBit(words, 'versatile') : 0,
    layers,
    events: Int32Array.from(programs, (program) => eventsOf(program, () => true)),
    questions,
    restless: Uint8Array.from(programs, restlessnessOf),
    reach,
    constantLayers: Int32Array.from(texts, ({ statics }) => bitsOf(layers, statics)),
    constantQuestions: Int32Array.from(texts, ({ statics }) => bitsOf(questions, statics)),
    constantReach: Int32Array.from(texts, ({ statics }) => bitsOf(reach, statics)),
    hearsOwn: Int32Array.from(texts, ({ reactions }) => heardBy(reactions, programs, true)),
    hears: Int32Array.from(texts, ({ reactions }) => heardBy(reactions, programs, false)),
    answers: Int16Array.from(texts.flatMap(({ reactions }) => answersOf(reactions.map((one) => programs[one])))),
    ears: texts.map(({ reactions }) =>
      earsOf(
        reactions.map((program) => programs[program]),
        board.layout.events.size,
      ),
    ),
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

/** Per event, the program with which a card with these answers what it does itself. */
function answersOf(reactions: readonly Program[]): number[] {
  return Array.from({ length: board.layout.events.size }, (_, event) => {
    const heard = reactions.flatMap(({ number, triggers }) =>
      triggers.filter((one) => one.event === event).map((trigger) => ({ number, trigger })),
    );
    if (heard.length === 0) return NO_ANSWER;
    const [{ number, trigger }] = heard;
    return heard.length === 1 && trigger.own && trigger.isBare && !trigger.replaces ? number : SEVERAL;
  });
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
      const amount = args.length > 0 ? numbers[args[0].index] : 0;
      if (value.name === 'assault') found.assault += amount;
      else if (value.name === 'hazardous') found.hazardous += amount;
    }
  }
  return found;
}
