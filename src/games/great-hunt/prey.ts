import { type Expr, VALUE } from '../../engine/effects/code.js';
import type { CompiledClause } from '../../engine/effects/compile.js';

/** One description of whom a creature preys on. */
export interface Prey {
  readonly which: Expr;
  /** `nantucket` or `portHalyard` where it is the only noun: nobody else is meant. Null for all others. */
  readonly only: string | null;
  /** Whether Port Halyard may be meant, which no other noun lists. */
  readonly port: boolean;
}

/** Whom a card preys on, in the order in which its keywords say it; empty for a card without prey. */
export function preyOf(clauses: readonly CompiledClause[]): readonly Prey[] {
  const declared = clauses.flatMap(({ program, triggers }) => (triggers[0].name === 'Keyword' ? program.declared : []));
  return declared.flatMap(({ op, value, args }) =>
    op === VALUE && value?.name === 'prey' ? [described(args[0])] : [],
  );
}

function described(which: Expr): Prey {
  const nouns = which.selector?.parts.map(({ noun }) => noun?.name ?? null) ?? [];
  const [first] = nouns;
  const names = (name: string): boolean => nouns.length > 0 && nouns.every((noun) => noun === name);
  const only = names('nantucket') || names('portHalyard') ? first : null;
  return { which, only, port: nouns.some((noun) => noun === null || noun === 'portHalyard') };
}
