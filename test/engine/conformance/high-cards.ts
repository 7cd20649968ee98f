import { z } from 'zod';
import type { Chance } from '../../../src/engine/chance.js';
import { defineGame, type GameDefinition } from '../../../src/engine/game.js';
import { cause, components, count, layout, perSeat, pile, reference, table } from '../../../src/engine/layout.js';
import { call, finish } from '../../../src/engine/machine.js';
import { move, moveTop, shuffle } from '../../../src/engine/piles.js';
import { action, ask, askWithin, breakWhen, leaveWhen, loop, script } from '../../../src/engine/script.js';
import type { State } from '../../../src/engine/state.js';

export const RANKS = 3;
const COPIES = 3;
const PLAYERS = 2;
const DEALT = 3;

export const cards = components('card', RANKS * COPIES);

/** 1..RANKS. */
export function rankOf(card: number): number {
  return 1 + Math.floor(card / COPIES);
}

/** Where a broken variant departs from the sound game; each hook stands in for the sound rule it is named after. */
export interface Slips {
  /** At the end of the set-up. */
  setUp?(s: State): void;
  /** In which order the ranks are offered. */
  offered?(ranks: number[], s: State): number[];
  /** After a card has been played, while it lies on the table. */
  played?(s: State, card: number, seat: number): void;
  playText?(s: State, rank: number): string;
  playRule?: string;
  /** What the question is called. */
  playQuestion?: string;
  /** Whether drawing is offered (sound: while the deck lasts). */
  mayDraw?(s: State): boolean;
  drawn?(s: State, card: number): void;
  ends?(s: State): void;
  utility?(s: State, seat: number): number;
  evaluate?(s: State, seat: number): number;
  turns?(s: State): number;
  longest?: number;
  /** Which cards a world may put into the deck. */
  deckHolds?(card: number): boolean;
}

export function boardOf(slips: Slips) {
  const { deckHolds } = slips;
  return layout(
    {
      active: count(),
      turns: count(),
      score: table(PLAYERS),
      /** Means nothing to the sound game. */
      spare: count(),
      /** The card played last, on the table. */
      last: reference(cards),
      dealing: cause('deal'),
      deck: pile(cards, cards.size, {
        seenBy: 'nobody',
        ...(deckHolds ? { only: (_rules, card) => deckHolds(card) } : {}),
      }),
      hand: perSeat(PLAYERS, () => pile(cards, cards.size, { seenBy: 'owner' })),
      /** One place more than the sound game needs. */
      table: pile(cards, cards.size + 1),
    },
    { frames: 2, locals: 4 },
  );
}
export type Board = ReturnType<typeof boardOf>;

/**
 * A game with hidden cards and a nested script, small enough to break on purpose: players play cards in turn and score
 * their ranks; after each, the player may draw while the deck lasts. Whoever has no card left on their turn ends the
 * game, and the higher score wins. With `slips` it is broken where they say.
 */
export function highCards(make: (board: () => Board) => Slips = () => ({})): GameDefinition {
  let laid: Board | undefined;
  const slips = make(() => laid as Board);
  const board = boardOf(slips);
  laid = board;

  const deal = (s: State, chance: Chance): void => {
    for (let card = 0; card < cards.size; card++) board.deck.push(s, card);
    shuffle(s, board.deck, board.dealing, chance);
    for (const hand of board.hand) for (let n = 0; n < DEALT; n++) moveTop(s, board.deck, hand);
    slips.setUp?.(s);
  };
  const hand = (s: State) => board.hand[board.active.get(s)];

  const play = action<unknown>(1, 'play', {
    rule: slips.playRule ?? 'a card of the hand may be played',
    offer(s, offer) {
      const ranks: number[] = [];
      for (let i = 0; i < hand(s).size(s); i++) ranks.push(rankOf(hand(s).get(s, i)));
      const distinct = [...new Set(ranks)].sort();
      for (const rank of slips.offered?.(distinct, s) ?? distinct) offer.add(rank);
    },
    take(s, _chance, rank) {
      const seat = board.active.get(s);
      let card = 0;
      while (rankOf(card) !== rank || !hand(s).has(s, card)) card++;
      move(s, card, hand(s), board.table);
      board.last.set(s, card);
      board.score.add(s, seat, rank);
      slips.played?.(s, card, seat);
    },
    text: (s, rank) => slips.playText?.(s, rank) ?? `play rank ${rank}`,
  });
  const draw = action<unknown>(2, 'draw', {
    rule: 'a card may be drawn while the deck lasts',
    offer: (_s, offer) => offer.add(),
    take(s) {
      const card = moveTop(s, board.deck, hand(s));
      slips.drawn?.(s, card);
    },
    text: () => 'draw',
  });
  const keep = action<unknown>(3, 'keep', {
    rule: 'drawing is free',
    offer: (_s, offer) => offer.add(),
    text: () => 'draw nothing',
  });

  const mayDraw = slips.mayDraw ?? ((s: State) => board.deck.size(s) > 0);
  const drawing = script<unknown>('drawing', [
    leaveWhen((s) => !mayDraw(s)),
    askWithin('draw', (s) => board.active.get(s), [draw, keep]),
  ]);
  const ends =
    slips.ends ?? ((s: State) => finish(s, board.score.get(s, 0) === board.score.get(s, 1) ? 'draw' : 'win'));
  const main = script<unknown>('high-cards', [
    deal,
    loop(
      breakWhen((s) => hand(s).size(s) === 0),
      (s) => board.turns.add(s, 1),
      ask(slips.playQuestion ?? 'play', (s) => board.active.get(s), [play]),
      (s) => call(s, drawing),
      (s) => board.active.set(s, 1 - board.active.get(s)),
    ),
    ends,
  ]);

  const soundUtility = (s: State, seat: number): number => {
    const lead = board.score.get(s, seat) - board.score.get(s, 1 - seat);
    if (lead === 0) return 0.5;
    return lead > 0 ? 1 : 0;
  };
  return defineGame({
    id: 'high-cards',
    title: 'High cards',
    rulesVersion: 1,
    status: 'whole',
    seats: { min: PLAYERS, max: PLAYERS },
    cooperative: false,
    options: z.object({}),
    presets: {},
    layout: board.layout,
    content: null,
    prepare: () => null,
    components: () =>
      new Map([
        [
          cards,
          Array.from({ length: cards.size }, (_, card) => ({
            id: `rank-${rankOf(card)}`,
            name: `Rank ${rankOf(card)}`,
          })),
        ],
      ]),
    main,
    scripts: [drawing],
    utility: slips.utility ?? soundUtility,
    turns: slips.turns ?? ((s) => board.turns.get(s)),
    // Every card is played at most once, and every play is followed by one question about drawing.
    longest: () => slips.longest ?? 2 * cards.size,
    describe: (s) => `scores ${board.score.get(s, 0)}:${board.score.get(s, 1)}, ${board.deck.size(s)} in the deck`,
    ...(slips.evaluate ? { evaluate: slips.evaluate } : {}),
  });
}
