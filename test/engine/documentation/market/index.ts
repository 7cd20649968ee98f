import { z } from 'zod';
import { defineGame } from '../../../../src/engine/game.js';
import { board, CROPS, cards, SEATS } from './layout.js';
import { cropOf, dropDown, main, type Rules } from './rules.js';

/** Market day: draw two crops a turn, sell one or let all ripen, keep no more than the limit; most coins win. */
export const market = defineGame({
  id: 'market',
  title: 'Market day',
  rulesVersion: 1,
  status: 'whole',
  seats: { min: 2, max: SEATS },
  cooperative: false,
  options: z.object({ handLimit: z.int().min(1).max(9).default(3).describe('crops a player may keep') }),
  presets: {},
  layout: board.layout,
  content: null,
  prepare: ({ options }): Rules => options,
  components: () =>
    new Map([
      [
        cards,
        Array.from({ length: cards.size }, (_, card) => ({ id: CROPS[cropOf(card)], name: CROPS[cropOf(card)] })),
      ],
    ]),
  main,
  scripts: [dropDown],
  utility(s, seat) {
    const coins = Array.from({ length: s.players }, (_, other) => board.coins.get(s, other));
    const most = Math.max(...coins);
    return coins[seat] === most ? 1 / coins.filter((n) => n === most).length : 0;
  },
  turns: (s) => board.turn.get(s),
  longest: () => 1000,
  describe: (s) =>
    board.hand.map((hand, seat) => `${board.coins.get(s, seat)} coins, ${hand.size(s)} crops`).join('; '),
});
