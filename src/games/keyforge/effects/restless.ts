import type { EffectStep, Expr, Program, Selector } from '../../../engine/effects/code.js';
import { layersOf, QUESTION } from './layers.js';
import type { FilterName } from './shapes/filters.js';
import type { ValueName } from './shapes/values.js';

/*
 * Constant effects are computed anew when a card enters, leaves or changes sides, when a turn begins or a house is chosen.
 * One that reads anything else, such as damage or æmber, is restless: while it is in play, everything is computed anew
 * whenever the rules look.
 */

/** What changes at those moments only. */
const STEADY: ReadonlySet<string> = new Set<FilterName | ValueName>([
  ...(['friendly', 'enemy', 'controller', 'owner', 'house', 'trait', 'keyword', 'named', 'sameName'] as const),
  ...(['sharesTrait', 'flank', 'neighborOf', 'other', 'otherThan'] as const),
  ...(['me', 'opp', 'opponentOf', 'ownerOf', 'controllerOf', 'host', 'houseOf', 'activeHouse', 'inIdentity'] as const),
  ...(['count', 'exists', 'myTurn', 'assault', 'hazardous'] as const),
]);

/** Whether what a constant program reads may change at any time; what it answers to questions is read when asked. */
export function isRestless(program: Program): boolean {
  return (layersOf(program) & ~(1 << QUESTION)) !== 0 && program.code.some(stepIsRestless);
}

function stepIsRestless({ args, expr, selector, count }: EffectStep): boolean {
  return [...args, expr, count].some(exprIsRestless) || selectorIsRestless(selector);
}

function exprIsRestless(expr: Expr | null): boolean {
  if (!expr) return false;
  const { value, args, left, right, selector } = expr;
  if (value && !STEADY.has(value.name)) return true;
  return [...args, left, right].some(exprIsRestless) || selectorIsRestless(selector);
}

function selectorIsRestless(selector: Selector | null): boolean {
  if (!selector) return false;
  return selector.parts.some(
    ({ source, args, filters }) =>
      [...args, source].some(exprIsRestless) ||
      filters.some((use) => !STEADY.has(use.filter.name) || [...use.args, use.operand].some(exprIsRestless)),
  );
}
