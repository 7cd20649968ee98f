import type { Pile } from '../../../engine/fields.js';
import { APART, board, LINE, RELIC, STANDING } from '../layout.js';
import type { S } from './rules.js';

/** Where cards are, and how they stand to one another. */

export const typeOf = (s: S, card: number): number => s.rules.type[s.rules.row[card]];
export const ownerOf = (s: S, card: number): number => s.rules.owner[card];
export const sideOf = (s: S, card: number): number => board.side.get(s, card);
export const isInPlay = (s: S, card: number): boolean => card >= 0 && board.place.get(s, card) !== 0;
/** Whether it is a creature in play; what is tagged is still there, but nothing chooses it (KF-085). */
export const isCreature = (s: S, card: number): boolean => card >= 0 && board.sort.get(s, card) === LINE;
/** Whether damage can be dealt to it: a creature, or what else can be fought against. */
export const canFall = (s: S, card: number): boolean =>
  isCreature(s, card) || (card >= 0 && board.place.get(s, card) === STANDING);
export const isRelic = (s: S, card: number): boolean => card >= 0 && board.place.get(s, card) === RELIC;
export const titleOf = (s: S, card: number): string => s.rules.titles[s.rules.row[card]];
/** Where the codes begin of cards that are not in play: behind the numbers of all cards of the game. */
export const hiddenCodes = (s: S): number => (s.rules.row.length <= 100 ? 100 : 200);
/** Whom a side plays against. */
export const opponentOf = (s: S, side: number): number => s.rules.match.opponent(s, side);
export const nameOfSide = (s: S, side: number): string => s.rules.match.name(s, side);

/** The pile in which a creature in play stands: the battleline of its side, or where creatures are apart. */
export function lineOf(s: S, card: number): Pile {
  const { apart } = s.rules.zones;
  return apart !== null && board.place.get(s, card) === APART ? apart : board.line[sideOf(s, card)];
}

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
  if (board.place.get(s, card) !== LINE) return false;
  const line = board.line[sideOf(s, card)];
  const last = line.size(s) - 1;
  return line.get(s, 0) === card || line.get(s, last) === card || hasFlag(s, card, COUNTS_AS_FLANK);
}

/** Whether it is a creature in a battleline: those apart have neither flanks nor neighbors. */
export const isInLine = (s: S, card: number): boolean => card >= 0 && board.place.get(s, card) === LINE;

/** Whether two creatures stand side by side in one battleline. */
export function areNeighbors(s: S, card: number, other: number): boolean {
  if (!isInLine(s, card) || !isInLine(s, other) || sideOf(s, card) !== sideOf(s, other)) return false;
  const line = board.line[sideOf(s, card)];
  const distance = line.indexOf(s, card) - line.indexOf(s, other);
  return distance === 1 || distance === -1;
}

/** The pile in which a card lies that is not in play; null for none, as on its way into play. */
export function pileOf(s: S, card: number): Pile | null {
  // Most are played from a hand, or from what stands for it, or come from the top of a deck.
  const owner = ownerOf(s, card);
  const { hands, elsewhere } = s.rules.zones;
  if (hands[owner].has(s, card)) return hands[owner];
  const deck = board.deck[owner];
  if (deck.size(s) > 0 && deck.top(s) === card) return deck;
  if (board.hand[owner].has(s, card)) return board.hand[owner];
  for (let i = 0; i < elsewhere.length; i++) if (elsewhere[i].has(s, card)) return elsewhere[i];
  return null;
}

/** The side whose piles outside of play hold the card. */
export function pileSide(s: S, card: number): number {
  if (isInPlay(s, card)) return sideOf(s, card);
  for (let side = 0; side < s.rules.sides; side++) if (board.archives[side].has(s, card)) return side;
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

/** The pile in which a card in play lies that is no upgrade. */
function standsIn(s: S, card: number): Pile {
  if (isCreature(s, card)) return lineOf(s, card);
  const { standing } = s.rules.zones;
  return standing !== null && board.place.get(s, card) === STANDING ? standing : board.relics[sideOf(s, card)];
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
  return `${titleOf(s, card)} (${nameOfSide(s, side)}, place ${standsIn(s, card).indexOf(s, card) + 1})`;
}
