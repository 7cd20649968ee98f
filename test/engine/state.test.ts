import { describe, expect, it } from 'vitest';
import { gameChance } from '../../src/engine/game-chance.js';
import { apply, applyAt } from '../../src/engine/machine.js';
import { play } from '../../src/engine/play.js';
import { fromBytes, hash, State, toBytes } from '../../src/engine/state.js';
import { countdown } from './countdown.js';
import { randomBots } from './random-bots.js';

const game = countdown.build({ players: 2 });

describe('a state restored from bytes in the middle of a game', () => {
  it('is played to the same end as the one that was saved', () => {
    const chance = gameChance(game, 'state/0');
    const saved = game.start(chance);
    for (let n = 0; n < 3; n++) applyAt(saved, 0, chance);
    const restored = new State(game);
    fromBytes(restored, toBytes(saved));
    expect(hash(restored)).toBe(hash(saved));
    const end = play(saved, randomBots(2, 'a'), chance);
    expect(play(restored, randomBots(2, 'a'), gameChance(game, 'state/0'))).toEqual(end);
    expect(end.ending).toBe('win');
  });

  it('refuses and takes actions at once', () => {
    const chance = gameChance(game, 'state/0');
    const restored = new State(game);
    fromBytes(restored, toBytes(game.start(chance)));
    expect(() => apply(restored, 77, chance)).toThrow(
      'code 77 is not allowed (take); on offer: roll (code 16777216), take 1 (code 16781312), take 2 (code 16785408).',
    );
    apply(restored, (1 << 24) | (2 << 12), chance);
    expect(countdown.spec.describe(restored)).toBe('18 left');
  });

  it('refuses the bytes of another game by their number', () => {
    const restored = new State(game);
    expect(() => fromBytes(restored, new Uint8Array(3))).toThrow(
      `a state of countdown has ${2 * game.layout.cells} bytes, got 3`,
    );
  });
});
