import { z } from 'zod';
import { defineGame } from '../../../engine/game.js';
import { board, cards, PLAYERS } from './layout.js';
import { main, net } from './rules.js';

const NAMES = ['jack', 'queen', 'king'];

/** The most chips a game can move. */
const MOST = 2;

/**
 * Kuhn poker (Kuhn 1950): three cards, one each, one bet. Under equilibrium play the first player loses 1/18 of a chip.
 *
 * Chips become utilities by (net + 2) / 4: two chips lost are 0, one lost ¼, one won ¾, two won 1. So a mean utility u
 * is worth 4u - 2 chips, and a difference of utilities a fourth of the difference in chips. The metric `net` has the
 * chips themselves.
 */
export const kuhn = defineGame({
  id: 'kuhn',
  title: 'Kuhn poker',
  rulesVersion: 1,
  status: 'whole',
  seats: { min: PLAYERS, max: PLAYERS },
  cooperative: false,
  options: z.object({}),
  presets: {},
  layout: board.layout,
  content: null,
  prepare: () => null,
  components: () => new Map([[cards, NAMES.map((name) => ({ id: name, name }))]]),
  main,
  scripts: [],
  utility: (s, seat) => (net(s, seat) + MOST) / (2 * MOST),
  turns: (s) => board.acts.get(s),
  longest: () => 3,
  describe(s) {
    const hands = board.hand.map((hand, seat) => `${NAMES[hand.top(s)]} with ${board.paid.get(s, seat)} in the pot`);
    return hands.join(', ');
  },
  metrics: [{ name: 'net', help: 'chips won, negative when lost', perSeat: true, read: net }],
});
