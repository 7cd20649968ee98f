import { describe, expect, it } from 'vitest';
import { NONE, SearchTree } from '../../../bots/search/search-tree.js';

function children(tree: SearchTree, node: number): number[] {
  const codes: number[] = [];
  for (let child = tree.firsts[node]; child !== NONE; child = tree.nexts[child]) codes.push(tree.codes[child]);
  return codes;
}

describe('SearchTree', () => {
  it('keeps children where they are put, and finds them by action and mover', () => {
    const tree = new SearchTree();
    tree.clear(10);
    const middle = tree.add(0, NONE, 20, 0);
    const first = tree.add(0, NONE, 10, 0);
    const last = tree.add(0, middle, 30, 1);
    const grandchild = tree.add(first, NONE, 30, 1);
    expect(children(tree, 0)).toEqual([10, 20, 30]);
    expect(children(tree, first)).toEqual([30]);
    expect(tree.find(0, 30, 1)).toBe(last);
    expect(tree.find(0, 30, 0)).toBe(NONE);
    expect(tree.find(first, 30, 1)).toBe(grandchild);
    expect(tree.size).toBe(5);
  });

  it('keeps its nodes when it grows, and is empty when cleared', () => {
    const tree = new SearchTree();
    tree.clear(2);
    const child = tree.add(0, NONE, 7, 1);
    tree.visits[child] = 3;
    tree.values[child] = 1.5;
    tree.reserve(1000);
    expect([tree.codes[child], tree.movers[child], tree.visits[child], tree.values[child]]).toEqual([7, 1, 3, 1.5]);
    tree.clear(2);
    expect(tree.size).toBe(1);
    expect(children(tree, 0)).toEqual([]);
    const again = tree.add(0, NONE, 8, 0);
    expect([tree.visits[again], tree.values[again], tree.available[again]]).toEqual([0, 0, 1]);
  });
});
