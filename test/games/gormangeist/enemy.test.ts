import { describe, expect, it } from 'vitest';
import { own } from '../../../src/games/gormangeist/layout.js';
import { board } from '../../../src/games/keyforge/layout.js';
import { amberOf } from '../../../src/games/keyforge/rules/amber.js';
import { Table } from './table.js';

describe('a Gormangeist turn', () => {
  it('GG-65 is performed by the active player, with Gormangeist as the active house', () => {
    const t = new Table({
      players: 2,
      active: 1,
      lying: { 'archives.E': ['rattling-chains'], 'line.1': ['troll 2', 'troll'] },
    });
    // Which of two equally powerful creatures is exhausted, the active player is asked, in the turn of Gormangeist.
    t.end();
    expect([t.s.offer.seat, own.enemyTurn.get(t.s)]).toEqual([1, 1]);
    expect(t.s.rules.houseNames[board.house.get(t.s)]).toBe('gormangeist');
  });

  it('GG-66 GG-92 plays, uses creatures, uses artifacts, readies and draws, in this order', () => {
    const t = new Table({
      lying: {
        'line.E': ['the-grim-reaper'],
        'relics.E': ['seance-engine'],
        'archives.E': ['rust-footman', 'soul-ledger'],
      },
    });
    t.end();
    // What was played came in exhausted, was not used, and has been readied.
    expect(t.titles('line.E')).toEqual(['the-grim-reaper', 'rust-footman']);
    expect(t.titles('relics.E')).toEqual(['seance-engine', 'soul-ledger']);
    // One æmber of the footman's icon, one reaped.
    expect(t.amber('E')).toBe(2);
    for (const one of ['the-grim-reaper', 'rust-footman', 'seance-engine', 'soul-ledger']) {
      expect(t.of(board.exhausted, one), one).toBe(0);
    }
    expect(board.discard[0].size(t.s)).toBe(2);
    expect(board.archives[1].size(t.s)).toBe(2);
  });

  it('GG-93 GG-94 draws two cards into the archives, one in the easy game, three in the hard one', () => {
    const drawn = (options: Record<string, unknown>): number => {
      const t = new Table({ options });
      t.end();
      return board.archives[1].size(t.s);
    };
    const { presets } = new Table().game.spec;
    expect([{}, presets.easy, presets.standard, presets.hard].map(drawn)).toEqual([2, 1, 2, 3]);
    expect(Object.values(presets).every((preset) => !('setupArchived' in preset))).toBe(true);
  });

  it('GG-95 draws fewer cards if an effect says so, but never none', () => {
    const drawn = (succubi: readonly string[], adventureCards: number): number => {
      const t = new Table({
        house: 'brobnar',
        options: { deck0: 'cards:succubus+succubus+succubus+troll+urchin', adventureCards },
        lying: { 'line.0': succubi },
      });
      t.end();
      return board.archives[1].size(t.s);
    };
    expect(drawn(['succubus'], 3)).toBe(2);
    expect(drawn(['succubus', 'succubus 2', 'succubus 3'], 2)).toBe(1);
  });
});

