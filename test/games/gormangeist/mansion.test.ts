import { describe, expect, it } from 'vitest';
import { own } from '../../../src/games/gormangeist/layout.js';
import { board } from '../../../src/games/keyforge/layout.js';
import { Table } from './table.js';

describe('mansion cards in play', () => {
  it('GG-13 know neither ready nor exhausted: they are never exhausted, whatever readies or exhausts', () => {
    const t = new Table({
      lying: { doors: ['guest-wing', 'cold-kitchen'], 'hand.0': ['punch', 'anger'], 'line.0': ['troll'] },
    });
    t.give(0, 4).take('explore guest wing', 'anger');
    expect(t.of(board.exhausted, 'cold-kitchen')).toBe(0);
    t.take('explore cold kitchen');
    expect(t.whereIs('cold-kitchen')).toBe('turned');
  });

  it('GG-14 GG-15 lie in a row of their own, and only their door side counts', () => {
    const t = new Table({
      lying: { doors: ['wine-cellar', 'iron-gate'], 'line.0': ['troll'], 'line.E': ['rust-footman'] },
    });
    expect(t.titles('line.E')).toEqual(['rust-footman']);
    expect(t.titles('relics.E')).toEqual([]);
    // The Bottled Wraith behind Wine Cellar has a siphon icon, and is not in play.
    expect(t.whereIs('bottled-wraith')).toBe('reverses');
    expect(own.doors.size(t.s)).toBe(2);
  });

  it('GG-16 are no creatures: what strikes every creature leaves them alone', () => {
    const t = new Table({
      options: { deck0: 'cards:troll+coward-s-end+dust-imp+urchin' },
      lying: { doors: ['iron-gate'], 'hand.0': ['coward-s-end'], 'line.0': ['troll'], 'line.E': ['rust-footman'] },
    });
    t.take('play coward');
    expect(t.whereIs('rust-footman')).toBe('discard.E');
    expect(t.whereIs('iron-gate')).toBe('doors');
  });

  it('GG-17 GG-19 GG-56 can be fought by creatures of players if they have power, and deal no damage back', () => {
    const t = new Table({
      lying: { doors: ['iron-gate', 'wine-cellar'], 'line.0': ['krump'], 'line.E': ['rust-footman'] },
    });
    t.take('krump fights');
    expect(t.options()).toEqual(['Krump against Rust Footman', 'Krump against Iron Gate']);
    t.take('iron gate');
    // Krump has power 6, the gate 8.
    expect([t.of(board.damage, 'iron-gate'), t.of(board.damage, 'krump')]).toEqual([6, 0]);
    expect(t.whereIs('iron-gate')).toBe('doors');
  });

  it('GG-18 are destroyed by damage as high as their power', () => {
    const t = new Table({ lying: { doors: ['iron-gate'], 'line.0': ['krump'] } });
    t.set(board.damage, 'iron-gate', 2).take('krump fights');
    expect(t.whereIs('iron-gate')).toBe('turned');
  });

  it('GG-20 cannot be attacked, nor destroyed, without a power value', () => {
    const t = new Table({ lying: { doors: ['wine-cellar'], 'line.0': ['krump'] } });
    expect(t.options().some((text) => text.includes('fights'))).toBe(false);
    t.set(board.damage, 'wine-cellar', 9);
    t.end();
    expect(t.whereIs('wine-cellar')).toBe('doors');
  });
});

