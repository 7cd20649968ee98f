import { availableParallelism } from 'node:os';
import type { Bot } from '../../engine/bot.js';
import { dealKey } from '../../engine/chance.js';
import type { Game } from '../../engine/game.js';
import { gameChance } from '../../engine/game-chance.js';
import type { Ending } from '../../engine/header.js';
import { State } from '../../engine/state.js';
import { View } from '../../engine/view.js';
import { resolveBot } from '../bot-spec.js';
import { now } from '../clock.js';
import type { Definitions } from '../definitions.js';
import { botSeat } from '../game-player.js';
import { bytesAllocated } from './allocation.js';
import { type BenchTime, interleaved } from './interleaved.js';
import { Playouts, RandomPlay, Seen } from './random-play.js';

/** How fast a game runs here; docs/performance.md says how each figure is measured. */
export interface Bench {
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** Whether compiled code was measured, as it ships, and not TypeScript through a loader. */
  readonly compiled: boolean;
  readonly node: string;
  readonly cores: number;
  /** Uniform random decisions with two or more options, set-ups included. */
  readonly decisionsPerSecond: number;
  /** From a copy of the start to the end. */
  readonly playoutsPerSecond: number;
  readonly setUpMicroseconds: number;
  readonly copyNanoseconds: number;
  readonly stateBytes: number;
  /** Heap left behind by a random decision, set-ups included. */
  readonly bytesPerDecision: number;
  /** Iterations of `mcts` at the first decision with playouts to the end; null where nobody decides. */
  readonly searchesPerSecond: number | null;
  /** The same with playouts of 40 decisions at most, then the game's own judgement. */
  readonly cutSearchesPerSecond: number | null;
  readonly optionsPerDecision: number;
  /** What the random games were like; null where none was over in the time. */
  readonly turnsPerGame: number | null;
  readonly decisionsPerGame: number | null;
  readonly endings: Partial<Record<Ending, number>>;
  /** The same play without ending turns early; null for a game that does not say what ends a turn. */
  readonly fullTurns: FullTurnsBench | null;
}

/** Random play that ends a turn only when nothing else can be done. */
export interface FullTurnsBench {
  readonly decisionsPerSecond: number;
  /** What is counted, as the game's metric calls it: per game, over all seats. */
  readonly counted: string;
  /** Null where no game was over in the time. */
  readonly countedPerGame: number | null;
  readonly turnsPerGame: number | null;
  readonly decisionsPerGame: number | null;
  readonly endings: Partial<Record<Ending, number>>;
}

/** States that are copied in turn: more than fit the first cache of a processor would flatter nobody. */
const COPIES = 16;
/** Decisions in one window of the allocation measurement. */
const WINDOW = 500;
/** Games that tell what random games are like. */
const ENOUGH_GAMES = 30;
/** Iterations of one search. */
const SEARCH = 256;

/**
 * Measures a game. Takes rounds × ms for each of six gauges (seven with full turns), and twice as long to warm up.
 * @param cap decisions after which a random game is stopped
 */
export async function benchGame(game: Game, cap: number, time: BenchTime, definitions: Definitions): Promise<Bench> {
  const seen = new Seen();
  const random = new RandomPlay(game, cap);
  const setUps = new RandomPlay(game, cap);
  const full = fullTurnsPlay(game, cap);
  const playouts = new Playouts(game, cap);
  const copies = Array.from({ length: COPIES }, () => new State(game));
  const searches = await Promise.all(
    [0, 40].map(async (depth) => ({
      name: `search ${depth}`,
      run: search(game, (await resolveBot(`mcts:iterations=${SEARCH}:depth=${depth}`, definitions)).make),
    })),
  );
  const gauges = [
    { name: 'decisions', run: (times: number) => random.decide(times, seen) },
    ...(full ? [{ name: 'full turns', run: (times: number) => full.play.decide(times, full.seen) }] : []),
    { name: 'playouts', run: (times: number) => playouts.play(times) },
    { name: 'set-ups', run: (times: number) => setUps.setUp(times) },
    { name: 'copies', run: (times: number) => copyAround(copies, random.state, times) },
    ...(setUps.state.over ? [] : searches),
  ];
  const rates = interleaved(gauges, time);
  finishGames(random, seen, time);
  if (full) finishGames(full.play, full.seen, time);
  const rate = (name: string): number => rates.get(name) ?? Number.NaN;
  const iterations = (depth: number): number | null => (setUps.state.over ? null : rate(`search ${depth}`) * SEARCH);
  return {
    game: game.id,
    players: game.players,
    options: game.options,
    compiled: import.meta.url.endsWith('.js'),
    node: process.version,
    cores: availableParallelism(),
    decisionsPerSecond: rate('decisions'),
    playoutsPerSecond: rate('playouts'),
    setUpMicroseconds: 1e6 / rate('set-ups'),
    copyNanoseconds: 1e9 / rate('copies'),
    stateBytes: 2 * game.layout.cells,
    bytesPerDecision: bytesAllocated((times) => random.decide(times, seen), WINDOW),
    searchesPerSecond: iterations(0),
    cutSearchesPerSecond: iterations(40),
    optionsPerDecision: seen.options / seen.decisions,
    turnsPerGame: perGame(seen.turns, seen),
    decisionsPerGame: perGame(seen.decisionsOfGames, seen),
    endings: seen.byEnding(),
    fullTurns: full && {
      decisionsPerSecond: rate('full turns'),
      counted: full.counted,
      countedPerGame: perGame(full.seen.counted, full.seen),
      turnsPerGame: perGame(full.seen.turns, full.seen),
      decisionsPerGame: perGame(full.seen.decisionsOfGames, full.seen),
      endings: full.seen.byEnding(),
    },
  };
}

const perGame = (sum: number, { games }: Seen): number | null => (games > 0 ? sum / games : null);

function fullTurnsPlay(game: Game, cap: number) {
  const { fullTurns } = game.spec;
  if (!fullTurns) return null;
  return { play: new RandomPlay(game, cap, fullTurns.endedBy), seen: new Seen(), counted: fullTurns.counted };
}

/** Plays on, for as long again at most, until there are games enough to tell what they are like. */
function finishGames(random: RandomPlay, seen: Seen, { rounds, ms }: BenchTime): void {
  const until = now() + rounds * ms;
  while (seen.games < ENOUGH_GAMES && now() < until) random.decide(WINDOW, seen);
}

function copyAround(copies: readonly State<unknown>[], source: State<unknown>, times: number): void {
  let from = source;
  for (let i = 0; i < times; i++) {
    const to = copies[i % COPIES];
    if (to !== from) to.copyFrom(from);
    from = to;
  }
}

/** Whole searches at the first decision of a game, each by a bot of its own as in a study. */
function search(game: Game, make: (seat: ReturnType<typeof botSeat>) => Bot): (times: number) => void {
  const key = dealKey('bench', 0);
  const state = game.start(gameChance(game, key));
  if (state.over) return () => {};
  const { seat } = state.offer;
  const view = new View(state, seat);
  const bot = make(botSeat(game, key, seat, seat, false));
  return (times) => {
    for (let left = times; left > 0; left--) bot.choose(view);
  };
}
