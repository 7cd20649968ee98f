import type { Program } from '../../../engine/effects/code.js';
import { layersOf, QUESTION } from './layers.js';
import { saidBy } from './said.js';
import type { FilterName } from './shapes/filters.js';
import type { ValueName } from './shapes/values.js';

/*
 * Constant effects are computed anew when a card with such effects enters or leaves, when a card changes sides, and while
 * something lasts, when any card enters or leaves or a turn begins or ends. One that reads anything else, such as damage,
 * whose turn it is, or which creatures there are, is restless: it says what it reads, and whoever changes that stirs it
 * (see rules/statics.ts).
 */
export const DAMAGE = 1;
export const AMBER_ON_CARDS = 2;
export const KEYS = 4;
export const DISCARDS = 8;
/** Whose turn it is, and the active house. */
export const TURN = 16;
/** What nobody tells of: everything is computed anew whenever the rules look. */
export const ANYTHING = 32;
/** Which cards are in play, and where. */
export const CARDS = 64;
/** Whom a side plays against: an automated enemy plays against whoever is active. */
export const OPPONENTS = 128;

const READS: Partial<Readonly<Record<string, number>>> = {
  enemy: OPPONENTS,
  opp: OPPONENTS,
  opponentOf: OPPONENTS,
  damaged: DAMAGE,
  amberOn: AMBER_ON_CARDS,
  keys: KEYS,
  unforged: KEYS,
  discardedThisTurn: DISCARDS,
  myTurn: TURN,
  activeHouse: TURN,
} satisfies Partial<Record<FilterName | ValueName, number>>;

/** What changes at those moments only. */
const STEADY: ReadonlySet<string> = new Set<FilterName | ValueName>([
  ...(['friendly', 'controller', 'owner', 'house', 'trait', 'keyword', 'named', 'sameName'] as const),
  ...(['sharesTrait', 'flank', 'neighborOf', 'other', 'otherThan'] as const),
  ...(['me', 'ownerOf', 'controllerOf', 'host', 'houseOf', 'inIdentity'] as const),
  ...(['count', 'exists', 'assault', 'hazardous'] as const),
]);

/** What a constant program reads that changes often, as bits; what it answers to questions is read when asked. */
export function restlessnessOf(program: Program): number {
  if ((layersOf(program) & ~(1 << QUESTION)) === 0) return 0;
  const { names, parts } = saidBy(program);
  const looks = parts.some(({ noun }) => noun?.fixed !== true);
  // What is named alone, and always there, is looked for nowhere.
  return [...names].reduce((sum, name) => sum | restlessnessOfName(name), looks ? CARDS : 0);
}

/** What a filter or a value reads that changes often, as bits. */
export const restlessnessOfName = (name: string): number => (STEADY.has(name) ? 0 : (READS[name] ?? ANYTHING));
