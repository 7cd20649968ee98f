import { type Expr, VALUE } from '../../engine/effects/code.js';
import type { CompiledClause } from '../../engine/effects/compile.js';

/** The description of what a card hunts, from its `Keyword: prey(…)`; null for a card without prey. */
export function preyOf(clauses: readonly CompiledClause[]): Expr | null {
  const declared = clauses.flatMap(({ program, triggers }) => (triggers[0].name === 'Keyword' ? program.declared : []));
  const prey = declared.find(({ op, value }) => op === VALUE && value?.name === 'prey');
  return prey ? prey.args[0] : null;
}
