import { action, ask, count, defineGame, finish, layout, loop, script, z } from 'touchstone';

/** What there is: a heap of stones, and who is to take from it. */
const board = layout({ active: count(), stones: count(), turns: count() }, { frames: 1, locals: 0 });

const options = z.object({
  stones: z.int().min(1).max(100).default(21).describe('stones in the heap'),
  most: z.int().min(1).max(10).default(3).describe('stones one may take at once'),
});

type Rules = z.output<typeof options>;

/** Each number that may be taken is an option; what is not offered cannot be done. */
const take = action<Rules>(1, 'take', {
  rule: 'one may take up to so many stones as the option "most" says',
  offer(s, offer) {
    for (let n = 1; n <= s.rules.most && n <= board.stones.get(s); n++) offer.add(n);
  },
  take(s, _chance, n) {
    board.stones.add(s, -n);
    board.turns.add(s, 1);
    // Whoever took the last stone stays active, and has won.
    if (board.stones.get(s) === 0) finish(s, 'win');
    else board.active.set(s, 1 - board.active.get(s));
  },
  text: (_s, n) => `take ${n}`,
});

/**
 * A heap of stones: two players take some in turn, and whoever takes the last one wins. The second player wins when the
 * heap is a multiple of most + 1, by always leaving such a multiple; else the first player wins.
 */
export default defineGame({
  id: 'take-the-last',
  title: 'Take the Last',
  rulesVersion: 1,
  status: 'whole',
  seats: { min: 2, max: 2 },
  cooperative: false,
  options,
  presets: {},
  layout: board.layout,
  content: null,
  prepare: ({ options: chosen }): Rules => chosen,
  components: () => new Map(),
  main: script<Rules>('take-the-last', [
    (s) => board.stones.set(s, s.rules.stones),
    loop(ask('stones', (s) => board.active.get(s), [take])),
  ]),
  scripts: [],
  utility: (s, seat) => (board.active.get(s) === seat ? 1 : 0),
  turns: (s) => board.turns.get(s),
  longest: ({ stones }) => stones,
  describe: (s) => `${board.stones.get(s)} stones`,
});
