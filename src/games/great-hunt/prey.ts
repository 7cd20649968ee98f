import { type Expr, VALUE } from '../../engine/effects/code.js';
import type { CompiledClause } from '../../engine/effects/compile.js';

/** Whom a card preys on, in the order in which its keywords say it; empty for a card without prey. */
export function preyOf(clauses: readonly CompiledClause[]): readonly Expr[] {
  const declared = clauses.flatMap(({ program, triggers }) => (triggers[0].name === 'Keyword' ? program.declared : []));
  return declared.flatMap(({ op, value, args }) => (op === VALUE && value?.name === 'prey' ? [args[0]] : []));
}
