import { ME } from '../../../engine/effects/frame.js';
import type { Candidates, Noun } from '../../../engine/effects/vocabulary.js';
import type { Pile } from '../../../engine/fields.js';
import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { board, HALL, MARK } from '../layout.js';
import { tally } from '../rules/attack.js';
import { hasRevealed, isMonsterAt, rankName } from '../rules/cards.js';
import { isMarked, placeOf } from '../rules/shown.js';

type S = State<Rules>;
type GameNoun = Noun<Rules>;

/** Rows take 8 bits of a code, what sets a revealed card apart from its like takes 4. */
const VARIANT = 256;
const ARMED = 1;
const BOOSTED = 2;
const BORROWED = 4;
const USED = 8;

/** Objects of effects are cards and, from this number on, places of the hall. */
const PLACE_OBJECTS = 4000;
/** The object of a place. */
export const asObject = (place: number): number => PLACE_OBJECTS + place;
/** The place of an object. */
export const asPlace = (object: number): number => object - PLACE_OBJECTS;

/** The row of an object: of a card, or of the card at a place. */
export function rowOfObject(s: S, object: number): number {
  return s.rules.of[object >= PLACE_OBJECTS ? board.hall.get(s, asPlace(object)) : object];
}

function variant(s: S, place: number): number {
  const boosted = board.strength.get(s, place) !== 0 || isMarked(s, place, MARK.toMagic | MARK.idle | MARK.dying);
  return (
    (board.mate.get(s, place) >= 0 ? ARMED : 0) |
    (boosted ? BOOSTED : 0) |
    (board.lender.get(s, place) >= 0 ? BORROWED : 0) |
    (board.used.get(s, place) !== 0 ? USED : 0)
  );
}

/** The code of a card: its row, and for revealed cards what sets it apart. */
export function codeOfCard(s: S, card: number): number {
  const place = placeOf(s, card);
  return place < 0 ? s.rules.of[card] : s.rules.of[card] + VARIANT * variant(s, place);
}

/** The name of a card, with what sets a revealed one apart. */
export function nameOfCard(s: S, card: number): string {
  const name = s.rules.names[card];
  const place = placeOf(s, card);
  if (place < 0) return name;
  const bits = variant(s, place);
  const words = ['armed', 'changed', 'borrowed', 'used'].filter((_, bit) => bits & (1 << bit));
  return words.length > 0 ? `${name} (${words.join(', ')})` : name;
}

function listPile(s: S, pile: Pile, out: Candidates): void {
  const size = pile.size(s);
  for (let i = 0; i < size; i++) out.push(pile.get(s, i));
}

function listShown(s: S, from: number, out: Candidates): void {
  const size = board.shown.size(s);
  for (let i = from; i < size; i++) {
    if (tally.whole || !isMarked(s, i, MARK.doomed)) out.push(board.shown.get(s, i));
  }
}

const cardNoun = (name: string, help: string, list: GameNoun['list']): GameNoun => ({
  kind: 'noun',
  name,
  gives: 'card',
  help,
  list,
  code: codeOfCard,
  text: nameOfCard,
});

const placeNoun = (name: string, help: string, list: GameNoun['list']): GameNoun => ({
  kind: 'noun',
  name,
  gives: 'place',
  help,
  list,
  code: (_s, object) => asPlace(object),
  text: (s, object) => `${s.rules.names[board.hall.get(s, asPlace(object))]} in ${rankName(asPlace(object))}`,
});

/** What effects can look for. */
export const nouns: readonly GameNoun[] = [
  cardNoun('shown', 'a card of the hand that the active player has revealed', (s, _f, out) => listShown(s, 0, out)),
  cardNoun('drawn', 'a card drawn just now', (s, _f, out) => {
    listShown(s, Math.max(0, board.shown.size(s) - board.drawn.get(s)), out);
  }),
  cardNoun('held', 'a card in the hand of the player whose effect it is', (s, f, out) => {
    const seat = s.block[f + ME];
    if (hasRevealed(s, seat)) listShown(s, 0, out);
    else listPile(s, board.hand[seat], out);
  }),
  cardNoun('flipped', "a card turned up from a player's deck", (s, _f, out) => listPile(s, board.flipped, out)),
  cardNoun('peeked', 'a card of the dungeon deck that the player looks at', (s, _f, out) =>
    listPile(s, board.peeked, out),
  ),
  placeNoun('hallMonster', 'a monster in ranks 1 to 3', (s, _f, out) => {
    for (let place = 0; place < HALL; place++) if (isMonsterAt(s, place)) out.push(asObject(place));
  }),
  placeNoun('target', 'the monster that is attacked', (s, _f, out) => {
    if (board.target.get(s) >= 0) out.push(asObject(board.target.get(s)));
  }),
  {
    kind: 'noun',
    name: 'lent',
    gives: 'player',
    help: 'a player who has lent a hero to this effect',
    list(s, _f, out) {
      for (let seat = 0; seat < s.players; seat++) if (board.lent.get(s) & (1 << seat)) out.push(seat);
    },
    text: (s, seat) => `${s.rules.names[board.discard[seat].top(s)]} of ${s.game.seatName(seat)}`,
  },
];
