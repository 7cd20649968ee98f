import { describe, expect, it } from 'vitest';
import { CARD_DEALT, CARD_PLAYED, CARD_SEEN } from '../../../src/engine/game.js';
import { cardUse } from '../../../src/games/gormangeist/card-use.js';
import { own } from '../../../src/games/gormangeist/layout.js';
import { showTop } from '../../../src/games/gormangeist/rules/opening-doors.js';
import { board } from '../../../src/games/keyforge/layout.js';
import { Table } from './table.js';

const WORDS = new Map([
  [0, 'absent'],
  [CARD_DEALT, 'dealt'],
  [CARD_SEEN, 'seen'],
  [CARD_PLAYED, 'played'],
]);

/** What has become of some cards, as it is told with those of a seat. */
function became(t: Table, ids: readonly string[], seat = 0): string[] {
  const all = cardUse.ids(t.s.rules);
  const reach = new Uint8Array(all.length);
  cardUse.read(t.s, seat, reach);
  return ids.map((id) => WORDS.get(reach[all.indexOf(id)]) ?? id);
}

describe('what becomes of adventure cards', () => {
  it('has them dealt while they lie face down, in the deck or archived, and played once Gormangeist plays them', () => {
    const t = new Table({ lying: { 'archives.E': ['rust-footman', 'tithe-of-the-dead'], 'line.0': ['troll'] } });
    const cards = ['rust-footman', 'tithe-of-the-dead', 'boiler-brute'];
    expect(became(t, cards)).toEqual(['dealt', 'dealt', 'dealt']);
    // The draw icon of Tithe of the Dead brings Seance Engine, which is played; Boiler Brute is archived afterwards.
    t.lay('boiler-brute', 'deck.E');
    t.lay('seance-engine', 'deck.E');
    t.end();
    expect(['tithe-of-the-dead', 'boiler-brute'].map((one) => t.whereIs(one))).toEqual(['discard.E', 'archives.E']);
    expect(became(t, [...cards, 'seance-engine'])).toEqual(['played', 'played', 'dealt', 'played']);
  });

  it('keeps it that an action was played when it is shuffled into the deck again', () => {
    const t = new Table({ lying: { 'archives.E': ['chill-in-the-halls'] } });
    t.end();
    t.lay('chill-in-the-halls', 'deck.E');
    expect(became(t, ['chill-in-the-halls'])).toEqual(['played']);
  });

  it('takes one copy that was played for the card', () => {
    const t = new Table({ lying: { 'archives.E': ['steam-valet'], 'deck.E': ['steam-valet 2'] } });
    t.end();
    expect(became(t, ['steam-valet'])).toEqual(['played']);
  });

  it('has what was discarded unplayed seen only: an upgrade without The Grim Reaper (GG-79)', () => {
    const t = new Table({ lying: { 'archives.E': ['whetted-scythe'] } });
    t.end();
    expect(t.whereIs('whetted-scythe')).toBe('discard.E');
    expect(became(t, ['whetted-scythe'])).toEqual(['seen']);
    const on = new Table({ lying: { 'archives.E': ['whetted-scythe'], 'line.E': ['the-grim-reaper'] } });
    on.end();
    expect(became(on, ['whetted-scythe'])).toEqual(['played']);
  });

  it('counts what a card put into play without playing it, as Reassembly does', () => {
    const t = new Table({ lying: { 'archives.E': ['reassembly'], 'discard.E': ['boiler-brute'] } });
    expect(became(t, ['boiler-brute'])).toEqual(['seen']);
    t.end();
    expect(t.whereIs('boiler-brute')).toBe('line.E');
    expect(became(t, ['boiler-brute'])).toEqual(['played']);
  });

  it('knows that The Grim Reaper starts in play and It is Time in the discard pile (GG-35, GG-36)', () => {
    const t = new Table({ lying: { 'deck.E': ['it-is-time', 'the-grim-reaper'] } });
    expect(became(t, ['the-grim-reaper', 'it-is-time'])).toEqual(['played', 'seen']);
    const played = new Table({ lying: { 'archives.E': ['it-is-time'] } });
    played.end();
    expect(became(played, ['it-is-time'])).toEqual(['played']);
  });

  it('does not have a card that is left out', () => {
    expect(became(new Table({ options: { leftOut: 'soul-ledger' } }), ['soul-ledger'])).toEqual(['absent']);
  });
});

