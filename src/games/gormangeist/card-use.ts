import { CARD_DEALT, CARD_PLAYED, CARD_SEEN, type CardUse } from '../../engine/game.js';
import { cardUse as deckUse } from '../keyforge/card-use.js';
import { board, cards } from '../keyforge/layout.js';
import { PLAYED } from '../keyforge/rules/noting.js';
import { isInPlay } from '../keyforge/rules/zones.js';
import { own } from './layout.js';
import { DOOR, type G, type GormangeistRules, REVERSE } from './own.js';

/** What becomes of the cards of each deck; those of Gormangeist are told once, with those of seat 0. */
export const cardUse: CardUse<GormangeistRules> = {
  ids: (rules) => rules.ids,
  read(s, seat, reach) {
    deckUse.read(s, seat, reach);
    if (seat !== 0) return;
    const { row } = s.rules;
    for (let card = s.rules.own.first; card < row.length; card++) {
      note(reach, row[card], reachOf(s, card));
      noteEssence(s, card, reach);
    }
  },
};

function note(reach: Uint8Array, row: number, came: number): void {
  if (came > reach[row]) reach[row] = came;
}

/** Each side of a mansion card is told by itself: it has been played once it lay in play, or was turned up. */
function reachOf(s: G, card: number): number {
  switch (s.rules.own.kind[card]) {
    case DOOR:
      if (own.aside.has(s, card)) return CARD_DEALT;
      return own.mansionDeck.has(s, card) ? unseenOrSeen(s, card) : CARD_PLAYED;
    case REVERSE:
      return own.reverses.has(s, card) ? CARD_DEALT : CARD_PLAYED;
    default:
      return reachOfAdventureCard(s, card);
  }
}

/** The Grim Reaper starts in play (GG-35), whatever becomes of it. */
function reachOfAdventureCard(s: G, card: number): number {
  const { enemy, reaper } = s.rules.own;
  const story = board.story.get(s, card);
  if (card === reaper || story === PLAYED || isInPlay(s, card)) return CARD_PLAYED;
  const isFaceDown = [board.deck[enemy], board.archives[enemy], board.hand[enemy]].some((pile) => pile.has(s, card));
  return isFaceDown && story === 0 && !startsOpen(s, card) ? unseenOrSeen(s, card) : CARD_SEEN;
}

/** GG-36: what starts in the discard pile has been seen, even if it has been shuffled into the deck since. */
const startsOpen = (s: G, card: number): boolean => s.rules.own.discarded.includes(card);

/** A card that lies face down: somebody may know it all the same, as everybody does the top of the mansion deck (GG-14). */
const unseenOrSeen = (s: G, card: number): number => (cards.knownBy(s, card) === 0 ? CARD_DEALT : CARD_SEEN);

/** Essence is no card of its own (GG-29): it has been played once a door before it was turned over. */
function noteEssence(s: G, card: number, reach: Uint8Array): void {
  const { kind, otherSide, behind } = s.rules.own;
  if (kind[card] !== DOOR || otherSide[card] >= 0) return;
  note(reach, behind[card], own.turned.has(s, card) ? CARD_PLAYED : CARD_DEALT);
}
