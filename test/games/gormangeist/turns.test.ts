import { describe, expect, it } from 'vitest';
import { own } from '../../../src/games/gormangeist/layout.js';
import { board } from '../../../src/games/keyforge/layout.js';
import { opponentOf } from '../../../src/games/keyforge/rules/zones.js';
import { Table } from './table.js';

describe('team play', () => {
  it('GG-44 gives each player a pool, a battleline and cards of their own', () => {
    const t = new Table({ players: 2, lying: { 'line.0': ['troll'], 'line.1': ['troll 2'], 'hand.0': ['krump'] } });
    t.give(1, 3).take('reaps');
    expect([t.amber(0), t.amber(1)]).toEqual([1, 3]);
    expect([t.titles('line.0'), t.titles('line.1')]).toEqual([['troll'], ['troll']]);
  });

  it('GG-45 lets the active player strike and help creatures of teammates', () => {
    const t = new Table({
      players: 2,
      lying: { 'hand.0': ['punch'], 'line.0': ['krump'], 'line.1': ['troll 2', 'bumpsy 2'] },
    });
    t.take('play punch');
    expect(t.options()).toHaveLength(3);
    t.take('troll');
    expect(t.of(board.damage, 'troll 2')).toBe(3);
  });

  it('GG-46 GG-118 counts creatures of teammates neither as friendly nor as enemy', () => {
    const t = new Table({
      players: 2,
      options: { deck0: 'cards:troll+anger+dust-imp+urchin', deck1: 'cards:dust-imp+troll+umbra' },
      lying: {
        'hand.0': ['anger'],
        'line.0': ['troll'],
        'line.1': ['dust-imp 2'],
        'line.E': ['scrap-mastiff', 'cleaver-cook'],
      },
    });
    // Anger readies and fights with a friendly creature: only Troll could be meant.
    t.take('play anger');
    expect(t.options().map((text) => text.slice(0, 13))).toEqual(['Troll against', 'Troll against']);
    t.take('cleaver cook').end();
    // Scrap Mastiff hunts the least powerful creature of the active player: not the teammate's Dust Imp.
    expect(t.whereIs('dust-imp 2')).toBe('line.1');
    // The 4 damage of Cleaver Cook and the 5 of the mastiff are too many for Troll.
    expect(t.whereIs('troll')).toBe('discard.0');
  });

  it('GG-48 GG-49 sets Gormangeist against whoever is active, and every player against Gormangeist', () => {
    const t = new Table({ players: 3, active: 1 });
    expect([0, 1, 2, 3].map((side) => opponentOf(t.s, side))).toEqual([3, 3, 3, 1]);
    // Tithe and Chill in the Halls: "you" is the active player, whose deck is discarded from.
    const chill = new Table({ players: 2, active: 1, lying: { 'archives.E': ['chill-in-the-halls'] } });
    chill.end();
    expect(board.discard[1].size(chill.s)).toBe(4);
    expect(board.discard[0].size(chill.s)).toBe(0);
    // Steal: from Gormangeist.
    const urchin = new Table({ house: 'shadows', lying: { 'hand.0': ['urchin', 'silvertooth'] } });
    urchin.give('E', 3).take('play urchin');
    expect([urchin.amber(0), urchin.amber('E')]).toEqual([1, 2]);
  });

  it('GG-50 lets what affects each player affect Gormangeist as well', () => {
    const t = new Table({
      players: 2,
      options: { deck0: 'cards:mass-abduction+lash-of-broken-dreams+dust-imp+urchin' },
      house: 'dis',
      lying: { 'relics.0': ['lash-of-broken-dreams'] },
    });
    const cost = (side: number): number => board.keyCost.get(t.s, side);
    t.take('lash of broken dreams uses').end();
    // During Gormangeist's next turn all keys cost 3 more; The turn is over now, and with it the effect.
    expect(cost(2)).toBe(6);
    const chaos = new Table({
      players: 2,
      options: { deck0: 'cards:gateway-to-dis+hecatomb+dust-imp+urchin' },
      house: 'dis',
      lying: { 'hand.0': ['hecatomb'], 'line.0': ['dust-imp'] },
    });
    chaos.take('play hecatomb');
    expect(chaos.amber(0)).toBe(1 + 2);
  });

  it('GG-51 goes round in a fixed order, a Gormangeist turn after each turn of a player', () => {
    const t = new Table({ players: 3, active: 1 }).end();
    const seen: number[] = [];
    for (let i = 0; i < 4; i++) {
      const turn = board.turn.get(t.s);
      seen.push(board.active.get(t.s));
      // Turns of Gormangeist have even numbers.
      expect(turn % 2).toBe(1);
      while (board.turn.get(t.s) === turn) t.take(t.question === 'main' ? 'end the step' : '');
    }
    expect(seen).toEqual([2, 0, 1, 2]);
    expect(t.game.spec.turns(t.s)).toBe(6);
  });
});

