import { EFFECT_ACTIONS } from '../../../engine/effects/action-codes.js';
import { firstOf, kindOf, secondOf } from '../../../engine/offer.js';
import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { WHEN } from '../effect-tables.js';
import { board, PHASE } from '../layout.js';
import { wins } from '../rules/attack.js';
import { attack, equip, leave } from '../rules/dungeon.js';
import { noMore } from '../rules/spoils.js';
import { buyNothing as buyNoSpoils, buy as buySpoil } from '../rules/spoils-purchase.js';
import { destroyNone, destroyOne, toDungeon, toRest, toVillage } from '../rules/turn.js';
import { useCard, useTreasure } from '../rules/using.js';
import { buy, buyNothing, goShopping, levelUp, stay } from '../rules/village.js';
import { bestPrize, prizeAt } from './best-prize.js';
import { type DeckSums, sumDeck } from './deck-sums.js';
import { POINT } from './power.js';
import { bestPurchase, promise, promiseSwapped, promiseWith, turnsLeft, XP_WORTH } from './promise.js';

type S = State<Rules>;

/** How much an option is liked, by its kind, where no look at the position is needed. */
const HATED = -1000;
const ALWAYS = 40;
const USE_IN_DUNGEON = 30;
const USE_IN_VILLAGE = 20;
const TREASURE_IN_VILLAGE = 6;
const GO_SHOPPING = 5;
const LEAVE = 1;
/** An attack that wins is liked so much more than its prize, so that it comes before leaving. */
const VICTORY = 2;
/** A fight without a prize in sight is worse than a turn that does nothing. */
const NO_PRIZE = -1;
/** A village turn brings more than its purchase: heroes level up, and the next purchases come sooner. */
const VILLAGE_BONUS = 1.3;
/** Experience in hand is there to be spent. */
const SPENT_XP = 0.5 * XP_WORTH;

/** The deck of the player who decides, what it promises and for how long: scratch paper of one decision. */
let deck: Readonly<DeckSums> | null = null;
let turns = 0;
let promised = 0;

/**
 * Buys and levels up what strengthens the deck most, destroys what weakens it, gives weapons out, and attacks when it
 * wins: the place of the option it takes.
 */
export function playout(s: S): number {
  const { offer } = s;
  deck = null;
  let best = 0;
  let liking = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < offer.count; place++) {
    const value = like(s, offer.codes[place], liking);
    if (value > liking) {
      liking = value;
      best = place;
    }
  }
  return best;
}

/** @param liking how much the best option so far is liked: attacks are not looked at while there is more to do before */
function like(s: S, code: number, liking: number): number {
  const a = firstOf(code);
  const b = secondOf(code);
  switch (kindOf(code)) {
    case toDungeon.kind:
      return bestPrize(s) || NO_PRIZE;
    case toVillage.kind:
      return VILLAGE_BONUS * bestPurchase(s, deckOf(s), goldInHand(s), turns);
    case toRest.kind:
      return bestRemoval(s);
    case destroyOne.kind:
      return gainWithout(s, a);
    case useCard.kind:
      return likeUse(s, a, b);
    case useTreasure.kind:
      return board.phase.get(s) === PHASE.village ? TREASURE_IN_VILLAGE : 0;
    case equip.kind:
      return ALWAYS;
    case attack.kind:
      return liking >= USE_IN_DUNGEON ? HATED : likeAttack(s, b);
    case leave.kind:
      return LEAVE;
    case goShopping.kind:
      return GO_SHOPPING;
    case buy.kind:
    case buySpoil.kind:
      return promiseWith(s, deckOf(s), a, 1, turns) - promised + s.rules.points[a];
    case levelUp.kind:
      return gainOfLevel(s, a, b);
    case destroyNone.kind:
    case buyNothing.kind:
    case buyNoSpoils.kind:
    case stay.kind:
      return 0;
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

/** The deck of who decides, summed up once a decision. */
function deckOf(s: S): Readonly<DeckSums> {
  if (deck !== null) return deck;
  deck = sumDeck(s, s.offer.seat);
  turns = turnsLeft(s);
  promised = promise(s, deck, turns);
  return deck;
}

function gainWithout(s: S, row: number): number {
  return promiseWith(s, deckOf(s), row, -1, turns) - promised - s.rules.points[row];
}

function gainOfLevel(s: S, from: number, to: number): number {
  const { points, levelUp: price } = s.rules;
  const gain = promiseSwapped(s, deckOf(s), from, to, turns) - promised + points[to] - points[from];
  return gain - price[from] * SPENT_XP;
}

/** What resting with the hand brings. */
function bestRemoval(s: S): number {
  const hand = board.hand[board.active.get(s)];
  let best = 0;
  for (let i = hand.size(s) - 1; i >= 0; i--) {
    const gain = gainWithout(s, s.rules.of[hand.get(s, i)]);
    if (gain > best) best = gain;
  }
  return best;
}

/** Codes of cards hold their row in these bits. */
const ROW_BITS = 255;
/** Light and gold as a share of the same Attack. */
const LIGHT_SHARE = 0.7;
const GOLD_SHARE = 0.4;

/** What a card does for any deck: what is picked is mostly lost. */
function worth(s: S, row: number): number {
  const { attack: strikes, light, gold } = s.rules.power;
  if (row >= strikes.length) return 0;
  return (strikes[row] + LIGHT_SHARE * light[row] + GOLD_SHARE * gold[row]) / POINT;
}

/** Cards are used before weapons are given; who destroys itself in the village is kept. */
function likeUse(s: S, row: number, which: number): number {
  const { clauses, power } = s.rules;
  const clause = clauses.start[row] + which;
  if (power.spends[clause] !== 0) return HATED;
  return clauses.when[clause] & WHEN.Village ? USE_IN_VILLAGE : USE_IN_DUNGEON;
}

function likeAttack(s: S, place: number): number {
  const prize = prizeAt(s, place);
  return wins(s, place) ? VICTORY + prize : -prize;
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
