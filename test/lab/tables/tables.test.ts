import { describe, expect, it } from 'vitest';
import { GameTally } from '../../../src/lab/game-tally.js';
import { makePlan } from '../../../src/lab/plan.js';
import { wilson } from '../../../src/lab/stats/wilson.js';
import type { Study } from '../../../src/lab/study.js';
import type { Cell, Table } from '../../../src/lab/tables/cell.js';
import { csvRows } from '../../../src/lab/tables/csv.js';
import { makeTables, type Tables } from '../../../src/lab/tables/tables.js';

/** A game in the columns that tables are computed from. */
interface Row {
  readonly deal: number;
  readonly rotation?: number;
  readonly ending: string;
  readonly winners?: string;
  readonly utility?: readonly number[];
  readonly turns?: number;
  readonly decisions?: number;
  readonly hash?: string;
  /** Of metrics. */
  readonly cells?: Readonly<Record<string, Cell>>;
}

/** The tables of a study whose games went as given, by arm. */
async function tablesOf(study: Partial<Study>, games: readonly (readonly Row[])[]): Promise<Tables> {
  const { plan, game } = await makePlan({ name: 'hand', game: 'connect-k', ...study });
  const tally = new GameTally(
    plan,
    game.spec,
    games.map((rows) => rows.length),
  );
  const { list } = tally.columns;
  for (const [arm, rows] of games.entries()) {
    const { players } = plan.arms[arm];
    const cells = rows.map((row) => {
      const named: Record<string, Cell> = {
        arm,
        deal: row.deal,
        rotation: row.rotation ?? 0,
        ending: row.ending,
        winners: row.winners ?? '',
        turns: row.turns ?? 1,
        decisions: row.decisions ?? 1,
        final_hash: row.hash ?? `${row.deal}`,
        ...row.cells,
      };
      for (let seat = 0; seat < players; seat++) named[`utility_${seat}`] = row.utility?.[seat] ?? 0;
      return list.map(({ name }) => named[name] ?? null);
    });
    // In two chunks that part a line: that is how files are read.
    const text = Buffer.from(csvRows(cells));
    tally.read(arm, text.subarray(0, text.length - 7));
    tally.read(arm, text.subarray(text.length - 7));
  }
  return makeTables(
    plan,
    tally.columns,
    tally.end(games.map((rows) => rows.reduce((sum, { decisions = 1 }) => sum + 3 * decisions, 0))),
  );
}

/** The cells of a row by column. */
function named({ columns, rows }: Table, row: number): Record<string, Cell> {
  return Object.fromEntries(columns.map(({ name }, index) => [name, rows[row][index]]));
}

const seat0 = { ending: 'win', winners: '0', utility: [1, 0] };
const seat1 = { ending: 'win', winners: '1', utility: [0, 1] };
const draw = { ending: 'draw', utility: [0.5, 0.5] };
const rivals = { seats: ['random', 'epsilon:bot=random'] };

