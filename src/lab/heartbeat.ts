/** What a worker is doing, in five integers of shared memory: the main thread reads them without disturbing it. */
const RUNNING = 0;
const GAME = 1;
const DECISIONS = 2;
const SEAT = 3;
const TICKS = 4;
const CELLS = 5;

/** Nobody is being asked: the rules, or a bot's making, are at work. */
export const NO_SEAT = -1;

/** Signs of life of whoever plays a batch; every game and every decision leaves one. */
export class Heartbeat {
  /** Where the signs are left; whoever plays one batch after another takes those of the batch. */
  cells = new Int32Array(new SharedArrayBuffer(CELLS * Int32Array.BYTES_PER_ELEMENT));

  /** Nothing has begun. */
  clear(): void {
    this.cells.fill(0);
  }
  /** A game of the batch begins: its place in the batch, from 0. */
  begin(game: number): void {
    this.cells[RUNNING] = 1;
    this.cells[GAME] = game;
    this.cells[DECISIONS] = 0;
    this.cells[SEAT] = NO_SEAT;
    this.cells[TICKS]++;
  }
  /** The bot of a seat is asked. */
  ask(seat: number): void {
    this.cells[SEAT] = seat;
  }
  /** It has answered. */
  answered(): void {
    this.cells[DECISIONS]++;
    this.cells[SEAT] = NO_SEAT;
    this.cells[TICKS]++;
  }

  get running(): boolean {
    return this.cells[RUNNING] !== 0;
  }
  get game(): number {
    return this.cells[GAME];
  }
  /** Decisions made in the current game. */
  get decisions(): number {
    return this.cells[DECISIONS];
  }
  /** The seat that is being asked, or -1. */
  get seat(): number {
    return this.cells[SEAT];
  }
  /** Grows with every sign of life. */
  get ticks(): number {
    return this.cells[TICKS];
  }
}
