import { carryOut, carryOutLasting } from '../../../engine/effects/at-once.js';
import { isWorking, lastingCount, lastingMe, lastingProgram } from '../../../engine/effects/lasting.js';
import { listen } from '../../../engine/effects/listeners.js';
import { LASTING } from '../../../engine/effects/row-cells.js';
import { WHILE_CONTROLLED } from '../effects/durations.js';
import { CONTROL, GRANT, LAYERS } from '../effects/layers.js';
import { ANYTHING, DISCARDS, TURN } from '../effects/restless.js';
import { board, cards } from '../layout.js';
import { presentAt, presentCount } from './in-play.js';
import type { S } from './rules.js';
import { canFall, sideOf } from './zones.js';

/**
 * Computes anew what constant and lasting effects make of cards and players, layer by layer (see effects/layers.ts).
 * Does nothing unless something has changed that may matter.
 */
export function refreshStatics(s: S): void {
  if (board.dirty.get(s) === 0 && (board.restless.get(s) & ANYTHING) === 0) return;
  board.dirty.set(s, 0);
  board.unsettled.set(s, 1);
  dropGrants(s);
  resetCards(s);
  resetPlayers(s);
  board.queries.set(s, 0);
  board.restless.set(s, 0);
  board.held.set(s, 0);
  if (board.constants.get(s) === 0 && lastingCount(s) === 0) return;
  board.computing.set(s, 1);
  const wanted = survey(s);
  if ((wanted & (1 << CONTROL)) !== 0) board.contested.set(s, 1);
  for (let layer = 0; layer < LAYERS; layer++) {
    if ((wanted & (1 << layer)) !== 0) {
      if (layer === CONTROL) carryOutControl(s);
      else carryOutLayer(s, layer);
    }
    if (layer > GRANT && board.grants.get(s) > 0) carryOutGranted(s, layer);
  }
  board.computing.set(s, 0);
}

/** A turn begins or ends: what lasts may start or end with it, and what was discarded in it counts no more. */
export function turnOver(s: S): void {
  if (board.held.get(s) !== 0) board.dirty.set(s, 1);
  else stir(s, TURN | DISCARDS);
}

/** Something has changed that restless effects may read: DAMAGE, AMBER_ON_CARDS … (see effects/restless.ts). */
export function stir(s: S, what: number): void {
  if ((board.restless.get(s) & what) !== 0) board.dirty.set(s, 1);
}

/** The cards in play with constant effects, in their order: for the length of one computation, and no part of the state. */
const sources = { card: new Int16Array(cards.size), count: 0 };

/** The layers in which anything works; notes what questions it answers, and whether it is restless. */
function survey(s: S): number {
  const { row, texts, constantLayers } = s.rules;
  let wanted = 0;
  sources.count = 0;
  for (let i = 0; i < presentCount(s); i++) {
    const card = presentAt(s, i);
    const of = row[card];
    if (constantLayers[of] === 0) continue;
    sources.card[sources.count++] = card;
    wanted |= constantLayers[of];
    const { statics } = texts[of];
    for (let k = 0; k < statics.length; k++) note(s, statics[k]);
  }
  for (let r = 0; r < lastingCount(s); r++) {
    const layers = note(s, lastingProgram(s, r).number);
    if (layers !== 0) board.held.set(s, 1);
    wanted |= layers;
  }
  return wanted;
}

/** Notes what questions a program answers, and what it reads that changes often; gives its layers. */
export function note(s: S, program: number): number {
  const { layers, questions, restless } = s.rules;
  board.queries.set(s, board.queries.get(s) | questions[program]);
  board.restless.set(s, board.restless.get(s) | restless[program]);
  return layers[program];
}

function carryOutLayer(s: S, layer: number): void {
  const { texts, row, layers, constantLayers } = s.rules;
  const bit = 1 << layer;
  for (let i = 0; i < sources.count; i++) {
    const card = sources.card[i];
    if ((constantLayers[row[card]] & bit) === 0) continue;
    const { statics } = texts[row[card]];
    for (let k = 0; k < statics.length; k++) {
      if ((layers[statics[k]] & bit) !== 0) carryOut(s, statics[k], sideOf(s, card), card, layer);
    }
  }
  for (let r = 0; r < lastingCount(s); r++) {
    if ((layers[lastingProgram(s, r).number] & bit) !== 0 && holds(s, r)) carryOutLasting(s, r, layer);
  }
}

/**
 * KF-121: the latest control holds. Every card lends control from when it came into play, so the cards in play are gone
 * through in that order; what lasts without a card comes last.
 */
function carryOutControl(s: S): void {
  for (let i = 0; i < presentCount(s); i++) {
    const card = presentAt(s, i);
    if (board.outdone.get(s, card) === 0) lendControl(s, card);
  }
  lendControl(s, -1);
}

/** Carries out what a card says of who controls what; -1 for what lasts without one. */
function lendControl(s: S, source: number): void {
  const { texts, row, layers } = s.rules;
  if (source >= 0) {
    const { statics } = texts[row[source]];
    for (let k = 0; k < statics.length; k++) {
      if ((layers[statics[k]] & (1 << CONTROL)) !== 0) carryOut(s, statics[k], sideOf(s, source), source, CONTROL);
    }
  }
  for (let r = 0; r < lastingCount(s); r++) {
    if ((layers[lastingProgram(s, r).number] & (1 << CONTROL)) === 0 || !holds(s, r)) continue;
    if (s.block[s.game.layout.lasting.cell(r) + LASTING.whileThere] === source) carryOutLasting(s, r, CONTROL);
  }
}

