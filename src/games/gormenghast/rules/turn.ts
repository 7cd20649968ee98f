import { conditionHolds, couldDo, startEffect } from '../../../engine/effects/interpret.js';
import { call, finish, locals } from '../../../engine/machine.js';
import { action, ask, askWithin, breakWhen, loop, script, times, when } from '../../../engine/script.js';
import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { board, CHARACTERS } from '../layout.js';
import {
  ACTION,
  canDraw,
  discardAction,
  discardPlot,
  draw,
  handSize,
  inHand,
  isRitualCard,
  PLOT,
  plotInHand,
  rowOfCard,
} from './cards.js';
import { canInfluence, playInfluence } from './influence.js';
import { ANY_TIME, BETWEEN_CARDS, openWindow, TEXT_DECLARED } from './interrupts.js';
import { canMove, playMovement, putDownText } from './movement.js';
import { checkGoal, claimBetweenCards } from './plots.js';
import { ritual } from './rituals.js';
import { putDown } from './tokens.js';

type S = State<Rules>;

const inTurn = locals('ended', 'actions', 'plots', 'stopped');
const { ended, actions: actionDraws, plots: plotDraws, stopped } = inTurn;
const active = (s: S): number => board.active.get(s);

/** GM-X-06: whether a card's text could do anything now, in one's own turn. */
function canUseText(s: S, seat: number, row: number): boolean {
  const { effects, cards } = s.rules;
  const effect = cards.effect[row];
  const window = effects.window[effect];
  if (window >= 0 && window !== ANY_TIME) return false;
  const requires = effects.requires[effect];
  if (requires && !conditionHolds(s, requires, seat)) return false;
  return couldDo(s, effects.program[effect], seat);
}

const playCard = action<Rules>(60, 'play', {
  rule: 'GM-X-01',
  offer(s, offer) {
    const seat = active(s);
    const hand = board.hand[seat];
    const { cards } = s.rules;
    const influence = canInfluence(s, seat);
    const movement = canMove(s, seat);
    for (let i = 0; i < hand.size(s); i++) {
      const row = cards.of[hand.get(s, i)];
      const playable =
        cards.ritual[row] !== 0 ||
        (influence && cards.influence[row] > 0) ||
        (movement && cards.movement[row] > 0) ||
        canUseText(s, seat, row);
      if (playable) offer.addOnce(row);
    }
  },
  take(s, _chance, row) {
    if (s.rules.cards.ritual[row] !== 0) call(s, playRitualCard, active(s), row);
    else call(s, playOrdinary, active(s), row);
  },
  text: (s, row) => `play ${s.rules.cards.titles[row]}`,
});

const putDownArtifact = action<Rules>(61, 'put down', {
  rule: 'GM-A-10',
  offer(s, offer) {
    if (s.rules.options.artifactPutDown !== 'own_turn') return;
    for (let who = 0; who < CHARACTERS; who++) {
      if (board.controller.get(s, who) === active(s) && board.carries.get(s, who) >= 0) offer.add(who);
    }
  },
  take(s, _chance, who) {
    putDown(s, who);
  },
  text: (s, who) => putDownText(s, who),
});

const endTurn = action<Rules>(62, 'end', {
  rule: 'GM-E-01',
  offer(_s, offer) {
    offer.add();
  },
  take(s) {
    ended.set(s, 1);
  },
  text: () => 'end the turn',
});

const playing = locals('seat', 'row', 'card');

const forInfluence = action<Rules>(63, 'for influence', {
  rule: 'GM-X-02',
  offer(s, offer) {
    if (s.rules.cards.influence[playing.row.get(s)] > 0 && canInfluence(s, playing.seat.get(s))) offer.add();
  },
  take(s) {
    const seat = playing.seat.get(s);
    const row = useUp(s);
    call(s, playInfluence, seat, s.rules.cards.influence[row]);
  },
  text: (s) => `for influence ${s.rules.cards.influence[playing.row.get(s)]}`,
});

