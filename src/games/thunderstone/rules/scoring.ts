import type { Pile } from '../../../engine/fields.js';
import type { State } from '../../../engine/state.js';
import { KIND } from '../card-types.js';
import type { Rules } from '../content.js';
import { board } from '../layout.js';

type S = State<Rules>;

/** TS-197: the most victory points a Swarm card is worth. */
const SWARM_MOST = 5;

/** Victory points by where they come from. */
export interface Points {
  total: number;
  monsters: number;
  heroes: number;
  village: number;
  stone: number;
  diseases: number;
  /** Swarm cards; their points are among those of the monsters. */
  swarm: number;
}

/** Scratch paper: filled by `count`, read at once. */
const points: Points = { total: 0, monsters: 0, heroes: 0, village: 0, stone: 0, diseases: 0, swarm: 0 };

function clear(): void {
  points.total = points.monsters = points.heroes = points.village = points.stone = points.diseases = points.swarm = 0;
}

function addPile(s: S, pile: Pile): void {
  const size = pile.size(s);
  for (let i = 0; i < size; i++) addCard(s, pile.get(s, i));
}

function addCard(s: S, card: number): void {
  const { of, points: worth, isSwarm, isMonster, isHero, isDisease } = s.rules;
  const row = of[card];
  if (isSwarm[row] !== 0) {
    if (row !== s.rules.placeholder) points.swarm++;
    return;
  }
  const value = worth[row];
  if (value === 0) return;
  if (isMonster[row] !== 0) points.monsters += value;
  else if (isHero[row] !== 0) points.heroes += value;
  else if (isDisease[row] !== 0) points.diseases += value;
  else if (s.rules.kind[row] === KIND.thunderstone) points.stone += value;
  else points.village += value;
}

function sum(): void {
  const each = Math.min(points.swarm, SWARM_MOST);
  points.monsters += points.swarm * each;
  points.total = points.monsters + points.heroes + points.village + points.stone + points.diseases;
}

/**
 * TS-247: what a seat would score if the game were over now: every card in deck, hand and discard pile, and those it has
 * revealed. The result is overwritten by the next call.
 */
export function pointsOf(s: S, seat: number): Readonly<Points> {
  clear();
  addPile(s, board.deck[seat]);
  addPile(s, board.hand[seat]);
  addPile(s, board.discard[seat]);
  const { shown, lender } = board;
  const size = shown.size(s);
  for (let i = 0; i < size; i++) {
    const owner = lender.get(s, i) >= 0 ? lender.get(s, i) : board.active.get(s);
    if (owner === seat) addCard(s, shown.get(s, i));
  }
  sum();
  return points;
}

export function scoreOf(s: S, seat: number): number {
  return pointsOf(s, seat).total;
}

/** TS-264, TS-273: what got past the lone player scores against it. */
export function scoreOfPillage(s: S): number {
  clear();
  addPile(s, board.pillage);
  if (s.rules.options.soloSwarmVp === 0) points.swarm = 0;
  sum();
  return points.total;
}

/** TS-264, TS-265. */
export function isSoloWon(s: S): boolean {
  const difference = scoreOf(s, 0) - scoreOfPillage(s);
  return difference > 0 || (difference === 0 && s.rules.options.soloTie === 'win');
}

/** TS-254, TS-255: whether a seat ranks before another; 0 when they share. */
function ahead(s: S, seat: number, other: number): number {
  const difference = scoreOf(s, seat) - scoreOf(s, other);
  if (difference !== 0) return difference;
  const { tieBreak } = s.rules.options;
  if (tieBreak === 'shared') return 0;
  const claimer = board.claimedBy.get(s);
  if (claimer === seat) return 1;
  if (claimer === other) return -1;
  return tieBreak === 'stone_xp_shared' ? board.xp.get(s, seat) - board.xp.get(s, other) : 0;
}

/** What a seat has in the end: 1 for a win, a share of it for a shared one. */
export function utility(s: S, seat: number): number {
  if (s.players === 1) return isSoloWon(s) ? 1 : 0;
  let sharing = 0;
  for (let other = 0; other < s.players; other++) {
    const lead = other === seat ? 0 : ahead(s, seat, other);
    if (lead < 0) return 0;
    if (lead === 0) sharing++;
  }
  return 1 / sharing;
}