describe('playing adventure cards', () => {
  it('GG-67 GG-68 plays every archived card from top to bottom, each resolved before the next, by Gormangeist', () => {
    const t = new Table({ lying: { 'archives.E': ['cold-furnace', 'steam-valet', 'rust-footman'] } });
    t.end();
    // The top card came first into the battleline.
    expect(t.titles('line.E')).toEqual(['rust-footman', 'steam-valet']);
    expect(t.amber('E')).toBe(2);
    expect(board.playedCount.get(t.s, 1)).toBe(3);
  });

  it('GG-69 GG-97 leaves what is archived meanwhile for the next turn', () => {
    // Steam Valet archives a card after it fought, and Seance Engine does, if the player is haunted.
    const t = new Table({ options: { hauntedAt: 0, adventureCards: 1 }, lying: { 'relics.E': ['seance-engine'] } });
    t.end();
    expect(board.archives[1].size(t.s)).toBe(2);
    expect(board.playedCount.get(t.s, 1)).toBe(0);
  });

  it('GG-70 GG-71 GG-74 plays a card drawn for a draw icon right after the current one', () => {
    const t = new Table({
      lying: { 'archives.E': ['steam-valet', 'tithe-of-the-dead'], 'deck.E': ['chill-in-the-halls', 'rust-footman'] },
    });
    t.end();
    // Tithe draws Rust Footman, which comes before Steam Valet.
    expect(t.titles('line.E')).toEqual(['rust-footman', 'steam-valet']);
    expect(t.whereIs('tithe-of-the-dead')).toBe('discard.E');
  });

  it('GG-open-03 plays what is drawn last first, or by the other reading after the others', () => {
    const lying = {
      'archives.E': ['steam-valet', 'tithe-of-the-dead'],
      'deck.E': ['chill-in-the-halls', 'scrap-mastiff', 'rust-footman'],
    };
    const patches = { 'card.tithe-of-the-dead.draws': 2 };
    const order = (drawnOrder: string): string[] => {
      const t = new Table({ options: { drawnOrder }, patches, lying });
      t.end();
      return t.titles('line.E');
    };
    expect(order('top')).toEqual(['scrap-mastiff', 'rust-footman', 'steam-valet']);
    expect(order('bottom')).toEqual(['steam-valet', 'rust-footman', 'scrap-mastiff']);
  });

  it('GG-72 GG-73 resolves bonus icons one by one, before the Play ability', () => {
    // Chill in the Halls has an æmber icon; a card with two gives two.
    const t = new Table({
      patches: { 'card.snuffed-candles.amber': 2 },
      lying: { 'archives.E': ['snuffed-candles'], 'line.0': ['dust-imp'] },
    });
    t.end();
    expect([t.amber('E'), amberOf(t.s, 0)]).toEqual([2, 2]);
  });

  it('GG-75 GG-76 has creatures and artifacts enter exhausted, creatures on the right flank', () => {
    const t = new Table({ lying: { 'line.E': ['ecto-siphoner'], 'archives.E': ['rust-footman', 'seance-engine'] } });
    t.set(board.exhausted, 'ecto-siphoner', 1).end();
    expect(t.titles('line.E')).toEqual(['ecto-siphoner', 'rust-footman']);
    // The footman's icon only: nothing that was played has been used.
    expect([t.amber('E'), board.discard[0].size(t.s)]).toEqual([1, 0]);
    expect(t.titles('relics.E')).toEqual(['seance-engine']);
  });

  it('GG-77 resolves an action, and discards it', () => {
    const t = new Table({ players: 2, active: 1, lying: { 'archives.E': ['chill-in-the-halls'] } });
    t.end();
    expect([board.discard[1].size(t.s), t.whereIs('chill-in-the-halls')]).toEqual([4, 'discard.E']);
  });

  it('GG-78 attaches upgrades to The Grim Reaper', () => {
    const t = new Table({
      lying: { 'line.E': ['the-grim-reaper'], 'archives.E': ['whetted-scythe', 'shroud-plating'] },
    });
    t.end();
    expect(['whetted-scythe', 'shroud-plating'].map((one) => t.of(board.host, one))).toEqual(
      Array(2).fill(t.card('the-grim-reaper')),
    );
    expect([t.of(board.power, 'the-grim-reaper'), t.of(board.armor, 'the-grim-reaper')]).toEqual([10, 2]);
  });

  it('GG-79 discards an upgrade without playing it when The Grim Reaper is not in play', () => {
    const t = new Table({ patches: { 'card.whetted-scythe.amber': 3 }, lying: { 'archives.E': ['whetted-scythe'] } });
    t.end();
    expect([t.whereIs('whetted-scythe'), t.amber('E'), board.playedCount.get(t.s, 1)]).toEqual(['discard.E', 0, 0]);
  });

  it('GG-80 archives what cannot be played', () => {
    // Ember Imp: the opponent cannot play more than two cards in a turn.
    const t = new Table({
      options: { deck0: 'cards:ember-imp+troll+urchin', adventureCards: 0 },
      lying: { 'line.0': ['ember-imp'], 'archives.E': ['steam-valet', 'cold-furnace', 'rust-footman'] },
    });
    t.end();
    expect([t.whereIs('rust-footman'), t.whereIs('cold-furnace'), t.whereIs('steam-valet')]).toEqual([
      'line.E',
      'relics.E',
      'archives.E',
    ]);
  });

  it('GG-81 shuffles the discard pile when a card is to be drawn or archived and the deck is empty', () => {
    const t = new Table({ lying: { 'archives.E': ['tithe-of-the-dead'] } });
    const deck = board.deck[1];
    while (deck.size(t.s) > 0) board.discard[1].push(t.s, deck.pop(t.s));
    // Mansion cards that lie in no deck of theirs are not among them.
    const before = board.discard[1].size(t.s);
    t.end();
    expect(before).toBeGreaterThan(20);
    expect(board.discard[1].size(t.s)).toBeLessThan(5);
    expect(board.archives[1].size(t.s)).toBe(2);
  });

  it('GG-82 draws and archives nothing when the discard pile is empty as well', () => {
    const t = new Table({ lying: { 'archives.E': ['tithe-of-the-dead'] } });
    const deck = board.deck[1];
    while (deck.size(t.s) > 0) board.purged[1].push(t.s, deck.pop(t.s));
    t.end();
    // Tithe itself is made the new deck, and archived.
    expect([t.ending, t.amber('E'), board.archives[1].size(t.s)]).toEqual(['none', 1, 1]);
  });

  it('GG-83 cannot bring It is Time before the discard pile has been shuffled', () => {
    // With four cards left, two turns take them all, and It is Time still lies where it did; the third turn shuffles.
    const t = new Table({ lying: { 'discard.E': ['it-is-time'] } });
    const deck = board.deck[1];
    const rest = ['cold-furnace', 'seance-engine', 'soul-ledger', 'snuffed-candles'].map((id) => t.card(id));
    while (deck.size(t.s) > 0) {
      const card = deck.pop(t.s);
      if (!rest.includes(card)) board.purged[1].push(t.s, card);
    }
    for (const card of rest) deck.push(t.s, card);
    const seen: string[] = [];
    for (let turn = 0; turn < 2; turn++) {
      t.end().take('choose brobnar');
      seen.push(...t.titles('archives.E'));
      expect(t.whereIs('it-is-time')).toBe('discard.E');
    }
    expect(seen.sort()).toEqual(['cold-furnace', 'seance-engine', 'snuffed-candles', 'soul-ledger']);
    expect(deck.size(t.s)).toBe(0);
    // Snuffed Candles was played in the second turn or is in the third: with It is Time it makes the new deck.
    t.end();
    expect(t.titles('archives.E')).toContain('it-is-time');
  });
});

