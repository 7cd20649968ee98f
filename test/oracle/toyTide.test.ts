import { describe, expect, it } from 'vitest';
import type { Bot } from '../../src/engine/bot.js';
import { botKey, bounded, dealKey, KeyedChance, SearchChance } from '../../src/engine/chance.js';
import type { Game } from '../../src/engine/game.js';
import { encode } from '../../src/engine/offer.js';
import { play } from '../../src/engine/play.js';
import { State } from '../../src/engine/state.js';
import { toyTide } from '../../src/games/toys/toy-tide/index.js';
import { board } from '../../src/games/toys/toy-tide/layout.js';
import { clopperPearson } from '../../src/lab/stats/clopperPearson.js';
import { best, DecisionGraph, type GraphPolicy } from './decisionGraph.js';
import { noLuck } from './noLuck.js';
import { plainTide, TIDE_POLICIES, type Tide, tideValue } from './tideValues.js';

/** Coins have two sides, the deck three cards. */
const SIDES = 6;
const SAFE = encode(1);
const RISKY = encode(2);
/** What may be off when half a unit of the last printed digit is. */
const PRINTED = 5.5e-7;

/** The printed table: players, draws, then the chances to win of optimal, random, always risky, always safe play. */
const TABLE = [
  { players: 1, draws: 1, optimal: 1, random: 0.999128, risky: 0.998099, safe: 1 },
  { players: 1, draws: 2, optimal: 0.960545, random: 0.859288, risky: 0.901356, safe: 0.894666 },
  { players: 1, draws: 3, optimal: 0.7562, random: 0.527132, risky: 0.679975, safe: 0.12478 },
  { players: 2, draws: 2, optimal: 0.979639, random: 0.90758, risky: 0.933499, safe: 0.894666 },
  { players: 2, draws: 3, optimal: 0.767136, random: 0.502433, risky: 0.645364, safe: 0.12478 },
];

/** Changes of the deck, and the deck they make. */
const PATCHED: { patches: Record<string, number>; cards: Tide['cards'] }[] = [
  {
    patches: { 'card.wave.threat': 2 },
    cards: [
      { threat: 2, copies: 2 },
      { threat: 0, copies: 1 },
    ],
  },
  { patches: { 'card.lull.copies': 0 }, cards: [{ threat: 1, copies: 2 }] },
];

const NAMES = ['optimal', 'random', 'risky', 'safe'] as const;

/** Everything that matters in Toy Tide. */
function key(s: State): string {
  return [board.active.get(s), board.score.get(s), board.threat.get(s)].join();
}

const ENGINE_POLICIES: Record<(typeof NAMES)[number], GraphPolicy> = {
  optimal: best,
  random: () => [0.5, 0.5],
  risky: () => [0, 1],
  safe: () => [1, 0],
};

function expectEngineAgrees(game: Game, tide: Tide): void {
  const graph = new DecisionGraph(game, { sides: SIDES, key });
  for (const name of NAMES) {
    const values = graph.solve(ENGINE_POLICIES[name]);
    for (const value of values) expect(value).toBeCloseTo(tideValue(tide, TIDE_POLICIES[name]), 11);
  }
}

const bots = {
  random: (luck: SearchChance): Bot => ({ choose: (view) => view.code(bounded(luck.uint32(), view.count)) }),
  risky: (): Bot => ({ choose: () => RISKY }),
  safe: (): Bot => ({ choose: () => SAFE }),
};

function winsOf(game: Game, name: keyof typeof bots, games: number): number {
  const s = new State(game);
  const chance = new KeyedChance(dealKey('tide', 0), game.layout.causeNames());
  const luck = new SearchChance('tide');
  const team = Array.from({ length: game.players }, () => bots[name](luck));
  let wins = 0;
  for (let deal = 0; deal < games; deal++) {
    const key = dealKey('tide', deal);
    chance.reset(key);
    luck.reseed(botKey(key, 0));
    game.restart(s, chance);
    if (play(s, team, chance).ending === 'win') wins++;
  }
  return wins;
}

