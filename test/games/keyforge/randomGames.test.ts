import { describe, expect, it } from 'vitest';
import { AleaStream, bounded } from '../../../src/engine/chance.js';
import { gameChance } from '../../../src/engine/game-chance.js';
import { applyAt, refresh } from '../../../src/engine/machine.js';
import { keyforgeDuel } from '../../../src/games/keyforge/index.js';
import { board } from '../../../src/games/keyforge/layout.js';

/** Plays a game between two generated decks by chance, and looks at every position. */
function playByChance(seed: string, look: (s: ReturnType<ReturnType<typeof keyforgeDuel.build>['start']>) => void) {
  const game = keyforgeDuel.build({
    players: 2,
    options: { deck0: `generated:${seed}a`, deck1: `generated:${seed}b` },
  });
  const chance = gameChance(game, seed);
  const luck = new AleaStream(seed);
  const s = game.start(chance);
  while (!s.over) {
    refresh(s);
    look(s);
    applyAt(s, bounded(luck.uint32(), s.offer.count), chance);
  }
  return game.outcome(s);
}

describe('games of generated decks by chance', () => {
  it('KF-154 keep 36 cards a side, damage below power at rest, nothing negative, and end', { timeout: 120_000 }, () => {
    for (let seed = 0; seed < 20; seed++) {
      const { ending } = playByChance(`g${seed}`, (s) => {
        const inPiles = s.game.layout.piles.reduce((sum, pile) => sum + pile.size(s), 0);
        expect(inPiles).toBe(72);
        for (let side = 0; side < 2; side++) {
          expect(board.pool.get(s, side)).toBeGreaterThanOrEqual(0);
          expect(board.chains.get(s, side)).toBeLessThanOrEqual(24);
          for (let i = 0; i < board.line[side].size(s); i++) {
            const card = board.line[side].get(s, i);
            expect(board.amber.get(s, card)).toBeGreaterThanOrEqual(0);
            if (board.tagged.get(s, card) === 0 && s.game.spec.turns(s) > 0 && board.stepOver.get(s) === 0) {
              expect(board.damage.get(s, card)).toBeLessThan(Math.max(1, board.power.get(s, card)));
            }
          }
        }
      });
      expect(['win', 'cap']).toContain(ending);
    }
  });
});
