import { expect, it } from 'vitest';
import { z } from 'zod';
import { defineGame } from '../../src/engine/game.js';
import { count, layout } from '../../src/engine/layout.js';
import { finish } from '../../src/engine/machine.js';
import { script, times } from '../../src/engine/script.js';
import { noLuck } from '../oracle/noLuck.js';

it('a frame without locals of its own has room for what a call passes', () => {
  const board = layout({ first: count(-1), second: count(7) }, { frames: 1, locals: 0 });
  const game = defineGame({
    id: 'at-once',
    title: 'At once',
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
    main: script<unknown>('at-once', [(s) => finish(s, 'draw')]),
    scripts: [],
    utility: () => 0.5,
    turns: () => 0,
    longest: () => 0,
    describe: () => '',
  }).build({ players: 1 });
  const s = game.start(noLuck);
  expect([board.first.get(s), board.second.get(s)]).toEqual([-1, 7]);
});

it('a script may nest three counted loops, not four', () => {
  const twice = () => 2;
  const nested = times<unknown>(
    twice,
    times(
      twice,
      times(twice, () => {}),
    ),
  );
  expect(() => script('three', [nested])).not.toThrow();
  expect(() => script('four', [times(twice, nested)])).toThrow(/"four" nests more than 3/);
});
