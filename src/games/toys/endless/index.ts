import { z } from 'zod';
import { defineGame } from '../../../engine/game.js';
import { count, layout, seat } from '../../../engine/layout.js';
import { action, ask, loop, script } from '../../../engine/script.js';
import type { State } from '../../../engine/state.js';

const MOST_PLAYERS = 4;

interface Rules {
  readonly places: number;
}

export const board = layout(
  {
    /** The seat to move. */
    active: seat(0),
    /** Where the token stands on its ring. */
    at: count(),
    /** Turns taken: whole rounds of `ROUND`, and the rest. A cell holds 16 bits, and this game may outlast them. */
    rounds: count(),
    turns: count(),
  },
  { frames: 1, locals: 4 },
);
const ROUND = 10_000;

const step = action<Rules>(1, 'step', {
  rule: 'the token goes one place on or back',
  offer(_s, offer) {
    offer.add(0);
    offer.add(1);
  },
  take(s, _chance, back) {
    const { places } = s.rules;
    board.at.set(s, (board.at.get(s) + (back ? places - 1 : 1)) % places);
    board.active.set(s, (board.active.get(s) + 1) % s.players);
    countTurn(s);
  },
  text: (_s, back) => (back ? 'back' : 'on'),
});

function countTurn(s: State): void {
  board.turns.add(s, 1);
  if (board.turns.get(s) < ROUND) return;
  board.turns.set(s, 0);
  board.rounds.add(s, 1);
}

/**
 * A token goes round and round and nobody ever wins: the game that tries what happens to games without an end. Whoever
 * plays it must set a cap.
 */
export const endless = defineGame({
  id: 'endless',
  title: 'Endless',
  rulesVersion: 1,
  status: 'whole',
  seats: { min: 1, max: MOST_PLAYERS },
  cooperative: false,
  options: z.object({
    places: z.int().min(2).max(100).default(5).describe('places on the ring'),
  }),
  presets: {},
  layout: board.layout,
  content: null,
  prepare: ({ options }): Rules => options,
  components: () => new Map(),
  main: script<Rules>('endless', [loop(ask('step', (s) => board.active.get(s), [step]))]),
  scripts: [],
  utility: () => 0,
  turns: (s) => board.rounds.get(s) * ROUND + board.turns.get(s),
  longest: () => Number.POSITIVE_INFINITY,
  describe: (s) => `the token is at place ${board.at.get(s)} of ${s.rules.places}`,
});
