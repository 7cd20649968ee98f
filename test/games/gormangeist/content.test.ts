import { describe, expect, it } from 'vitest';
import { content } from '../../../src/games/gormangeist/content.js';
import { gormangeist } from '../../../src/games/gormangeist/index.js';

const { adventure, mansion, reverses, cards } = content.load({});
const build =
  (options: Record<string, unknown>, patches: Record<string, string | number> = {}) =>
  () =>
    gormangeist.build({ players: 3, options, content: { patches } });

describe('the stand-in cards', () => {
  it('say that they are stand-ins, and only they', () => {
    const rows = [...adventure.rows, ...mansion.rows, ...reverses.rows];
    expect(rows.every(({ standIn }) => standIn)).toBe(true);
    expect(
      content
        .standIns({})
        .map(({ id }) => id)
        .sort(),
    ).toEqual(rows.map(({ id }) => id).sort());
  });

  it('bear no title of the set, so that texts which name cards mean one', () => {
    const titles = cards.rows.map(({ name }) => name);
    expect([...adventure.rows, ...reverses.rows].filter(({ name }) => titles.includes(name))).toEqual([]);
  });

  it('hide enough Dark Essence for three players, and open every door', () => {
    expect(mansion.rows.filter(({ reverse }) => reverse === 'dark-essence').length).toBeGreaterThanOrEqual(4);
    const opened = mansion.rows.reduce((sum, { effect }) => sum + Number(/open\((\d)\)/.exec(effect)?.[1] ?? 0), 0);
    expect(opened).toBeGreaterThanOrEqual(mansion.rows.filter(({ starts }) => starts === 'deck').length);
  });

  it('let a creature behind a barricade be wounded by what broke it', () => {
    for (const { power, reverse } of mansion.rows.filter((row) => row.power > 0)) {
      const back = reverses.rows.find(({ id }) => id === reverse);
      if (back?.type === 'creature') expect(back.power, reverse).toBeGreaterThan(power);
    }
  });
});

describe('what cannot be', () => {
  it('is a reverse side that there is not', () => {
    expect(build({}, { 'card.iron-gate.reverse': 'dark-esence' })).toThrow(
      'card.iron-gate.reverse: there is no reverse side "dark-esence"; an id of the table reverses is expected; did you mean "dark-essence"?',
    );
  });

  it('is a card left out that there is not', () => {
    expect(build({ leftOut: 'rust-foot' })).toThrow(
      /there is no adventure card "rust-foot".*did you mean "rust-footman"/,
    );
  });

  it('is more cards than there is room for', () => {
    expect(build({}, { 'card.rust-footman.copies': 9 })).toThrow(/are too many; there is room for/);
  });

  it('is a trait that nobody knows', () => {
    expect(build({}, { 'card.iron-gate.traits': 'barricad' })).toThrow(
      /"barricad" is no trait.*did you mean "barricade"/,
    );
  });

  it('is a deck that there is not', () => {
    expect(build({ deck2: 'No Such Deck' })).toThrow(/gormangeist: deck2: there is no deck "No Such Deck"/);
  });
});

describe('a card left out', () => {
  it('is missing in all its copies', () => {
    const copies = (options: Record<string, unknown>): number => {
      const { ids, row } = gormangeist.build({ players: 1, options }).rules as { ids: string[]; row: Int16Array };
      return [...row].filter((r) => ids[r] === 'steam-valet').length;
    };
    expect([copies({}), copies({ leftOut: 'steam-valet' })]).toEqual([2, 0]);
  });
});
