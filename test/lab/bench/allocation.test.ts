import { expect, it } from 'vitest';
import { bytesAllocated } from '../../../src/lab/bench/allocation.js';

const kept: unknown[] = [];

it('counts what a repetition leaves on the heap, garbage included', () => {
  // A hundred numbers in an array: eight bytes each, and less than a hundred for the array itself.
  const bytes = bytesAllocated((times) => {
    for (let i = 0; i < times; i++) kept[0] = new Array(100).fill(0.5);
  }, 200);
  expect(bytes).toBeGreaterThanOrEqual(800);
  expect(bytes).toBeLessThan(1700);
});

it('finds nothing where nothing is allocated', () => {
  const cells = new Int16Array(1000);
  const bytes = bytesAllocated((times) => {
    for (let i = 0; i < times; i++) cells[i % 1000] += i;
  }, 500);
  expect(bytes).toBeLessThan(1);
});
