import type { Pile } from '../../../engine/fields.js';
import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { board, PHASE, PLACES, STACKS } from '../layout.js';
import { canHold, healthAt, isTarget, tally, weigh, wins } from '../rules/attack.js';
import { goldShown } from '../rules/cards.js';
import { scoreOf, scoreOfPillage } from '../rules/scoring.js';
import { rowAt } from '../rules/shown.js';
import { priceOf, topOf } from '../rules/village-stacks.js';
import { POINT } from './power.js';

type S = State<Rules>;

/** What a deck holds, for one evaluation: scratch paper. */
const deck = { size: 0, attack: 0, light: 0, gold: 0 };

const HAND = 6;
/** Experience is worth this many points each, as long as heroes can be levelled. */
const XP_WORTH = 0.3;
/** Of all turns so many are spent in the dungeon. */
const DUNGEON_SHARE = 0.55;
const GOLD_GROWTH = 0.05;
const MOST_GOLD = 9;
const MOST_TURNS = 14;
/** A Swarm card grows with its like. */
const SWARM_WORTH = 3;
/** A victory that still needs a weapon given or an effect used is not sure. */
const NOT_YET = 0.85;
/** Points of lead at which a position is three quarters won. */
const SURE_LEAD = 12;

function addPile(s: S, pile: Pile): void {
  const { power, of } = s.rules;
  const size = pile.size(s);
  for (let i = 0; i < size; i++) {
    const row = of[pile.get(s, i)];
    deck.attack += power.attack[row];
    deck.light += power.light[row];
    deck.gold += power.gold[row];
  }
  deck.size += size;
}

function weighDeck(s: S, seat: number): void {
  deck.size = deck.attack = deck.light = deck.gold = 0;
  addPile(s, board.deck[seat]);
  addPile(s, board.hand[seat]);
  addPile(s, board.discard[seat]);
  if (seat === board.active.get(s)) addPile(s, board.shown);
}

/** Points a turn in the dungeon brings to a deck of this power. */
function harvest(power: number): number {
  if (power <= 0) return 0;
  const points = 0.045 * power * power + 0.1 * power;
  return Math.min(points, 7);
}

/** Turns a seat has left, as a guess from the cards that lie before the stone. */
function turnsLeft(s: S): number {
  const { roundCap } = s.rules.options;
  const capped = roundCap - board.turn.get(s) / s.players;
  const turns = 1 + board.dungeon.size(s) / (0.7 * s.players + 0.8);
  return Math.max(0.5, Math.min(capped, turns, MOST_TURNS));
}

/** What the deck in hand promises, with one more card of a row (-1 for none). */
function promise(s: S, more: number, turns: number): number {
  const { power } = s.rules;
  const size = deck.size + (more >= 0 ? 1 : 0);
  const scale = HAND / (POINT * Math.max(HAND, size));
  const attack = (deck.attack + (more >= 0 ? power.attack[more] : 0)) * scale;
  const light = (deck.light + (more >= 0 ? power.light[more] : 0)) * scale;
  const gold = (deck.gold + (more >= 0 ? power.gold[more] : 0)) * scale;
  const dark = light < 2 ? (2 - light) * s.rules.options.lightPenalty * 0.6 : 0;
  return turns * (DUNGEON_SHARE * harvest(attack - dark) + GOLD_GROWTH * Math.min(gold, MOST_GOLD));
}

/** What the best purchase with the gold at hand adds. */
function purchase(s: S, gold: number, turns: number): number {
  const { points } = s.rules;
  const now = promise(s, -1, turns);
  let best = 0;
  for (let stack = 0; stack < STACKS; stack++) {
    const row = topOf(s, stack);
    if (row < 0 || priceOf(s, row) > gold) continue;
    const gain = promise(s, row, turns) - now + points[row];
    if (gain > best) best = gain;
  }
  return best;
}

/** What defeating the monster at a place is worth. */
function prize(s: S, place: number): number {
  const { of, points, isSwarm, xp } = s.rules;
  const row = of[board.hall.get(s, place)];
  return (isSwarm[row] !== 0 ? SWARM_WORTH : points[row]) + xp[row] * XP_WORTH;
}

/** Attack that free weapons could still give. */
function unequipped(s: S): number {
  const { isWeapon, isHero, attack, magic } = s.rules;
  const size = board.shown.size(s);
  let sum = 0;
  let free = 0;
  for (let i = 0; i < size; i++) if (isHero[rowAt(s, i)] !== 0 && board.mate.get(s, i) < 0) free++;
  for (let i = 0; i < size && free > 0; i++) {
    const row = rowAt(s, i);
    if (isWeapon[row] === 0 || board.mate.get(s, i) >= 0) continue;
    for (let hero = 0; hero < size; hero++) {
      if (isHero[rowAt(s, hero)] === 0 || board.mate.get(s, hero) >= 0 || !canHold(s, hero, i)) continue;
      sum += attack[row] + magic[row];
      free--;
      break;
    }
  }
  return sum;
}

/** What the best attack with the revealed hand is worth. */
export function bestPrize(s: S): number {
  const possible = unequipped(s);
  let best = 0;
  for (let place = 0; place < PLACES; place++) {
    if (!isTarget(s, place)) continue;
    const value = prize(s, place);
    if (value <= best) continue;
    if (wins(s, place)) best = value;
    else if (possible > 0 && weigh(s, place) + possible >= healthAt(s, place) && value * NOT_YET > best) {
      best = value * NOT_YET;
    }
  }
  tally.value = 0;
  return best;
}

/** What the turn under way still promises its player. */
function underWay(s: S, turns: number): number {
  switch (board.phase.get(s)) {
    case PHASE.village:
      return purchase(s, board.gold.get(s) + goldShown(s), turns) * (board.purchases.get(s) > 1 ? 1.4 : 1);
    case PHASE.shopping:
      return board.purchases.get(s) > 0 ? purchase(s, board.gold.get(s), turns) : 0;
    case PHASE.dungeon:
      return bestPrize(s);
    default:
      return 0;
  }
}

/** What a seat has and may expect, in points. */
function outlook(s: S, seat: number): number {
  const turns = turnsLeft(s);
  weighDeck(s, seat);
  const mid = seat === board.active.get(s) ? underWay(s, turns) : 0;
  return scoreOf(s, seat) + promise(s, -1, turns) + board.xp.get(s, seat) * XP_WORTH * Math.min(1, turns / 4) + mid;
}

/**
 * How good the position looks to a seat, 0..1: its points and what its deck promises, against the best of the others.
 * Who owns which cards is known to the whole table, so that nothing is read that the seat may not know.
 */
export function evaluate(s: S, seat: number): number {
  let rival = s.players === 1 ? scoreOfPillage(s) : Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.players; other++) {
    if (other === seat) continue;
    const value = outlook(s, other);
    if (value > rival) rival = value;
  }
  const lead = (outlook(s, seat) - rival) / SURE_LEAD;
  return 0.5 + (0.5 * lead) / (1 + (lead < 0 ? -lead : lead));
}