describe('using creatures and artifacts', () => {
  it('GG-84 GG-86 GG-87 uses every ready creature from left to right; without prey each reaps', () => {
    const t = new Table({
      lying: { 'line.E': ['rust-footman', 'whispering-maid', 'ecto-siphoner'], 'line.0': ['troll'] },
    });
    t.set(board.exhausted, 'ecto-siphoner', 1).end();
    expect([board.reaps.get(t.s, 1), t.amber('E')]).toEqual([2, 2]);
    // After Reap of Whispering Maid: the top three cards of the deck, of which there are none left after drawing.
    const maid = new Table({ players: 2, active: 1, lying: { 'line.E': ['whispering-maid'] } });
    maid.end();
    expect(board.discard[1].size(maid.s)).toBe(3);
  });

  it('GG-85 uses a creature again that is readied in between', () => {
    // The siphoner, used second, readies the footman to its left, which reaps once more before the step ends.
    const again = { 'card.ecto-siphoner.effect': 'Reap: ready(all(friendly creature named("Rust Footman")))' };
    const t = new Table({ patches: again, lying: { 'line.E': ['rust-footman', 'ecto-siphoner'] } });
    t.end();
    expect([board.reaps.get(t.s, 1), t.amber('E')]).toEqual([3, 3]);
    // And not without it.
    const once = new Table({ lying: { 'line.E': ['rust-footman', 'ecto-siphoner'] } });
    once.end();
    expect([board.reaps.get(once.s, 1), once.amber('E')]).toEqual([2, 2]);
    // Reaper's Errand readies The Grim Reaper before creatures are used.
    const errand = new Table({ lying: { 'line.E': ['the-grim-reaper'], 'archives.E': ['reaper-s-errand'] } });
    errand.set(board.exhausted, 'the-grim-reaper', 1).end();
    expect(board.reaps.get(errand.s, 1)).toBe(1);
  });

  it('GG-89 GG-90 GG-open-02 exhausts each artifact and resolves its Action, in the order the active player chooses', () => {
    const t = new Table({
      options: { hauntedAt: 0 },
      lying: { 'relics.E': ['seance-engine', 'backward-gear', 'furnace-heart'] },
    });
    t.end();
    expect(t.options()).toEqual(['Gormangeist uses Seance Engine', 'Gormangeist uses Backward Gear']);
    t.take('backward gear');
    expect([t.amber('E'), board.archives[1].size(t.s)]).toEqual([1, 1 + 2]);
    // All have been readied again.
    expect(['seance-engine', 'backward-gear'].map((one) => t.of(board.exhausted, one))).toEqual([0, 0]);
  });

  it('GG-91 uses an artifact of a player that it controls by its Omni ability', () => {
    const t = new Table({
      options: { deck0: 'cards:longfused-mines+troll+urchin+dust-imp' },
      lying: { 'relics.E': ['longfused-mines'], 'line.0': ['dust-imp', 'urchin', 'troll'] },
    });
    t.end();
    // 3 damage to each enemy creature not on a flank: Urchin, for Gormangeist.
    expect([t.whereIs('urchin'), t.whereIs('longfused-mines'), t.whereIs('dust-imp')]).toEqual([
      'discard.0',
      'discard.0',
      'line.0',
    ]);
  });

  it('GG-open-12 uses a creature of a player that it controls like any other', () => {
    const t = new Table({ lying: { 'line.E': ['krump'], 'line.0': ['troll'] } });
    t.end();
    expect([t.amber('E'), t.of(board.damage, 'troll')]).toEqual([1, 0]);
  });

  it('GG-123 does what the cards say: the player decides only what they leave open', () => {
    const t = new Table({
      lying: {
        'line.E': ['the-grim-reaper', 'scrap-mastiff'],
        'line.0': ['troll', 'silvertooth'],
        'relics.E': ['seance-engine'],
        'hand.0': ['punch'],
      },
    });
    // In a turn of the player none of it can be used, and no effect means it as friendly.
    expect(t.options()).toEqual(['play Punch', 'discard Punch', 'Troll reaps', 'Troll fights', 'end the step']);
    t.end();
    // Nothing was asked in the whole turn of Gormangeist, good or bad for the player: The Grim Reaper reaped, Scrap Mastiff
    // fought against Silvertooth, not against Troll, and Seance Engine discarded two cards.
    expect(t.question).toBe('house');
    expect([t.amber('E'), t.whereIs('silvertooth'), t.of(board.damage, 'scrap-mastiff')]).toEqual([1, 'discard.0', 0]);
    expect(board.discard[0].size(t.s)).toBe(3);
  });
});

