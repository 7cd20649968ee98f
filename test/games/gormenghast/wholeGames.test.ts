import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealKey } from '../../../src/engine/chance.js';
import { codes, decision } from '../../../src/engine/decision.js';
import type { Game } from '../../../src/engine/game.js';
import { gameChance } from '../../../src/engine/game-chance.js';
import { apply } from '../../../src/engine/machine.js';
import { State } from '../../../src/engine/state.js';
import { board, CHARACTERS } from '../../../src/games/gormenghast/layout.js';
import {
  connectedWhenSwapped,
  connectedWhenTurned,
  readLinks,
  swapCells,
} from '../../../src/games/gormenghast/rules/castle.js';
import { brokenLaws, type Counts, countsOf, isOnePiece, ofGormenghast } from './laws.js';
import { gameOf } from './table.js';

const TURNS = 12;

/** Options that change how a game runs, at every value each. */
const options = fc.record(
  {
    setupEdgeRule: fc.constantFrom('exact', 'linked_only'),
    tileRotation: fc.constantFrom('free', 'fixed'),
    moveMismatch: fc.constantFrom('both_sides', 'exit_side_only'),
    setupStuck: fc.constantFrom('pass_then_supply', 'redeal'),
    setupKeepOpen: fc.boolean(),
    setupColours: fc.constantFrom('by_seat', 'from_dealer'),
    dealer: fc.constantFrom('seat0', 'random', 1),
    artifactPutDown: fc.constantFrom('own_turn', 'during_movement_only'),
    influenceExact: fc.boolean(),
    influenceSplit: fc.boolean(),
    influenceWithdraw: fc.boolean(),
    influenceOffBoard: fc.boolean(),
    blockMode: fc.constantFrom('no_in_no_out_by_move', 'no_entry_only'),
    plotArtifact: fc.constantFrom('carried_or_loose', 'carried_only', 'anywhere_on_tile'),
    plotArrival: fc.constantFrom('this_turn_by_you', 'presence'),
    plotControl: fc.constantFrom('required', 'not_required'),
    plotWindow: fc.constantFrom('between_cards', 'mid_move'),
    plotArtifactAfter: fc.constantFrom('stays', 'removed'),
    plotEffectMovesCount: fc.boolean(),
    interruptWindows: fc.constantFrom('standard', 'none'),
    interruptMaxPerWindow: fc.constantFrom(0, 1, 3),
    drawMode: fc.constantFrom('sequential', 'declared'),
    handRitualOverflow: fc.constantFrom('keep', 'force_play'),
    handDiscardBelowLimit: fc.boolean(),
    victoryCheck: fc.constantFrom('immediate', 'after_ritual', 'end_of_turn'),
    ordinaryRitualSymbol: fc.boolean(),
    tokenGoal: fc.constantFrom(1, 9),
    setupTiles: fc.constantFrom(1, 19, 29),
    handLimit: fc.constantFrom(0, 7, 20),
  },
  { requiredKeys: [] },
);
const players = fc.constantFrom(2, 3, 4);
const seed = fc.integer({ min: 1, max: 1_000_000 });

/** Plays a game by picks of a small generator, looking in at every decision. */
function playThrough(game: Game, key: number, look: (s: State<unknown>, decisions: number) => void): State<unknown> {
  const chance = gameChance(game, dealKey(key, 0));
  const s = game.start(chance);
  let word = key;
  for (let decisions = 0; !s.over; decisions++) {
    look(s, decisions);
    const offered = codes(s);
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    apply(s, offered[Math.floor((word / 4294967296) * offered.length)], chance);
  }
  return s;
}

function holdLaws(s: State<unknown>, before: Counts): void {
  const broken = brokenLaws(s, before);
  if (broken.length > 0) throw new Error(broken.join('; '));
}

/** Every option of the decision at hand, taken on a copy. */
function takeEach(s: State<unknown>, key: number): void {
  const copy = new State(s.game);
  for (const code of codes(s)) {
    copy.copyFrom(s);
    const before = countsOf(copy);
    apply(copy, code, gameChance(s.game, dealKey(key, 1)));
    holdLaws(copy, before);
  }
}

