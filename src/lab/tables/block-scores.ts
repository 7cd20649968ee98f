import { winPoints } from '../stats/winBlocks.js';

/** What the focus of an arm won in each block, for comparisons deal by deal: three bytes a deal, allocated at once. */
export class BlockScores {
  private readonly games: Uint8Array;
  private readonly points: Uint16Array;
  /** Every block so far is one game, won or lost. */
  binary: boolean;

  /** @param oneGame whether a block is one game */
  constructor(
    readonly deals: number,
    oneGame: boolean,
  ) {
    this.games = new Uint8Array(deals);
    this.points = new Uint16Array(deals);
    this.binary = oneGame;
  }

  set(deal: number, games: number, points: number): void {
    this.games[deal] = games;
    this.points[deal] = points;
    if (games > 0 && points !== 0 && points !== winPoints) this.binary = false;
  }

  /** Whether any game of the deal counts. */
  has(deal: number): boolean {
    return this.games[deal] > 0;
  }
  /** The share of the deal's games that was won, 0..1. */
  mean(deal: number): number {
    return this.points[deal] / (winPoints * this.games[deal]);
  }
  /** For binary scores: whether the game was won. */
  won(deal: number): boolean {
    return this.points[deal] > 0;
  }
}