function expectInside(wins: number, games: number, exact: number): void {
  const interval = clopperPearson(wins, games, 0.999);
  expect(interval?.lo).toBeLessThanOrEqual(exact);
  expect(interval?.hi).toBeGreaterThanOrEqual(exact);
}

describe.each(TABLE)('Toy Tide, $players players and $draws draws', (cell) => {
  const { players, draws } = cell;
  const tide = plainTide(players, draws);
  const game = toyTide.build({ players, options: { drawn: draws } });

  it.each(NAMES)('%s play wins as often as the table says', (name) => {
    expect(Math.abs(tideValue(tide, TIDE_POLICIES[name]) - cell[name])).toBeLessThan(PRINTED);
  });

  it('the engine, move by move, is worth what arithmetic says', () => expectEngineAgrees(game, tide));

  it.each(['random', 'risky', 'safe'] as const)('4,000 games of %s play agree with the exact chance', (name) => {
    const games = 4000;
    expectInside(winsOf(game, name, games), games, tideValue(tide, TIDE_POLICIES[name]));
  });
});

describe.each(PATCHED)('Toy Tide with $patches', ({ patches, cards }) => {
  const table = [
    { players: 1, draws: 1 },
    { players: 1, draws: 2 },
    { players: 2, draws: 3 },
  ];

  it.each(table)('is worth what arithmetic says: $players players, $draws draws', ({ players, draws }) => {
    const game = toyTide.build({ players, options: { drawn: draws }, content: { patches } });
    const tide = { ...plainTide(players, draws), cards };
    expectEngineAgrees(game, tide);
    for (const name of ['random', 'risky', 'safe'] as const) {
      const games = 1000;
      expectInside(winsOf(game, name, games), games, tideValue(tide, TIDE_POLICIES[name]));
    }
  });
});

describe("the game's own playout policy", () => {
  const own: GraphPolicy = ({ state }) => {
    const chosen = toyTide.spec.playout?.(state, noLuck);
    return [0, 1].map((option) => (option === chosen ? 1 : 0));
  };

  it.each(TABLE)(
    'is as good as any fixed policy and no better than the optimum: $players players, $draws draws',
    (cell) => {
      const { players, draws } = cell;
      const game = toyTide.build({ players, options: { drawn: draws } });
      const [value] = new DecisionGraph(game, { sides: SIDES, key }).solve(own);
      expect(value).toBeLessThanOrEqual(cell.optimal + PRINTED);
      expect(value).toBeGreaterThan(Math.max(cell.random, cell.risky, cell.safe) - PRINTED);
    },
  );
});

describe('the arithmetic of changed decks, by hand', () => {
  /** A tide of waves alone rises by `draws` each round. */
  const waves = (draws: number): Tide => ({ ...plainTide(1, draws), cards: [{ threat: 1, copies: 2 }] });

  it('waves alone, two draws: six turns, so safe play loses and three of six risks must pay', () => {
    expect(tideValue(waves(2), TIDE_POLICIES.safe)).toBe(0);
    expect(tideValue(waves(2), TIDE_POLICIES.risky)).toBeCloseTo(42 / 64, 12);
  });

  it('waves alone, one draw: twelve turns, eight are enough for safe play', () => {
    expect(tideValue(waves(1), TIDE_POLICIES.safe)).toBe(1);
    expect(tideValue(waves(1), TIDE_POLICIES.risky)).toBeCloseTo(1 - (1 + 12 + 66) / 4096, 12);
  });

  it('waves of threat 2, one draw: safe play loses with six waves in seven draws', () => {
    const cards = [
      { threat: 2, copies: 2 },
      { threat: 0, copies: 1 },
    ];
    expect(tideValue({ ...plainTide(1, 1), cards }, TIDE_POLICIES.safe)).toBeCloseTo(1 - 576 / 2187, 12);
  });
});
