import { describe, expect, it } from 'vitest';
import { ConfigError } from '../../../src/engine/errors.js';
import type { Pile } from '../../../src/engine/fields.js';
import { gameChance } from '../../../src/engine/game-chance.js';
import type { State } from '../../../src/engine/state.js';
import { content } from '../../../src/games/great-hunt/content.js';
import { greatHunt } from '../../../src/games/great-hunt/index.js';
import { hunt } from '../../../src/games/great-hunt/layout.js';
import type { HuntState } from '../../../src/games/great-hunt/rules/rules.js';

const { cards, box } = content.load({});

function started(players: number, options: Readonly<Record<string, unknown>> = {}, key = 'set-up'): HuntState {
  const game = greatHunt.build({ players, options });
  const s: State<unknown> = game.start(gameChance(game, key));
  return s as HuntState;
}

const ids = (s: HuntState, pile: Pile): string[] =>
  Array.from({ length: pile.size(s) }, (_, i) => s.rules.ids[s.rules.row[pile.get(s, i)]]);
const deckCount = (deck: string): number =>
  box.rows.reduce((sum, row) => sum + (row.deck === deck ? row.copies : 0), 0);

describe('the set-up of The Great Hunt', () => {
  it('GH-01 is for one to three players with a deck each, who win and lose together', () => {
    expect(greatHunt.spec.seats).toEqual({ min: 1, max: 3 });
    expect(greatHunt.spec.cooperative).toBe(true);
    const s = started(3);
    const owned = [0, 1, 2].map((seat) => s.rules.owner.filter((owner) => owner === seat).length);
    expect(owned).toEqual([36, 36, 36]);
    expect([0, 1, 2].map((seat) => s.game.spec.utility(s, seat))).toEqual([0, 0, 0]);
    hunt.trophies.push(s, s.rules.row.indexOf(cards.length + box.indexOf('hollow-whale')));
    expect([0, 1, 2].map((seat) => s.game.spec.utility(s, seat))).toEqual([1, 1, 1]);
  });

  it('GH-02 has the cards, the hand and the houses of KeyForge', () => {
    const s = started(1);
    expect(s.rules.options).toMatchObject({ handSize: 6, ruleOfSix: true, keyCost: 6 });
    expect(s.rules.ids).toContain('punch');
    expect(s.offer.count).toBe(2); // the mulligan
  });

  it('GH-08 GH-57 GH-58 places Nantucket and Port Halyard, and Treasure Island opposite', () => {
    const s = started(2);
    const { nantucket, halyard, island, enemy } = s.rules;
    expect(ids(s, hunt.standing)).toEqual(['nantucket', 'port-halyard', 'treasure-island', 'torpefying-harpoon']);
    const first = hunt.first.get(s);
    expect([nantucket, halyard, island].map((card) => hunt.side.get(s, card))).toEqual([first, first, enemy]);
    expect(hunt.aloft.get(s)).toBe(0);
  });

  it('GH-09 GH-30 GH-86 takes twelve Skybeast cards, all others are set aside, and none lies anywhere else', () => {
    const s = started(1);
    expect(deckCount('skybeasts')).toBe(20);
    expect(hunt.skyDeck.size(s) + hunt.skyArchives.size(s)).toBe(12);
    expect(hunt.aside.size(s)).toBe(8);
    expect(hunt.skyDeck.seenBy).toBe('nobody');
    const beasts = box.rows.filter(({ deck, type }) => deck === 'skybeasts' && type !== 'action');
    expect(new Set(beasts.map(({ type }) => type))).toEqual(new Set(['skyrealm']));
    expect(box.rows.filter(({ deck, type }) => deck === 'stormkin' && type === 'skyrealm').length).toBeGreaterThan(1);
    const fewer = started(1, { skybeasts: 5 });
    expect(hunt.skyDeck.size(fewer) + hunt.skyArchives.size(fewer)).toBe(5);
  });

  it("GH-10 GH-11 GH-63 lays Flint's Treasure in the play area, and shuffles the other renown cards", () => {
    const s = started(1);
    expect(ids(s, hunt.treasure)).toEqual(['flint-s-treasure']);
    expect(hunt.renownDeck.size(s)).toBe(deckCount('renown') - 1);
    expect(hunt.renownDeck.seenBy).toBe('nobody');
    expect(ids(s, hunt.renownDeck)).not.toEqual(ids(started(1, {}, 'another'), hunt.renownDeck));
    const renown = box.rows.filter(({ deck, id }) => deck === 'renown' && id !== 'flint-s-treasure');
    expect(renown.every(({ type, renown: worth }) => ['upgrade', 'artifact'].includes(type) && worth > 0)).toBe(true);
  });

  it('GH-12 GH-59 archives two Stormkin cards and a Skybeast face down', () => {
    const s = started(2);
    const { enemy } = s.rules;
    expect(hunt.archives[enemy].size(s)).toBe(2);
    expect(hunt.skyArchives.size(s)).toBe(1);
    expect(hunt.skyDeck.size(s)).toBe(11);
    expect(hunt.deck[enemy].size(s)).toBe(deckCount('stormkin') - 2);
    expect([hunt.archives[enemy].seers & 3, hunt.skyArchives.seers]).toEqual([0, 0]);
    const types = new Set(box.rows.filter(({ deck }) => deck === 'stormkin').map(({ type }) => type));
    expect(types).toEqual(new Set(['creature', 'skyrealm', 'artifact', 'action', 'upgrade']));
  });

  it('GH-13 GH-48 GH-49 attaches Torpefying Harpoon; the nine other upgrades lie open, in their order', () => {
    const s = started(1);
    const fittings = box.rows.filter(({ deck }) => deck === 'fittings').map(({ id }) => id);
    expect(fittings).toHaveLength(10);
    expect(new Set(fittings).size).toBe(10);
    expect(ids(s, hunt.stack)).toEqual(fittings.filter((id) => id !== 'torpefying-harpoon'));
    expect(hunt.stack.seenBy).toBe('all');
    const slots = box.rows.filter(({ deck }) => deck === 'fittings').map(({ slot }) => slot);
    expect(['starter', 'red', 'yellow', 'blue'].map((slot) => slots.filter((one) => one === slot).length)).toEqual([
      1, 3, 3, 3,
    ]);
  });

  it('GH-13 another upgrade to start with, or none, is an option', () => {
    expect(ids(started(1, { startingUpgrade: 'long-guns' }), hunt.standing)).toContain('long-guns');
    expect(started(1, { startingUpgrade: 'none' }).rules.starter).toBe(-1);
    expect(() => started(1, { startingUpgrade: 'long-gun' })).toThrow(ConfigError);
    expect(() => started(1, { startingUpgrade: 'long-gun' })).toThrow(/did you mean "long-guns"/);
  });

  it('GH-14 deals six cards to each, and asks each for a mulligan', () => {
    const s = started(3);
    expect([0, 1, 2].map((seat) => hunt.hand[seat].size(s))).toEqual([6, 6, 6]);
    expect(s.offer.seat).toBe(hunt.first.get(s));
    expect(s.game.text(s, s.offer.codes[1])).toBe('take a new hand, one card smaller');
  });

  it('GH-15 GH-17 has nine keys, however many play, and a supply without end', () => {
    for (const players of [1, 2, 3]) {
      const s = started(players);
      expect(s.rules.match.unforged(s, 0)).toBe(9);
      expect(s.rules.poolOf.slice(0, players)).toEqual(Array.from({ length: players }, () => 0));
    }
  });

  it('GH-16 begins with a player by lot, whose first turn is a full one', () => {
    const firsts = new Set(Array.from({ length: 12 }, (_, key) => hunt.first.get(started(3, {}, `first${key}`))));
    expect(firsts).toEqual(new Set([0, 1, 2]));
    expect(started(1).rules.options.firstTurnRule).toBe(false);
    expect(hunt.first.get(started(3, { firstPlayer: 'seat0' }))).toBe(0);
  });

  it('GH-32 GH-59 every Skybeast card is of the house Skybeast, every Stormkin card of the house Stormkin', () => {
    const s = started(1);
    const of = (deck: string): Set<string> => {
      const inDeck = (card: number): boolean => box.rows[s.rules.row[card] - cards.length]?.deck === deck;
      const all = Array.from(s.rules.row.keys()).filter((card) => card >= s.rules.box && inDeck(card));
      return new Set(
        all.flatMap((card) => s.rules.houseNames.filter((_, i) => (s.rules.houses[card] & (1 << i)) !== 0)),
      );
    };
    expect(of('skybeasts')).toEqual(new Set(['skybeast']));
    expect(of('stormkin')).toEqual(new Set(['stormkin']));
    expect(of('fittings')).toEqual(new Set());
  });

  it('GH-open-10 no card of the box has an icon other than æmber', () => {
    expect(Object.keys(box.rows[0]).filter((column) => /icon|draw/.test(column))).toEqual([]);
  });

  it('the presets are the Stormkin cards of a turn', () => {
    expect(greatHunt.spec.presets).toEqual({
      easy: { stormkinDraw: 1 },
      standard: { stormkinDraw: 2 },
      hard: { stormkinDraw: 3 },
    });
  });
});

