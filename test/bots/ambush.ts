import { z } from 'zod';
import { defineGame } from '../../src/engine/game.js';
import { count, layout } from '../../src/engine/layout.js';
import { finish } from '../../src/engine/machine.js';
import { action, ask, script } from '../../src/engine/script.js';

const board = layout({ turn: count(), road: count(-1) }, { frames: 1 });

/** Tenths that each road looks worth, and what is left of it once the robbers have had their turn. */
const ROADS = [
  { looks: 9, is: 2 },
  { looks: 5, is: 5 },
];

const walk = action<null>(1, 'walk', {
  offer: (_s, offer) => {
    for (let road = 0; road < ROADS.length; road++) offer.add(road);
  },
  take: (s, _chance, road) => board.road.set(s, road),
  text: (_s, road) => `road ${road}`,
});

const pack = action<null>(2, 'pack', {
  offer: (_s, offer) => {
    for (let bag = 0; bag < 2; bag++) offer.add(bag);
  },
  text: (_s, bag) => `bag ${bag}`,
});

/** A test game: in a turn one chooses a road and packs three bags, in any way; then robbers come, on the good road. */
export const ambush = defineGame({
  id: 'ambush',
  title: 'Ambush',
  rulesVersion: 1,
  status: 'whole',
  seats: { min: 1, max: 1 },
  cooperative: true,
  options: z.object({}),
  presets: {},
  layout: board.layout,
  content: null,
  prepare: () => null,
  components: () => new Map(),
  main: script<null>('ambush', [
    (s) => board.turn.set(s, 1),
    ask('road', () => 0, [walk]),
    ask('first bag', () => 0, [pack]),
    ask('second bag', () => 0, [pack]),
    ask('third bag', () => 0, [pack]),
    (s) => board.turn.set(s, 2),
    ask('unpack', () => 0, [pack]),
    (s) => finish(s, 'win'),
  ]),
  scripts: [],
  utility: (s) => ROADS[board.road.get(s)].is / 10,
  turns: (s) => board.turn.get(s),
  longest: () => 5,
  describe: (s) => `road ${board.road.get(s)}`,
  evaluate: (s) => {
    const road = board.road.get(s);
    if (road < 0) return 0.5;
    return (board.turn.get(s) === 2 ? ROADS[road].is : ROADS[road].looks) / 10;
  },
  playout: () => 0,
});
