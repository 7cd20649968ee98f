import type { Chance } from '../../../engine/chance.js';
import type { Pile } from '../../../engine/fields.js';
import { move, moveAll, moveTop, shuffle } from '../../../engine/piles.js';
import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { actionCards, board } from '../layout.js';

type S = State<Rules>;

/** The two decks, as numbers for codes and effects. */
export const ACTION = 0;
export const PLOT = 1;

export const rowOfCard = (s: S, card: number): number => s.rules.cards.of[card];
export const isRitualCard = (s: S, card: number): boolean => s.rules.cards.ritual[s.rules.cards.of[card]] !== 0;
export const isInterrupt = (s: S, card: number): boolean =>
  s.rules.effects.interrupt[s.rules.cards.effect[s.rules.cards.of[card]]] !== 0;

/** The component of a row in a pile, or -1: actions name cards by row. */
export function cardInPile(s: S, pile: Pile, of: Int16Array, row: number): number {
  const size = pile.size(s);
  for (let i = 0; i < size; i++) {
    const card = pile.get(s, i);
    if (of[card] === row) return card;
  }
  return -1;
}

/** The Action Card of a row in a seat's hand. */
export function inHand(s: S, seat: number, row: number): number {
  return cardInPile(s, board.hand[seat], s.rules.cards.of, row);
}
/** The Plot Card of a row in a seat's hand. */
export function plotInHand(s: S, seat: number, row: number): number {
  return cardInPile(s, board.plots[seat], s.rules.plots.of, row);
}

/** Whether a card of this deck can be drawn: the deck, or the discards that become it, are not empty. */
export function canDraw(s: S, deck: number): boolean {
  return deck === ACTION
    ? board.actionDeck.size(s) + board.actionDiscard.size(s) > 0
    : board.plotDeck.size(s) + board.plotDiscard.size(s) > 0;
}

/** Draws a card; an empty deck is made anew from its discards first (GM-X-04, GM-P-12). False when there is none. */
export function draw(s: S, seat: number, deck: number, chance: Chance): boolean {
  if (!canDraw(s, deck)) return false;
  if (deck === ACTION) {
    if (board.actionDeck.size(s) === 0) {
      moveAll(s, board.actionDiscard, board.actionDeck);
      shuffle(s, board.actionDeck, board.actionShuffle, chance);
    }
    moveTop(s, board.actionDeck, board.hand[seat]);
  } else {
    if (board.plotDeck.size(s) === 0) {
      moveAll(s, board.plotDiscard, board.plotDeck);
      shuffle(s, board.plotDeck, board.plotShuffle, chance);
    }
    moveTop(s, board.plotDeck, board.plots[seat]);
  }
  return true;
}

/** GM-X-03, GM-E-05: face up onto its own pile. */
export function discardAction(s: S, seat: number, card: number): void {
  move(s, card, board.hand[seat], board.actionDiscard);
}
export function discardPlot(s: S, seat: number, card: number): void {
  move(s, card, board.plots[seat], board.plotDiscard);
}

/**
 * A card goes from one hand to another before the eyes of these two alone: the others no longer know what they knew of
 * the hand it came from, nor whether it was this card that left.
 */
export function takeUnseen(s: S, card: number, from: number, to: number): void {
  const hand = board.hand[from];
  const both = (1 << from) | (1 << to);
  for (let i = hand.size(s) - 1; i >= 0; i--) keepKnowledge(s, hand.get(s, i), both);
  move(s, card, hand, board.hand[to]);
}

function keepKnowledge(s: S, card: number, seats: number): void {
  const known = actionCards.knownBy(s, card) & seats;
  actionCards.forget(s, card);
  actionCards.reveal(s, card, known);
}

/** GM-R-07: Action, Plot and Ritual Cards together. */
export function handSize(s: S, seat: number): number {
  return board.hand[seat].size(s) + board.plots[seat].size(s);
}
