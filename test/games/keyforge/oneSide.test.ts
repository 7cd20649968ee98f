import { describe, expect, it } from 'vitest';
import { AleaStream, bounded, dealKey } from '../../../src/engine/chance.js';
import { ME } from '../../../src/engine/effects/frame.js';
import { borrowFrame, giveFrameBack } from '../../../src/engine/effects/scratch-frame.js';
import { Candidates } from '../../../src/engine/effects/vocabulary.js';
import { gameChance } from '../../../src/engine/game-chance.js';
import { applyAt } from '../../../src/engine/machine.js';
import { State } from '../../../src/engine/state.js';
import { filterBehaviours } from '../../../src/games/keyforge/effects/filters.js';
import { nounBehaviours } from '../../../src/games/keyforge/effects/nouns.js';
import { keyforgeDuel } from '../../../src/games/keyforge/index.js';
import { board } from '../../../src/games/keyforge/layout.js';
import type { S } from '../../../src/games/keyforge/rules/rules.js';
import { nextTouched, touch, untouch } from '../../../src/games/keyforge/rules/touched.js';

const nouns = Object.entries(nounBehaviours).filter(([, { listOf }]) => listOf !== undefined);

/** What a noun lists of all, by the filter `my` or `opp`. */
function filtered(s: S, f: number, noun: string, word: 'my' | 'opp'): number[] {
  const out = new Candidates();
  nounBehaviours[noun as keyof typeof nounBehaviours].list(s, f, out, []);
  return [...out.items.subarray(0, out.top)].filter((card) => filterBehaviours[word].test(s, f, card, [], ''));
}

/** What it lists of the side that the filter names. */
function listed(s: S, f: number, noun: string, word: 'my' | 'opp'): number[] {
  const out = new Candidates();
  const side = filterBehaviours[word].side?.(s, f) ?? -1;
  nounBehaviours[noun as keyof typeof nounBehaviours].listOf?.(s, f, out, side);
  return [...out.items.subarray(0, out.top)];
}

describe('nouns that list the cards of one side', () => {
  it('list what a filter leaves of all, in the same order, wherever a random game has brought cards', () => {
    const game = keyforgeDuel.build({ players: 2 });
    const s = game.start(gameChance(game, dealKey('sides', 0))) as S;
    const chance = gameChance(game, dealKey('sides', 0));
    const choices = new AleaStream('sides');
    let found = 0;
    for (let decisions = 0; decisions < 300 && !s.over; decisions++) {
      applyAt(s, bounded(choices.uint32(), s.offer.count), chance);
      const f = borrowFrame(s, 0, 0, -1);
      for (const [noun] of nouns) {
        for (const me of [0, 1]) {
          s.block[f + ME] = me;
          for (const word of ['my', 'opp'] as const) {
            const expected = filtered(s, f, noun, word);
            expect(listed(s, f, noun, word), `${word} ${noun}`).toEqual(expected);
            found += expected.length;
          }
        }
      }
      giveFrameBack(s, f);
    }
    expect(found).toBeGreaterThan(0);
  });
});

describe('touched cards', () => {
  it('are named in ascending order, each once, until they are untouched', () => {
    const s = new State(keyforgeDuel.build({ players: 2 })) as S;
    for (const card of [71, 0, 15, 16, 31, 15]) touch(s, card);
    untouch(s, 16);
    const named: number[] = [];
    for (let card = nextTouched(s, 0); card >= 0; card = nextTouched(s, card + 1)) named.push(card);
    expect(named).toEqual([0, 15, 31, 71]);
    expect(nextTouched(s, 32)).toBe(71);
    expect(nextTouched(s, board.touched.cells * 16)).toBe(-1);
  });
});
