import { nodeChildren } from '../../../engine/notation/node-children.js';
import { NotationError, type NotationProblem, type Origin } from '../../../engine/notation/notation-error.js';
import type { Effect, Node, Perform, Span } from '../../../engine/notation/syntax.js';
import { lastingShapes } from './shapes/lasting.js';
import { verbShapes } from './shapes/verbs.js';

const acts: ReadonlySet<string> = new Set(Object.keys(verbShapes));
const lasts: ReadonlySet<string> = new Set(Object.keys(lastingShapes));

/** Blocks whose statements hold for a while instead of being done. */
const DURATIONS: ReadonlySet<string> = new Set(['thisTurn', 'nextTurn', 'whileInPlay', 'whileControlled']);

/** What nobody can be asked in: it is read again whenever something changes. */
const ASKING: ReadonlySet<Node['kind']> = new Set(['may', 'ifdo', 'choose', 'times', 'forEach', 'repeat', 'assign']);

/**
 * Holds every verb to its place: what lasts stands in a `Static:` clause or in a duration, where nobody is asked; what
 * acts stands anywhere else.
 * @throws NotationError for the first that does not
 */
export function checkPlaces(effect: Effect, text: string, origin: Origin): void {
  const problem = firstMisplaced(effect, false);
  if (problem) throw new NotationError(problem, text, origin);
}

/** @param lasting whether the node stands where things last */
function firstMisplaced(node: Node, lasting: boolean): NotationProblem | undefined {
  const here = misplaced(node, lasting);
  if (here) return here;
  const inside = insideOf(node, lasting);
  for (const child of nodeChildren(node)) {
    const found = firstMisplaced(child, inside);
    if (found) return found;
  }
  return undefined;
}

/** Whether what a node holds lasts. */
function insideOf(node: Node, lasting: boolean): boolean {
  switch (node.kind) {
    case 'clause':
      return node.triggers[0].name === 'Static';
    case 'block':
      return lasting || DURATIONS.has(node.name);
    default:
      return lasting;
  }
}

function misplaced(node: Node, lasting: boolean): NotationProblem | undefined {
  if (node.kind === 'perform') return misplacedVerb(node, lasting);
  if (!lasting) return undefined;
  if (ASKING.has(node.kind)) {
    return problem(
      node.span,
      'a choice or an order stands in what lasts',
      'only conditions and what holds are expected',
    );
  }
  if (node.kind === 'pick' && node.quantifier !== 'all') {
    return problem(node.span, 'a choice stands in what lasts', '"X = …" before it, and X in it, are expected');
  }
  return undefined;
}

function misplacedVerb({ call: { name, span } }: Perform, lasting: boolean): NotationProblem | undefined {
  if (lasting && acts.has(name) && !lasts.has(name)) {
    return problem(span, `${name} does something once`, 'what lasts is expected in Static and in durations');
  }
  if (!lasting && lasts.has(name) && !acts.has(name)) {
    return problem(span, `${name} says what lasts`, 'it is expected in Static or in a duration such as thisTurn { … }');
  }
  return undefined;
}

function problem(span: Span, what: string, right: string): NotationProblem {
  return { span, problem: what, right };
}
