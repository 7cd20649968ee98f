import { describe, expect, it } from 'vitest';
import { bounded, SearchChance } from '../../../src/engine/chance.js';
import { gameChance } from '../../../src/engine/game-chance.js';
import { applyAt, question, refresh } from '../../../src/engine/machine.js';
import { content } from '../../../src/games/gormangeist/content.js';
import { gormangeist } from '../../../src/games/gormangeist/index.js';
import { own } from '../../../src/games/gormangeist/layout.js';
import type { G } from '../../../src/games/gormangeist/own.js';
import { board } from '../../../src/games/keyforge/layout.js';
import { settlePosition } from '../../../src/games/keyforge/rules/laying.js';
import { PLAYED } from '../../../src/games/keyforge/rules/noting.js';
import { pileOf } from '../../../src/games/keyforge/rules/zones.js';

/*
 * Each card of the set is played once in a position with something on every side: creatures of the player, of a teammate
 * and of Gormangeist, artifacts, æmber, hands, archives, an upgrade, and mansion cards. Whatever it does, every card is in
 * one place afterwards, no number is negative, and the game goes on to the end of the Gormangeist turn.
 */
const COMPANY = ['troll', 'urchin', 'dust-imp', 'lash-of-broken-dreams', 'champion-anaphiel', 'blood-of-titans'];
const ENEMIES = ['the-grim-reaper', 'rust-footman', 'steam-valet', 'seance-engine', 'cold-furnace'];
const DOORS = ['iron-gate', 'dusty-library', 'guest-wing'];

const { cards } = content.load({});

function position(id: string): G {
  const deck0 = `cards:${id}+${[...COMPANY, ...COMPANY].join('+')}`;
  const deck1 = `cards:${COMPANY.join('+')}+krump+bumpsy`;
  const game = gormangeist.build({ players: 2, options: { deck0, deck1, mulligan: false } });
  const s = game.start(gameChance(game, id)) as unknown as G;
  const card = (name: string, number = 0): number => {
    const { row, ids } = s.rules;
    return [...row].flatMap((r, at) => (ids[r] === name ? [at] : []))[number];
  };
  const lay = (of: number, to: typeof own.doors): void => {
    for (const pile of [...board.line, ...board.relics, own.doors]) if (pile.has(s, of)) pile.remove(s, of);
    pileOf(s, of)?.remove(s, of);
    to.push(s, of);
  };
  const offset = COMPANY.includes(id) ? 1 : 0;
  lay(0, board.hand[0]);
  for (const [i, side] of [
    [offset, 0],
    [2 + offset, 1],
  ] as const) {
    for (const name of ['troll', 'urchin', 'champion-anaphiel'])
      lay(card(name, i + (name === id ? 0 : -offset)), board.line[side]);
    lay(card('lash-of-broken-dreams', i + (id === 'lash-of-broken-dreams' ? 0 : -offset)), board.relics[side]);
  }
  for (const name of ENEMIES)
    lay(card(name), name.includes('engine') || name.includes('furnace') ? board.relics[2] : board.line[2]);
  for (const name of DOORS) lay(card(name), own.doors);
  for (const name of ['chill-in-the-halls', 'snuffed-candles']) lay(card(name), board.archives[2]);
  board.active.set(s, 0);
  board.turn.set(s, 1);
  board.house.set(s, -1);
  for (let side = 0; side < 3; side++) board.pool.set(s, side, 7);
  settlePosition(s);
  s.offer.stale = true;
  return s;
}

function lost(s: G): string[] {
  const places = new Map<number, number>();
  for (const pile of s.game.layout.piles) {
    if (pile === own.breaking) continue;
    for (let i = 0; i < pile.size(s); i++) places.set(pile.get(s, i), (places.get(pile.get(s, i)) ?? 0) + 1);
  }
  const { row, ids } = s.rules;
  return [...row].flatMap((r, card) => (places.get(card) === 1 ? [] : [`${ids[r]} ${places.get(card) ?? 0}`]));
}

describe('each card of the set', () => {
  it.each(cards.rows.map(({ id, house }) => [id, house]))('%s is played against Gormangeist', (id, house) => {
    const s = position(id);
    const chance = gameChance(s.game, id);
    const luck = new SearchChance(id);
    const take = (index: number): void => applyAt(s, index, chance);
    const choose = (): void => {
      refresh(s);
      const texts = Array.from({ length: s.offer.count }, (_, i) => s.game.text(s, s.offer.codes[i]));
      const wanted = texts.findIndex(
        (text) => text === `choose ${house}` || text === `play ${s.rules.titles[s.rules.row[0]]}`,
      );
      take(wanted >= 0 ? wanted : bounded(luck.uint32(), s.offer.count));
    };
    while (!s.over && question(s).name !== 'house') choose();
    const turn = board.turn.get(s);
    for (let i = 0; i < 400 && !s.over && board.turn.get(s) < turn + 2; i++) choose();
    expect(board.story.get(s, 0), 'whether it was played').toBe(PLAYED);
    expect(lost(s)).toEqual([]);
    expect([0, 1, 2].filter((side) => board.pool.get(s, side) < 0)).toEqual([]);
    for (let seat = 0; seat < 2; seat++) expect(own.archon.get(s, seat)).toBeGreaterThanOrEqual(0);
    const essence = own.archonAttached.get(s) + own.archon.get(s, 0) + own.archon.get(s, 1);
    expect(essence).toBe(6);
    expect(s.over || board.turn.get(s) >= turn + 2).toBe(true);
  });
});
