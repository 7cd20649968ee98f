import { parse } from '../../../src/engine/notation/parse.js';
import type { Clause, Effect, Expression, Statement } from '../../../src/engine/notation/syntax.js';

/** The effect of a text that stands at the very beginning of a file. */
export function parsed(text: string): Effect {
  return parse(text, { file: 'cards.tsv', line: 1, column: 1 });
}

/** The only clause of a text. */
export function onlyClause(text: string): Clause {
  const { clauses } = parsed(text);
  if (clauses.length !== 1) throw new Error(`${clauses.length} clauses in "${text}"`);
  return clauses[0];
}

/** The only statement of a text put behind a trigger. */
export function onlyStatement(text: string): Statement {
  const { statements } = onlyClause(`Play: ${text}`);
  if (statements.length !== 1) throw new Error(`${statements.length} statements in "${text}"`);
  return statements[0];
}

/** A text read as an expression: the value that a register is set to. */
export function expressionOf(text: string): Expression {
  const statement = onlyStatement(`X = ${text}`);
  if (statement.kind !== 'assign') throw new Error(`"${text}" is no expression`);
  return statement.value;
}

/** The message with which a text is refused. */
export function refusal(text: string, line = 1, column = 1): string {
  try {
    parse(text, { file: 'cards.tsv', line, column });
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  throw new Error(`"${text}" was not refused`);
}