/** KF-121: a side takes a card for good, which is the latest control: what gave it to somebody before is void. */
export function takeForGood(s: S, card: number, side: number): void {
  board.base.set(s, card, side);
  board.unsettled.set(s, 1);
  if (!isControlLent(s)) {
    board.wanted.set(s, card, side);
    if (sideOf(s, card) !== side) board.contested.set(s, 1);
    return;
  }
  board.dirty.set(s, 1);
  board.computing.set(s, 1);
  for (let i = 0; i < presentCount(s); i++) {
    const source = presentAt(s, i);
    for (let wanted = 0; wanted < s.rules.sides && board.outdone.get(s, source) === 0; wanted++) {
      board.wanted.set(s, card, wanted);
      lendControl(s, source);
      if (board.wanted.get(s, card) !== wanted) board.outdone.set(s, source, 1);
    }
  }
  board.wanted.set(s, card, sideOf(s, card));
  board.computing.set(s, 0);
}

/** Whether anything in play says who controls what, or anything that lasts. */
function isControlLent(s: S): boolean {
  const { row, constantLayers, layers } = s.rules;
  for (let i = presentCount(s) - 1; i >= 0; i--) {
    if ((constantLayers[row[presentAt(s, i)]] & (1 << CONTROL)) !== 0) return true;
  }
  for (let r = lastingCount(s) - 1; r >= 0; r--) {
    if ((layers[lastingProgram(s, r).number] & (1 << CONTROL)) !== 0) return true;
  }
  return false;
}

/** What cards have been granted may work in any later layer. */
function carryOutGranted(s: S, layer: number): void {
  const { layers } = s.rules;
  for (let g = 0; g < board.grants.get(s); g++) {
    const card = board.grantedTo.get(s, g);
    const program = board.grantedProgram.get(s, g);
    if ((layers[program] & (1 << layer)) !== 0) carryOut(s, program, sideOf(s, card), card, layer);
  }
}

/** Whether a lasting effect works now; one that holds while a card is controlled needs its player to control it. */
function holds(s: S, r: number): boolean {
  if (!isWorking(s, r)) return false;
  const at = s.game.layout.lasting.cell(r);
  if (s.block[at + LASTING.until] !== WHILE_CONTROLLED) return true;
  return sideOf(s, s.block[at + LASTING.whileThere]) === lastingMe(s, r);
}

function dropGrants(s: S): void {
  for (let g = board.grants.get(s) - 1; g >= 0; g--) {
    listen(s, s.rules.programs[board.grantedProgram.get(s, g)], -1);
    board.grantedTo.set(s, g, -1);
    board.grantedProgram.set(s, g, -1);
  }
  board.grants.set(s, 0);
}

function resetCards(s: S): void {
  board.contested.set(s, 0);
  for (let i = 0, end = presentCount(s); i < end; i++) {
    const card = presentAt(s, i);
    resetCard(s, card);
    if (board.wanted.get(s, card) !== sideOf(s, card)) board.contested.set(s, 1);
  }
}

/** Looks anew whether some card may be wanted by another side than its own. */
export function contest(s: S): void {
  if (board.contested.get(s) === 0) return;
  const { row, constantLayers } = s.rules;
  let contested = 0;
  for (let i = 0, end = presentCount(s); i < end; i++) {
    const card = presentAt(s, i);
    const lends = (constantLayers[row[card]] & (1 << CONTROL)) !== 0;
    if (lends || board.wanted.get(s, card) !== sideOf(s, card)) contested = 1;
  }
  board.contested.set(s, contested);
}

/** A card in play is again what is printed on it. */
export function resetCard(s: S, card: number): void {
  const { rules } = s;
  board.houses.set(s, card, rules.houses[card]);
  board.allowances.drop(s, card, ALLOWED);
  board.bans.set(s, card, 0);
  const marks = board.marks.get(s, card);
  board.marks.set(s, card, board.wanted.put(marks, board.base.of(marks)));
  if (!canFall(s, card)) return;
  const row = rules.row[card];
  board.power.set(s, card, rules.power[row] + board.counters.get(s, card));
  board.armor.set(s, card, rules.armor[row]);
  board.keywords.set(s, card, rules.keywords[row]);
  board.strikes.set(s, card, rules.strikes[row]);
}

/** What static effects allow a card, as bits of its column. */
export const ALLOWED = board.flags.bits | board.permits.bits | board.ignored.bits;

function resetPlayers(s: S): void {
  for (let side = 0; side < s.rules.sides; side++) {
    board.keyCost.set(s, side, s.rules.match.keyCost(s, side));
    board.handSize.set(s, side, s.rules.options.handSize);
    board.playLimit.set(s, side, -1);
    board.mustHouses.set(s, side, 0);
    board.bannedHouses.set(s, side, 0);
    board.protected.set(s, side, 0);
    board.skipsForge.set(s, side, 0);
  }
}
