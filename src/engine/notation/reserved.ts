import type { AmountWord, Quantifier, ReferenceName, Repeat } from './syntax.js';

/** Words that begin a statement of their own. */
const STATEMENT_WORDS = ['may', 'ifdo', 'if', 'else', 'choose', 'times', 'forEach'] as const;
const REPEATS: readonly Repeat['mode'][] = ['repeat', 'repeatOnce', 'repeatMay'];
const OPERATORS = ['or', 'and'] as const;
const QUANTIFIERS: readonly Quantifier[] = ['one', 'exactly', 'upto', 'anyNumber', 'all', 'random'];
const AMOUNTS: readonly AmountWord[] = ['full', 'same', 'all'];
const REFERENCES: readonly ReferenceName[] = ['it', 'self', 'that'];

/**
 * What joins words in English. No phrase holds them, so that free English is refused by the grammar instead of passing
 * for a selector; they may be keys: `by=reap`.
 */
const CONNECTIVES: ReadonlySet<string> = new Set([
  ...['of', 'from', 'by', 'to', 'in', 'not', 'then', 'with', 'than'],
  ...['while', 'unless', 'until', 'per', 'except'],
]);

const RESERVED: ReadonlySet<string> = new Set<string>([
  ...STATEMENT_WORDS,
  ...REPEATS,
  ...OPERATORS,
  ...QUANTIFIERS,
  ...AMOUNTS,
  ...REFERENCES,
]);

export const isQuantifier = (name: string): name is Quantifier => QUANTIFIERS.some((word) => word === name);
export const isAmount = (name: string): name is AmountWord => AMOUNTS.some((word) => word === name);
export const isReference = (name: string): name is ReferenceName => REFERENCES.some((word) => word === name);
export const isRepeat = (name: string): name is Repeat['mode'] => REPEATS.some((word) => word === name);
export const isConnective = (name: string): boolean => CONNECTIVES.has(name);

/** Whether the grammar keeps the name for itself; no vocabulary can define it. */
export const isReserved = (name: string): boolean => RESERVED.has(name);

/** Registers are the single capital letters. */
export const isRegister = (name: string): boolean => /^[A-Z]$/.test(name);

/** Triggers begin with a capital letter and have a second letter; digits are kept for numbering clauses. */
export const isTriggerName = (name: string): boolean => /^[A-Z][A-Za-z]+$/.test(name);
