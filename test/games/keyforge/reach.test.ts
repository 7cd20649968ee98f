import { describe, expect, it } from 'vitest';
import { gameChance } from '../../../src/engine/game-chance.js';
import { FLANK, HOUSE } from '../../../src/games/keyforge/effects/layers.js';
import { EVERY_TYPE, readersOf, SETS, SIDED, WHOLE } from '../../../src/games/keyforge/effects/reach.js';
import { keyforgeDuel } from '../../../src/games/keyforge/index.js';
import { CREATURE, type S } from '../../../src/games/keyforge/rules/rules.js';

const game = keyforgeDuel.build({ players: 2, options: {} });
const { ids, constantReach } = (game.start(gameChance(game, 'reach')) as S).rules;

const creatures = 1 << CREATURE;
const readsHouses = readersOf(1 << HOUSE);
const readsFlanks = readersOf(1 << FLANK);

describe('how far constant effects reach', () => {
  it.each<[string, string, number]>([
    ['grey-monk', 'armor for each friendly creature by itself', creatures | SIDED],
    ['king-of-the-crag', 'power of each enemy of a house by itself', creatures | SIDED | readsHouses],
    ['bulwark', 'neighbors, and others come between', creatures | SIDED | WHOLE],
    ['halacor', 'flanks, and others come to stand there', creatures | SIDED | WHOLE | readsFlanks],
    ['iron-obelisk', 'a count of creatures', creatures | SIDED | WHOLE | readsHouses],
    ['titan-mechanic', 'where it stands itself', EVERY_TYPE | SIDED | WHOLE | readsFlanks],
    ['protect-the-weak', 'its host, whoever plays', 0],
    ['the-howling-pit', 'all players', 0],
    ['collar-of-subordination', 'who controls its host: the latest holds', SIDED | SETS],
    ['experimental-therapy', 'the houses of its host, in place of others', SETS],
    ['jammer-pack', 'a grant that is itself a constant effect', SETS],
    ['grommid', 'questions only', 0],
  ])('%s reaches %s', (id, _what, reach) => {
    expect(constantReach[ids.indexOf(id)]).toBe(reach);
  });
});
