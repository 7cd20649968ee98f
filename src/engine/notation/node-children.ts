import type { Node } from './syntax.js';

/** The nodes directly under a node, in the order in which they are read. */
export function nodeChildren(node: Node): readonly Node[] {
  switch (node.kind) {
    case 'effect':
    case 'abilities':
      return node.clauses;
    case 'clause':
      return [...node.triggers, ...node.statements];
    case 'trigger':
    case 'call':
      return node.arguments;
    case 'perform':
      return [node.call];
    case 'declare':
      return [node.expression];
    case 'assign':
    case 'argument':
      return [node.value];
    case 'may':
    case 'ifdo':
      return node.body;
    case 'if':
      return [node.condition, ...node.then, ...node.otherwise];
    case 'choose':
      return node.options.flat();
    case 'times':
      return [node.count, ...node.body];
    case 'forEach':
      return [node.over, ...node.body];
    case 'block':
      return [...node.arguments, ...node.body];
    case 'nested':
      return [...node.arguments, ...node.clauses];
    case 'phrase':
      return node.words;
    case 'word':
      return [...(node.arguments ?? []), ...(node.comparison ? [node.comparison.operand] : [])];
    case 'pick':
      return [node.count, node.selector, node.chooser].filter((part) => part !== undefined);
    case 'not':
    case 'sign':
      return [node.operand];
    case 'binary':
      return [node.left, node.right];
    case 'repeat':
    case 'number':
    case 'amount':
    case 'text':
    case 'register':
    case 'reference':
      return [];
  }
}
