import { describe, expect, it } from 'vitest';
import { AleaStream, bounded, dealKey } from '../../../src/engine/chance.js';
import type { Selector } from '../../../src/engine/effects/code.js';
import { SELECT } from '../../../src/engine/effects/code.js';
import { considered, isThere, select, selects } from '../../../src/engine/effects/evaluate.js';
import { expr } from '../../../src/engine/effects/expression-compiler.js';
import { borrowReadFrame, giveReadFrameBack } from '../../../src/engine/effects/scratch-frame.js';
import { gameChance } from '../../../src/engine/game-chance.js';
import { applyAt } from '../../../src/engine/machine.js';
import { hash } from '../../../src/engine/state.js';
import { keyforgeDuel } from '../../../src/games/keyforge/index.js';
import { cards } from '../../../src/games/keyforge/layout.js';
import type { S } from '../../../src/games/keyforge/rules/rules.js';

/* What the interpreter of effects leaves out for speed must come to the same as what it does when it leaves nothing out. */

const game = keyforgeDuel.build({ players: 2 });

/** A random game, so many decisions long; `look` sees every position. */
function play(deal: number, decisions: number, prepare: (s: S) => void, look: (s: S) => void): void {
  const chance = gameChance(game, dealKey('short cuts', deal));
  const s = game.start(chance) as S;
  prepare(s);
  const choices = new AleaStream(`short cuts ${deal}`);
  for (let i = 0; i < decisions && !s.over; i++) {
    applyAt(s, bounded(choices.uint32(), s.offer.count), chance);
    look(s);
  }
}

describe('constant clauses', () => {
  it('come to the same with code of their own as instruction by instruction', () => {
    const constants = new Set(game.programs.filter(({ constant }) => constant !== null).map(({ number }) => number));
    const visited = new Set<number>();
    for (const deal of [0, 1, 2]) {
      const positions: string[] = [];
      play(
        deal,
        250,
        () => {},
        (s) => positions.push(hash(s)),
      );
      let at = 0;
      const visits = { visit: (program: number) => visited.add(program) };
      play(
        deal,
        250,
        (s) => {
          s.visits = visits;
        },
        (s) => expect(hash(s), `deal ${deal}, decision ${at}`).toBe(positions[at++]),
      );
    }
    expect([...visited].filter((program) => constants.has(program)).length).toBeGreaterThan(2);
  });
});

describe('a selector', () => {
  it('finds a card, or any, whenever it is among all that it lists', () => {
    const selectors = game.programs
      .flatMap(({ code }) => code.map(({ selector }) => selector))
      .filter((one): one is Selector => one?.noun?.gives === 'card');
    const wrong: string[] = [];
    let found = 0;
    let position = 0;
    const look = (s: S): void => {
      if (position++ % 25 !== 0) return;
      const f = borrowReadFrame(s, position % 2, position % cards.size);
      for (const [number, selector] of selectors.entries()) {
        const base = considered.top;
        select(s, f, selector, considered);
        const listed = new Set(considered.items.subarray(base, considered.top));
        considered.top = base;
        found += listed.size;
        for (let card = 0; card < cards.size; card++) {
          if (selects(s, f, selector, card) !== listed.has(card)) wrong.push(`selector ${number}, card ${card}`);
        }
        if (isThere(s, f, expr(SELECT, { selector })) !== listed.size > 0) wrong.push(`selector ${number}`);
      }
      giveReadFrameBack(s, f);
    };
    play(3, 250, () => {}, look);
    expect(wrong).toEqual([]);
    expect(found).toBeGreaterThan(1000);
  });
});
