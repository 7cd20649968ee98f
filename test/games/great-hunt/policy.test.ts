import { expect, it } from 'vitest';
import { bounded, type KeyedChance, SearchChance } from '../../../src/engine/chance.js';
import { gameChance } from '../../../src/engine/game-chance.js';
import { applyAt } from '../../../src/engine/machine.js';
import { greatHunt } from '../../../src/games/great-hunt/index.js';
import { evaluateBeforeEnemies, isLeadBeforeEnemies } from '../../../src/games/great-hunt/policy/evaluate.js';
import type { HuntState } from '../../../src/games/great-hunt/rules/rules.js';
import { leadBehind } from '../../../src/games/keyforge/policy/evaluate.js';

const game = greatHunt.build({ players: 2, options: {} });

it('asks for a lead before the enemies as it judges it, wherever a game goes', () => {
  const choices = new SearchChance('choices');
  let [greater, less] = [0, 0];
  for (let deal = 0; deal < 8; deal++) {
    const chance: KeyedChance = gameChance(game, `hope/${deal}`);
    const s = game.start(chance) as HuntState;
    for (let decision = 0; decision < 60 && !s.over; decision++) {
      const lead = leadBehind(evaluateBeforeEnemies(s));
      // Of a value near 0 or 1 nobody can tell the lead.
      for (const away of Math.abs(lead) < 22 ? [-1, -0.01, -1e-6, 1e-6, 0.01, 1] : []) {
        const isSo = isLeadBeforeEnemies(s, lead + away);
        expect(isSo, `deal ${deal}, decision ${decision}, ${away} from ${lead}`).toBe(away < 0);
        if (isSo) greater++;
        else less++;
      }
      applyAt(s, bounded(choices.uint32(), s.offer.count), chance);
    }
  }
  expect(Math.min(greater, less)).toBeGreaterThan(300);
});
