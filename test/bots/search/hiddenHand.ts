import { z } from 'zod';
import type { Chance } from '../../../src/engine/chance.js';
import { defineGame } from '../../../src/engine/game.js';
import { cause, components, count, layout, perSeat, pile } from '../../../src/engine/layout.js';
import { finish } from '../../../src/engine/machine.js';
import { moveTop, shuffle } from '../../../src/engine/piles.js';
import { action, ask, script } from '../../../src/engine/script.js';
import type { State } from '../../../src/engine/state.js';

export const CARDS = [0, 1, 2];
/** Kinds of actions. */
export const CALL = 1;
export const PLAY = 2;
export const PASS = 3;

const cards = components('card', CARDS.length);
const board = layout(
  {
    called: count(),
    right: count(),
    deal: cause('deal'),
    deck: pile(cards, CARDS.length, { seenBy: 'nobody' }),
    hand: perSeat(2, () => pile(cards, 1, { seenBy: 'owner' })),
  },
  { frames: 1 },
);

function deal(s: State, chance: Chance): void {
  for (const card of CARDS) board.deck.push(s, card);
  shuffle(s, board.deck, board.deal, chance);
  for (const hand of board.hand) moveTop(s, board.deck, hand);
}

const call = action<unknown>(CALL, 'call', {
  offer(_s, offer) {
    for (let way = 0; way < 2; way++) offer.add(way);
  },
  take: (s, _chance, way) => board.called.set(s, way),
  text: (_s, way) => `call ${way}`,
});

/** Wins if the card is odd as called, or even as called. */
const play = action<unknown>(PLAY, 'play', {
  offer: (s, offer) => offer.add(board.hand[1].top(s)),
  take: (s, _chance, card) => board.right.set(s, card % 2 === board.called.get(s) ? 0 : 1),
  text: (_s, card) => `play card ${card}`,
});

const pass = action<unknown>(PASS, 'pass', {
  offer: (_s, offer) => offer.add(),
  take: (s) => board.right.set(s, 0),
  text: () => 'pass',
});

/** A test game: the first player calls, the second plays his card or passes; which card it is, only he knows. */
export const hiddenHand = defineGame({
  id: 'hidden-hand',
  title: 'Hidden hand',
  rulesVersion: 1,
  status: 'whole',
  seats: { min: 2, max: 2 },
  cooperative: false,
  options: z.object({}),
  presets: {},
  layout: board.layout,
  content: null,
  prepare: () => null,
  components: () => new Map([[cards, CARDS.map((card) => ({ id: `card-${card}`, name: `card ${card}` }))]]),
  main: script<unknown>('hidden-hand', [
    deal,
    ask('call', () => 0, [call]),
    ask('answer', () => 1, [play, pass]),
    (s) => finish(s, 'win'),
  ]),
  scripts: [],
  utility: (s, seat) => (board.right.get(s) === seat ? 1 : 0),
  turns: () => 0,
  longest: () => 2,
  describe: (s) => `called ${board.called.get(s)}`,
});