describe('the turn of a player', () => {
  it('GG-04 GG-53 GG-55 chooses a house, plays, uses and discards as in every game of KeyForge', () => {
    const t = new Table({
      lying: { 'hand.0': ['troll', 'anger', 'dust-imp'], 'line.0': ['bumpsy'], 'line.E': ['rust-footman'] },
    });
    expect(t.options()).toEqual([
      'play Troll',
      'play Anger',
      'discard Troll',
      'discard Anger',
      'Bumpsy reaps',
      'Bumpsy fights',
      'end the step',
    ]);
    t.end();
    expect(t.options()).toEqual(['choose brobnar', 'choose dis', 'choose shadows']);
  });

  it('GG-52 has no step for keys, and no effect forges one', () => {
    const t = new Table({
      options: { deck0: 'cards:key-charge+dust-imp+troll+urchin' },
      house: 'untamed',
      lying: { 'hand.0': ['key-charge'] },
    });
    t.give(0, 20).take('play key charge');
    if (t.options().some((text) => /forge/.test(text))) t.take('forge');
    expect(t.s.rules.match.keys(t.s, 0)).toBe(0);
    const rich = new Table();
    rich.give(0, 30).end();
    // Gormangeist Mansion has siphoned one, and nothing was paid for a key.
    expect(rich.amber(0)).toBe(29);
  });

  it('GG-54 knows no rule of the first turn', () => {
    const t = new Table({ lying: { 'hand.0': ['troll', 'bumpsy', 'krump'] } });
    expect(board.turn.get(t.s)).toBe(1);
    t.take('play troll', 'play bumpsy', 'right');
    expect(t.options()).toContain('play Krump');
  });

  it('GG-59 readies what the player controls', () => {
    const t = new Table({ players: 2, lying: { 'line.0': ['troll'], 'line.1': ['troll 2'], 'line.E': [] } });
    t.set(board.exhausted, 'troll 2', 1).take('reaps').end();
    expect([t.of(board.exhausted, 'troll'), t.of(board.exhausted, 'troll 2')]).toEqual([0, 1]);
  });

  it('GG-60 draws up to six cards, unless the player has no essence: then it draws none, and plays on', () => {
    const t = new Table({ lying: { 'hand.0': ['anger'] } });
    t.end();
    expect(board.hand[0].size(t.s)).toBe(6);
    const none = new Table({ lying: { 'hand.0': ['anger'] } });
    none.setEssence(0, 0, 0).end();
    expect([board.hand[0].size(none.s), none.ending]).toEqual([1, 'none']);
    const dark = new Table({ lying: { 'hand.0': ['anger'] } });
    dark.setEssence(0, 0, 1).end();
    expect(board.hand[0].size(dark.s)).toBe(6);
  });
});

describe('siphon icons', () => {
  it('GG-61 GG-62 steal one æmber each from the active player, at the end of the turn', () => {
    const t = new Table({
      players: 2,
      lying: {
        'line.E': ['the-grim-reaper', 'rust-footman'],
        'relics.E': ['cold-furnace'],
        doors: ['gas-leak', 'trophy-gallery'],
        'on the-grim-reaper': ['hollow-hourglass'],
      },
    });
    // The Mansion, The Grim Reaper, Cold Furnace, Trophy Gallery and Hollow Hourglass.
    t.set(board.exhausted, 'the-grim-reaper', 1).set(board.exhausted, 'rust-footman', 1);
    t.give(0, 9).give(1, 9).end();
    expect([t.amber(0), t.amber(1), t.amber('E')]).toEqual([4, 9, 5]);
    expect(own.siphoned.get(t.s)).toBe(5);
  });

  it('GG-63 take no more than there is', () => {
    const t = new Table({ lying: { doors: ['trophy-gallery', 'belfry'] } });
    t.give(0, 2).end();
    expect([t.amber(0), t.amber('E')]).toEqual([0, 2]);
  });

  it('GG-64 come after the draw step and before the Gormangeist turn', () => {
    const t = new Table({ lying: { 'line.E': ['the-grim-reaper'] } });
    // 4 and 1 siphoned and 1 reaped are the 6 of a drain: the siphon came before the Reaper reaped.
    t.give('E', 4).give(0, 1).end();
    expect(own.drains.get(t.s, 0)).toBe(1);
  });

  it('GG-open-09 come after what happens at the end of the turn', () => {
    const t = new Table({
      options: { deck0: 'cards:shaffles+dust-imp+troll+urchin' },
      lying: { 'line.0': ['shaffles'] },
    });
    // Shaffles takes one æmber from Gormangeist at the end of the turn, before the Mansion steals one.
    t.give('E', 1).give(0, 1).end();
    expect(t.amber('E')).toBe(1);
  });

  it('take as much as the option says', () => {
    const t = new Table({ options: { siphonRate: 2, mansionSiphons: 2 } });
    t.give(0, 9).end();
    expect(t.amber('E')).toBe(4);
  });
});
