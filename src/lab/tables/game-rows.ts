import { ENDINGS, type Ending } from '../../engine/header.js';
import type { GamePlaces } from './game-columns.js';

/** A row of games.csv, as far as tables are computed from it. */
export interface GameRow {
  readonly deal: number;
  readonly ending: Ending;
  /** Seats. */
  readonly winners: readonly number[];
  /** By seat. */
  readonly utility: readonly number[];
  readonly turns: number;
  readonly decisions: number;
  readonly finalHash: string;
  /** In the order of the columns; null where the cell is empty. */
  readonly metrics: readonly (number | string | null)[];
  /** What became of each seat's cards; empty for a game that does not tell. */
  readonly cards: readonly string[];
}

/** Reads rows of games.csv out of chunks that may end anywhere. */
export class GameRowReader {
  private rest = '';

  /**
   * @param players seats of the arm: no more utilities are read
   * @param onRow sees each row
   */
  constructor(
    private readonly places: GamePlaces,
    private readonly players: number,
    private readonly onRow: (row: GameRow) => void,
  ) {}

  /** The next bytes. What tables need is ASCII, so one byte is one letter here. */
  read(chunk: Buffer): void {
    const text = this.rest + chunk.toString('latin1');
    let start = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      this.onRow(this.row(cellsOf(text.slice(start, end))));
      start = end + 1;
    }
    this.rest = text.slice(start);
  }

  private row(cells: readonly string[]): GameRow {
    const { places } = this;
    const winners = cells[places.winners];
    const utility: number[] = [];
    for (let seat = 0; seat < this.players; seat++) utility.push(Number(cells[places.utility + seat]));
    const metrics = places.named.map((named, column) => {
      const cell = cells[places.metrics + column];
      if (cell === '') return null;
      return named ? cell : Number(cell);
    });
    return {
      deal: Number(cells[places.deal]),
      ending: endingOf(cells[places.ending]),
      winners: winners === '' ? [] : winners.split('|').map(Number),
      utility,
      turns: Number(cells[places.turns]),
      decisions: Number(cells[places.decisions]),
      finalHash: cells[places.finalHash],
      metrics,
      cards: cells.slice(places.cards, places.cards + this.players),
    };
  }
}

/** The cells of a line of CSV without line feeds inside cells. */
export function cellsOf(line: string): string[] {
  if (!line.includes('"')) return line.split(',');
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < line.length; at++) {
    const sign = line[at];
    if (sign === '"' && quoted && line[at + 1] === '"') {
      cell += sign;
      at++;
    } else if (sign === '"') quoted = !quoted;
    else if (sign === ',' && !quoted) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell];
}

function endingOf(text: string): Ending {
  const ending = ENDINGS.find((known) => known === text);
  if (ending === undefined) throw new Error(`games.csv has the ending "${text}"`);
  return ending;
}
