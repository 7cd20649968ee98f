import type { Expr } from '../../../engine/effects/code.js';
import { numberOf, objectAt, objectCount, objectOf } from '../../../engine/effects/evaluate.js';
import { ME, SAME, SELF } from '../../../engine/effects/frame.js';
import { DONE, FAILED, type Verb } from '../../../engine/effects/vocabulary.js';
import { EVERYBODY } from '../../../engine/fields.js';
import { call } from '../../../engine/machine.js';
import type { ArgumentShape } from '../../../engine/notation/vocabulary.js';
import { move, moveTop } from '../../../engine/piles.js';
import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { board, cards, MARK, PHASE } from '../layout.js';
import { destroy, discard, draw, hasRevealed, toBottom, turnUp } from '../rules/cards.js';
import { loseCards } from '../rules/discards.js';
import { gainDiseases, sendAllDiseases } from '../rules/diseases.js';
import { hallChanged, OUTSIDE, rearrange, reorderPeeked, stoneToBottom } from '../rules/hall.js';
import { leavePlace } from '../rules/places.js';
import { rescue } from '../rules/rescue.js';
import { join, mark, placeOf, takeOut } from '../rules/shown.js';
import { buySpoils } from '../rules/spoils-purchase.js';
import { boulder, putBackOrdered, razeHeroes } from '../rules/turned-up.js';
import { asPlace } from './nouns.js';

type S = State<Rules>;
type GameVerb = Verb<Rules>;

const me = (s: S, f: number): number => s.block[f + ME];

function each(s: S, f: number, argument: Expr, act: (s: S, place: number) => void): number {
  let done = FAILED;
  for (let i = objectCount(s, f, argument) - 1; i >= 0; i--) {
    const place = placeOf(s, objectAt(s, f, argument, i));
    if (place < 0) continue;
    act(s, place);
    done = DONE;
  }
  return done;
}

const CARDS: ArgumentShape = { name: 'cards', accepts: ['card'] };
const PLACE: ArgumentShape = { name: 'place', accepts: ['place'] };
const NUMBER: ArgumentShape = { name: 'number', accepts: ['number'] };

const verb = (name: string, shapes: readonly ArgumentShape[], help: string, run: GameVerb['run']): GameVerb => ({
  kind: 'verb',
  name,
  help,
  arguments: shapes,
  run,
});
/** Adds a number to something the turn keeps. */
const adding = (name: string, help: string, field: { add(s: S, n: number): void }): GameVerb =>
  verb(name, [NUMBER], help, (s, f, [amount]) => {
    field.add(s, numberOf(s, f, amount));
    return DONE;
  });
/** Adds a number to each of some revealed cards. */
const raising = (
  name: string,
  help: string,
  column: { add(s: S, place: number, n: number): void },
  bit = 0,
): GameVerb =>
  verb(name, [CARDS, NUMBER], help, (s, f, [whom, amount]) => {
    const by = numberOf(s, f, amount);
    const self = placeOf(s, s.block[f + SELF]);
    if (bit !== 0 && self >= 0) mark(s, self, bit);
    return each(s, f, whom, (state, place) => column.add(state, place, by));
  });
const marking = (name: string, help: string, bit: number): GameVerb =>
  verb(name, [CARDS], help, (s, f, [whom]) => each(s, f, whom, (state, place) => mark(state, place, bit)));

/** TS-133: in a battle the card leaves afterwards, and a Border Guard may step in (TS-309); else it leaves now. */
function destroyAll(s: S, f: number, what: Expr): number {
  const count = objectCount(s, f, what);
  const seat = me(s, f);
  s.block[f + SAME] = count;
  if (count === 0) return FAILED;
  const inBattle = board.phase.get(s) === PHASE.battle;
  let heroes = 0;
  for (let i = 0; i < count; i++) {
    const card = objectAt(s, f, what, i);
    const place = placeOf(s, card);
    if (!inBattle || place < 0) {
      destroy(s, seat, card);
      continue;
    }
    mark(s, place, MARK.doomed);
    if (s.rules.isHero[s.rules.of[card]] === 0) continue;
    mark(s, place, MARK.falling);
    heroes++;
  }
  if (heroes > 0) call(s, rescue);
  return DONE;
}

