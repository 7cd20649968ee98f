import { carryOut } from '../../../engine/effects/at-once.js';
import { QUESTION } from '../effects/layers.js';
import { readersOf, SETS, SIDED, WHOLE } from '../effects/reach.js';
import { ANYTHING, CARDS } from '../effects/restless.js';
import { board, cards } from '../layout.js';
import { presentAt, presentCount } from './in-play.js';
import type { S } from './rules.js';
import { contest, note } from './statics.js';
import { unsettleMatch } from './unsettling.js';
import { sideOf, typeOf } from './zones.js';

/*
 * A card comes, leaves or changes sides. Most constant effects give each card what it would get if there were no other:
 * then what was computed stands, and what a card that comes brings with it, and gets from others, is added. Everything is
 * computed anew where that is not so, and while anything lasts.
 */

/** The cards whose effects look for cards of the type of the one that has come: for the length of one call. */
const givers = { card: new Int16Array(cards.size), count: 0 };

/** A card has come into play. */
export function joinStatics(s: S, card: number): void {
  if (board.dirty.get(s) !== 0) return;
  const { row, texts, constantReach } = s.rules;
  const isSource = texts[row[card]].statics.length > 0;
  if (!isSource && isUndisturbed(s)) return;
  const adds = (constantReach[row[card]] & SETS) === 0;
  if (adds && isCalm(s) && standsWith(s, card)) join(s, card, isSource);
  else board.dirty.set(s, 1);
}

/** A card has left play; its attributes are still known. */
export function leaveStatics(s: S, card: number): void {
  if (board.dirty.get(s) !== 0) return;
  const { row, texts, constantLayers } = s.rules;
  const isSource = texts[row[card]].statics.length > 0;
  if (!isSource && isUndisturbed(s)) return;
  const onlyAnswers = (constantLayers[row[card]] & ~(1 << QUESTION)) === 0;
  if (!onlyAnswers || !isCalm(s) || hasGrant(s, card) || !standsWith(s, card)) {
    board.dirty.set(s, 1);
    return;
  }
  unsettleMatch(s);
  contest(s);
  if (isSource) noteAll(s);
}

/** A card in play has come to another side, or stands elsewhere. */
export function disturbSide(s: S, card: number): void {
  if (board.constants.get(s) === 0 && board.held.get(s) === 0) return;
  unsettleMatch(s);
  if (board.dirty.get(s) !== 0) return;
  if (isCalm(s) && !isReadSided(s, card)) contest(s);
  else board.dirty.set(s, 1);
}

/** Whether no effect looks for cards, and none lasts. */
const isUndisturbed = (s: S): boolean =>
  (board.restless.get(s) & CARDS) === 0 && board.grants.get(s) === 0 && board.held.get(s) === 0;

/** Whether nothing works but what cards in play say themselves, and all that they read is told of. */
const isCalm = (s: S): boolean =>
  board.held.get(s) === 0 && (board.restless.get(s) & ANYTHING) === 0 && !grantsStatics(s);

/** Whether an ability that a card has been granted is itself a constant effect. */
function grantsStatics(s: S): boolean {
  for (let g = board.grants.get(s) - 1; g >= 0; g--) {
    if (s.rules.layers[board.grantedProgram.get(s, g)] !== 0) return true;
  }
  return false;
}

function hasGrant(s: S, card: number): boolean {
  for (let g = board.grants.get(s) - 1; g >= 0; g--) if (board.grantedTo.get(s, g) === card) return true;
  return false;
}

/**
 * Whether what the others say stands as it is beside this card, whose own effects it may not read; notes who gives
 * something to a card of its type. What is tagged is found by nobody (KF-085), so that computing anew may change it.
 */
function standsWith(s: S, card: number): boolean {
  const { row, type, constantReach, constantLayers } = s.rules;
  const ofType = 1 << type[row[card]];
  const readers = readersOf(constantLayers[row[card]]);
  givers.count = 0;
  for (let i = presentCount(s) - 1; i >= 0; i--) {
    const other = presentAt(s, i);
    if (board.tagged.get(s, other) !== 0) return false;
    const reach = constantReach[row[other]];
    if (reach === 0 || other === card) continue;
    if ((reach & readers) !== 0) return false;
    if ((reach & ofType) === 0) continue;
    if ((reach & WHOLE) !== 0) return false;
    givers.card[givers.count++] = other;
  }
  return true;
}

/** Adds what the card gets from others, and what it says itself, layer by layer. */
function join(s: S, card: number, isSource: boolean): void {
  const { row, texts, layers, constantLayers } = s.rules;
  const { statics } = texts[row[card]];
  // What it says may weaken others.
  if (isSource) board.unsettled.set(s, 1);
  let wanted = 0;
  for (let g = 0; g < givers.count; g++) wanted |= constantLayers[row[givers.card[g]]];
  if (isSource) for (let k = 0; k < statics.length; k++) wanted |= note(s, statics[k]);
  wanted &= ~(1 << QUESTION);
  board.computing.set(s, 1);
  for (let layer = 0; wanted >> layer !== 0; layer++) {
    if (((wanted >> layer) & 1) === 0) continue;
    for (let g = givers.count - 1; g >= 0; g--) giveTo(s, card, givers.card[g], layer);
    for (let k = 0; k < statics.length; k++) {
      if ((layers[statics[k]] & (1 << layer)) !== 0) carryOut(s, statics[k], sideOf(s, card), card, layer);
    }
  }
  board.computing.set(s, 0);
  contest(s);
}

/** Carries out for a card that has come what another says of cards of its type. */
function giveTo(s: S, card: number, giver: number, layer: number): void {
  const { row, texts, layers, reach } = s.rules;
  const { statics } = texts[row[giver]];
  const ofType = 1 << typeOf(s, card);
  for (let k = 0; k < statics.length; k++) {
    const finds = (reach[statics[k]] & ofType) !== 0 && (layers[statics[k]] & (1 << layer)) !== 0;
    if (finds) carryOut(s, statics[k], sideOf(s, giver), giver, layer, card);
  }
}

/** Notes anew what questions are answered by what is in play. */
function noteAll(s: S): void {
  const { row, texts, questions } = s.rules;
  board.queries.set(s, 0);
  board.restless.set(s, 0);
  for (let i = presentCount(s) - 1; i >= 0; i--) {
    const { statics } = texts[row[presentAt(s, i)]];
    for (let k = 0; k < statics.length; k++) note(s, statics[k]);
  }
  for (let g = board.grants.get(s) - 1; g >= 0; g--) {
    board.queries.set(s, board.queries.get(s) | questions[board.grantedProgram.get(s, g)]);
  }
}

/** Whether any constant effect reads on whose side the card is, or how it stands. */
function isReadSided(s: S, card: number): boolean {
  const { row, type, constantReach } = s.rules;
  const ofType = 1 << type[row[card]];
  for (let i = presentCount(s) - 1; i >= 0; i--) {
    const other = presentAt(s, i);
    const reach = constantReach[row[other]];
    if ((reach & SIDED) !== 0 && (other === card || (reach & ofType) !== 0)) return true;
  }
  return false;
}
