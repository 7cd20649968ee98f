import { describe, expect, it } from 'vitest';
import { cause, components, count, layout, perSeat, pile, table } from '../../src/engine/layout.js';

const cards = components('card', 5);
const board = layout(
  {
    turn: count(7),
    mark: table(cards, 3),
    hand: perSeat(3, () => pile(cards, 4, { seenBy: 'owner' }), 2),
    luck: perSeat(3, () => cause('deck'), 2),
    wins: table(2),
  },
  { records: cards },
);
const whole = board.layout;

/** The places of a fresh block that hold a number. */
function places(of: typeof whole, number: number): number[] {
  const block = new Int16Array(of.cells);
  of.prepare(block);
  return Array.from(block.keys()).filter((cell) => block[cell] === number);
}

describe('a layout with records', () => {
  it('keeps all numbers of a component side by side: who knows it, its stamp, its column', () => {
    expect(whole.records.width).toBe(3);
    expect(board.mark.cellOf(4) - board.mark.cellOf(3)).toBe(3);
    expect(places(whole, 3)).toEqual([0, 1, 2, 3, 4].map((card) => board.mark.cellOf(card)));
  });

  it('has at its front a smaller game: fewer records, and no fields of the seats behind them', () => {
    const small = whole.cut(2);
    expect(small.cells).toBe(whole.records.at + 2 * 3);
    expect(places(small, 3)).toEqual([board.mark.cellOf(0), board.mark.cellOf(1)]);
    expect(places(small, 7)).toEqual([board.turn.at]);
    expect(small.fields.map(({ name }) => name)).toEqual([
      'turn',
      'mark',
      'hand.0',
      'hand.1',
      'luck.0',
      'luck.1',
      'wins',
    ]);
    expect(small.causeNames()).toEqual(['deck/0', 'deck/1']);
    expect([whole.countOf(cards), small.countOf(cards)]).toEqual([5, 2]);
  });

  it('is the front of a larger game', () => {
    const own = { stars: table(3, 9), stir: cause('stir') };
    const larger = whole.extended(own);
    expect(larger.cells).toBe(whole.cells + 3 + 2);
    expect(places(larger, 9)).toEqual([whole.cells, whole.cells + 1, whole.cells + 2]);
    expect(larger.causeNames()).toEqual(['deck/0', 'deck/1', 'deck/2', 'stir']);
    expect(board.luck[2].index).toBe(2);
    expect(own.stir.index).toBe(3);
  });
});