describe('arms.csv', () => {
  it('counts for slot 0 wherever it sits, a draw as half, by deal', async () => {
    const { arms } = await tablesOf(rivals, [
      [
        // Slot 0 sits in seat 0, then in seat 1: it wins both, then one and draws one.
        { deal: 0, rotation: 0, ...seat0 },
        { deal: 0, rotation: 1, ...seat1 },
        { deal: 1, rotation: 0, ...draw },
        { deal: 1, rotation: 1, ...seat0 },
      ],
    ]);
    const row = named(arms, 0);
    expect(row).toMatchObject({ games: 4, deals: 2, wins: 2, losses: 1, draws: 1, focus: 'slot 0' });
    expect(row).toMatchObject({ win_rate: 2.5 / 4, worst_rate: 2.5 / 4, best_rate: 2.5 / 4, level: 0.95 });
    expect(row.method).toBe('wilson-clustered');
    expect(row).toMatchObject({ bots: 'random|epsilon:bot=random', players: 2, distinct_games: 2 });
  });

  it('leaves caps, faults and illegals out of the rate, and says how far they could move it', async () => {
    const { arms } = await tablesOf({ ...rivals, rotate: false }, [
      [
        { deal: 0, ...seat0 },
        { deal: 1, ...seat1 },
        { deal: 2, ending: 'cap' },
        { deal: 3, ending: 'fault' },
        { deal: 4, ending: 'illegal' },
      ],
    ]);
    const row = named(arms, 0);
    expect(row).toMatchObject({ games: 5, wins: 1, losses: 1, draws: 0, caps: 1, faults: 1, illegals: 1 });
    expect(row).toMatchObject({ win_rate: 0.5, worst_rate: 1 / 5, best_rate: 4 / 5, method: 'wilson' });
    const interval = wilson(1, 2);
    expect(row).toMatchObject({ win_lo: interval?.lo, win_hi: interval?.hi });
  });

  it('takes lengths from all games that did not fail, capped ones too', async () => {
    const { arms } = await tablesOf(rivals, [
      [
        { deal: 0, rotation: 0, ...seat0, turns: 10, decisions: 4 },
        { deal: 0, rotation: 1, ...seat0, turns: 20, decisions: 6 },
        { deal: 1, rotation: 0, ending: 'cap', turns: 60, decisions: 20 },
        { deal: 1, rotation: 1, ending: 'fault', turns: 999, decisions: 0 },
      ],
    ]);
    expect(named(arms, 0)).toMatchObject({ turns_mean: 30, turns_p50: 20, turns_p95: 60, decisions_mean: 10 });
    expect(named(arms, 0).turns_sd).toBeCloseTo(Math.sqrt(700), 12);
    expect(named(arms, 0).options_mean).toBe(3);
  });

  it('has no rate where all slots of rivals are alike', async () => {
    const { arms, seats } = await tablesOf({ bots: 'random' }, [
      [
        { deal: 0, ...seat0 },
        { deal: 1, ...seat1 },
      ],
    ]);
    expect(named(arms, 0)).toMatchObject({ focus: null, win_rate: null, win_lo: null, worst_rate: null, wins: 2 });
    expect(named(seats, 0)).toMatchObject({ seat: 0, games: 2, wins: 1, win_share: 0.5 });
  });

  it('takes the rate of a team from the ending', async () => {
    const won = { ending: 'win', winners: '0|1', utility: [1, 1] };
    const { arms, seats } = await tablesOf({ game: 'toy-tide', players: 2 }, [
      [
        { deal: 0, ...won },
        { deal: 1, ...won },
        { deal: 2, ...won },
        { deal: 3, ending: 'loss', utility: [0, 0] },
      ],
    ]);
    expect(named(arms, 0)).toMatchObject({ focus: 'team', win_rate: 0.75, wins: 3, losses: 1, method: 'wilson' });
    expect(named(seats, 1)).toMatchObject({ wins: 3, shared: 0, win_share: 0.75, utility_mean: 0.75 });
  });
});

describe('seats.csv and slots.csv', () => {
  it('count by place at the table, and by who sat there', async () => {
    const { seats, slots } = await tablesOf(rivals, [
      [
        { deal: 0, rotation: 0, ...seat0 },
        { deal: 0, rotation: 1, ...seat0 },
        { deal: 1, rotation: 0, ...seat0 },
        { deal: 1, rotation: 1, ...draw },
      ],
    ]);
    expect(named(seats, 0)).toMatchObject({ games: 4, wins: 3, win_share: 3.5 / 4, utility_mean: 3.5 / 4 });
    expect(named(seats, 1)).toMatchObject({ games: 4, wins: 0, win_share: 0.5 / 4 });
    // Slot 0 won both games in seat 0; in seat 1 it lost one and drew one.
    expect(named(slots, 0)).toMatchObject({ wins: 2, win_share: 2.5 / 4, bot: 'random' });
    expect(named(slots, 1)).toMatchObject({ wins: 1, win_share: 1.5 / 4, bot: 'epsilon:bot=random' });
  });

  it('share a win among those who won together', async () => {
    const { seats } = await tablesOf({ game: 'kuhn', bots: 'random' }, [
      [{ deal: 0, ending: 'win', winners: '0|1', utility: [0.5, 0.5] }],
    ]);
    expect(named(seats, 0)).toMatchObject({ wins: 1, shared: 1, win_share: 0.5 });
  });
});

