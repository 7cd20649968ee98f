import { describe, expect, it } from 'vitest';
import { greatHunt } from '../../../src/games/great-hunt/index.js';

describe('the box of The Great Hunt', () => {
  it.each([
    ['nantucket.type', 'location', 'the rules name this card; nantucket is expected.'],
    ['flint-s-treasure.deck', 'stormkin', 'the rules name this card; renown is expected.'],
    ['nantucket.copies', 2, 'the rules name this card; 1 is expected.'],
    ['treasure-island.slot', 'red', 'the rules name this card; none is expected.'],
    ['long-guns.type', 'upgrade', 'its deck is fittings; fitting is expected.'],
    ['long-guns.slot', 'none', 'its deck is fittings; starter, red, yellow, blue is expected.'],
    ['raid.type', 'location', 'only cards that the rules name are that; another is expected.'],
    ['cutpurse.type', 'fitting', 'its deck is stormkin; another is expected.'],
    ['cutpurse.slot', 'red', 'its deck is stormkin; none is expected.'],
  ])('cannot be played with %s = %s', (key, value, right) => {
    const content = { patches: { [`card.${key}`]: value } };
    expect(() => greatHunt.build({ players: 1, content })).toThrow(
      key.endsWith('copies') ? right : `card.${key}: ${value} does not fit: ${right}`,
    );
  });
});
