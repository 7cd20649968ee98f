import { expect, it } from 'vitest';
import { cardScenarios, cardsWithoutTests } from './cards-without-tests.js';

const game = 'keyforge-duel';

it('counts a scenario for the card it is called after, if it uses the card', () => {
  const missing = cardsWithoutTests([
    { game, name: 'Anger: readies', position: { 'hand.0': ['anger'] } },
    { game, name: 'Punch: deals damage', steps: ['play Punch'] },
    { game, name: 'Krump: in a column', position: { damage: { 'krump#2': 3 } } },
    { game, name: 'Troll: not there', position: { 'line.0': ['krump'] }, expect: { 'line.0': ['troll'] } },
    { game, name: 'Bumpsy is called after nobody', position: { 'line.0': ['bumpsy'] } },
  ]);
  expect(missing).toHaveLength(367);
  expect(missing).toEqual(expect.arrayContaining(['Troll', 'Bumpsy']));
});

it('finds a scenario for each of the 370 cards', () => {
  expect(cardsWithoutTests(cardScenarios().map(({ scenario }) => scenario))).toEqual([]);
});