describe('a box of one’s own', () => {
  const header = 'id\tname\tdeck\ttype\tpower\tarmor\tamber\trenown\tslot\ttraits\teffect\tcopies\tstandIn';
  const cat = 'sky-cat\tSky Cat\tskybeasts\tskyrealm\t3\t0\t0\t2\tnone\tbeast\tKeyword: elusive\t1\t0';
  const kite = 'kite\tKite\tfittings\tfitting\t0\t0\t0\t0\tred\t\tStatic: power(all(nantucket), 1)\t1\t0';
  const built = (patches: Readonly<Record<string, number>>, ...lines: readonly string[]) =>
    greatHunt.build({
      players: 1,
      content: { patches, files: lines.length === 0 ? [] : [{ name: 'own', text: [header, ...lines, ''].join('\n') }] },
    });

  it('may have new cards, where others are left out', () => {
    const game = built({ 'card.swarm-of-needles.copies': 0, 'card.long-guns.copies': 0 }, cat, kite);
    const state: State<unknown> = game.start(gameChance(game, 'own'));
    const s = state as HuntState;
    const skies = [hunt.skyDeck, hunt.skyArchives, hunt.aside].flatMap((pile) => ids(s, pile));
    expect(skies).toHaveLength(20);
    expect(skies).toContain('sky-cat');
    expect(skies).not.toContain('swarm-of-needles');
    expect(ids(s, hunt.stack)).toContain('kite');
    expect(s.rules.fittings.map((card) => s.rules.ids[s.rules.row[card]])).toContain('kite');
    expect(s.rules.fittings).toHaveLength(10);
  });

  it('is refused with more cards than there is room for, or without those that the rules name', () => {
    expect(() => built({}, cat)).toThrow(/cards of skybeasts: 21 are too many; there is room for 20/);
    expect(() => built({ 'card.deck-swab.copies': 9 })).toThrow(/the whole box: 80 are too many; there is room for 74/);
    expect(() => built({ 'card.nantucket.copies': 0 })).toThrow(/card.nantucket.copies: 0 does not fit/);
    expect(() => built({ 'card.flint-s-treasure.copies': 2 })).toThrow(ConfigError);
  });
});
