import { addGroupBlock, emptyGroupBlocks, type GroupBlocks } from '../stats/clusteredDifference.js';

/** What became of one card in the games of an arm; a card counts once for each seat that had it, however many copies. */
export interface CardCounts {
  dealt: number;
  seen: number;
  played: number;
  /** What seats won that played it, and that had it and did not, block by block. */
  readonly blocks: GroupBlocks;
}

/** Tallies the cells in which games tell of cards; see `cardCell`. */
export class CardTally {
  readonly cards = new Map<string, CardCounts>();
  /** Of the present block: games and points with the card played, and not. */
  private readonly open = new Map<string, number[]>();

  /** The cards of a seat in one game. @param points what it won, in points; null where the game does not count */
  add(cell: string, points: number | null): void {
    if (cell === '') return;
    for (const word of cell.split(' ')) {
      const played = word[0] === '+';
      const unseen = word[0] === '-';
      const id = played || unseen ? word.slice(1) : word;
      const counts = this.countsOf(id);
      counts.dealt++;
      if (!unseen) counts.seen++;
      if (played) counts.played++;
      if (points !== null) this.addToBlock(id, played ? 0 : 2, points);
    }
  }

  /** The block is over. */
  close(): void {
    for (const [id, block] of this.open) addGroupBlock(this.countsOf(id).blocks, block);
    this.open.clear();
  }

  private countsOf(id: string): CardCounts {
    let counts = this.cards.get(id);
    if (!counts) {
      counts = { dealt: 0, seen: 0, played: 0, blocks: emptyGroupBlocks() };
      this.cards.set(id, counts);
    }
    return counts;
  }

  private addToBlock(id: string, group: number, points: number): void {
    let block = this.open.get(id);
    if (!block) {
      block = [0, 0, 0, 0];
      this.open.set(id, block);
    }
    block[group]++;
    block[group + 1] += points;
  }
}
