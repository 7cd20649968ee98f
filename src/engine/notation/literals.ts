import { nodeChildren } from './node-children.js';
import type { Clause, Effect, Node, NumberLiteral, Span } from './syntax.js';

/** One number of an effect, with the name under which a study can vary it: `card.<id>.<clause>.<ordinal>`. */
export interface Literal {
  /** The key of the clause it stands in, as `clauseKeys` gives it. */
  readonly clause: string;
  /** From 1, in reading order within the clause. */
  readonly ordinal: number;
  readonly value: number;
  /** The digits with their sign. */
  readonly span: Span;
  /** The same node that stands in the tree. */
  readonly node: NumberLiteral;
}

/**
 * The names of an effect's clauses, in order: the first trigger in lower case, and from its second clause on a number,
 * so that `Play: … || Fight/Reap: … || Play: …` has `play`, `fight` and `play2`.
 */
export function clauseKeys({ clauses }: Pick<Effect, 'clauses'>): string[] {
  const seen = new Map<string, number>();
  return clauses.map(({ triggers }) => {
    const name = triggers[0].name.toLowerCase();
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name}${count}`;
  });
}

/**
 * Every number written in an effect. Those in abilities, durations and the arguments of triggers count with the
 * outermost clause they stand in.
 */
export function literals(effect: Effect): Literal[] {
  const keys = clauseKeys(effect);
  return effect.clauses.flatMap((clause, index) => literalsOf(clause, keys[index]));
}

function literalsOf(clause: Clause, key: string): Literal[] {
  return numbersUnder(clause).map((node, index) => {
    return { clause: key, ordinal: index + 1, value: node.value, span: node.span, node };
  });
}

function numbersUnder(node: Node): NumberLiteral[] {
  return node.kind === 'number' ? [node] : nodeChildren(node).flatMap(numbersUnder);
}