function giveUp(s: S, f: number, what: Expr): number {
  const count = objectCount(s, f, what);
  for (let i = 0; i < count; i++) discard(s, me(s, f), objectAt(s, f, what, i));
  s.block[f + SAME] = count;
  return count > 0 ? DONE : FAILED;
}

/** TS-154, TS-155: what follows from a change of the hall outside a battle is resolved at once. */
function afterHallChange(s: S): number {
  if (board.phase.get(s) !== PHASE.dungeon) return DONE;
  call(s, hallChanged, 0, OUTSIDE);
  return DONE;
}

function sendToBottom(s: S, where: number): number {
  toBottom(s, board.dungeon, leavePlace(s, where));
  return afterHallChange(s);
}

function takeMonster(s: S, f: number, where: number): number {
  board.discard[me(s, f)].push(s, leavePlace(s, where));
  return afterHallChange(s);
}

/** TS-154: the monster from the hand takes the place of the other, which joins the revealed hand. */
function exchange(s: S, card: number, where: number): number {
  const taken = leavePlace(s, where);
  takeOut(s, placeOf(s, card));
  board.hall.set(s, where, card);
  board.shown.push(s, taken);
  join(s);
  return afterHallChange(s);
}

/** The card of the dungeon deck takes the place of the monster, which lies among the others in its stead. */
function swapPeeked(s: S, f: number, card: number, where: number): number {
  const monster = leavePlace(s, where);
  board.peeked.remove(s, card);
  cards.forget(s, card);
  board.hall.set(s, where, card);
  board.peeked.push(s, monster);
  cards.reveal(s, monster, 1 << me(s, f));
  return DONE;
}

function slide(s: S, disease: number, where: number): number {
  const place = placeOf(s, disease);
  if (place < 0) return FAILED;
  takeOut(s, place);
  board.under.set(s, where, disease);
  return DONE;
}

/** The hero lies on its owner's discards then, a borrowed one on its lender's (TS-293). */
function lend(s: S, f: number, card: number): number {
  const place = placeOf(s, card);
  const lender = place < 0 ? -1 : board.lender.get(s, place);
  discard(s, me(s, f), card);
  board.lent.set(s, board.lent.get(s) | (1 << (lender < 0 ? me(s, f) : lender)));
  return DONE;
}

function borrow(s: S, seat: number): number {
  moveTop(s, board.discard[seat], board.shown);
  join(s);
  board.lender.set(s, board.shown.size(s) - 1, seat === board.active.get(s) ? -1 : seat);
  return DONE;
}

/** The Cage is set aside with a hero of the hand, or alone. */
function cage(s: S, f: number, heroes: Expr): number {
  const seat = me(s, f);
  for (let i = objectCount(s, f, heroes) - 1; i >= 0; i--) {
    const hero = objectAt(s, f, heroes, i);
    const place = placeOf(s, hero);
    if (place >= 0) {
      takeOut(s, place);
      board.caged.push(s, hero);
    } else move(s, hero, board.hand[seat], board.caged);
  }
  return DONE;
}

function spendXp(s: S, seat: number, amount: number): number {
  if (board.xp.get(s, seat) < amount) return FAILED;
  board.xp.add(s, seat, -amount);
  return DONE;
}

