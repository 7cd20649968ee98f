import { endLasting } from '../../../engine/effects/lasting.js';
import { listenAll } from '../../../engine/effects/listeners.js';
import { RulesError } from '../../../engine/errors.js';
import { APART, ATTACHED, board, cards, LINE, RELIC, STANDING } from '../layout.js';
import { appear } from './in-play.js';
import { joinStatics } from './joining.js';
import { asksNextReady, isFirstReady } from './queries.js';
import { ARTIFACT, CREATURE, type S, UPGRADE } from './rules.js';
import { resetCard } from './statics.js';
import { unsettle } from './unsettling.js';
import { titleOf, typeOf } from './zones.js';

/** Puts a card that is in no pile into play (KF-037): exhausted, unless something says otherwise. */
export function enterPlay(s: S, card: number, side: number, leftFlank: boolean, host: number): void {
  cards.forget(s, card);
  const type = typeOf(s, card);
  const { apart, standing } = s.rules.zones;
  if (type === CREATURE && apart !== null && s.rules.match.isApart(s, card)) {
    apart.push(s, card);
    board.place.set(s, card, APART);
  } else if (type === CREATURE) {
    const line = board.line[side];
    line.insert(s, leftFlank ? 0 : line.size(s), card);
    board.place.set(s, card, LINE);
  } else if (type === ARTIFACT) {
    board.relics[side].push(s, card);
    board.place.set(s, card, RELIC);
  } else if (type === UPGRADE) {
    board.attached.push(s, card);
    board.place.set(s, card, ATTACHED);
    board.host.set(s, card, host);
  } else {
    if (standing === null) throw new RulesError(`${titleOf(s, card)} can enter play nowhere`);
    standing.push(s, card);
    board.place.set(s, card, STANDING);
  }
  clearMarks(s, card);
  board.side.set(s, card, side);
  board.base.set(s, card, side);
  board.exhausted.set(s, card, type === CREATURE || type === ARTIFACT ? 1 : 0);
  resetCard(s, card);
  appear(s, card);
  joinStatics(s, card);
  unsettle(s, card);
  countListeners(s, card, 1);
  if (s.log) s.log.line(`  ${titleOf(s, card)} enters play`);
}

/** What a ready or stunned entrance needs is known once the static effects have been computed with the card in play. */
export function applyEntrance(s: S, card: number, ready: boolean, stunned: boolean, played: boolean): void {
  if (stunned) board.stunned.set(s, card, 1);
  if (ready) board.exhausted.set(s, card, 0);
  // KF-041: what is only put into play neither needs nor uses up what the next or the first card played is given.
  if (!played) return;
  if (isFirstReady(s, card)) board.exhausted.set(s, card, 0);
  const row = asksNextReady(s, card);
  if (row < 0) return;
  board.exhausted.set(s, card, 0);
  endLasting(s, row);
}

/** What is on a card and what is known of it is gone (KF-091). */
export function clearMarks(s: S, card: number): void {
  board.damage.set(s, card, 0);
  board.amber.set(s, card, 0);
  board.counters.set(s, card, 0);
  board.condition.drop(s, card, CONDITION);
  board.wear.drop(s, card, board.armorUsed.bits);
  board.marks.drop(s, card, MARKS);
  board.doneNow.drop(s, card, board.usedNow.bits);
}

const CONDITION = board.exhausted.bits | board.stunned.bits | board.ward.bits | board.attacked.bits;
const MARKS =
  board.tagged.bits | board.poisoned.bits | board.permitUsed.bits | board.wasDestroyed.bits | board.outdone.bits;

/** Counts the events for which the abilities of a card wait. */
export function countListeners(s: S, card: number, change: 1 | -1): void {
  listenAll(s, s.rules.ears[s.rules.row[card]], change);
}
