import { z } from 'zod';
import { defineGame } from '../../../src/engine/game.js';
import {
  cause,
  components,
  count,
  grid,
  layout,
  perCard,
  perSeat,
  pile,
  reference,
  references,
  seat,
  table,
} from '../../../src/engine/layout.js';
import { finish } from '../../../src/engine/machine.js';
import { moveTop, shuffle } from '../../../src/engine/piles.js';
import { action, ask, loop, script } from '../../../src/engine/script.js';
import type { State } from '../../../src/engine/state.js';

/** A game with every kind of field a layout can have, so that positions can be laid over each. */
const SEATS = 3;
const DECK = ['punch', 'punch', 'raid', 'golem', 'golem', 'golem'];
const cards = components('card', SEATS * DECK.length);
const stalls = components('stall', 2);

const board = layout({
  turn: count(),
  active: seat(0),
  gold: table(SEATS),
  trust: grid(SEATS, stalls),
  prices: table(3, 1),
  leader: reference(cards),
  keeper: references(stalls, cards),
  damage: perCard(cards),
  /** Kept for speed: cards in all hands. */
  inHands: count(),
  deck: perSeat(SEATS, () => pile(cards, DECK.length, { seenBy: 'nobody' })),
  hand: perSeat(SEATS, () => pile(cards, 4, { seenBy: 'owner' })),
  discard: perSeat(SEATS, () => pile(cards, SEATS * DECK.length)),
  row: pile(cards, 3),
  shuffles: perSeat(SEATS, () => cause('deck')),
  die: cause('die'),
});

interface Rules {
  readonly goal: number;
}

const active = (s: State<Rules>): number => board.active.get(s);
const nameOf = (s: State<Rules>, card: number): string => s.game.identities[cards.index].names[card];
const firstCalled = (s: State<Rules>, copyOf: number): number => {
  const hand = board.hand[active(s)];
  for (let i = 0; i < hand.size(s); i++)
    if (hand.get(s, i) % DECK.length === copyOf % DECK.length) return hand.get(s, i);
  return -1;
};

const open = action<Rules>(1, 'open', {
  offer: (_s, offer) => {
    offer.add(0);
    offer.add(1);
  },
  text: (_s, stall) => `open stall ${stall + 1}`,
});

const playCard = action<Rules>(2, 'play', {
  offer(s, offer) {
    const hand = board.hand[active(s)];
    for (let i = 0; i < hand.size(s); i++) offer.addOnce(DECK.indexOf(DECK[hand.get(s, i) % DECK.length]));
  },
  take(s, _chance, kind) {
    const hand = board.hand[active(s)];
    for (let i = 0; i < hand.size(s); i++) {
      const card = hand.get(s, i);
      if (DECK[card % DECK.length] !== DECK[kind]) continue;
      hand.removeAt(s, i);
      board.discard[active(s)].push(s, card);
      board.inHands.add(s, -1);
      s.tell(`${nameOf(s, card)} is played`);
      return;
    }
  },
  text: (s, kind) => `play ${nameOf(s, firstCalled(s, kind) < 0 ? kind : firstCalled(s, kind))}`,
});

const earn = action<Rules>(3, 'earn', {
  offer: (_s, offer) => offer.add(),
  take(s, chance) {
    board.gold.add(s, active(s), board.die.roll(s, chance, 6) + 1);
    if (board.gold.get(s, active(s)) >= s.rules.goal) finish(s, 'win');
  },
  text: () => 'earn gold',
});

const reshuffle = action<Rules>(4, 'reshuffle', {
  offer: (_s, offer) => offer.add(),
  take: (s, chance) => shuffle(s, board.deck[active(s)], board.shuffles[active(s)], chance),
  text: () => 'reshuffle the deck',
});

const main = script<Rules>('market', [
  (s, chance) => {
    for (let player = 0; player < s.players; player++) {
      for (let i = 0; i < DECK.length; i++) board.deck[player].push(s, player * DECK.length + i);
      shuffle(s, board.deck[player], board.shuffles[player], chance);
      for (let i = 0; i < 3; i++) moveTop(s, board.deck[player], board.hand[player]);
      board.inHands.add(s, 3);
    }
  },
  ask('open', active, [open]),
  loop(
    (s) => board.turn.add(s, 1),
    ask('act', active, [playCard, earn, reshuffle]),
    (s) => board.active.set(s, (active(s) + 1) % s.players),
  ),
]);

export const market = defineGame({
  id: 'market',
  title: 'Market',
  rulesVersion: 1,
  status: 'whole',
  seats: { min: 2, max: SEATS },
  cooperative: false,
  options: z.object({ goal: z.int().min(1).max(99).default(20).describe('gold that wins') }),
  presets: { short: { goal: 6 } },
  layout: board.layout,
  content: null,
  prepare: ({ options }): Rules => options,
  components: () =>
    new Map([
      [
        cards,
        Array.from({ length: SEATS * DECK.length }, (_, i) => {
          const id = DECK[i % DECK.length];
          return { id, name: id === 'golem' ? 'Pendulum Golem' : id };
        }),
      ],
      [
        stalls,
        [
          { id: 'north', name: 'North Gate' },
          { id: 'south', name: 'South Gate' },
        ],
      ],
    ]),
  main,
  scripts: [],
  utility: (s, player) => (board.gold.get(s, player) >= s.rules.goal ? 1 : 0),
  turns: (s) => board.turn.get(s),
  longest: () => 10_000,
  describe: (s) => `turn ${board.turn.get(s)}`,
  positions: {
    at: 'act',
    settle(s) {
      let inHands = 0;
      for (let player = 0; player < s.players; player++) inHands += board.hand[player].size(s);
      board.inHands.set(s, inHands);
    },
  },
});

export { board as marketBoard, cards as marketCards };
