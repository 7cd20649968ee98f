import type { BinaryOperator } from './syntax.js';
import { type ArgumentShape, CORE_SORTS, type Sort } from './vocabulary.js';

/** One way to understand an expression: its sort, and whether it names a thing or only describes what could be one. */
export interface Reading {
  readonly sort: Sort;
  readonly form: 'thing' | 'description';
}

/** The sort of `it`, `self` and `that`, which only play decides. */
export const ANY_OBJECT = '*';

export const thing = (sort: Sort): Reading => ({ sort, form: 'thing' });
export const description = (sort: Sort): Reading => ({ sort, form: 'description' });

/** Whether the sort is a game's own: something that can be there or not. */
export const isObject = ({ sort }: Reading): boolean => isObjectSort(sort);
const isObjectSort = (sort: Sort): boolean => !CORE_SORTS.some((core) => core === sort);

export const isCondition = (reading: Reading): boolean => reading.sort === 'condition' || isObject(reading);
export const isNumber = ({ sort }: Reading): boolean => sort === 'number';

/** Whether an expression understood in this way can be that argument. */
export function fits(reading: Reading, { accepts, selector = false }: ArgumentShape): boolean {
  if (accepts.includes('condition') && isCondition(reading)) return true;
  if (reading.form === 'description' && !selector) return false;
  if (reading.sort === ANY_OBJECT) return accepts.some(isObjectSort);
  return accepts.includes(reading.sort);
}

/** The sort that two readings share, where one of them may be any object. */
export function meet(left: Reading, right: Reading): Sort | undefined {
  if (left.sort === right.sort) return left.sort;
  if (left.sort === ANY_OBJECT) return isObject(right) ? right.sort : undefined;
  return right.sort === ANY_OBJECT && isObject(left) ? left.sort : undefined;
}

/** What an operator makes of its two sides; undefined when it cannot join them. */
export function join(operator: BinaryOperator, left: Reading, right: Reading): Reading | undefined {
  const numbers = isNumber(left) && isNumber(right);
  const conditions = isCondition(left) && isCondition(right);
  switch (operator) {
    case '-':
    case '*':
      return numbers ? thing('number') : undefined;
    case '+':
      return numbers ? thing('number') : union(left, right);
    case 'and':
      return conditions ? thing('condition') : undefined;
    case 'or':
      return union(left, right) ?? (conditions ? thing('condition') : undefined);
    case '==':
    case '!=':
      return numbers || sameObjects(left, right) ? thing('condition') : undefined;
    default:
      return numbers ? thing('condition') : undefined;
  }
}

function union(left: Reading, right: Reading): Reading | undefined {
  const sort = meet(left, right);
  if (sort === undefined || !isObjectSort(sort)) return undefined;
  return left.form === 'thing' && right.form === 'thing' ? thing(sort) : description(sort);
}

/** Two named things can be the same thing; a description is none. */
function sameObjects(left: Reading, right: Reading): boolean {
  return union(left, right)?.form === 'thing';
}