describe('what becomes of mansion cards', () => {
  it('has a door played once it is in play, and its reverse once it is turned up', () => {
    const t = new Table({
      lying: { doors: ['nursery'], 'hand.0': ['dust-imp', 'anger'], mansionDeck: ['music-room'] },
    });
    const sides = ['nursery', 'porcelain-twin', 'music-room', 'lullaby'];
    expect(became(t, sides)).toEqual(['played', 'dealt', 'dealt', 'dealt']);
    t.take('explore nursery');
    expect(became(t, sides)).toEqual(['played', 'played', 'played', 'dealt']);
  });

  it('keeps that when what was turned up has left the game, an action at once, a creature destroyed', () => {
    const t = new Table({ lying: { doors: ['trophy-gallery', 'rubble-heap'], 'line.0': ['troll'] } });
    t.take('explore trophy gallery');
    expect(t.whereIs('falling-portrait')).toBe('gone');
    const fatal = new Table({ lying: { doors: ['rubble-heap'], 'line.0': ['troll'] } });
    fatal.take('troll fights');
    expect(fatal.whereIs('rubble-hound')).toBe('gone');
    expect(became(t, ['trophy-gallery', 'falling-portrait', 'rubble-hound'])).toEqual(['played', 'played', 'dealt']);
    expect(became(fatal, ['rubble-heap', 'rubble-hound'])).toEqual(['played', 'played']);
  });

  it('takes a reverse that several doors have for turned up when one of them is', () => {
    const t = new Table({
      lying: { doors: ['cold-kitchen'], mansionDeck: ['wine-cellar', 'music-room'] },
      // There is room for one side less than there are with a creature behind Dusty Library.
      options: { leftOut: 'soul-ledger' },
      patches: { 'card.dusty-library.reverse': 'cleaver-cook' },
    });
    expect(became(t, ['cleaver-cook'])).toEqual(['dealt']);
    t.give(0, 2).take('explore cold kitchen');
    expect(became(t, ['cold-kitchen', 'cleaver-cook', 'dusty-library'])).toEqual(['played', 'played', 'dealt']);
  });

  it('has Dark Essence played once somebody has found it, wherever it is now', () => {
    const t = new Table({ lying: { doors: ['iron-gate', 'guest-wing'], 'hand.0': ['anger', 'urchin'] } });
    expect(became(t, ['dark-essence'])).toEqual(['dealt']);
    t.take('explore guest wing', 'anger');
    expect(became(t, ['dark-essence'])).toEqual(['dealt']);
    t.give(0, 3).take('explore iron gate');
    t.setEssence(0, 3, 0);
    expect(became(t, ['iron-gate', 'dark-essence'])).toEqual(['played', 'played']);
  });

  it('has the top of the mansion deck seen, which lies door side up (GG-14), and nothing below it', () => {
    const t = new Table({ lying: { mansionDeck: ['belfry', 'nursery'] } });
    expect(own.mansionDeck.top(t.s)).toBe(t.card('nursery'));
    showTop(t.s);
    expect(became(t, ['nursery', 'porcelain-twin', 'belfry'])).toEqual(['seen', 'dealt', 'dealt']);
  });

  it('has the Clocks dealt as long as they are set aside (GG-33)', () => {
    const t = new Table({
      lying: {
        aside: ['grandfather-clock', 'sealed-odeum'],
        doors: ['nonstop-alarm-clock'],
        'hand.0': ['anger'],
        'line.0': ['troll'],
      },
    });
    const clocks = ['nonstop-alarm-clock', 'alarm-sounds', 'grandfather-clock', 'sealed-odeum'];
    expect(became(t, clocks)).toEqual(['played', 'dealt', 'dealt', 'dealt']);
    t.give(0, 3).take('explore nonstop');
    expect(became(t, clocks)).toEqual(['played', 'played', 'dealt', 'dealt']);
  });
});

describe('what is told with which seat', () => {
  it('tells of the enemy once, with seat 0, and of each deck with the seat that plays it', () => {
    const t = new Table({
      players: 2,
      lying: { 'line.E': ['boiler-brute'], doors: ['iron-gate'], 'hand.1': ['punch 2'] },
    });
    const ids = ['boiler-brute', 'iron-gate', 'dark-essence', 'umbra', 'anger'];
    // Umbra is in the deck of seat 0 only, Anger in both; nobody has played either.
    expect(became(t, ids, 0)).toEqual(['played', 'played', 'dealt', 'dealt', 'dealt']);
    expect(became(t, ids, 1)).toEqual(['absent', 'absent', 'absent', 'absent', 'dealt']);
    expect(board.story.get(t.s, t.card('umbra'))).toBe(0);
  });

  it('has something to say of every stand-in card of a game', () => {
    const t = new Table();
    const { ids, own: of } = t.s.rules;
    const reach = new Uint8Array(ids.length);
    cardUse.read(t.s, 0, reach);
    // 22 adventure cards, 30 doors, 24 kinds of reverse sides besides Dark Essence.
    expect(reach.length - 370).toBe(77);
    expect([...reach.subarray(370)].filter((came) => came === 0)).toEqual([]);
    expect(of.behind.filter((row) => ids[row] === 'dark-essence')).toHaveLength(6);
  });
});
