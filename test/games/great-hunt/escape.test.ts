import { describe, expect, it } from 'vitest';
import { gameChance } from '../../../src/engine/game-chance.js';
import { greatHunt } from '../../../src/games/great-hunt/index.js';
import type { HuntState } from '../../../src/games/great-hunt/rules/rules.js';

const game = greatHunt.build({ players: 1, options: {} });
const { ids, escapeTime, escapeAmber, escapeElse } = (game.start(gameChance(game, 'escape')) as HuntState).rules;
const NEVER = 32767;

describe('conditions of escape', () => {
  it.each([
    ['gale-ray', 3, NEVER],
    ['cloud-grazer', NEVER, 3],
    ['mirror-serpent', 6, 4],
    ['nantucket', NEVER, NEVER],
  ])('GH-38 %s: with %i time, or with %i æmber', (id, time, amber) => {
    const row = ids.indexOf(id);
    expect([escapeTime[row], escapeAmber[row], escapeElse[row]]).toEqual([time, amber, null]);
  });
});