describe('archives and hand', () => {
  const deck0 = 'cards:mind-barb+tendrils-of-pain+dust-imp+troll+urchin';

  it('GG-98 are one for players: what discards from the hand of the opponent discards from the archives', () => {
    const t = new Table({
      house: 'dis',
      options: { deck0 },
      lying: { 'hand.0': ['mind-barb'], 'archives.E': ['rust-footman'] },
    });
    t.take('play mind barb');
    expect(t.whereIs('rust-footman')).toBe('discard.E');
  });

  it('GG-99 take a card that returns to the hand of Gormangeist', () => {
    const t = new Table({
      house: 'dis',
      options: { deck0: 'cards:hysteria+troll+urchin+dust-imp' },
      lying: { 'line.E': ['rust-footman'], 'hand.0': ['hysteria', 'dust-imp'] },
    });
    t.take('play hysteria');
    expect(t.whereIs('rust-footman')).toBe('archives.E');
  });

  it('GG-100 are those that player effects on the archives of the opponent mean', () => {
    // Dysania discards the archives of the opponent and gains an æmber for each card.
    const t = new Table({
      house: 'logos',
      options: { deck0: 'cards:dysania+dysania+troll+urchin' },
      lying: {
        'hand.0': ['dysania', 'dysania 2'],
        'archives.E': ['rust-footman', 'cold-furnace', 'tithe-of-the-dead'],
      },
    });
    t.take('play dysania');
    expect([t.amber(0), t.titles('archives.E')]).toEqual([3, []]);
    expect(t.titles('discard.E').sort()).toEqual(['cold-furnace', 'rust-footman', 'tithe-of-the-dead']);
  });

  it('take what Gormangeist draws while it plays no cards (GG-70, GG-80)', () => {
    const t = new Table();
    expect(t.s.rules.match.drawn(t.s, 1)).toBe(board.archives[1]);
    own.playingCards.set(t.s, 1);
    expect(t.s.rules.match.drawn(t.s, 1)).toBe(board.hand[1]);
  });
});
