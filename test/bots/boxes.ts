import { z } from 'zod';
import { defineGame } from '../../src/engine/game.js';
import { cause, count, layout } from '../../src/engine/layout.js';
import { finish } from '../../src/engine/machine.js';
import { action, ask, askWithin, script } from '../../src/engine/script.js';

export const board = layout({ turn: count(), box: count(), worth: count(), dice: cause('dice') }, { frames: 1 });

/** Tenths that the things in each box are worth. */
export const BOXES = [
  [1, 9],
  [5, 6],
];
/** The box with a die instead of things: what it shows, 0 to 9, plus 0 or 1 for the two ways to throw it. */
export const DIE = 2;

interface Rules {
  /** Whether the two boxes are on offer, or the two ways to throw the die. */
  readonly boxes: boolean;
}

const open = action<Rules>(1, 'open', {
  offer(s, offer) {
    if (s.rules.boxes) for (let box = 0; box < BOXES.length; box++) offer.add(box);
  },
  take: (s, _chance, box) => board.box.set(s, box),
  text: (_s, box) => `open box ${box}`,
});

const throwDie = action<Rules>(2, 'throw', {
  offer(s, offer) {
    if (!s.rules.boxes) for (let more = 0; more < 2; more++) offer.add(more);
  },
  take(s, chance, more) {
    board.box.set(s, DIE);
    board.worth.set(s, board.dice.roll(s, chance, 9) + more);
  },
  text: (_s, more) => `throw the die and add ${more}`,
});

const take = action<Rules>(3, 'take', {
  offer(s, offer) {
    if (board.box.get(s) !== DIE) for (let thing = 0; thing < BOXES[board.box.get(s)].length; thing++) offer.add(thing);
  },
  take: (s, _chance, thing) => board.worth.set(s, BOXES[board.box.get(s)][thing]),
  text: (_s, thing) => `take thing ${thing}`,
});

const leave = action<Rules>(4, 'leave', {
  offer(_s, offer) {
    offer.add(0);
    offer.add(1);
  },
  text: (_s, way) => `leave by door ${way}`,
});

/** A test game: one opens a box, then takes a thing out of it, as one action; then one leaves by one of two doors. */
export const boxes = defineGame({
  id: 'boxes',
  title: 'Boxes',
  rulesVersion: 1,
  status: 'whole',
  seats: { min: 1, max: 1 },
  cooperative: true,
  options: z.object({ boxes: z.boolean().default(true).describe('boxes, not dice') }),
  presets: {},
  layout: board.layout,
  content: null,
  prepare: ({ options }): Rules => options,
  components: () => new Map(),
  main: script<Rules>('boxes', [
    ask('box', () => 0, [open, throwDie]),
    askWithin('thing', () => 0, [take]),
    ask('door', () => 0, [leave]),
    (s) => finish(s, 'win'),
  ]),
  scripts: [],
  utility: (s) => board.worth.get(s) / 10,
  turns: (s) => board.turn.get(s),
  longest: () => 3,
  describe: (s) => `box ${board.box.get(s)}`,
  evaluate: (s) => board.worth.get(s) / 10,
  playout: () => 0,
});
