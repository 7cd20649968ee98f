import type { EffectStep, Expr, Program, Selector } from '../../../engine/effects/code.js';
import { layersOf, QUESTION } from './layers.js';
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
  return together(program.code.map(ofStep));
}

const together = (kinds: readonly number[]): number => kinds.reduce((sum, kind) => sum | kind, 0);

function ofName(name: string): number {
  return STEADY.has(name) ? 0 : (READS[name] ?? ANYTHING);
}

function ofStep({ args, expr, selector, count }: EffectStep): number {
  return together([...args, expr, count].map(ofExpr)) | ofSelector(selector);
}

function ofExpr(expr: Expr | null): number {
  if (!expr) return 0;
  const { value, args, left, right, selector } = expr;
  return (value ? ofName(value.name) : 0) | together([...args, left, right].map(ofExpr)) | ofSelector(selector);
}

function ofSelector(selector: Selector | null): number {
  if (!selector) return 0;
  const read = together(
    selector.parts.flatMap(({ source, args, filters }) => [
      ...[...args, source].map(ofExpr),
      ...filters.flatMap((use) => [ofName(use.filter.name), ...[...use.args, use.operand].map(ofExpr)]),
    ]),
  );
  // What is named alone, and always there, is looked for nowhere.
  return selector.parts.every(({ noun }) => noun?.fixed === true) ? read : read | CARDS;
}
