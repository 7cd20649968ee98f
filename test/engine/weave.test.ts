import { expect, it } from 'vitest';
import { z } from 'zod';
import { defineGame } from '../../src/engine/game.js';
import { count, layout } from '../../src/engine/layout.js';
import { applyAt, call, finish, giveBack, locals, result } from '../../src/engine/machine.js';
import {
  action,
  ask,
  breakWhen,
  leaveWhen,
  loop,
  type Script,
  type Step,
  script,
  times,
  when,
} from '../../src/engine/script.js';
import type { State } from '../../src/engine/state.js';
import { noLuck } from '../oracle/noLuck.js';

const board = layout({ sum: count() }, { frames: 3 });
const add =
  (number: number) =>
  (s: State<unknown>): void =>
    board.sum.add(s, number);

/** Plays these steps and ends the game. */
function played(steps: readonly Step<unknown>[], scripts: readonly Script<unknown>[] = []): State<unknown> {
  const game = defineGame({
    id: 'woven',
    title: 'Woven',
    rulesVersion: 1,
    status: 'whole',
    seats: { min: 1, max: 1 },
    cooperative: false,
    options: z.object({}),
    presets: {},
    layout: board.layout,
    content: null,
    prepare: () => null,
    components: () => new Map(),
    main: script<unknown>('main', [...steps, (s) => finish(s, 'draw')]),
    scripts,
    utility: () => 0.5,
    turns: () => 0,
    longest: () => 0,
    describe: () => '',
  }).build({ players: 1 });
  return game.start(noLuck);
}

const sumOf = (...steps: Step<unknown>[]): number => board.sum.get(played(steps));

it('counted loops in one another run as often as their product', () => {
  const nested = times<unknown>(
    () => 2,
    times(
      () => 3,
      times(() => 4, add(1)),
    ),
  );
  expect(sumOf(nested, nested)).toBe(48);
  expect(sumOf(times(() => 0, add(1)))).toBe(0);
});

it('a loop goes on until it is left, and only the innermost is', () => {
  const five = loop<unknown>(
    breakWhen((s) => board.sum.get(s) % 5 === 0 && board.sum.get(s) > 0),
    add(1),
  );
  expect(sumOf(five)).toBe(5);
  expect(
    sumOf(
      times(() => 3, add(1), five),
      add(100),
    ),
  ).toBe(115);
});

it('takes one of two ways, and what follows either', () => {
  const way = (yes: boolean) => when<unknown>(() => yes, [add(1), add(2)], [add(10)]);
  expect(sumOf(way(true), add(100))).toBe(103);
  expect(sumOf(way(false), add(100))).toBe(110);
});

it('does nothing more in the step after which the game is over', () => {
  expect(sumOf(add(1), (s) => finish(s, 'win'), add(1))).toBe(1);
});

it('goes on behind a call with what it gave back, and leaves a script early', () => {
  const { a } = locals('a');
  const doubled = script<unknown>('doubled', [
    (s) => giveBack(s, 2 * a.get(s)),
    leaveWhen((s) => result(s) > 6),
    (s) => giveBack(s, -1),
  ]);
  const of = (number: number): Step<unknown>[] => [(s) => call(s, doubled, number), (s) => board.sum.add(s, result(s))];
  expect(board.sum.get(played([...of(3), ...of(4)], [doubled]))).toBe(7);
});

it('takes a single option without asking, skips a question without options, and waits at two', () => {
  const offering = (kind: number, options: number) =>
    action<unknown>(kind, `of ${options}`, {
      offer(_s, offer) {
        for (let i = 0; i < options; i++) offer.add(i);
      },
      take: (s, _chance, which) => board.sum.add(s, kind + which),
      text: (_s, which) => String(which),
    });
  const s = played([1, 0, 2].map((options, i) => ask<unknown>(`q${i}`, () => 0, [offering(10 * (i + 1), options)])));
  expect([board.sum.get(s), s.over, s.offer.count]).toEqual([10, false, 2]);
  applyAt(s, 1, noLuck);
  expect([board.sum.get(s), s.over]).toEqual([41, true]);
});
