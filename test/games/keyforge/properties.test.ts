import { describe, expect, it } from 'vitest';
import { bounded, SearchChance } from '../../../src/engine/chance.js';
import { determinize } from '../../../src/engine/determinize.js';
import type { Game } from '../../../src/engine/game.js';
import { gameChance } from '../../../src/engine/game-chance.js';
import { applyAt, question, refresh } from '../../../src/engine/machine.js';
import { observation } from '../../../src/engine/observation.js';
import { fromBytes, hash, State, toBytes } from '../../../src/engine/state.js';
import { content } from '../../../src/games/keyforge/content.js';
import type { DuelState } from '../../../src/games/keyforge/duel/rules.js';
import { keyforgeDuel } from '../../../src/games/keyforge/index.js';
import { board } from '../../../src/games/keyforge/layout.js';
import { playout } from '../../../src/games/keyforge/policy/playout.js';
import { keysOf } from '../../../src/games/keyforge/rules/keys.js';

/** A state as the rules of KeyForge read it. */
const ofKeyforge = (s: State<unknown>): DuelState => s as DuelState;

const generated = (seed: string): Game =>
  keyforgeDuel.build({ players: 2, options: { deck0: `generated:${seed}a`, deck1: `generated:${seed}b` } });

/** Plays a game by chance, or as the policy would, and looks at every position. Returns the final one. */
function walk(game: Game, key: string, byPolicy: boolean, look: (s: DuelState) => void): DuelState {
  const chance = gameChance(game, key);
  const luck = new SearchChance(`walk/${key}`);
  const s = ofKeyforge(game.start(chance));
  while (!s.over) {
    refresh(s);
    look(s);
    applyAt(s, byPolicy ? playout(s, luck) : bounded(luck.uint32(), s.offer.count), chance);
  }
  return s;
}

const columns = [
  board.damage,
  board.amber,
  board.counters,
  board.stunned,
  board.ward,
  board.armorUsed,
  board.exhausted,
];

/** The lowest number that stands on any card. */
function lowest(s: DuelState): number {
  let least = 0;
  for (const column of columns) for (let card = 0; card < 72; card++) least = Math.min(least, column.get(s, card));
  return least;
}

describe('in games of generated decks', () => {
  it('36 cards a side stay where they belong, at every moment', { timeout: 120_000 }, () => {
    for (const seed of ['p', 'q', 'r']) {
      walk(generated(seed), seed, false, (s) => {
        const lying = s.game.layout.piles.flatMap((pile) =>
          Array.from({ length: pile.size(s) }, (_, i) => pile.get(s, i)),
        );
        expect(lying.length).toBe(72);
        expect(new Set(lying).size).toBe(72);
        for (let side = 0; side < 2; side++) {
          for (const pile of [board.deck[side], board.hand[side], board.discard[side], board.purged[side]]) {
            for (let i = 0; i < pile.size(s); i++) expect(s.rules.owner[pile.get(s, i)]).toBe(side);
          }
        }
      });
    }
  });

  it('no number falls below zero, and creatures at rest have taken less damage than their power', {
    timeout: 120_000,
  }, () => {
    for (const seed of ['t', 'u', 'v']) {
      walk(generated(seed), seed, false, (s) => {
        expect(lowest(s)).toBe(0);
        for (let side = 0; side < 2; side++) {
          expect(board.pool.get(s, side)).toBeGreaterThanOrEqual(0);
          expect(board.chains.get(s, side)).toBeGreaterThanOrEqual(0);
          expect(board.chains.get(s, side)).toBeLessThanOrEqual(24);
          if (question(s).name !== 'main') continue;
          for (let i = 0; i < board.line[side].size(s); i++) {
            const card = board.line[side].get(s, i);
            expect(board.damage.get(s, card), s.rules.titles[s.rules.row[card]]).toBeLessThan(board.power.get(s, card));
          }
        }
      });
    }
  });

  it('games played with sense end with a win, and few by chance are stopped', { timeout: 120_000 }, () => {
    let stopped = 0;
    for (let seed = 0; seed < 15; seed++) {
      const game = generated(`e${seed}`);
      expect(game.outcome(walk(game, 'sense', true, () => {})).ending).toBe('win');
      if (game.outcome(walk(game, 'chance', false, () => {})).ending === 'cap') stopped++;
    }
    expect(stopped).toBeLessThanOrEqual(1);
  });
});

describe('æmber', () => {
  // Cards that move æmber in no other ways than those that are counted, and leave the cost of keys alone.
  const elsewhere = /store|give|captureOwn|takeAmber|place|forge|extraCost|keyCost|PlayCost|Replace|control|abduct/i;
  const plain = content
    .load({})
    .cards.rows.filter(({ effect }) => !elsewhere.test(effect))
    .map(({ id }) => id);

  function deckOf(luck: SearchChance): string {
    return `cards:${Array.from({ length: 36 }, () => plain[bounded(luck.uint32(), plain.length)]).join('+')}`;
  }

  it('that was gained is in the pool, or was stolen, captured, lost, or spent on keys', { timeout: 120_000 }, () => {
    expect(plain.length).toBeGreaterThan(250);
    const luck = new SearchChance('amber');
    for (let round = 0; round < 6; round++) {
      const game = keyforgeDuel.build({ players: 2, options: { deck0: deckOf(luck), deck1: deckOf(luck) } });
      walk(game, `amber${round}`, round % 2 === 0, (s) => {
        if (question(s).name !== 'main') return;
        for (let side = 0; side < 2; side++) {
          const gone = board.stolen.get(s, 1 - side) + board.captured.get(s, 1 - side) + board.lost.get(s, side);
          const left = board.gained.get(s, side) - gone - s.rules.options.keyCost * keysOf(s, side);
          expect(board.pool.get(s, side)).toBe(left);
        }
      });
    }
  });
});

const bytesOf = (cells: Int16Array): string => Buffer.from(cells.buffer).toString('latin1');

describe('laws of replay and of what is hidden', () => {
  it('the same key and choices give the same game, and a saved position goes on as the one it was', () => {
    const game = generated('law');
    const first = walk(game, 'law', false, () => {});
    expect(hash(walk(game, 'law', false, () => {}))).toBe(hash(first));
    const chance = gameChance(game, 'saved');
    const luck = new SearchChance('saved');
    const s = game.start(chance);
    const copy = new State(game);
    for (let i = 0; i < 40 && !s.over; i++) {
      fromBytes(copy, toBytes(s));
      refresh(s);
      refresh(copy);
      const place = bounded(luck.uint32(), s.offer.count);
      applyAt(s, place, chance);
      applyAt(copy, place, chance);
      expect(hash(copy)).toBe(hash(s));
    }
  });

  it('a world dealt anew looks the same to the seat that decides, and is judged the same', { timeout: 60_000 }, () => {
    const game = generated('hidden');
    const deals = new SearchChance('worlds');
    const world = ofKeyforge(new State(game));
    const evaluate = game.spec.evaluate;
    walk(game, 'hidden', true, (s) => {
      const { seat } = s.offer;
      world.copyFrom(s);
      determinize(world, seat, deals);
      expect(bytesOf(observation(world, seat))).toBe(bytesOf(observation(s, seat)));
      expect(evaluate?.(world, seat)).toBe(evaluate?.(s, seat));
    });
  });
});
