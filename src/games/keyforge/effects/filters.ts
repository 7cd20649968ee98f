import { type Expr, SELECT, type Selector } from '../../../engine/effects/code.js';
import { numberOf, selects, textOf } from '../../../engine/effects/evaluate.js';
import { LIST_AT, LIST_LENGTH, ME, SELF } from '../../../engine/effects/frame.js';
import type { Filter } from '../../../engine/effects/vocabulary.js';
import { board } from '../layout.js';
import { armorLeft } from '../rules/damage.js';
import type { Rules, S } from '../rules/rules.js';
import {
  areNeighbors,
  hasTrait,
  housesOf,
  isFlank,
  isInPlay,
  opponentOf,
  ownerOf,
  pileSide,
  sharesTrait,
  sideOf,
  titleOf,
} from '../rules/zones.js';
import type { FilterName } from './shapes/filters.js';

type Behaviour = Pick<Filter<Rules>, 'test' | 'side' | 'measure' | 'has' | 'among'>;

const test = (holds: (s: S, f: number, card: number, args: readonly Expr[]) => boolean): Behaviour => ({ test: holds });
const measure = (value: (s: S, f: number, card: number) => number): Behaviour => ({
  test: (s, f, card) => value(s, f, card) !== 0,
  measure: value,
});

const has = (holds: (s: S, card: number, value: number) => boolean): Behaviour => ({
  test: () => false,
  has: (s, _f, card, value) => holds(s, card, value),
});

const ofSide = (side: (s: S, f: number) => number): Behaviour => ({
  test: (s, f, card) => sideNow(s, card) === side(s, f),
  side,
});

/** Whether an argument, a card or a description of cards, means this card. */
function means(s: S, f: number, argument: Expr, card: number): boolean {
  if (argument.op !== SELECT) return numberOf(s, f, argument) === card;
  return selects(s, f, argument.selector as Selector, card);
}

/** The side of a card in play, or the last it had; the side whose piles hold it otherwise. */
const sideNow = (s: S, card: number): number =>
  isInPlay(s, card) || board.tagged.get(s, card) !== 0 || board.wasDestroyed.get(s, card) !== 0
    ? sideOf(s, card)
    : board.playing.has(s, card)
      ? sideOf(s, card)
      : pileSide(s, card);

/**
 * KF-140: leaves those with the most (sign 1) or the least power (-1); what the same choice has taken already neither
 * counts nor stays.
 */
const extreme = (sign: number): Behaviour => ({
  test: () => true,
  among(s, f, out, start) {
    let best = -20000;
    for (let i = start; i < out.top; i++) {
      if (!isTaken(s, f, out.items[i])) best = Math.max(best, sign * board.power.get(s, out.items[i]));
    }
    let kept = start;
    for (let i = start; i < out.top; i++) {
      const card = out.items[i];
      if (!isTaken(s, f, card) && sign * board.power.get(s, card) === best) out.items[kept++] = card;
    }
    out.top = kept;
  },
});

function isTaken(s: S, f: number, card: number): boolean {
  const { lists } = s.game.layout;
  for (let i = s.block[f + LIST_LENGTH] - 1; i >= 0; i--)
    if (lists.get(s, s.block[f + LIST_AT] + i) === card) return true;
  return false;
}

/** What each filter tests. */
export const filterBehaviours: Readonly<Record<FilterName, Behaviour>> = {
  friendly: ofSide((s, f) => s.block[f + ME]),
  enemy: ofSide((s, f) => opponentOf(s, s.block[f + ME])),
  my: ofSide((s, f) => s.block[f + ME]),
  opp: ofSide((s, f) => opponentOf(s, s.block[f + ME])),
  controller: measure((s, _f, card) => sideOf(s, card)),
  owner: measure((s, _f, card) => ownerOf(s, card)),
  house: has((s, card, house) => house >= 0 && (housesOf(s, card) & (1 << house)) !== 0),
  trait: has(hasTrait),
  keyword: has((s, card, keyword) => (board.keywords.get(s, card) & (1 << (keyword & 15))) !== 0),
  power: measure((s, _f, card) => board.power.get(s, card)),
  armor: measure((s, _f, card) => armorLeft(s, card)),
  named: test((s, _f, card, [title]) => titleOf(s, card) === textOf(title)),
  sameName: test((s, f, card, [other]) => rowOf(s, card) === rowOf(s, numberOf(s, f, other))),
  sharesTrait: test((s, f, card, [other]) => {
    const named = numberOf(s, f, other);
    return named >= 0 && sharesTrait(s, card, named);
  }),
  mostPowerful: extreme(1),
  leastPowerful: extreme(-1),
  flank: test((s, _f, card) => isFlank(s, card)),
  neighborOf: test((s, f, card, [other]) => areNeighbors(s, card, numberOf(s, f, other))),
  damaged: test((s, _f, card) => board.damage.get(s, card) > 0),
  ready: test((s, _f, card) => isInPlay(s, card) && board.exhausted.get(s, card) === 0),
  stunned: test((s, _f, card) => board.stunned.get(s, card) !== 0),
  amberOn: measure((s, _f, card) => board.amber.get(s, card)),
  other: test((s, f, card) => card !== s.block[f + SELF]),
  otherThan: test((s, f, card, [other]) => !means(s, f, other, card)),
  purgedBy: test((s, f, card, [other]) => board.purgedBy.get(s, card) === numberOf(s, f, other)),
};

const rowOf = (s: S, card: number): number => (card < 0 ? -1 : s.rules.row[card]);