const forMovement = action<Rules>(64, 'for movement', {
  rule: 'GM-X-02',
  offer(s, offer) {
    if (s.rules.cards.movement[playing.row.get(s)] > 0 && canMove(s, playing.seat.get(s))) offer.add();
  },
  take(s) {
    const seat = playing.seat.get(s);
    const row = useUp(s);
    call(s, playMovement, seat, s.rules.cards.movement[row]);
  },
  text: (s) => `for movement ${s.rules.cards.movement[playing.row.get(s)]}`,
});

const forText = action<Rules>(65, 'for its text', {
  rule: 'GM-X-02',
  offer(s, offer) {
    if (canUseText(s, playing.seat.get(s), playing.row.get(s))) offer.add();
  },
  take(s) {
    const seat = playing.seat.get(s);
    const card = inHand(s, seat, playing.row.get(s));
    call(s, playText, seat, useUp(s), card);
  },
  text: (s) => `for its text: ${s.rules.effects.names[s.rules.cards.effect[playing.row.get(s)]]}`,
});

/** GM-X-03: the card being played goes face up on the discard pile; returns its row. */
function useUp(s: S): number {
  const seat = playing.seat.get(s);
  const row = playing.row.get(s);
  discardAction(s, seat, inHand(s, seat, row));
  return row;
}

/** GM-X-02: a card is used for exactly one of three things. */
const playOrdinary = script<Rules>('play a card', [
  askWithin('use', (s) => playing.seat.get(s), [forInfluence, forMovement, forText]),
  when((s) => s.rules.options.ordinaryRitualSymbol, [(s) => call(s, ritual, playing.seat.get(s))]),
]);

/** A text is declared before it is carried out; a Countermand leaves only the used card (GM-open-15). */
const playText = script<Rules>('play a text', [
  when((s) => !isAnyTimeText(s), [(s) => openWindow(s, TEXT_DECLARED, playing.seat.get(s), playing.card.get(s))]),
  when(
    (s) => board.cancelled.get(s) !== 0,
    [(s) => board.cancelled.set(s, 0)],
    [(s) => startEffect(s, programOf(s, playing.row.get(s)), playing.seat.get(s))],
  ),
]);

function isAnyTimeText(s: S): boolean {
  return s.rules.effects.interrupt[s.rules.cards.effect[playing.row.get(s)]] !== 0;
}
function programOf(s: S, row: number): number {
  return s.rules.effects.program[s.rules.cards.effect[row]];
}

/** GM-R-04, GM-R-06: a Ritual Card goes to the discards and does what its text says. */
const playRitualCard = script<Rules>('play a Ritual Card', [
  (s) => {
    const seat = playing.seat.get(s);
    discardAction(s, seat, inHand(s, seat, playing.row.get(s)));
    startEffect(s, programOf(s, playing.row.get(s)), seat);
  },
]);

const drawOne = action<Rules>(66, 'draw', {
  rule: 'GM-E-01',
  offer(s, offer) {
    if (canDraw(s, ACTION)) offer.add(ACTION);
    if (canDraw(s, PLOT)) offer.add(PLOT);
  },
  take(s, chance, deck) {
    board.toDraw.add(s, -1);
    draw(s, active(s), deck, chance);
  },
  text: (_s, deck) => (deck === ACTION ? 'draw an Action Card' : 'draw a Plot Card'),
});

const declareDraws = action<Rules>(67, 'declare draws', {
  rule: 'GM-open-16',
  offer(s, offer) {
    for (let count = 0; count <= s.rules.options.cardsDrawn; count++) offer.add(count);
  },
  take(s, _chance, count) {
    actionDraws.set(s, count);
    plotDraws.set(s, s.rules.options.cardsDrawn - count);
  },
  text: (s, count) => `draw ${count} Action Cards and ${s.rules.options.cardsDrawn - count} Plot Cards`,
});

const discardActionCard = action<Rules>(68, 'discard', {
  rule: 'GM-E-04',
  offer(s, offer) {
    const hand = board.hand[active(s)];
    for (let i = 0; i < hand.size(s); i++)
      if (!isRitualCard(s, hand.get(s, i))) offer.addOnce(rowOfCard(s, hand.get(s, i)));
  },
  take(s, _chance, row) {
    discardAction(s, active(s), inHand(s, active(s), row));
  },
  text: (s, row) => `discard ${s.rules.cards.titles[row]}`,
});