describe('exploring', () => {
  it('GG-57 is done in the main step, as often as the player likes', () => {
    const t = new Table({ lying: { doors: ['cold-kitchen', 'iron-gate'], 'hand.0': ['anger'] } });
    t.give(0, 5);
    expect(t.options()).toContain('explore Cold Kitchen');
    t.take('explore cold kitchen', 'explore iron gate');
    expect(t.amber(0)).toBe(0);
    expect(own.explored.get(t.s)).toBe(2);
  });

  it('GG-open-04 is possible whatever house was chosen, with cards of any house for its cost', () => {
    const t = new Table({ house: 'dis', lying: { doors: ['guest-wing'], 'hand.0': ['anger', 'dust-imp'] } });
    t.take('explore guest wing', 'anger');
    expect(t.whereIs('anger')).toBe('discard.0');
  });

  it('GG-58 is not possible unless the cost can be met in full', () => {
    const offered = (lying: Record<string, readonly string[]>, amber = 0): string[] =>
      new Table({ lying })
        .give(0, amber)
        .options()
        .filter((text) => text.startsWith('explore'));
    expect(offered({ doors: ['dusty-library'], 'hand.0': ['anger'] })).toEqual([]);
    expect(offered({ doors: ['dusty-library'], 'hand.0': ['anger', 'punch'] })).toEqual(['explore Dusty Library']);
    expect(offered({ doors: ['iron-gate'], 'hand.0': ['anger'] }, 2)).toEqual([]);
    expect(offered({ doors: ['master-bedroom'], 'hand.0': ['anger'] }, 5)).toEqual([]);
    // Power 8 and 5 are enough for Grand Stairway, 5 is not.
    expect(offered({ doors: ['grand-stairway'], 'line.0': ['bumpsy'] })).toEqual([]);
    expect(offered({ doors: ['grand-stairway'], 'line.0': ['bumpsy', 'troll'] })).toEqual(['explore Grand Stairway']);
    // Only the active player's own things pay.
    const t = new Table({ players: 2, lying: { doors: ['wine-cellar'], 'line.1': ['troll 2'], 'hand.0': ['anger'] } });
    expect(t.options()).not.toContain('explore Wine Cellar');
  });

  it('GG-58 pays first, then resolves the ability, then turns the card over', () => {
    const t = new Table({
      lying: { doors: ['wine-cellar'], mansionDeck: ['music-room'], 'line.0': ['dust-imp', 'troll'] },
    });
    t.take('explore wine cellar', 'dust imp');
    // Dust Imp gives 2 æmber when it is destroyed.
    expect([t.whereIs('dust-imp'), t.amber(0)]).toEqual(['discard.0', 2]);
    expect(t.titles('doors')).toEqual(['music-room']);
    expect(t.whereIs('bottled-wraith')).toBe('relics.E');
  });

  it('GG-58 lets creatures be exhausted one by one until their power is enough', () => {
    const t = new Table({ lying: { doors: ['grand-stairway'], 'line.0': ['troll', 'dust-imp', 'bumpsy'] } });
    t.take('explore grand stairway', 'exhaust dust imp', 'exhaust bumpsy');
    // 2 and 5 are 7 of 6: Troll stays ready.
    expect(['troll', 'dust-imp', 'bumpsy'].map((one) => t.of(board.exhausted, one))).toEqual([0, 1, 1]);
    expect(t.whereIs('grand-stairway')).toBe('turned');
  });
});

