import { expect, it } from 'vitest';
import { keyforgeDuel } from '../../../src/games/keyforge/index.js';
import { KINDS } from '../../../src/games/keyforge/rules/kinds.js';
import { connectK } from '../../../src/games/toys/connect-k/index.js';
import { endless } from '../../../src/games/toys/endless/index.js';
import { RandomPlay, Seen } from '../../../src/lab/bench/random-play.js';

it('counts decisions, options, turns and endings of the games it plays', () => {
  // Two cells in a row: the first stone has two cells, the second one the other; nobody ever has two in a row.
  const game = connectK.build({ players: 2, options: { width: 2, height: 1, line: 2 } });
  const seen = new Seen();
  new RandomPlay(game, 100).decide(50, seen);
  expect(seen).toMatchObject({ decisions: 50, options: 100, games: 49, decisionsOfGames: 49, turns: 98 });
  expect(seen.byEnding()).toEqual({ draw: 49 });
});

it('shuns a kind of action while there is another', () => {
  // Ends of the step only where nothing else is left: far more cards are played in a turn than by uniform play.
  const game = keyforgeDuel.build({ players: 2 });
  const [uniform, full] = [0, KINDS.end].map((shunned) => {
    const seen = new Seen();
    new RandomPlay(game, 20_000, shunned).decide(2000, seen);
    return seen;
  });
  expect(full.games).toBeGreaterThan(0);
  expect(full.counted / full.turns).toBeGreaterThan((1.2 * uniform.counted) / uniform.turns);
});

it('stops games without an end at the cap', () => {
  const seen = new Seen();
  new RandomPlay(endless.build({ players: 1 }), 10).decide(95, seen);
  expect([seen.games, seen.byEnding()]).toEqual([9, { cap: 9 }]);
});
