import { carryOut, carryOutLasting } from '../../../../src/engine/effects/at-once.js';
import { happen, hear, raise, replaced } from '../../../../src/engine/effects/events.js';
import {
  endTurnOfLasting,
  isWorking,
  lastingCount,
  lastingProgram,
  outdate,
} from '../../../../src/engine/effects/lasting.js';
import { listen } from '../../../../src/engine/effects/listeners.js';
import { wait, waiting } from '../../../../src/engine/effects/pending.js';
import { openWindow } from '../../../../src/engine/effects/window.js';
import { call, finish, locals } from '../../../../src/engine/machine.js';
import { action, ask, loop, script } from '../../../../src/engine/script.js';
import type { State } from '../../../../src/engine/state.js';
import type { Library } from './content.js';
import { board, CARDS, EVENTS } from './layout.js';

/** What never changes: the cards, and which of them each component is. */
export interface Rules extends Library {
  readonly of: Int16Array;
  setUp(s: S): void;
}
export type S = State<Rules>;

/** Causes of events, as words of the notation know them. */
export const BY_REAPING = 1;

export const isCreature = (s: S, card: number): boolean => s.rules.power[s.rules.of[card]] > 0;
export const nameOf = (s: S, card: number): string => s.rules.names[s.rules.of[card]];

/** The seat in whose line a card stands, or -1. */
export function controllerOf(s: S, card: number): number {
  if (board.line[0].has(s, card)) return 0;
  return board.line[1].has(s, card) ? 1 : -1;
}

function clausesOf(s: S, card: number): Rules['programs'] {
  return s.rules.clauses[s.rules.of[card]];
}

function count(s: S, card: number, change: 1 | -1): void {
  for (const program of clausesOf(s, card)) listen(s, program, change);
}

/** A creature enters a line. */
export function enter(s: S, seat: number, card: number): void {
  board.line[seat].push(s, card);
  count(s, card, 1);
  recompute(s);
}

/** A creature leaves its line; where it goes is the caller's business. */
export function leave(s: S, card: number): void {
  board.line[controllerOf(s, card)].remove(s, card);
  count(s, card, -1);
  outdate(s, card);
  board.damage.set(s, card, 0);
  board.tired.set(s, card, 0);
}

/** Every ability of creatures in play, the active player's first. */
export function listeners(s: S): void {
  const active = board.active.get(s);
  for (let i = 0; i < 2; i++) {
    const seat = i === 0 ? active : 1 - active;
    const line = board.line[seat];
    for (let k = 0; k < line.size(s); k++) {
      for (const program of clausesOf(s, line.get(s, k))) hear(s, program.number, seat, line.get(s, k));
    }
  }
}

/** Power anew: printed, and what constant effects add. */
export function recompute(s: S): void {
  for (let card = 0; card < CARDS; card++) board.power.set(s, card, s.rules.power[s.rules.of[card]] ?? 0);
  for (let seat = 0; seat < 2; seat++) {
    const line = board.line[seat];
    for (let k = 0; k < line.size(s); k++) {
      for (const program of clausesOf(s, line.get(s, k))) {
        if (program.triggers[0].name === 'Static') carryOut(s, program.number, seat, line.get(s, k));
      }
    }
  }
  for (let row = 0; row < lastingCount(s); row++) {
    if (lastingProgram(s, row).triggers.length === 0 && isWorking(s, row)) carryOutLasting(s, row);
  }
}

const isLethal = (s: S, card: number): boolean => board.damage.get(s, card) >= board.power.get(s, card);

/** Creatures without life left are destroyed, all at once. */
export function settle(s: S): void {
  recompute(s);
  for (let seat = 0; seat < 2; seat++) {
    for (let k = 0; k < board.line[seat].size(s); k++) {
      if (isLethal(s, board.line[seat].get(s, k))) {
        call(s, destroyLethal);
        return;
      }
    }
  }
}

/** Destroys a creature; its power is gone, the rest is `settle`'s. */
export const doom = (s: S, card: number): void => board.damage.set(s, card, 99);

export const destroyLethal = script<Rules>('destroy', [
  (s) => {
    const mark = waiting(s);
    for (let seat = 0; seat < 2; seat++) {
      const line = board.line[seat];
      for (let k = 0; k < line.size(s); k++)
        if (isLethal(s, line.get(s, k))) raise(s, EVENTS.destroyed, line.get(s, k));
    }
    for (let seat = 0; seat < 2; seat++) {
      for (let k = board.line[seat].size(s) - 1; k >= 0; k--) {
        const card = board.line[seat].get(s, k);
        if (!isLethal(s, card)) continue;
        leave(s, card);
        board.discard[seat].push(s, card);
      }
    }
    recompute(s);
    openWindow(s, mark);
  },
]);

/** False when something happens instead. */
export function gain(s: S, seat: number, amount: number, by = -1): boolean {
  if (replaced(s, EVENTS.gaining, seat, -1, amount, by)) return false;
  board.pool.add(s, seat, amount);
  happen(s, EVENTS.gained, seat, -1, amount);
  return true;
}

/** Exhaust, gain one, and then whatever reaping brings. */
const { reaper } = locals('reaper');
export const reapWith = script<Rules>('reap', [
  (s) => {
    board.tired.set(s, reaper.get(s), 1);
    gain(s, controllerOf(s, reaper.get(s)), 1, BY_REAPING);
  },
  (s) => happen(s, EVENTS.reaped, reaper.get(s)),
]);

const play = action<Rules>(1, 'play', {
  offer(s, offer) {
    const hand = board.hand[board.active.get(s)];
    for (let i = 0; i < hand.size(s); i++) offer.addOnce(s.rules.of[hand.get(s, i)]);
  },
  take(s, _chance, definition) {
    const seat = board.active.get(s);
    const hand = board.hand[seat];
    let place = 0;
    while (s.rules.of[hand.get(s, place)] !== definition) place++;
    const card = hand.removeAt(s, place);
    const mark = waiting(s);
    if (isCreature(s, card)) enter(s, seat, card);
    else board.discard[seat].push(s, card);
    for (const program of clausesOf(s, card)) {
      if (program.triggers[0].name === 'Play') wait(s, program.number, seat, card);
    }
    if (isCreature(s, card)) raise(s, EVENTS.entered, card);
    openWindow(s, mark);
  },
  text: (s, definition) => `play ${s.rules.names[definition]}`,
});

const reap = action<Rules>(2, 'reap', {
  offer(s, offer) {
    const line = board.line[board.active.get(s)];
    for (let i = 0; i < line.size(s); i++) if (board.tired.get(s, line.get(s, i)) === 0) offer.add(line.get(s, i));
  },
  take: (s, _chance, card) => call(s, reapWith, card),
  text: (s, card) => `reap with ${nameOf(s, card)}`,
});

const end = action<Rules>(3, 'end', {
  offer: (_s, offer) => offer.add(),
  take: (s) => call(s, endTurn),
  text: () => 'end the turn',
});

export const endTurn = script<Rules>('end of turn', [
  (s) => happen(s, EVENTS.turnEnded, board.active.get(s)),
  (s) => {
    endTurnOfLasting(s);
    board.tired.fill(s, 0);
    board.turn.add(s, 1);
    board.active.set(s, 1 - board.active.get(s));
    if (board.turn.get(s) > 20) finish(s, 'draw');
  },
  (s) => settle(s),
]);

/** Nobody wins: it is about what happens on the way. */
export const main = script<Rules>('toy', [
  (s) => {
    s.rules.setUp(s);
    recompute(s);
  },
  loop(ask('turn', (s) => board.active.get(s), [play, reap, end])),
]);
