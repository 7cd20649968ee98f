import { z } from 'zod';
import { RulesError } from '../../src/engine/errors.js';
import { defineGame, type GameDefinition } from '../../src/engine/game.js';
import { cause, count, layout, perSeat } from '../../src/engine/layout.js';
import { finish } from '../../src/engine/machine.js';
import { action, ask, loop, script } from '../../src/engine/script.js';

const board = layout({ active: count(), left: count(), die: perSeat(2, () => cause('die')) }, { frames: 1, locals: 4 });

interface Rules {
  readonly from: number;
  readonly fails: number;
}

const take = action<Rules>(1, 'take', {
  rule: 'take one, two, or what a die says',
  offer(_s, offer) {
    for (let n = 0; n <= 2; n++) offer.add(n);
  },
  take(s, chance, n) {
    const seat = board.active.get(s);
    board.left.add(s, -(n || board.die[seat].roll(s, chance, 6) + 1));
    if (board.left.get(s) === s.rules.fails) throw new RulesError(`${s.rules.fails} is more than this game can count`);
    if (board.left.get(s) <= 0) finish(s, 'win');
    else board.active.set(s, 1 - seat);
  },
  text: (_s, n) => (n === 0 ? 'roll' : `take ${n}`),
});

/**
 * Who takes the last of `from` counters wins. With `fails` set, the rules break when exactly that many are left; with
 * `fails` equal to `from` they break in the set-up.
 */
export const countdown: GameDefinition = defineGame({
  id: 'countdown',
  title: 'Countdown',
  rulesVersion: 3,
  status: 'whole',
  seats: { min: 2, max: 2 },
  cooperative: false,
  options: z.object({
    from: z.int().min(1).max(99).default(20).describe('counters at the start'),
    fails: z.int().min(-99).max(99).default(-99).describe('counters at which the rules break'),
  }),
  presets: {},
  layout: board.layout,
  content: null,
  prepare: ({ options }): Rules => options,
  components: () => new Map(),
  main: script<Rules>('countdown', [
    (s) => {
      if (s.rules.from === s.rules.fails) throw new RulesError('nothing to count');
      board.left.set(s, s.rules.from);
    },
    loop(ask('take', (s) => board.active.get(s), [take])),
  ]),
  scripts: [],
  utility: (s, seat) => (board.active.get(s) === seat ? 1 : 0),
  turns: () => 0,
  longest: ({ from }) => from,
  describe: (s) => `${board.left.get(s)} left`,
});
