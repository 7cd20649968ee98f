import type { Ending } from '../../engine/header.js';
import type { Arm } from '../arm.js';
import { seatOfSlot } from '../seating.js';
import {
  addToDistinctCounter,
  type DistinctCount,
  type DistinctCounter,
  distinctCount,
  emptyDistinctCounter,
} from '../stats/distinctCounter.js';
import { addToSum, type ExactSum } from '../stats/exactSum.js';
import { addToHistogram, type IntegerHistogram } from '../stats/integerHistogram.js';
import { addToMoments, emptyMoments, type Moments } from '../stats/moments.js';
import { addWinBlock, emptyWinBlocks, sharedWinPoints, type WinBlocks, winPoints } from '../stats/winBlocks.js';
import type { BlockScores } from './block-scores.js';
import { CardTally } from './card-tally.js';
import type { GameRow } from './game-rows.js';

/** Who a win rate is about: the whole team, the bot of slot 0, or nobody where all slots are alike. */
export type Focus = 'team' | 'slot 0' | null;

/** What a seat or a slot got out of the games that count: won, lost and drawn ones. */
export interface PlaceTally {
  games: number;
  /** Games won, alone or with others. */
  wins: number;
  /** Of these, the ones won with others. */
  shared: number;
  /** Wins by deal; a win shared by k is 1/k. */
  readonly blocks: WinBlocks;
  /** Mean utility of each deal's games. */
  readonly utility: Moments;
}

/** Count and sum of a metric; of one that names something, how often each name occurred. */
export interface MetricTally {
  count: number;
  readonly sum: ExactSum;
  readonly names: Map<string, number>;
}

/** What one block, a deal with its rotations, has brought so far. */
interface OpenBlock {
  deal: number;
  games: number;
  focusPoints: number;
  readonly seats: { points: number; utility: number }[];
  readonly slots: { points: number; utility: number }[];
}

/**
 * Everything the tables say of one arm, from its rows in their order. All sums are exact, so the figures do not depend
 * on how the games were played, only on what they were.
 */
export class ArmTally {
  readonly focus: Focus;
  readonly endings: Record<Ending, number> = { win: 0, loss: 0, draw: 0, cap: 0, fault: 0, illegal: 0 };
  games = 0;
  /** Games that the focus won, lost and drew; without a focus, those that ended so. */
  readonly results = { wins: 0, losses: 0, draws: 0 };
  readonly focusBlocks: WinBlocks = emptyWinBlocks();
  readonly seats: readonly PlaceTally[];
  readonly slots: readonly PlaceTally[];
  /** Length, over games that did not fail; stopped ones count as they were stopped. */
  readonly turns: Moments = emptyMoments();
  readonly turnCounts: IntegerHistogram = new Map();
  decisions = 0;
  readonly metrics: readonly MetricTally[];
  /** Null for a game that does not tell of cards. */
  readonly cards: CardTally | null;
  /** Different final positions, once the last row was read. */
  distinctGames: DistinctCount = { count: 0, exact: true };
  private finals: DistinctCounter | null = emptyDistinctCounter();
  private readonly block: OpenBlock;

  /** @param scores where the focus' points go block by block, for comparisons of arms */
  constructor(
    private readonly arm: Arm,
    private readonly cooperative: boolean,
    metrics: number,
    private readonly scores: BlockScores | null,
    withCards = false,
  ) {
    this.cards = withCards ? new CardTally() : null;
    const { players, bots, decks } = arm;
    const alike = bots.every((bot, slot) => bot === bots[0] && decks[slot] === decks[0]);
    this.focus = cooperative ? 'team' : alike ? null : 'slot 0';
    this.seats = places(players);
    this.slots = places(players);
    this.metrics = Array.from({ length: metrics }, () => ({ count: 0, sum: [], names: new Map() }));
    this.block = { deal: 0, games: 0, focusPoints: 0, seats: openPlaces(players), slots: openPlaces(players) };
  }

  /** Games that neither faulted nor were illegal. */
  get whole(): number {
    return this.games - this.endings.fault - this.endings.illegal;
  }