/** What effects do. */
export const verbs: readonly GameVerb[] = [
  adding('gold', 'so much gold more this turn', board.gold),
  adding('purchase', 'so many purchases more this turn', board.purchases),
  adding('surcharge', 'each card bought this turn costs so much more', board.surcharge),
  adding('moreAttack', 'so much Attack, of no hero', board.moreAttack),
  adding('moreMagic', 'so much Magic Attack, of no hero', board.moreMagic),
  adding('moreLight', 'so much light', board.moreLight),
  adding('refill', 'the hand drawn at the end of the turn is so much larger', board.refill),
  raising('strength', 'each of them has so much Strength more this turn', board.strength),
  raising('attack', 'each of them has so much Attack more this turn', board.attack),
  raising('magic', 'each of them has so much Magic Attack more this turn', board.magic, MARK.magical),
  marking('toMagic', 'all its Attack is Magic Attack', MARK.toMagic),
  marking('idle', 'it gives no Attack, Magic Attack or light', MARK.idle),
  marking('makeFrail', 'it is destroyed at the end of the turn should its Strength fall below 0', MARK.frail),
  marking('useUp', 'it is destroyed after the battle', MARK.dying),
  marking('putOnDeck', 'it goes on top of the deck at the end of the turn', MARK.toDeck),
  marking('keep', 'it goes into the new hand at the end of the turn', MARK.keep),
  verb('draw', [NUMBER], 'draws so many cards', (s, f, [amount], chance) => {
    const drawn = draw(s, me(s, f), numberOf(s, f, amount), chance);
    board.drawn.set(s, drawn);
    return drawn > 0 ? DONE : FAILED;
  }),
  verb('discard', [CARDS], "cards of the player's hand, or turned-up cards, go to the discard pile", (s, f, [what]) =>
    giveUp(s, f, what),
  ),
  verb('destroy', [CARDS], "cards leave the player's deck for good", (s, f, [what]) => destroyAll(s, f, what)),
  verb('gainXp', [NUMBER], 'so much experience', (s, f, [amount]) => {
    board.xp.add(s, me(s, f), numberOf(s, f, amount));
    return DONE;
  }),
  verb('spendXp', [NUMBER], 'pays so much experience', (s, f, [amount]) =>
    spendXp(s, me(s, f), numberOf(s, f, amount)),
  ),
  verb('loseXp', [NUMBER], 'loses so much experience, or what there is', (s, f, [amount]) => {
    const seat = me(s, f);
    board.xp.add(s, seat, -Math.min(board.xp.get(s, seat), numberOf(s, f, amount)));
    return DONE;
  }),
  verb('disease', [NUMBER], 'the player gains so many diseases', (s, f, [amount]) => {
    gainDiseases(s, me(s, f), numberOf(s, f, amount));
    return DONE;
  }),
  verb('diseaseAll', [NUMBER], 'every player gains so many diseases', (s, f, [amount]) => {
    sendAllDiseases(s, numberOf(s, f, amount));
    return DONE;
  }),
  verb('turnUp', [NUMBER], "turns up so many cards of the player's deck", (s, f, [amount], chance) =>
    turnUp(s, me(s, f), numberOf(s, f, amount), chance) > 0 ? DONE : FAILED,
  ),
  verb('putBack', [], 'turned-up cards go back on top, in their order', (s, f) => {
    const { options } = s.rules;
    const to = options.revealedRest === 'discard' ? board.discard[me(s, f)] : board.deck[me(s, f)];
    while (board.flipped.size(s) > 0) moveTop(s, board.flipped, to);
    return DONE;
  }),
  verb('putBackOrdered', [], 'turned-up cards go back on top, in an order that the player chooses', (s, f) => {
    call(s, putBackOrdered, me(s, f));
    return DONE;
  }),
  verb('remove', [PLACE], 'the monster goes to the bottom of the dungeon deck; the hall is refilled', (s, f, [where]) =>
    sendToBottom(s, asPlace(objectOf(s, f, where))),
  ),
  verb('capture', [PLACE], 'takes the monster without a battle; the hall is refilled', (s, f, [where]) =>
    takeMonster(s, f, asPlace(objectOf(s, f, where))),
  ),
  verb('exchange', [CARDS, PLACE], 'a monster of the hand and one of the hall change places', (s, f, [card, where]) =>
    exchange(s, objectOf(s, f, card), asPlace(objectOf(s, f, where))),
  ),
  verb('rearrangeHall', [], 'puts the cards of the hall in another order', (s) => {
    call(s, rearrange);
    return DONE;
  }),
  verb('lookAt', [NUMBER], 'looks at so many cards on top of the dungeon deck', (s, f, [amount]) => {
    for (let i = numberOf(s, f, amount); i > 0 && board.dungeon.size(s) > 0; i--) {
      cards.reveal(s, moveTop(s, board.dungeon, board.peeked), 1 << me(s, f));
    }
    return DONE;
  }),
  verb('swap', [CARDS, PLACE], 'a card looked at and a monster of the hall change places', (s, f, [card, where]) =>
    swapPeeked(s, f, objectOf(s, f, card), asPlace(objectOf(s, f, where))),
  ),
  verb('reorder', [], 'puts the cards looked at back on the dungeon deck, in any order', (s) => {
    call(s, reorderPeeked);
    return DONE;
  }),
  verb('stoneDown', [], 'the stone of the hall goes under the dungeon deck; the hall is refilled', (s) => {
    stoneToBottom(s);
    return DONE;
  }),
  verb('slide', [CARDS, PLACE], 'a disease of the hand goes under a monster of the hall', (s, f, [card, where]) =>
    slide(s, objectOf(s, f, card), asPlace(objectOf(s, f, where))),
  ),
  verb('loseCards', [NUMBER], 'the player discards so many cards', (s, f, [amount]) => {
    call(s, loseCards, me(s, f), numberOf(s, f, amount));
    return DONE;
  }),
  verb('show', [CARDS], 'everybody sees the card', (s, f, [what]) => {
    for (let i = objectCount(s, f, what) - 1; i >= 0; i--) cards.reveal(s, objectAt(s, f, what, i), EVERYBODY);
    return DONE;
  }),
  verb('showHand', [], "everybody sees the player's hand", (s, f) => {
    const hand = board.hand[me(s, f)];
    if (hasRevealed(s, me(s, f))) return DONE;
    for (let i = hand.size(s) - 1; i >= 0; i--) cards.reveal(s, hand.get(s, i), EVERYBODY);
    return DONE;
  }),
  verb('lend', [CARDS], 'discards a hero that may be borrowed', (s, f, [hero]) => lend(s, f, objectOf(s, f, hero))),
  verb('borrow', [{ name: 'from', accepts: ['player'] }], 'that hero joins the revealed hand', (s, f, [from]) =>
    borrow(s, objectOf(s, f, from)),
  ),
  verb('endLoan', [], 'the heroes that were not borrowed stay where they are', (s) => {
    board.lent.set(s, 0);
    return DONE;
  }),
  verb('armsToMagic', [], 'the Attack of heroes with weapons is Magic Attack this turn', (s) => {
    board.arcane.set(s, 1);
    return DONE;
  }),
  verb('weightless', [], 'weapons weigh nothing this turn', (s) => {
    board.weightless.set(s, 1);
    return DONE;
  }),
  verb('buy', [{ name: 'ware', accepts: ['ware'] }], 'buys such a card of the village, or none', (s, f, [ware]) => {
    call(s, buySpoils, numberOf(s, f, ware));
    return DONE;
  }),
  verb('extraTurn', [], 'the player takes another turn after this', (s) => {
    board.extraTurns.add(s, s.rules.options.extraTurn === 'off' ? 0 : 1);
    return DONE;
  }),
  verb('razeHeroes', [NUMBER], 'so many cards on top of each stack of heroes are destroyed', (s, f, [amount]) => {
    razeHeroes(s, numberOf(s, f, amount));
    return DONE;
  }),
  verb(
    'boulder',
    [NUMBER],
    'players turn up cards until so many heroes have shown, which are destroyed',
    (s, f, [n]) => {
      boulder(s, numberOf(s, f, n));
      return DONE;
    },
  ),
  verb('cage', [CARDS], 'the trap is set aside with this hero', (s, f, [hero]) => cage(s, f, hero)),
];
