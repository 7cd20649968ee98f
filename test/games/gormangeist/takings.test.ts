import { describe, expect, it } from 'vitest';
import { metrics } from '../../../src/games/gormangeist/metrics.js';
import { placeOf, takings } from '../../../src/games/gormangeist/rules/taking.js';
import { Table } from './table.js';

/** Points that a card has taken so far: 3 for an æmber, 6 for a card, 18 for an essence. */
const taken = (t: Table, called: string): number => takings.of(t.s, placeOf(t.s, t.card(called)));

const metric = (t: Table, name: string): number => metrics.find((one) => one.name === name)?.read(t.s, 0) ?? Number.NaN;

describe('what a card of the enemy takes', () => {
  it('is a card for each creature that it destroys, and nothing for one that lives', () => {
    // Scrap Mastiff, 5 with skirmish, hunts the least powerful: Silvertooth (2) dies, Troll (8) would not.
    const t = new Table({ lying: { 'line.E': ['scrap-mastiff'], 'line.0': ['silvertooth', 'troll'] } }).end();
    expect(taken(t, 'scrap-mastiff')).toBe(6);
    const strong = new Table({ lying: { 'line.E': ['scrap-mastiff'], 'line.0': ['troll'] } }).end();
    expect(taken(strong, 'scrap-mastiff')).toBe(0);
  });

  it('counts what comes of it, such as the æmber that a dying creature leaves behind', () => {
    // Dust Imp (2) gives its player 2 æmber when it is destroyed: 6 for the card, less 6.
    const t = new Table({ lying: { 'line.E': ['scrap-mastiff'], 'line.0': ['dust-imp'] } }).end();
    expect([t.whereIs('dust-imp'), t.amber(0), taken(t, 'scrap-mastiff')]).toEqual(['discard.0', 2, 0]);
  });

  it('counts cards that are played: all creatures of power 2 and less', () => {
    const lying = { 'archives.E': ['snuffed-candles'], 'line.0': ['silvertooth', 'urchin', 'troll'] } as const;
    expect(taken(new Table({ lying }).end(), 'snuffed-candles')).toBe(12);
  });

  it("is 18 for an Archon's Essence, and nothing for Dark Essence, which is given gladly", () => {
    const t = new Table({ lying: { 'line.E': ['the-grim-reaper'] } });
    t.setEssence(0, 2, 1).give('E', 5).end().take('archon');
    expect(taken(t, 'the-grim-reaper')).toBe(18);
    const glad = new Table({ lying: { 'line.E': ['the-grim-reaper'] } });
    glad.setEssence(0, 2, 1).give('E', 5).end().take('dark');
    expect(taken(glad, 'the-grim-reaper')).toBe(0);
  });

  it('is 3 for each æmber that its siphon icons steal, those of the mansion itself first', () => {
    const lying = { 'line.E': ['ecto-siphoner', 'ecto-siphoner 2'] } as const;
    const t = new Table({ lying }).give(0, 5).end();
    expect([t.amber(0), taken(t, 'ecto-siphoner'), taken(t, 'ecto-siphoner 2')]).toEqual([2, 3, 3]);
    const poor = new Table({ lying }).give(0, 2).end();
    expect([poor.amber(0), taken(poor, 'ecto-siphoner'), taken(poor, 'ecto-siphoner 2')]).toEqual([0, 3, 0]);
  });

  it('is what a reverse side does, and not what exploring costs', () => {
    // Trophy Gallery hides Falling Portrait, which destroys the least powerful creature.
    const t = new Table({ lying: { doors: ['trophy-gallery'], 'line.0': ['troll', 'urchin'], mansionDeck: [] } });
    t.take('explore trophy gallery');
    expect([t.whereIs('urchin'), taken(t, 'falling-portrait'), taken(t, 'trophy-gallery')]).toEqual([
      'discard.0',
      6,
      0,
    ]);
    // Bricked Arch costs a creature.
    const arch = new Table({ lying: { doors: ['bricked-arch'], 'line.0': ['urchin'] } });
    arch.take('explore bricked arch');
    expect([arch.whereIs('urchin'), taken(arch, 'furnace-heart'), taken(arch, 'bricked-arch')]).toEqual([
      'discard.0',
      0,
      0,
    ]);
  });

  it('is nothing in a fight that the player began', () => {
    // Urchin (1) attacks Boiler Brute (8) and dies.
    const t = new Table({ house: 'shadows', lying: { 'line.E': ['boiler-brute'], 'line.0': ['urchin'] } });
    t.take('urchin fights');
    expect([t.whereIs('urchin'), taken(t, 'boiler-brute')]).toEqual(['discard.0', 0]);
  });

  it('is nobody’s where Gormangeist uses a card of a player', () => {
    const t = new Table({ lying: { 'line.E': ['troll'], 'line.0': ['urchin'] } });
    t.end();
    expect(Array.from({ length: 85 }, (_, place) => takings.of(t.s, place)).every((points) => points === 0)).toBe(true);
  });
});

describe('the metrics', () => {
  it('name the worst card of a lost game, its copies together, and tell what it took', () => {
    const t = new Table({ lying: { 'line.E': ['scrap-mastiff', 'scrap-mastiff 2', 'the-grim-reaper'] } });
    t.lay('silvertooth', 'line.0');
    t.lay('bumpsy', 'line.0');
    t.settle();
    // Each mastiff kills a creature, then The Grim Reaper drains a player who has nothing: 12 against 18.
    t.setEssence(0, 0, 0).give('E', 5).end();
    expect([t.ending, taken(t, 'scrap-mastiff') + taken(t, 'scrap-mastiff 2')]).toEqual(['loss', 12]);
    expect(metric(t, 'worst_card_took')).toBe(18);
    const worst = metrics.find(({ name }) => name === 'worst_card');
    expect(worst?.nameOf?.(t.s.rules, metric(t, 'worst_card'))).toBe('the-grim-reaper');
    expect(worst?.nameOf?.(t.s.rules, t.s.rules.ids.length)).toBe('gormangeist-mansion');
  });

  it('are empty while a game is not lost', () => {
    const t = new Table();
    expect(['worst_card', 'worst_card_took', 'point_of_no_return'].map((name) => metric(t, name))).toEqual([
      Number.NaN,
      Number.NaN,
      Number.NaN,
    ]);
  });
});
