import { ABILITIES, LIST, PERFORM, type Program, type SelectorPart } from '../../../engine/effects/code.js';
import { ARTIFACT, CREATURE, UPGRADE } from '../rules/rules.js';
import { FLANK, HOUSE, KEYWORD, LAYERS, layerOf, layersOf, POWER, QUESTION } from './layers.js';
import { ANYTHING, restlessnessOfName } from './restless.js';
import { type Said, saidBy } from './said.js';
import type { FilterName } from './shapes/filters.js';
import type { LastingName } from './shapes/lasting.js';
import type { NounName } from './shapes/nouns.js';
import type { ValueName } from './shapes/values.js';

/*
 * How far a constant effect reaches, as bits: then a card that comes, leaves or changes sides need not have everything
 * computed anew (see rules/joining.ts). The lowest are the types of cards in play that it looks for, by their numbers.
 */
export const EVERY_TYPE = 0xffff;
/** What it does to a card that it looks for depends on others: it is computed anew when one comes or leaves. */
export const WHOLE = 1 << 16;
/** It reads whose a card is, or how it stands in its line. */
export const SIDED = 1 << 17;
/** It does not only add to what others have made, or reads what comes after it: its place among them counts. */
export const SETS = 1 << 18;
/** From this bit on: the layers of which it reads what came out. */
const READS_LAYER = 19;

/** The bits of effects that read what is made in some of these layers. */
export const readersOf = (layers: number): number => (layers & ((1 << LAYERS) - 1)) << READS_LAYER;

/** Verbs that add to cards, one by one, in whatever order. */
const TO_CARDS: readonly LastingName[] = [
  ...(['power', 'armor', 'keyword', 'ignores', 'countsAsFlank', 'noFightDamage', 'cannotBeDamaged'] as const),
  ...(['cannot', 'mayUse', 'enters', 'forgeFrom'] as const),
];
const ADDS_TO_CARDS: ReadonlySet<string> = new Set(TO_CARDS);
/** Others that only add; what is granted last comes last. */
const ADDS: ReadonlySet<string> = new Set<LastingName>([
  ...TO_CARDS,
  ...(['keyCost', 'handSize', 'playLimit', 'mustHouse', 'cannotHouse', 'skipForge', 'protectAmber', 'grant'] as const),
]);
const ANSWERS: ReadonlySet<string> = new Set(
  Object.entries(layerOf)
    .filter(([, layer]) => layer === QUESTION)
    .map(([name]) => name),
);

/** What is read of one card alone, and of what the effect stands on. */
const OF_ONE_CARD: ReadonlySet<string> = new Set<FilterName | ValueName>([
  ...(['friendly', 'enemy', 'controller', 'owner', 'house', 'trait', 'named', 'sameName', 'sharesTrait'] as const),
  ...(['other', 'me', 'opp', 'host', 'ownerOf', 'controllerOf', 'assault', 'hazardous'] as const),
]);

/** What is the same on whatever side a card is. */
const OF_NO_SIDE: ReadonlySet<string> = new Set<FilterName | ValueName>([
  ...(['owner', 'house', 'trait', 'keyword', 'power', 'armor', 'named', 'sameName', 'sharesTrait'] as const),
  ...(['damaged', 'ready', 'stunned', 'amberOn', 'other', 'otherThan'] as const),
  ...(['host', 'ownerOf', 'houseOf', 'activeHouse', 'count', 'exists', 'assault', 'hazardous'] as const),
]);

/** In which layer is made what these read; what nobody tells of may read all. */
const MADE_IN: Partial<Readonly<Record<string, number>>> = {
  house: 1 << HOUSE,
  houseOf: 1 << HOUSE,
  inIdentity: 1 << HOUSE,
  flank: 1 << FLANK,
  keyword: 1 << KEYWORD,
  power: 1 << POWER,
  armor: 1 << POWER,
} satisfies Partial<Record<FilterName | ValueName, number>>;

/** What the nouns of cards in play find, as types. */
const TYPES_OF: Partial<Readonly<Record<string, number>>> = {
  creature: 1 << CREATURE,
  artifact: 1 << ARTIFACT,
  upgrade: 1 << UPGRADE,
  card: EVERY_TYPE,
  player: 0,
} satisfies Partial<Record<NounName, number>>;

/** Nouns of cards that find in play whatever they describe. */
const DESCRIBED: ReadonlySet<string> = new Set<NounName>(['creature', 'artifact', 'upgrade']);

/** How far a program reaches that lasts; 0 for one that only answers questions. */
export function reachOf(program: Program, programs: readonly Program[]): number {
  const works = layersOf(program) & ~(1 << QUESTION);
  if (works === 0) return 0;
  const said = saidBy(program);
  const types = said.parts.reduce((sum, part) => sum | typesOf(part), 0);
  const reads = [...said.names].reduce((sum, name) => sum | layersReadBy(name), 0);
  // Layers from its first on.
  const later = -(works & -works);
  return (
    types |
    (types !== 0 && !isOneByOne(program, said) ? WHOLE : 0) |
    (isSided(said) ? SIDED : 0) |
    (onlyAdds(program, programs) && (reads & later) === 0 ? 0 : SETS) |
    readersOf(reads)
  );
}

const typesOf = ({ noun }: SelectorPart): number =>
  noun?.fixed === true ? 0 : noun ? (TYPES_OF[noun.name] ?? EVERY_TYPE) : EVERY_TYPE;

const layersReadBy = (name: string): number =>
  (MADE_IN[name] ?? 0) | ((restlessnessOfName(name) & ANYTHING) !== 0 ? (1 << LAYERS) - 1 : 0);

const isSided = ({ names, parts }: Said): boolean =>
  [...names].some((name) => !OF_NO_SIDE.has(name)) ||
  parts.some(({ noun }) => noun !== null && noun.fixed !== true && TYPES_OF[noun.name] === undefined);

/** Whether it gives each card that it finds what it would give it if there were no other, and nothing to anybody else. */
function isOneByOne({ code, constant }: Program, { names, parts }: Said): boolean {
  const toFound = code.every(
    ({ op, verb, args }) => op !== PERFORM || (verb !== null && ADDS_TO_CARDS.has(verb.name) && args[0].op === LIST),
  );
  const described = parts.every(({ noun, among }) => noun !== null && DESCRIBED.has(noun.name) && among.length === 0);
  return constant !== null && toFound && described && [...names].every((name) => OF_ONE_CARD.has(name));
}

/** Whether its place among other effects does not matter: it comes last as well as first. */
function onlyAdds({ code }: Program, programs: readonly Program[]): boolean {
  return code.every(
    ({ op, verb, args }) =>
      op !== PERFORM ||
      (verb !== null &&
        (ADDS.has(verb.name) || ANSWERS.has(verb.name)) &&
        args.every((arg) => arg.op !== ABILITIES || arg.programs.every((number) => layersOf(programs[number]) === 0))),
  );
}