  /** The next row; rows come by deal, then by rotation. */
  add(row: GameRow): void {
    if (row.deal !== this.block.deal) this.closeBlock(row.deal);
    const rotation = this.games % this.arm.rotations;
    this.games++;
    this.endings[row.ending]++;
    if (this.finals) addToDistinctCounter(this.finals, row.finalHash);
    if (row.ending === 'fault' || row.ending === 'illegal') return;
    addToMoments(this.turns, row.turns);
    addToHistogram(this.turnCounts, row.turns);
    this.decisions += row.decisions;
    for (const [column, value] of row.metrics.entries()) if (value !== null) observe(this.metrics[column], value);
    for (const [seat, cell] of row.cards.entries()) {
      this.cards?.add(cell, row.ending === 'cap' ? null : this.seatPoints(row, seat));
    }
    if (row.ending !== 'cap') this.count(row, rotation);
  }

  /** Call after the last row: closes its block, and lets go of what only rows need. */
  end(): void {
    if (this.finals === null) return;
    this.closeBlock(this.block.deal + 1);
    this.distinctGames = distinctCount(this.finals);
    this.finals = null;
  }

  /** A game that counts towards rates. */
  private count(row: GameRow, rotation: number): void {
    const { players } = this.arm;
    const { block } = this;
    block.games++;
    block.focusPoints += this.focusPoints(row, rotation);
    for (let slot = 0; slot < players; slot++) {
      const seat = seatOfSlot(slot, rotation, players);
      const points = this.seatPoints(row, seat);
      const won = this.cooperative ? row.ending === 'win' : row.winners.includes(seat);
      const shared = won && !this.cooperative && row.winners.length > 1;
      for (const [tally, open] of [
        [this.seats[seat], block.seats[seat]],
        [this.slots[slot], block.slots[slot]],
      ] as const) {
        tally.games++;
        if (won) tally.wins++;
        if (shared) tally.shared++;
        open.points += points;
        open.utility += row.utility[seat];
      }
    }
  }

  private focusPoints(row: GameRow, rotation: number): number {
    const { results } = this;
    const seat = this.focus === 'slot 0' ? seatOfSlot(0, rotation, this.arm.players) : -1;
    const won = seat < 0 ? row.ending === 'win' : row.winners.includes(seat);
    if (won) {
      results.wins++;
      return seat < 0 ? winPoints : sharedWinPoints(row.winners.length);
    }
    if (row.ending === 'draw') {
      results.draws++;
      return winPoints / 2;
    }
    results.losses++;
    return 0;
  }

  /** A team wins as one; rivals share a win, and a draw among all of them. */
  private seatPoints(row: GameRow, seat: number): number {
    if (this.cooperative) return row.ending === 'win' ? winPoints : row.ending === 'draw' ? winPoints / 2 : 0;
    if (row.ending === 'draw') return sharedWinPoints(this.arm.players);
    return row.winners.includes(seat) ? sharedWinPoints(row.winners.length) : 0;
  }

  private closeBlock(next: number): void {
    const { block } = this;
    if (this.focus !== null) addWinBlock(this.focusBlocks, block.games, block.focusPoints);
    this.cards?.close();
    this.scores?.set(block.deal, block.games, block.focusPoints);
    closePlaces(this.seats, block.seats, block.games);
    closePlaces(this.slots, block.slots, block.games);
    block.deal = next;
    block.games = 0;
    block.focusPoints = 0;
  }
}

/** In a whole block every seat and every slot took part in each game. */
function closePlaces(tallies: readonly PlaceTally[], open: OpenBlock['seats'], games: number): void {
  for (const [place, tally] of tallies.entries()) {
    const { points, utility } = open[place];
    if (games > 0) {
      addWinBlock(tally.blocks, games, points);
      addToMoments(tally.utility, utility / games);
    }
    open[place].points = 0;
    open[place].utility = 0;
  }
}

function observe(tally: MetricTally, value: number | string): void {
  tally.count++;
  if (typeof value === 'number') addToSum(tally.sum, value);
  else tally.names.set(value, (tally.names.get(value) ?? 0) + 1);
}

function places(players: number): PlaceTally[] {
  const make = () => ({ games: 0, wins: 0, shared: 0, blocks: emptyWinBlocks(), utility: emptyMoments() });
  return Array.from({ length: players }, make);
}

function openPlaces(players: number): { points: number; utility: number }[] {
  return Array.from({ length: players }, () => ({ points: 0, utility: 0 }));
}
