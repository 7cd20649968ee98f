import { lastingCount, lastingProgram } from '../../../engine/effects/lasting.js';
import { listen } from '../../../engine/effects/listeners.js';
import type { Pile } from '../../../engine/fields.js';
import { APART, ATTACHED, board, LINE, RELIC, STANDING } from '../layout.js';
import { checkPosition } from './check-position.js';
import { countListeners } from './entering.js';
import { appear } from './in-play.js';
import type { S } from './rules.js';
import { refreshStatics } from './statics.js';
import { touchAll } from './touched.js';
import { sideOf } from './zones.js';

/**
 * Once a position has been laid over a game: where cards are follows from the piles, and so does what they listen to.
 * @throws ConfigError for a position that no game can come to
 */
export function settlePosition(s: S): void {
  board.place.fill(s, 0);
  for (let side = 0; side < s.rules.sides; side++) {
    takePlaces(s, board.line[side], LINE, side);
    takePlaces(s, board.relics[side], RELIC, side);
  }
  takeOwnPlaces(s, s.rules.zones.apart, APART);
  takeOwnPlaces(s, s.rules.zones.standing, STANDING);
  for (let i = 0; i < board.attached.size(s); i++) {
    const upgrade = board.attached.get(s, i);
    takePlace(s, upgrade, ATTACHED, s.rules.owner[upgrade]);
  }
  checkPosition(s);
  dropGrantsAndListeners(s);
  listPresent(s);
  for (let row = 0; row < lastingCount(s); row++) listen(s, lastingProgram(s, row), 1);
  countDeeds(s);
  touchAll(s);
  board.anyPurged.set(s, 1);
  board.dirty.set(s, 1);
  refreshStatics(s);
}

function countDeeds(s: S): void {
  let busy = 0;
  for (let card = 0; card < s.rules.row.length; card++) {
    busy += board.playedNow.get(s, card) + board.usedNow.get(s, card);
  }
  board.busy.set(s, busy);
}

function listPresent(s: S): void {
  board.inPlay.fill(s, 0);
  board.inPlayCount.set(s, 0);
  board.constants.set(s, 0);
  board.watchers.set(s, 0);
  for (let card = 0; card < s.rules.row.length; card++) {
    if (board.place.get(s, card) === 0) continue;
    appear(s, card);
    countListeners(s, card, 1);
  }
}

function takePlaces(s: S, pile: Pile, place: number, side: number): void {
  for (let i = 0; i < pile.size(s); i++) takePlace(s, pile.get(s, i), place, side);
}

/** Cards of a pile that belongs to no side are on those of their owners. */
function takeOwnPlaces(s: S, pile: Pile | null, place: number): void {
  if (pile === null) return;
  for (let i = 0; i < pile.size(s); i++) takePlace(s, pile.get(s, i), place, s.rules.owner[pile.get(s, i)]);
}

function takePlace(s: S, card: number, place: number, side: number): void {
  board.place.set(s, card, place);
  board.side.set(s, card, side);
  board.base.set(s, card, side);
  board.wanted.set(s, card, sideOf(s, card));
}

function dropGrantsAndListeners(s: S): void {
  board.grants.set(s, 0);
  board.grantedTo.fill(s, -1);
  board.grantedProgram.fill(s, -1);
  const { at, size } = board.layout.events;
  s.block.fill(0, at + 1, at + 1 + 2 * size);
}