describe('contrasts.csv', () => {
  const won = { ending: 'win', winners: '0', utility: [1] };
  const lost = { ending: 'loss', utility: [0] };
  const tide = { game: 'toy-tide', set: { drawn: [1, 2] } };

  it('compares single games deal by deal: 86 against 150 deals that only one of them won', async () => {
    // 2 P(X >= 150) for X ~ Binomial(236, 1/2), summed in exact integers, and less P(X = 150) for the mid-p.
    const games = Array.from({ length: 300 }, (_, deal) => ({
      a: { deal, ...(deal < 86 || deal >= 250 ? won : lost) },
      b: { deal, ...((deal >= 86 && deal < 236) || deal >= 250 ? won : lost) },
    }));
    const { contrasts } = await tablesOf(tide, [games.map(({ a }) => a), games.map(({ b }) => b)]);
    const row = named(contrasts, 0);
    expect(row).toMatchObject({ arm_a: 0, arm_b: 1, differs_in: 'drawn', deals: 300, only_a: 86, only_b: 150 });
    expect(row.diff).toBe((86 - 150) / 300);
    expect(Number(row.p)).toBeCloseTo(3.715936139571442e-5, 14);
    expect(row.method).toMatch(/^newcombe-paired, mcnemar-exact \(mid-p 0\.000028933895/);
    expect(row).toMatchObject({ paired: true, p_adjusted: row.p, verdict: 'different' });
  });

  it('compares deals that several games were played of by the share won of each', async () => {
    const seats = [
      ['random', 'epsilon:bot=random'],
      ['random', 'epsilon:p=0.5:bot=random'],
    ];
    const block = (deal: number, ...results: object[]) =>
      results.map((result, rotation) => ({ deal, rotation, ending: 'win', ...result }));
    const { contrasts } = await tablesOf({ seats }, [
      [...block(0, seat0, seat1), ...block(1, seat0, seat0), ...block(2, seat0, seat1)],
      [...block(0, seat1, seat0), ...block(1, seat0, seat0), ...block(2, seat0, seat0)],
    ]);
    // Shares of slot 0: 1, 1/2, 1 against 0, 1/2, 1/2.
    expect(named(contrasts, 0)).toMatchObject({ differs_in: 'bots', deals: 3, diff: 0.5, only_a: 2, only_b: 0 });
    expect(named(contrasts, 0).method).toBe('paired-t-plus-2');
  });

  it('leaves out deals that do not count in both arms, and decides nothing where games failed', async () => {
    const { contrasts } = await tablesOf(tide, [
      [{ deal: 0, ending: 'fault' }, ...Array.from({ length: 99 }, (_, i) => ({ deal: i + 1, ...won }))],
      Array.from({ length: 100 }, (_, deal) => ({ deal, ...lost })),
    ]);
    expect(named(contrasts, 0)).toMatchObject({ deals: 99, only_a: 99, only_b: 0, verdict: 'undecided' });
  });

  it('adjusts within a family alone', async () => {
    const half = (of: number) => Array.from({ length: 40 }, (_, deal) => ({ deal, ...(deal < of ? won : lost) }));
    const study = { game: 'toy-tide', set: { drawn: [1, 2, 3], goal: [8, 9] } };
    const { contrasts } = await tablesOf(study, [40, 30, 30, 25, 25, 25].map(half));
    const rows = contrasts.rows.map((_, index) => named(contrasts, index));
    const draws = rows.filter(({ differs_in }) => differs_in === 'drawn').map(({ p }) => Number(p));
    const [first] = rows;
    expect(first).toMatchObject({ differs_in: 'drawn' });
    // Four comparisons of draws; the smallest p is multiplied by four, not by the seven of all families.
    expect(Number(first.p_adjusted)).toBeCloseTo(Math.min(...draws) * 4, 12);
    expect(rows.filter(({ differs_in }) => differs_in === 'goal')).toHaveLength(3);
  });
});

describe('difficulty.csv', () => {
  it('has presets by players by bots, and is absent without presets', async () => {
    const study = { game: 'toy-tide', preset: ['easy', 'hard'] };
    const won = { ending: 'win', winners: '0', utility: [1] };
    const { difficulty } = await tablesOf(study, [[{ deal: 0, ...won }], [{ deal: 0, ending: 'loss', utility: [0] }]]);
    expect(difficulty?.rows.map((row) => row.slice(0, 6))).toEqual([
      ['easy', 1, 'random', 0, 1, 1],
      ['hard', 1, 'random', 1, 1, 0],
    ]);
    expect((await tablesOf({ game: 'toy-tide' }, [[{ deal: 0, ...won }]])).difficulty).toBeNull();
  });
});

describe('names.csv', () => {
  it('counts what a metric named, over the games in which it named anything', async () => {
    const lost = (deal: number, worst_card: string) => ({ deal, ending: 'loss', utility: [0], cells: { worst_card } });
    const { arms, names } = await tablesOf({ game: 'gormangeist', players: 1, bots: 'random' }, [
      [
        lost(0, 'soul-ledger'),
        lost(1, 'whispering-maid'),
        { deal: 2, ending: 'win', winners: '0', utility: [1] },
        lost(3, 'whispering-maid'),
        lost(4, 'boiler-brute'),
      ],
    ]);
    expect(named(arms, 0).worst_card_mode).toBe('whispering-maid');
    expect(names?.rows.map((row) => row.slice(0, 5))).toEqual([
      [0, 'worst_card', 'whispering-maid', 2, 0.5],
      [0, 'worst_card', 'boiler-brute', 1, 0.25],
      [0, 'worst_card', 'soul-ledger', 1, 0.25],
    ]);
    const interval = wilson(2, 4);
    expect(names?.rows[0].slice(5)).toEqual([interval?.lo, interval?.hi]);
    expect((await tablesOf({ game: 'toy-tide' }, [[lost(0, '')]])).names).toBeNull();
  });
});

describe('trends.csv', () => {
  it('tests each run of arms along what has an order: 30, 40 and 55 of 100 won', async () => {
    const games = (won: number) =>
      Array.from({ length: 100 }, (_, deal) =>
        deal < won ? { deal, ending: 'win', winners: '0', utility: [1] } : { deal, ending: 'loss', utility: [0] },
      );
    const study = { game: 'toy-tide', set: { drawn: [1, 2, 3] }, bots: ['random', 'greedy'] };
    // The last dimension varies fastest: arms 0, 2 and 4 are random's, 1, 3 and 5 greedy's.
    const { trends } = await tablesOf(study, [30, 50, 40, 50, 55, 50].map(games));
    expect(trends?.rows.map((row) => row.slice(0, 4))).toEqual([
      ['drawn', '0|2|4', '1|2|3', '100|100|100'],
      ['drawn', '1|3|5', '1|2|3', '100|100|100'],
    ]);
    const [rising, flat] = trends?.rows ?? [];
    expect(Number(rising[4])).toBeCloseTo(3.585686, 6);
    expect(Number(rising[5])).toBeCloseTo(0.000336, 6);
    expect(Number(rising[6])).toBeCloseTo(2 * Number(rising[5]), 12);
    expect([rising[7], ...flat.slice(4)]).toEqual(['rises', 0, 1, 1, 'undecided']);
  });

  it('is absent where nothing has three values in an order', async () => {
    const study = { game: 'toy-tide', set: { drawn: [1, 2] }, bots: ['random', 'greedy', 'mcts:iterations=2'] };
    expect((await tablesOf(study, [[], [], [], [], [], []])).trends).toBeNull();
  });
});
