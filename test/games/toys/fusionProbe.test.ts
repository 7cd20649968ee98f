import { describe, expect, it } from 'vitest';
import { SearchChance } from '../../../src/engine/chance.js';
import { determinize } from '../../../src/engine/determinize.js';
import { observation } from '../../../src/engine/observation.js';
import { State } from '../../../src/engine/state.js';
import { fusionProbe } from '../../../src/games/toys/fusion-probe/index.js';
import { board } from '../../../src/games/toys/fusion-probe/layout.js';
import { everyLuck } from '../../oracle/everyLuck.js';
import { offered } from './offered.js';
import { takeAll } from './takeAll.js';

const plain = fusionProbe.build({ players: 1 });
const peeking = fusionProbe.build({ players: 1, options: { peek: 80 } });
const FACES = ['heads', 'tails'] as const;
type Face = (typeof FACES)[number];
const luck = new SearchChance('coin');

/** A position after these choices, with this face on the coin. */
function position(game: typeof plain, face: Face, texts: readonly string[]): State {
  let s = game.start(luck);
  while (faceOf(s) !== face) s = game.start(luck);
  takeAll(s, luck, texts);
  return s;
}

function faceOf(s: State): Face {
  return FACES[board.coin.top(s)];
}

/** How probably the coin shows heads to who determinizes this position. */
function headsSeenFrom(s: State): number {
  const world = new State(s.game);
  let heads = 0;
  everyLuck(
    2,
    (chance) => {
      world.copyFrom(s);
      determinize(world, 0, chance);
    },
    (probability) => {
      if (faceOf(world) === 'heads') heads += probability;
    },
  );
  return heads;
}

function utilityOf(game: typeof plain, face: Face, texts: readonly string[]): number {
  return game.outcome(position(game, face, texts)).utility[0];
}

describe('the strategy-fusion probe', () => {
  it('playing safe pays .7', () => {
    expect(utilityOf(plain, 'heads', ['play safe'])).toBe(0.7);
    expect(offered(position(plain, 'tails', []))).toEqual(['play safe', 'gamble']);
  });

  it('gambling is worth 1 to who solves each world by itself, and .5 to who cannot tell them apart', () => {
    const worth = FACES.map((guess) => FACES.map((face) => utilityOf(plain, face, ['gamble', `guess ${guess}`])));
    const byWorld = FACES.map((_, face) => Math.max(worth[0][face], worth[1][face]));
    expect((byWorld[0] + byWorld[1]) / 2).toBe(1);
    expect(Math.max(...worth.map(([one, other]) => (one + other) / 2))).toBe(0.5);
  });

  it('the coin stays hidden while nobody has looked', () => {
    for (const texts of [[], ['gamble']]) {
      const [heads, tails] = FACES.map((face) => position(plain, face, texts));
      expect([headsSeenFrom(heads), headsSeenFrom(tails)]).toEqual([0.5, 0.5]);
      expect(observation(heads, 0)).toEqual(observation(tails, 0));
    }
  });

  it.each(FACES)('a peek at %s is remembered, and makes the guess sure for .8', (face) => {
    const s = position(peeking, face, ['peek at the coin']);
    expect(headsSeenFrom(s)).toBe(face === 'heads' ? 1 : 0);
    expect(observation(s, 0)[board.coin.at + 1]).toBe(board.coin.top(s));
    expect(utilityOf(peeking, face, ['peek at the coin', `guess ${face}`])).toBe(0.8);
  });
});
