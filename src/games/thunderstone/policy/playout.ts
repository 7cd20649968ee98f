import { EFFECT_ACTIONS } from '../../../engine/effects/action-codes.js';
import { firstOf, kindOf, secondOf } from '../../../engine/offer.js';
import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { WHEN } from '../effect-tables.js';
import { board, PLACES } from '../layout.js';
import { wins } from '../rules/attack.js';
import { attack, equip, leave } from '../rules/dungeon.js';
import { noMore } from '../rules/spoils.js';
import { buyNothing as buyNoSpoils, buy as buySpoil } from '../rules/spoils-purchase.js';
import { destroyNone, destroyOne, toDungeon, toRest, toVillage } from '../rules/turn.js';
import { useCard } from '../rules/using.js';
import { buy, buyNothing, goShopping, stay } from '../rules/village.js';
import { POINT } from './power.js';

type S = State<Rules>;

/** How much an option is liked, by its kind; those below need a look at the position. */
const HATED = -1000;

/**
 * Buys what strengthens the deck most, gives weapons out, attacks when it wins, and rests otherwise with a poor hand:
 * the place of the option it takes.
 */
export function playout(s: S): number {
  const { offer } = s;
  let best = 0;
  let liking = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < offer.count; place++) {
    const value = like(s, offer.codes[place]);
    if (value > liking) {
      liking = value;
      best = place;
    }
  }
  return best;
}

function like(s: S, code: number): number {
  const a = firstOf(code);
  const b = secondOf(code);
  switch (kindOf(code)) {
    case toDungeon.kind:
      return wouldWin(s) ? 10 : 0;
    case toVillage.kind:
      return goldInHand(s) >= 3 ? 8 : 2;
    case toRest.kind:
      return 3;
    case destroyOne.kind:
      return -worth(s, a);
    case destroyNone.kind:
      return -1.5;
    case useCard.kind:
      return likeUse(s, a, b);
    case equip.kind:
      return 40;
    case attack.kind:
      return likeAttack(s, b);
    case leave.kind:
      return 1;
    case goShopping.kind:
      return 5;
    case buy.kind:
    case buySpoil.kind:
      return worth(s, a) + 0.5 * s.rules.points[a] - 1.2;
    case buyNothing.kind:
    case buyNoSpoils.kind:
      return 0;
    case stay.kind:
    case noMore.kind:
    case EFFECT_ACTIONS.pass:
    case EFFECT_ACTIONS.done:
      return HATED;
    case EFFECT_ACTIONS.pick:
      return -worth(s, a & ROW_BITS);
    default:
      return 0;
  }
}

/** Codes of cards hold their row in these bits. */
const ROW_BITS = 255;

/** What a card does for a deck. */
function worth(s: S, row: number): number {
  const { power } = s.rules;
  if (row >= power.attack.length) return 0;
  return (power.attack[row] + 0.7 * power.light[row] + 0.4 * power.gold[row]) / POINT;
}

/** Cards are used before weapons are given; who destroys itself in the village is kept. */
function likeUse(s: S, row: number, which: number): number {
  const { clauses } = s.rules;
  const text = clauses.texts[clauses.start[row] + which];
  if (text.startsWith('destroy(self)')) return HATED;
  return clauses.when[clauses.start[row] + which] & WHEN.Village ? 20 : 30;
}

function likeAttack(s: S, place: number): number {
  const { of, points, isSwarm, xp } = s.rules;
  const row = of[board.hall.get(s, place)];
  const prize = (isSwarm[row] !== 0 ? 3 : points[row]) + 0.3 * xp[row];
  return wins(s, place) ? 2 + prize : -prize;
}

function goldInHand(s: S): number {
  const { gold, of } = s.rules;
  const hand = board.hand[board.active.get(s)];
  let sum = 0;
  for (let i = hand.size(s) - 1; i >= 0; i--) {
    const value = gold[of[hand.get(s, i)]];
    if (value > 0) sum += value;
  }
  return sum;
}

/** A rough look at the hand before it is revealed: whether it is likely to beat some monster. */
function wouldWin(s: S): boolean {
  const { power, of, health, isMonster, options } = s.rules;
  const hand = board.hand[board.active.get(s)];
  let strength = 0;
  let light = 0;
  for (let i = hand.size(s) - 1; i >= 0; i--) {
    const row = of[hand.get(s, i)];
    strength += power.attack[row];
    light += power.light[row];
  }
  for (let place = 0; place < PLACES; place++) {
    const card = board.hall.get(s, place);
    if (card < 0 || isMonster[of[card]] === 0) continue;
    const rank = place < 3 ? place + 1 : 0;
    const dark = light < rank * POINT ? (rank * POINT - light) * options.lightPenalty : 0;
    if (strength - dark >= POINT * health[of[card]]) return true;
  }
  return false;
}
