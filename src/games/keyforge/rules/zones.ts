import type { Pile } from '../../../engine/fields.js';
import { board, LINE, RELIC } from '../layout.js';
import type { S } from './rules.js';

/** Where cards are, and how they stand to one another. */

export const typeOf = (s: S, card: number): number => s.rules.type[s.rules.row[card]];
export const ownerOf = (s: S, card: number): number => s.rules.owner[card];
export const sideOf = (s: S, card: number): number => board.side.get(s, card);
export const isInPlay = (s: S, card: number): boolean => card >= 0 && board.place.get(s, card) !== 0;
/** Whether it is a creature in play; what is tagged is still there, but nothing chooses it (KF-085). */
export const isCreature = (s: S, card: number): boolean => card >= 0 && board.place.get(s, card) === LINE;
export const isRelic = (s: S, card: number): boolean => card >= 0 && board.place.get(s, card) === RELIC;
export const titleOf = (s: S, card: number): string => s.rules.titles[s.rules.row[card]];
export const otherSide = (side: number): number => 1 - side;

/** Bits of the column `flags`. */
export const COUNTS_AS_FLANK = 1;
export const NO_FIGHT_DAMAGE = 2;
export const CANNOT_BE_DAMAGED = 4;
export const ENTERS_READY = 8;
export const ENTERS_STUNNED = 16;
export const FORGE_FROM = 32;

export const hasFlag = (s: S, card: number, flag: number): boolean => (board.flags.get(s, card) & flag) !== 0;

/** KF-096: at either end of its battleline, or counted as such. */
export function isFlank(s: S, card: number): boolean {
  if (!isCreature(s, card)) return false;
  const line = board.line[sideOf(s, card)];
  const last = line.size(s) - 1;
  return line.get(s, 0) === card || line.get(s, last) === card || hasFlag(s, card, COUNTS_AS_FLANK);
}

/** Whether two creatures stand side by side in one battleline. */
export function areNeighbors(s: S, card: number, other: number): boolean {
  if (!isCreature(s, card) || !isCreature(s, other) || sideOf(s, card) !== sideOf(s, other)) return false;
  const line = board.line[sideOf(s, card)];
  const distance = line.indexOf(s, card) - line.indexOf(s, other);
  return distance === 1 || distance === -1;
}

/** Piles of cards that are not in play, those first where a card is looked for most often. */
const ELSEWHERE = [
  ...board.hand,
  board.playing,
  ...board.discard,
  ...board.archives,
  ...board.under,
  ...board.deck,
  ...board.purged,
];

/** The pile in which a card lies that is not in play; null for none, as on its way into play. */
export function pileOf(s: S, card: number): Pile | null {
  for (let i = 0; i < ELSEWHERE.length; i++) if (ELSEWHERE[i].has(s, card)) return ELSEWHERE[i];
  return null;
}

/** The side whose piles outside of play hold the card. */
export function pileSide(s: S, card: number): number {
  if (isInPlay(s, card)) return sideOf(s, card);
  for (let side = 0; side < 2; side++) if (board.archives[side].has(s, card)) return side;
  return ownerOf(s, card);
}

export function sharesTrait(s: S, card: number, other: number): boolean {
  const { traitsLow, traitsHigh, row } = s.rules;
  return (traitsLow[row[card]] & traitsLow[row[other]]) !== 0 || (traitsHigh[row[card]] & traitsHigh[row[other]]) !== 0;
}

export function hasTrait(s: S, card: number, trait: number): boolean {
  const { traitsLow, traitsHigh, row } = s.rules;
  return trait < 20 ? (traitsLow[row[card]] & (1 << trait)) !== 0 : (traitsHigh[row[card]] & (1 << (trait - 20))) !== 0;
}

/** The houses of a card as bits: in play what static effects make of it, elsewhere what is printed on it (KF-122). */
export function housesOf(s: S, card: number): number {
  return board.place.get(s, card) !== 0 || board.wasDestroyed.get(s, card) !== 0
    ? board.houses.get(s, card)
    : s.rules.houses[card];
}

/** How a card reads among options: its title, and where it lies when others in play have the same title. */
export function nameOf(s: S, card: number): string {
  if (!isInPlay(s, card)) return titleOf(s, card);
  const { row } = s.rules;
  let twins = 0;
  for (let other = 0; other < row.length; other++) if (row[other] === row[card] && isInPlay(s, other)) twins++;
  if (twins < 2) return titleOf(s, card);
  const side = sideOf(s, card);
  const host = board.host.get(s, card);
  if (host >= 0) return `${titleOf(s, card)} (on ${nameOf(s, host)})`;
  const pile = board.place.get(s, card) === LINE ? board.line[side] : board.relics[side];
  return `${titleOf(s, card)} (${s.game.seatName(side)}, place ${pile.indexOf(s, card) + 1})`;
}
