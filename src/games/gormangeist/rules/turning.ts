import { raise } from '../../../engine/effects/events.js';
import { waiting } from '../../../engine/effects/pending.js';
import { openWindow } from '../../../engine/effects/window.js';
import { call, locals } from '../../../engine/machine.js';
import { breakWhen, leaveWhen, loop, script, when } from '../../../engine/script.js';
import { EVENTS } from '../../keyforge/effects/shapes/events.js';
import { board } from '../../keyforge/layout.js';
import { gain } from '../../keyforge/rules/amber.js';
import { countListeners, enterPlay } from '../../keyforge/rules/entering.js';
import { leavePlay, moveCard, TO_PURGED } from '../../keyforge/rules/leaving.js';
import { ACTION, type Rules, type S } from '../../keyforge/rules/rules.js';
import { settle } from '../../keyforge/rules/settling.js';
import { refreshStatics } from '../../keyforge/rules/statics.js';
import { touch } from '../../keyforge/rules/touched.js';
import { isInPlay, titleOf, typeOf } from '../../keyforge/rules/zones.js';
import { own } from '../layout.js';
import { enemyOf, ownOf } from '../own.js';
import { entersFor } from './entering.js';
import { findEssence } from './essence.js';
import { goesToWork, takings } from './taking.js';

const { door, reverse, icons, mark, before } = locals('door', 'reverse', 'icons', 'mark', 'before');

/** What may lie on a card, and stays on it (GG-24). */
const LYING = [board.damage, board.amber, board.counters, board.stunned, board.ward, board.armorUsed] as const;

function moveWhatLiesOn(s: S, front: number, back: number): void {
  for (let i = 0; i < LYING.length; i++) {
    const lying = LYING[i].get(s, front);
    LYING[i].set(s, back, lying);
    if (lying !== 0) board.dirty.set(s, 1);
  }
}

/** The reverse takes the place of the door side. */
function turn(s: S): void {
  const front = door.get(s);
  const back = reverse.get(s);
  own.reverses.remove(s, back);
  board.playedNow.add(s, back, 1);
  touch(s, back);
  if (s.log) s.log.line(`  ${titleOf(s, front)} is turned over: ${titleOf(s, back)}`);
  if (typeOf(s, back) === ACTION) {
    board.playing.push(s, back);
    countListeners(s, back, 1);
    board.side.set(s, back, enemyOf(s));
    board.lastKnown.set(s, 1);
  } else {
    enterPlay(s, back, entersFor(s, back, enemyOf(s)), false, -1);
    // GG-26, GG-27: it enters ready.
    board.exhausted.set(s, back, 0);
    moveWhatLiesOn(s, front, back);
  }
  leavePlay(s, front);
  own.turned.push(s, front);
  board.unsettled.set(s, 1);
  refreshStatics(s);
}

/** GG-25: it counts as played by Gormangeist. */
function trigger(s: S): void {
  mark.set(s, waiting(s));
  const back = reverse.get(s);
  if (isInPlay(s, back)) raise(s, EVENTS.entersPlay, back);
  if (isInPlay(s, back) || board.playing.has(s, back)) raise(s, EVENTS.played, back);
  openWindow(s, mark.get(s));
}

/** `call(s, turnOver, door)`: a mansion card in play is turned over (GG-22 to GG-29). */
export const turnOver = script<Rules>('turnOver', [
  (s) => {
    reverse.set(s, ownOf(s).otherSide[door.get(s)]);
  },
  leaveWhen((s) => !own.doors.has(s, door.get(s))),
  when((s) => reverse.get(s) < 0, [(s) => call(s, findEssence, door.get(s))]),
  leaveWhen((s) => reverse.get(s) < 0),
  (s) => {
    before.set(s, goesToWork(s, reverse.get(s)));
    turn(s);
  },
  (s) => {
    icons.set(s, s.rules.amber[s.rules.row[reverse.get(s)]]);
  },
  loop(
    breakWhen((s) => icons.get(s) <= 0),
    (s) => {
      icons.add(s, -1);
      gain(s, enemyOf(s), 1);
    },
  ),
  (s) => s.rules.match.bonus(s, reverse.get(s), enemyOf(s)),
  settle,
  trigger,
  // GG-28: an action is removed from the game once it is resolved.
  (s) => {
    if (board.playing.has(s, reverse.get(s))) moveCard(s, reverse.get(s), TO_PURGED, enemyOf(s));
  },
  settle,
  (s) => takings.goesToWork(s, before.get(s)),
]);