describe('turning over', () => {
  it('GG-22 GG-23 follows exploring and destroying, and reveals an action, creature, artifact or essence', () => {
    const { own: of, type, row } = new Table().s.rules;
    const backs = [...of.kind].flatMap((kind, card) => (kind === 3 ? [type[row[card]]] : []));
    // 0 action, 1 artifact, 2 creature.
    expect([0, 1, 2].map((one) => backs.filter((back) => back === one).length)).toEqual([10, 5, 9]);
    const explored = new Table({ lying: { doors: ['stacked-furniture'], 'line.0': ['troll', 'krump'] } });
    explored.take('explore stacked furniture');
    const destroyed = new Table({ lying: { doors: ['stacked-furniture'], 'line.0': ['troll', 'krump'] } });
    destroyed.take('krump fights');
    for (const t of [explored, destroyed]) {
      expect(t.whereIs('stacked-furniture')).toBe('turned');
      // Hidden Larder.
      expect(t.amber(0)).toBe(2);
    }
  });

  it('GG-24 keeps damage: a creature revealed is wounded, or destroyed at once', () => {
    const t = new Table({ lying: { doors: ['barbed-hedge'], 'line.0': ['krump', 'troll'] } });
    t.take('krump fights');
    // Krump's 6 are left on Topiary Beast with its power of 9; Troll's 8 would have been one too few.
    expect([t.whereIs('topiary-beast'), t.of(board.damage, 'topiary-beast')]).toEqual(['line.E', 6]);
    const fatal = new Table({ lying: { doors: ['rubble-heap'], 'line.0': ['troll'] } });
    fatal.take('troll fights');
    // 8 damage destroy the heap of 5 and Rubble Hound of 7.
    expect(fatal.whereIs('rubble-hound')).toBe('gone');
  });

  it('GG-25 counts as a card that Gormangeist plays', () => {
    // Pingle Who Annoys deals 1 damage to each enemy creature that enters play.
    const t = new Table({
      options: { deck0: 'cards:pingle-who-annoys+anger+dust-imp+urchin' },
      lying: { doors: ['guest-wing', 'nursery'], 'line.0': ['pingle-who-annoys'], 'hand.0': ['dust-imp', 'anger'] },
    });
    t.take('explore nursery');
    expect(t.of(board.damage, 'porcelain-twin')).toBe(1);
    expect(t.of(board.playedNow, 'porcelain-twin')).toBe(1);
  });

  it('GG-26 GG-30 puts a creature ready on the right flank, so it is used in the next Gormangeist turn', () => {
    const t = new Table({
      lying: { doors: ['nursery'], 'line.E': ['the-grim-reaper'], 'hand.0': ['dust-imp', 'anger'] },
    });
    t.take('explore nursery');
    expect(t.titles('line.E')).toEqual(['the-grim-reaper', 'porcelain-twin']);
    expect(t.of(board.exhausted, 'porcelain-twin')).toBe(0);
    t.end();
    // The Grim Reaper and Porcelain Twin have reaped.
    expect(t.amber('E')).toBe(2);
  });

  it('GG-27 puts an artifact ready among the artifacts of Gormangeist', () => {
    const t = new Table({ lying: { doors: ['riddle-painting'], 'hand.0': ['dust-imp', 'anger', 'urchin', 'punch'] } });
    t.take('explore riddle painting', 'dust imp', 'anger');
    expect([t.whereIs('watchful-portrait'), t.of(board.exhausted, 'watchful-portrait')]).toEqual(['relics.E', 0]);
    expect(t.titles('hand.0')).toHaveLength(4);
  });

  it('GG-28 resolves an action at once, and removes it from the game', () => {
    const t = new Table({ lying: { doors: ['trophy-gallery'], 'line.0': ['troll', 'dust-imp'], mansionDeck: [] } });
    t.take('explore trophy gallery');
    // Falling Portrait destroys the least powerful creature.
    expect([t.whereIs('dust-imp'), t.whereIs('falling-portrait')]).toEqual(['discard.0', 'gone']);
  });

  it('GG-29 puts essence into the pool of the active player', () => {
    const t = new Table({ players: 2, active: 1, lying: { doors: ['iron-gate'], 'hand.1': ['anger 2'] } });
    t.give(1, 3).take('explore iron gate');
    expect([t.essence(0), t.essence(1)]).toEqual([
      [3, 0],
      [3, 1],
    ]);
  });

  it('GG-21 GG-open-06 purges a mansion card that leaves play, whichever side is up', () => {
    const t = new Table({ lying: { 'line.E': ['porcelain-twin'], 'line.0': ['troll'] } });
    t.set(board.attacked, 'porcelain-twin', 1).take('troll fights');
    expect(t.whereIs('porcelain-twin')).toBe('gone');
    expect(t.titles('discard.E')).toEqual([]);
  });

  it('GG-open-05 turns a destroyed mansion card over instead of removing it, and keeps the damage', () => {
    const t = new Table({
      lying: { doors: ['chained-wardrobe'], mansionDeck: ['music-room'], 'line.0': ['krump', 'troll'] },
    });
    t.take('krump fights');
    expect([t.whereIs('chained-wardrobe'), t.whereIs('suit-of-arms')]).toEqual(['turned', 'line.E']);
    expect(t.of(board.damage, 'suit-of-arms')).toBe(6);
    // Its ability was resolved without the cost.
    expect(t.titles('doors')).toEqual(['music-room']);
  });

  it('GG-open-13 resolves bonus icons of what is turned up', () => {
    const t = new Table({
      patches: { 'card.empty-closet.amber': 2 },
      lying: { doors: ['locked-door'], 'hand.0': ['anger', 'punch'] },
    });
    t.give(0, 1).take('explore locked door', 'anger');
    expect(t.amber('E')).toBe(2);
  });
});

describe('the Clocks', () => {
  const CLOCKS = ['bizarre-wall-clock', 'grandfather-clock', 'nonstop-alarm-clock', 'sealed-odeum'];

  it('come into play by luck, and Sealed Odeum when the last of them has been turned over (GG-33)', () => {
    const t = new Table({
      lying: { aside: CLOCKS, doors: ['belfry'], 'line.0': ['troll', 'bumpsy'], 'hand.0': ['anger'] },
    });
    t.take('explore belfry');
    expect(own.doors.size(t.s)).toBe(1);
    expect(t.titles('doors')[0]).toMatch(/clock/);
    const last = new Table({ lying: { aside: ['sealed-odeum'], doors: ['nonstop-alarm-clock'], 'hand.0': ['anger'] } });
    last.give(0, 3).take('explore nonstop');
    expect(last.titles('doors')).toEqual(['sealed-odeum']);
    const another = new Table({
      lying: { aside: CLOCKS.slice(1), doors: ['bizarre-wall-clock'], 'hand.0': ['anger', 'urchin', 'krump'] },
    });
    another.take('explore bizarre', 'anger');
    // The other card of the two is of another house: Urchin, as Krump is of the same.
    expect([another.whereIs('urchin'), another.whereIs('krump')]).toEqual(['discard.0', 'hand.0']);
    expect(another.whereIs('sealed-odeum')).toBe('aside');
  });
});