const discardPlotCard = action<Rules>(69, 'discard a plot', {
  rule: 'GM-E-04',
  offer(s, offer) {
    const plots = board.plots[active(s)];
    for (let i = 0; i < plots.size(s); i++) offer.addOnce(s.rules.plots.of[plots.get(s, i)]);
  },
  take(s, _chance, row) {
    discardPlot(s, active(s), plotInHand(s, active(s), row));
  },
  text: (s, row) => `discard the plot ${s.rules.plots.titles[row]}`,
});

const stopDiscarding = action<Rules>(70, 'keep the rest', {
  rule: 'GM-open-18',
  offer(_s, offer) {
    offer.add();
  },
  take(s) {
    stopped.set(s, 1);
  },
  text: () => 'keep the rest',
});

const isOverLimit = (s: S): boolean => handSize(s, active(s)) > s.rules.options.handLimit;

/** GM-E-07: cards that may be discarded; Ritual Cards may not (GM-R-05). */
function canDiscard(s: S): boolean {
  const hand = board.hand[active(s)];
  if (board.plots[active(s)].size(s) > 0) return true;
  for (let i = hand.size(s) - 1; i >= 0; i--) if (!isRitualCard(s, hand.get(s, i))) return true;
  return false;
}

/** GM-open-17: plays a Ritual Card of an overfull hand, chosen by luck. */
const forceRitual = script<Rules>('forced ritual', [
  (s, chance) => {
    const hand = board.hand[active(s)];
    const card = hand.get(s, board.effectLuck.roll(s, chance, hand.size(s)));
    const row = rowOfCard(s, card);
    discardAction(s, active(s), card);
    startEffect(s, programOf(s, row), active(s));
  },
]);

/** One player's turn: the steps of the rulebook, in its order. */
export const turn = script<Rules>('turn', [
  // GM-V-06: the simulator's own guard.
  (s) => {
    if (board.turn.get(s) >= s.rules.options.turnCap) {
      finish(s, 'cap');
      return;
    }
    board.turn.add(s, 1);
    board.toDraw.set(s, s.rules.options.cardsDrawn);
    board.broughtBy.fill(s, -1);
    if (s.log) s.log.line(`-- turn ${board.turn.get(s)}: ${s.game.seatName(active(s))} --`);
  },
  loop(
    (s) => openWindow(s, BETWEEN_CARDS, active(s), -1),
    ask('action', active, [playCard, claimBetweenCards, putDownArtifact, endTurn]),
    breakWhen((s) => ended.get(s) !== 0),
  ),
  (s) => {
    if (s.rules.options.victoryCheck === 'end_of_turn') checkGoal(s, active(s));
  },
  // GM-E-01, GM-E-02: draw, in any split.
  when(
    (s) => s.rules.options.drawMode === 'sequential',
    [times((s) => s.rules.options.cardsDrawn, ask('draw', active, [drawOne]))],
    [
      ask('declare draws', active, [declareDraws]),
      (s, chance) => {
        for (let i = actionDraws.get(s); i > 0; i--)
          if (!draw(s, active(s), ACTION, chance)) draw(s, active(s), PLOT, chance);
        for (let i = plotDraws.get(s); i > 0; i--)
          if (!draw(s, active(s), PLOT, chance)) draw(s, active(s), ACTION, chance);
      },
    ],
  ),
  (s) => board.toDraw.set(s, 0),
  // GM-E-03..09, GM-open-17: discard down to the limit; a Ritual Card that must be played may bring cards to discard.
  loop(
    loop(
      breakWhen((s) => !isOverLimit(s) || !canDiscard(s)),
      ask('discard', active, [discardActionCard, discardPlotCard]),
    ),
    breakWhen((s) => !isOverLimit(s) || s.rules.options.handRitualOverflow === 'keep'),
    (s) => call(s, forceRitual),
  ),
  when(
    (s) => s.rules.options.handDiscardBelowLimit,
    [
      loop(
        breakWhen((s) => stopped.get(s) !== 0 || !canDiscard(s)),
        ask('discard', active, [discardActionCard, discardPlotCard, stopDiscarding]),
      ),
    ],
  ),
  (s) => board.active.set(s, (active(s) + 1) % s.players),
]);

export const turnScripts = [playOrdinary, playText, playRitualCard, forceRitual];
