import { describe, expect, it } from 'vitest';
import { enraged } from '../../../src/games/adventures/enraged.js';
import { own } from '../../../src/games/gormangeist/layout.js';
import { isHaunted } from '../../../src/games/gormangeist/rules/haunted.js';
import { board } from '../../../src/games/keyforge/layout.js';
import { Table } from './table.js';

describe('haunted', () => {
  it('GG-112 is whoever has ten cards or more in the discard pile, as long as that is so', () => {
    const t = new Table({ players: 2, active: 1 });
    const discard = board.discard[1];
    const deck = board.deck[1];
    while (discard.size(t.s) < 9) discard.push(t.s, deck.pop(t.s));
    expect(isHaunted(t.s, 1)).toBe(false);
    discard.push(t.s, deck.pop(t.s));
    expect([isHaunted(t.s, 1), isHaunted(t.s, 0)]).toEqual([true, false]);
    deck.push(t.s, discard.pop(t.s));
    expect(isHaunted(t.s, 1)).toBe(false);
    expect(isHaunted(new Table({ options: { hauntedAt: 0 } }).s, 0)).toBe(true);
  });

  it('GG-113 decides what some effects do', () => {
    const gear = (hauntedAt: number): number => {
      const t = new Table({ options: { hauntedAt }, lying: { 'relics.E': ['backward-gear'] } });
      t.end();
      return t.amber('E');
    };
    expect([gear(10), gear(0)]).toEqual([0, 1]);
  });
});

describe('prey', () => {
  it('GG-115 makes a creature fight whenever it is used, if the active player has such a creature', () => {
    const t = new Table({ lying: { 'line.E': ['cleaver-cook'], 'line.0': ['troll', 'dust-imp', 'krump'] } });
    t.end();
    expect([t.whereIs('dust-imp'), t.amber('E')]).toEqual(['discard.0', 0]);
    // Steam Valet hunts the most powerful creature.
    const valet = new Table({ lying: { 'line.E': ['steam-valet'], 'line.0': ['krump', 'troll'] } });
    valet.end();
    expect(valet.of(board.damage, 'troll')).toBe(4);
  });

  it('GG-116 makes it reap where there is no such creature', () => {
    const t = new Table({ players: 2, lying: { 'line.E': ['cleaver-cook'], 'line.1': ['troll 2'] } });
    t.end();
    expect([t.amber('E'), t.of(board.damage, 'troll 2')]).toEqual([1, 0]);
  });

  it('GG-117 lets the active player choose among several', () => {
    const t = new Table({ lying: { 'line.E': ['cleaver-cook'], 'line.0': ['dust-imp', 'troll', 'dust-imp 2'] } });
    t.end();
    expect(t.options()).toHaveLength(2);
    t.take('place 3');
    expect([t.whereIs('dust-imp'), t.whereIs('dust-imp 2')]).toEqual(['line.0', 'discard.0']);
  });

  it('GG-119 draws taunt in: a neighbor with taunt is fought instead of a creature without', () => {
    const fought = (
      line: readonly string[],
      deck0 = 'cards:troll+champion-anaphiel+dust-imp+krump+champion-anaphiel',
    ): Table => {
      const t = new Table({ options: { deck0 }, lying: { 'line.E': ['cleaver-cook'], 'line.0': line } });
      t.end();
      return t;
    };
    // Champion Anaphiel has power 6 and armor 1, and taunt.
    const guarded = fought(['dust-imp', 'champion-anaphiel', 'troll']);
    expect([guarded.whereIs('dust-imp'), guarded.of(board.damage, 'champion-anaphiel')]).toEqual(['line.0', 3]);
    const apart = fought(['dust-imp', 'troll', 'champion-anaphiel']);
    expect(apart.whereIs('dust-imp')).toBe('discard.0');
    // Between two with taunt, the active player chooses.
    const between = fought(['champion-anaphiel', 'dust-imp', 'champion-anaphiel 2']);
    expect(between.options()).toHaveLength(2);
  });
});

describe('enrage', () => {
  const lying = { 'line.E': ['the-grim-reaper'], 'line.0': ['troll', 'bumpsy'] } as const;

  it('GG-114 GG-open-08 gives a creature without prey the least powerful creature as prey, until it has fought', () => {
    const t = new Table({ lying });
    t.set(enraged, 'the-grim-reaper', 1).give('E', 9).end();
    // It fought instead of reaping: nobody is drained. Bumpsy has power 5, The Grim Reaper 7.
    expect([t.essence(0), t.whereIs('bumpsy'), t.of(board.damage, 'the-grim-reaper')]).toEqual([
      [3, 0],
      'discard.0',
      5,
    ]);
    expect(t.of(enraged, 'the-grim-reaper')).toBe(0);
  });

  it('GG-114 leaves a creature the prey that it has, and one that finds none reaps', () => {
    const valet = new Table({ lying: { ...lying, 'line.E': ['steam-valet'] } });
    valet.set(enraged, 'steam-valet', 1).end();
    expect(valet.of(board.damage, 'troll')).toBe(4);
    const alone = new Table({ lying: { 'line.E': ['the-grim-reaper'] } });
    alone.set(enraged, 'the-grim-reaper', 1).give('E', 5).end();
    expect([alone.essence(0), alone.of(enraged, 'the-grim-reaper')]).toEqual([[2, 0], 1]);
  });

  it('GG-open-08 lets a stunned Reaper lose its stun instead', () => {
    const t = new Table({ lying });
    t.set(board.stunned, 'the-grim-reaper', 1).give('E', 9).end();
    expect([t.essence(0), t.of(board.stunned, 'the-grim-reaper'), own.drains.get(t.s, 0)]).toEqual([[3, 0], 0, 0]);
  });
});

describe('treachery and versatile', () => {
  it('GG-120 puts a creature with treachery into the battleline of the active player, under its control', () => {
    const t = new Table({
      players: 2,
      active: 1,
      lying: { 'archives.E': ['turncoat-gardener'], 'line.1': ['troll 2'] },
    });
    t.end();
    // The player chooses the flank.
    t.take('left');
    expect(t.titles('line.1')).toEqual(['turncoat-gardener', 'troll']);
    expect(t.of(board.side, 'turncoat-gardener')).toBe(1);
  });

  it('GG-120 joins ready when it is behind a mansion card', () => {
    const t = new Table({ lying: { doors: ['guest-wing'], 'hand.0': ['anger', 'dust-imp'], 'line.0': ['krump'] } });
    t.take('explore guest wing', 'anger');
    expect([t.whereIs('mirror-guest'), t.of(board.exhausted, 'mirror-guest')]).toEqual(['line.0', 0]);
  });

  it('GG-121 lets a versatile creature be used whatever the active house', () => {
    const t = new Table({ lying: { 'line.0': ['mirror-guest'], 'hand.0': ['krump'] } });
    t.take('mirror guest reaps');
    expect(t.amber(0)).toBe(1);
  });

  it('GG-122 leaves one that is not versatile to the house Gormangeist', () => {
    const t = new Table({
      lying: { 'line.0': ['rust-footman'], 'hand.0': ['krump'] },
    });
    expect(t.options().filter((text) => text.includes('Footman'))).toEqual([]);
    board.house.set(t.s, t.s.rules.houseNames.indexOf('gormangeist'));
    t.s.offer.stale = true;
    expect(t.options()).toContain('Rust Footman reaps');
  });
});
