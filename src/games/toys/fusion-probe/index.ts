import { defineGame } from '../../../engine/game.js';
import { board, faces } from './layout.js';
import { options, presets } from './options.js';
import { FACES, main, type Rules } from './rules.js';

/**
 * The probe for strategy fusion (after Frank & Basin 1998): a safe way that pays .7, or a gamble on a hidden coin that
 * is worth .5. A search that solves each possible world by itself believes that it will always guess right, and gambles;
 * one that treats the worlds as a single information set plays safe. With `peek` the player may buy a look first.
 */
export const fusionProbe = defineGame({
  id: 'fusion-probe',
  title: 'Strategy-fusion probe',
  rulesVersion: 1,
  status: 'whole',
  seats: { min: 1, max: 1 },
  cooperative: false,
  options,
  presets,
  layout: board.layout,
  content: null,
  prepare: ({ options }): Rules => options,
  components: () => new Map([[faces, FACES.map((face) => ({ id: face, name: face }))]]),
  main,
  scripts: [],
  utility: (s) => board.paid.get(s) / 100,
  turns: (s) => board.turn.get(s),
  longest: () => 2,
  describe: (s) => `the coin shows ${FACES[board.coin.top(s)]}`,
});
