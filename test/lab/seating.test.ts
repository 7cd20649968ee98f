import { expect, it } from 'vitest';
import { rotationsOf, seatOfSlot, slotOfSeat, slotsOfSeats } from '../../src/lab/seating.js';

it('puts slot k into seat k + rotation, round the table', () => {
  expect(slotsOfSeats(0, 3)).toEqual([0, 1, 2]);
  expect(slotsOfSeats(1, 3)).toEqual([2, 0, 1]);
  expect(slotsOfSeats(2, 3)).toEqual([1, 2, 0]);
});

it('has every slot in every seat exactly once over all rotations', () => {
  for (let slot = 0; slot < 4; slot++) {
    const seats = [0, 1, 2, 3].map((rotation) => seatOfSlot(slot, rotation, 4));
    expect(seats.toSorted()).toEqual([0, 1, 2, 3]);
    for (const [rotation, seat] of seats.entries()) expect(slotOfSeat(seat, rotation, 4)).toBe(slot);
  }
});

it('rotates only slots that differ', () => {
  expect(rotationsOf(['random', 'random', 'random'])).toBe(1);
  expect(rotationsOf(['random', 'random', 'greedy'])).toBe(3);
  expect(rotationsOf(['random'])).toBe(1);
});
