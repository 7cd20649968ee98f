import type { Chance } from '../../../engine/chance.js';
import { EVERYBODY, type Pile } from '../../../engine/fields.js';
import { move, moveAll, moveTop, shuffle } from '../../../engine/piles.js';
import type { State } from '../../../engine/state.js';
import { KIND } from '../card-types.js';
import type { Rules } from '../content.js';
import { BASICS, board, cards, HALL, PHASE, PLACES, STACKS } from '../layout.js';
import { join, placeOf, takeOut } from './shown.js';

type S = State<Rules>;

export const rowOf = (s: S, card: number): number => s.rules.of[card];
export const active = (s: S): number => board.active.get(s);

/** Whether a seat's hand lies revealed: that of the active player on a Village or Dungeon turn. */
export function hasRevealed(s: S, seat: number): boolean {
  const phase = board.phase.get(s);
  return seat === board.active.get(s) && phase !== PHASE.start && phase !== PHASE.rest;
}

/** TS-085: the discards become the deck when a card must be drawn and there is none. False when there is no card. */
function hasCard(s: S, seat: number, chance: Chance): boolean {
  const deck = board.deck[seat];
  if (deck.size(s) > 0) return true;
  const discard = board.discard[seat];
  if (discard.size(s) === 0) return false;
  moveAll(s, discard, deck);
  shuffle(s, deck, board.deckLuck[seat], chance);
  return true;
}

/** TS-085, TS-086: draws to the hand, or to the revealed hand (TS-071); returns how many cards there were. */
export function draw(s: S, seat: number, count: number, chance: Chance): number {
  const revealed = hasRevealed(s, seat);
  const to = revealed ? board.shown : board.hand[seat];
  let drawn = 0;
  while (drawn < count && to.size(s) < to.capacity && hasCard(s, seat, chance)) {
    moveTop(s, board.deck[seat], to);
    if (revealed) join(s);
    drawn++;
  }
  return drawn;
}

/** TS-090: turns up cards of a deck, one after another; returns how many there were. */
export function turnUp(s: S, seat: number, count: number, chance: Chance): number {
  let turned = 0;
  if (board.deck[seat].size(s) < count && board.discard[seat].size(s) > 0) reshuffleUnder(s, seat, chance);
  while (turned < count && board.deck[seat].size(s) > 0) {
    moveTop(s, board.deck[seat], board.flipped);
    turned++;
  }
  return turned;
}

/** The deck is too short: its cards come first, then those of the shuffled discards. */
function reshuffleUnder(s: S, seat: number, chance: Chance): void {
  const deck = board.deck[seat];
  const { flipped } = board;
  const kept = deck.size(s);
  for (let i = 0; i < kept; i++) moveTop(s, deck, flipped);
  hasCard(s, seat, chance);
  for (let i = 0; i < kept; i++) moveTop(s, flipped, deck);
}

/** The pile in which a player's card lies, or null when it lies in none of the player's own or turned-up cards. */
function pileOf(s: S, seat: number, card: number): Pile | null {
  if (board.flipped.has(s, card)) return board.flipped;
  return board.hand[seat].has(s, card) ? board.hand[seat] : null;
}

/** TS-092: a card of a hand, or a turned-up card, goes to its owner's discard pile. */
export function discard(s: S, seat: number, card: number): void {
  const place = placeOf(s, card);
  if (place >= 0) {
    const lender = board.lender.get(s, place);
    takeOut(s, place);
    board.discard[lender >= 0 ? lender : seat].push(s, card);
    cards.forget(s, card);
    return;
  }
  const from = pileOf(s, seat, card);
  if (from) move(s, card, from, board.discard[seat]);
}

/** TS-093: a card of a player leaves the deck for good. */
export function destroy(s: S, seat: number, card: number): void {
  const place = placeOf(s, card);
  if (place >= 0) takeOut(s, place);
  else {
    const from = pileOf(s, seat, card);
    if (!from) return;
    from.remove(s, card);
  }
  board.destroyedBy.add(s, seat, 1);
  if (s.log && board.phase.get(s) !== PHASE.rest) s.log.line(`  ${s.rules.names[card]} is destroyed`);
  bury(s, card);
}

/** TS-094..098, TS-210: where a card goes that has left a player's deck for good. */
export function bury(s: S, card: number): void {
  const { kind, isDisease, isMonster, options, of } = s.rules;
  const row = of[card];
  cards.forget(s, card);
  if (isDisease[row]) {
    toBottom(s, board.diseases, card);
    return;
  }
  if (kind[row] === KIND.basic) {
    const stack = basicStack(s, row);
    if (stack === 0 || options.basicsDestroyed === 'to_stack') {
      board.stack[stack].push(s, card);
      return;
    }
  } else if (isMonster[row] && options.monstersDestroyed === 'dungeon_bottom') {
    toBottom(s, board.dungeon, card);
    return;
  }
  board.removed.push(s, card);
}

function basicStack(s: S, row: number): number {
  for (let stack = 0; stack < BASICS; stack++) if (s.rules.basics[stack] === row) return stack;
  return 0;
}

/** The stack of the village that holds cards of a group, or -1. */
export function stackOf(s: S, group: number): number {
  for (let stack = 0; stack < STACKS; stack++) if (board.group.get(s, stack) === group) return stack;
  return -1;
}

/** Puts a card that everybody has seen under a pile. */
export function toBottom(s: S, pile: Pile, card: number): void {
  pile.insert(s, 0, card);
  if (pile.seenBy !== 'all') cards.reveal(s, card, EVERYBODY);
}

/** TS-207, TS-211: takes the top card of the disease deck onto the discard pile, if there is one. */
export function gainDisease(s: S, seat: number): void {
  if (board.diseases.size(s) === 0) return;
  tellDisease(s, seat, moveTop(s, board.diseases, board.discard[seat]));
  board.diseasesOf.add(s, seat, 1);
}

function tellDisease(s: S, seat: number, card: number): void {
  if (s.log) s.log.line(`  ${s.game.seatName(seat)} gains ${s.rules.names[card]}`);
}

/** A disease that lay under a monster goes to a discard pile. */
export function gainDiseaseCard(s: S, seat: number, disease: number): void {
  board.discard[seat].push(s, disease);
  tellDisease(s, seat, disease);
  board.diseasesOf.add(s, seat, 1);
}

/** The gold values of all revealed cards (TS-061). */
export function goldShown(s: S): number {
  const { gold, of } = s.rules;
  const { shown } = board;
  let total = 0;
  for (let i = shown.size(s) - 1; i >= 0; i--) {
    const value = gold[of[shown.get(s, i)]];
    if (value > 0) total += value;
  }
  return total;
}

/** Whether a guardian stands in Rank 0. */
export function isGuarded(s: S): boolean {
  for (let place = HALL; place < PLACES; place++) if (board.hall.get(s, place) >= 0) return true;
  return false;
}

export function isGuardian(s: S, card: number): boolean {
  return card >= 0 && s.rules.kind[s.rules.of[card]] === KIND.guardian;
}

export function isStone(s: S, card: number): boolean {
  return card >= 0 && s.rules.kind[s.rules.of[card]] === KIND.thunderstone;
}

/** Whether a monster, guardians included, stands at a place. */
export function isMonsterAt(s: S, place: number): boolean {
  const card = board.hall.get(s, place);
  return card >= 0 && s.rules.isMonster[s.rules.of[card]] !== 0;
}

/** How a place of the hall is called. */
export function rankName(place: number): string {
  return place < HALL ? `rank ${place + 1}` : 'Rank 0';
}
