import { call, locals } from '../../../engine/machine.js';
import { action, askWithin, breakWhen, loop, script } from '../../../engine/script.js';
import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { BASICS, board, HEROES, PHASE, STACKS } from '../layout.js';
import { active, bury, goldShown, rowOf, stackOf } from './cards.js';
import { rowAt, takeOut } from './shown.js';
import { forcedFirst, reveal, useCard, useTreasure } from './using.js';
import { buyTop, priceOf, topOf } from './village-stacks.js';

type S = State<Rules>;

const { shopping, bought, done } = locals('shopping', 'bought', 'done');

export const goShopping = action<Rules>(45, 'go shopping', {
  rule: 'TS-055',
  offer: (_s, offer) => offer.add(),
  take: (s) => shopping.set(s, 1),
  text: () => 'go shopping',
});

export const buy = action<Rules>(46, 'buy', {
  rule: 'TS-063',
  offer(s, offer) {
    const gold = board.gold.get(s);
    for (let stack = 0; stack < STACKS; stack++) {
      const row = topOf(s, stack);
      if (row >= 0 && priceOf(s, row) <= gold) offer.add(row, stack);
    }
  },
  take(s, _chance, _row, stack) {
    buyTop(s, stack);
    board.purchases.add(s, -1);
  },
  text: (s, row) => `buy ${s.rules.titles[row]}`,
});

export const buyNothing = action<Rules>(47, 'buy nothing', {
  rule: 'TS-068',
  offer: (_s, offer) => offer.add(),
  take: (s) => bought.set(s, 1),
  text: () => 'buy nothing more',
});

export const levelUp = action<Rules>(48, 'level up', {
  rule: 'TS-233',
  offer(s, offer) {
    const xp = board.xp.get(s, active(s));
    if (xp === 0) return;
    const { levelUp: price, isHero, next, basics } = s.rules;
    const size = board.shown.size(s);
    for (let place = 0; place < size; place++) {
      const row = rowAt(s, place);
      if (isHero[row] === 0 || price[row] === 0 || price[row] > xp) continue;
      if (row === basics[0]) {
        for (let stack = BASICS; stack < BASICS + HEROES; stack++) {
          const first = firstLevelOf(s, stack);
          if (first >= 0) offer.addOnce(row, first);
        }
      } else if (next[row] >= 0 && cardInStack(s, next[row]) >= 0) offer.addOnce(row, next[row]);
    }
  },
  take(s, _chance, row, to) {
    let place = 0;
    while (rowAt(s, place) !== row) place++;
    const seat = active(s);
    board.xp.add(s, seat, -s.rules.levelUp[row]);
    board.levelUpsOf.add(s, seat, 1);
    bury(s, takeOut(s, place));
    const card = cardInStack(s, to);
    board.stack[stackOf(s, s.rules.group[to])].remove(s, card);
    board.discard[seat].push(s, card);
  },
  text: (s, row, to) => `${s.rules.titles[row]} becomes ${s.rules.titles[to]}`,
});

export const stay = action<Rules>(49, 'level up nobody', {
  rule: 'TS-232',
  offer: (_s, offer) => offer.add(),
  take: (s) => done.set(s, 1),
  text: () => 'level up nobody more',
});

/** A card of a row in its stack, wherever it lies there, or -1 (TS-234). */
function cardInStack(s: S, row: number): number {
  const stack = stackOf(s, s.rules.group[row]);
  if (stack < 0) return -1;
  const pile = board.stack[stack];
  for (let i = pile.size(s) - 1; i >= 0; i--) if (rowOf(s, pile.get(s, i)) === row) return pile.get(s, i);
  return -1;
}

/** TS-239: the row of level 1 in a stack of heroes, if a card of it is left, or -1. */
function firstLevelOf(s: S, stack: number): number {
  const pile = board.stack[stack];
  for (let i = pile.size(s) - 1; i >= 0; i--) {
    const row = rowOf(s, pile.get(s, i));
    if (s.rules.level[row] === 1) return row;
  }
  return -1;
}

/** TS-055: a Village turn, step by step. */
export const village = script<Rules>('village', [
  (s) => {
    reveal(s, PHASE.village);
    board.purchases.set(s, 1);
  },
  loop(
    forcedFirst(call),
    askWithin('village effects', active, [useCard, useTreasure, goShopping]),
    breakWhen((s) => shopping.get(s) !== 0),
  ),
  // TS-061: the gold of effects, and of all cards that are still there.
  (s) => {
    board.phase.set(s, PHASE.shopping);
    board.gold.add(s, goldShown(s));
  },
  loop(
    breakWhen((s) => bought.get(s) !== 0 || board.purchases.get(s) <= 0),
    askWithin('purchase', active, [buy, buyNothing]),
  ),
  (s) => board.phase.set(s, PHASE.leveling),
  loop(
    askWithin('level up', active, [levelUp, stay]),
    breakWhen((s) => done.get(s) !== 0),
  ),
]);
