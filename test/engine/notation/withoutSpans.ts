/** A tree as plain data without the places of its nodes, to compare what was said and not where. */
export function withoutSpans(tree: unknown): unknown {
  return JSON.parse(JSON.stringify(tree, (key, value: unknown) => (key === 'span' ? undefined : value)));
}