describe('whole random games', () => {
  it('GM-C-14 GM-I-05 GM-I-06 GM-I-15 GM-B-01 keep what there is, at every decision', () => {
    fc.assert(
      fc.property(players, seed, (seats, key) => {
        const game = gameOf({ players: seats, options: { setupTiles: 19, turnCap: TURNS } });
        const all = `30 66 30 30 ${Array.from({ length: seats }, () => 5).join()} true`;
        let counts: Counts | null = null;
        const s = playThrough(game, key, (state) => {
          if (counts) holdLaws(state, counts);
          counts = countsOf(state);
          if (board.turn.get(state) === 0) return;
          const { tiles, actionCards, plotCards, tokens, influence, connected } = counts;
          const found = [tiles, actionCards, plotCards, tokens, influence.join(), connected].join(' ');
          // GM-A-01: a token has been turned up on every tile in play.
          const turned = board.tokensOut.size(state) - board.castle.size(state);
          if (found !== all || turned !== 0) throw new Error(`${found}, ${turned} tokens too many are turned up`);
        });
        expect(board.turn.get(s)).toBeLessThanOrEqual(TURNS);
      }),
      { numRuns: 25 },
    );
  });

  it('under any options every option applies, texts are unique, and a game ends within its bounds', () => {
    fc.assert(
      fc.property(players, seed, options, (seats, key, chosen) => {
        const game = gameOf({ players: seats, options: { setupTiles: 19, turnCap: TURNS, ...chosen } });
        let counts: Counts | null = null;
        let decisions = 0;
        const s = playThrough(game, key, (state, number) => {
          if (counts) holdLaws(state, counts);
          counts = countsOf(state);
          decisions = number + 1;
          if (number % 9 !== 0) return;
          const texts = decision(state)?.options.map(({ text }) => text) ?? [];
          expect(new Set(texts).size).toBe(texts.length);
          takeEach(state, key);
        });
        expect(decisions).toBeLessThanOrEqual(game.spec.longest(game.rules));
        const { ending, utility } = game.outcome(s);
        expect(['win', 'cap']).toContain(ending);
        expect(utility.filter((share) => share === 1)).toHaveLength(ending === 'win' ? 1 : 0);
      }),
      { numRuns: 25 },
    );
  });

  it('rituals 26 and 27 know which turns and swaps keep the castle in one piece', () => {
    let apart = 0;
    fc.assert(
      fc.property(players, seed, fc.boolean(), (seats, key, oneSided) => {
        const moveMismatch = oneSided ? 'exit_side_only' : 'both_sides';
        const game = gameOf({ players: seats, options: { setupTiles: 19, turnCap: TURNS, moveMismatch } });
        const s = playThrough(game, key, () => {});
        expect(isOnePiece(s)).toBe(true);
        const all = readLinks(ofGormenghast(s));
        const copy = new State(s.game);
        const tiles = Array.from({ length: board.castle.size(s) }, (_, i) => board.castle.get(s, i));
        for (const tile of tiles) {
          for (let quarters = 1; quarters < 4; quarters++) {
            copy.copyFrom(s);
            board.rotation.set(copy, tile, (board.rotation.get(copy, tile) + quarters) % 4);
            expect(connectedWhenTurned(ofGormenghast(s), all, tile, quarters)).toBe(isOnePiece(copy));
          }
          for (const other of tiles) {
            if (other === tile) continue;
            copy.copyFrom(s);
            swapCells(ofGormenghast(copy), tile, other);
            holdLaws(copy, { ...countsOf(copy), connected: false });
            readLinks(ofGormenghast(s));
            const whole = isOnePiece(copy);
            expect(connectedWhenSwapped(ofGormenghast(s), all, tile, other)).toBe(whole);
            if (!whole) apart++;
          }
        }
      }),
      { numRuns: 6 },
    );
    expect(apart).toBeGreaterThan(0);
  });

  it('pieces stand on tiles in play, and never go back to their cards', () => {
    fc.assert(
      fc.property(players, seed, (seats, key) => {
        const game = gameOf({ players: seats, options: { setupTiles: 19, turnCap: TURNS } });
        let inPlay = 0;
        playThrough(game, key, (s) => {
          let now = 0;
          for (let who = 0; who < CHARACTERS; who++) {
            const tile = board.place.get(s, who);
            if (tile < 0) continue;
            now |= 1 << who;
            if (!board.castle.has(s, tile)) throw new Error(`character ${who} stands on no tile in play`);
          }
          if ((now & inPlay) !== inPlay) throw new Error('a piece has gone back to its card');
          inPlay = now;
        });
      }),
      { numRuns: 8 },
    );
  });
});
