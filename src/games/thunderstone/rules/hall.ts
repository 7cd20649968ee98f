import { startEffect } from '../../../engine/effects/interpret.js';
import { call, finish, locals } from '../../../engine/machine.js';
import { move } from '../../../engine/piles.js';
import { action, askWithin, breakWhen, loop, script, when } from '../../../engine/script.js';
import type { State } from '../../../engine/state.js';
import { KIND } from '../card-types.js';
import type { Rules } from '../content.js';
import { WHEN } from '../effect-tables.js';
import { board, cards, HALL } from '../layout.js';
import { active, isGuarded, isGuardian, isMonsterAt, isStone, rankName, rowOf, toBottom } from './cards.js';
import { exchangePlaces, leavePlace, shift, stonePlace, toRankZero } from './places.js';
import { isSoloWon } from './scoring.js';
import { pillages } from './solo.js';

type S = State<Rules>;

/** The program of the first clause of a row for a moment, or -1. */
export function programFor(s: S, row: number, when: number): number {
  const { clauses } = s.rules;
  if ((clauses.whenOfRow[row] & when) === 0) return -1;
  for (let c = clauses.start[row]; c < clauses.start[row + 1]; c++)
    if (clauses.when[c] & when) return clauses.program[c];
  return -1;
}

const { claim, how, trap } = locals('claim', 'how', 'trap');

/** How the hall has changed: in a battle, outside one, or because a card has entered it in solo play. */
export const BATTLE = 0;
export const OUTSIDE = 1;
export const ENTERED = 2;

/**
 * TS-149..152, TS-158, TS-172, TS-188, TS-194: cards move forward, guardians leave for Rank 0, what is no monster is
 * dealt with, and the hall is refilled until nothing changes any more. It may end the game.
 */
function settle(s: S, claims: boolean, how: number): void {
  for (;;) {
    if (how !== ENTERED) shift(s, how === OUTSIDE);
    if (pillages(s)) continue;
    if (isGuardian(s, board.hall.get(s, 0))) {
      toRankZero(s);
      continue;
    }
    if (reachesStone(s, claims)) return;
    if (dealWithOthers(s)) continue;
    const place = how === ENTERED ? LAST_RANK : gap(s);
    if (place < 0 || board.hall.get(s, place) >= 0) return;
    if (board.dungeon.size(s) === 0) {
      if (s.rules.options.hallDeckEmpty === 'end_unclaimed') end(s);
      return;
    }
    const card = turnUpDungeon(s);
    if (s.log) s.log.line(`  ${s.rules.names[card]} is turned up into ${rankName(place)}`);
    board.hall.set(s, place, card);
  }
}
const LAST_RANK = HALL - 1;

/** Turns up the top card of the dungeon deck. */
export function turnUpDungeon(s: S): number {
  const card = board.dungeon.pop(s);
  cards.forget(s, card);
  return card;
}

/** The first empty rank, or -1. */
function gap(s: S): number {
  for (let place = 0; place < HALL; place++) if (board.hall.get(s, place) < 0) return place;
  return -1;
}

/** TS-242..245, TS-188..190: whether the stone in rank 1 ends the game. */
function reachesStone(s: S, claims: boolean): boolean {
  if (!isStone(s, board.hall.get(s, 0))) return false;
  if (isGuarded(s)) {
    if (s.rules.options.stoneGuardianBlock === 'wait') return false;
    end(s);
    return true;
  }
  if (claims) claimStone(s, 0);
  else end(s);
  return true;
}

/** TS-244: the stone goes into the deck of the active player, and the game is over. */
export function claimStone(s: S, place: number): void {
  if (s.log) s.log.line(`  ${s.game.seatName(active(s))} claims the stone`);
  board.claimedBy.set(s, active(s));
  board.discard[active(s)].push(s, leavePlace(s, place));
  end(s);
}

/** The game is over; who has won is a matter of points. */
export function end(s: S): void {
  finish(s, s.players === 1 && !isSoloWon(s) ? 'loss' : 'win');
}

/** Placeholders of the Swarm and treasures leave the hall at once; true when there was one. */
function dealWithOthers(s: S): boolean {
  for (let place = 0; place < HALL; place++) {
    const card = board.hall.get(s, place);
    if (card < 0) continue;
    const row = rowOf(s, card);
    if (row === s.rules.placeholder) {
      replacePlaceholder(s, place);
      return true;
    }
    if (s.rules.kind[row] === KIND.treasure) {
      takeTreasure(s, leavePlace(s, place));
      return true;
    }
  }
  return false;
}

/** TS-194, TS-195: the top card of the Swarm deck stands where the placeholder was turned up. */
export function replacePlaceholder(s: S, place: number): void {
  board.removed.push(s, leavePlace(s, place));
  if (board.swarm.size(s) === 0) return;
  const card = board.swarm.pop(s);
  if (s.log) s.log.line(`  ${s.rules.names[card]} stands in its place`);
  board.hall.set(s, place, card);
}

/** TS-158, TS-161, TS-272. */
function takeTreasure(s: S, card: number): void {
  const { options } = s.rules;
  if (s.players === 1 && options.soloTreasure === 'discard') board.removed.push(s, card);
  else if (options.treasureOwner === 'dungeon_bottom' && how.get(s) === OUTSIDE) toBottom(s, board.dungeon, card);
  else {
    if (s.log) s.log.line(`  ${s.game.seatName(active(s))} takes ${s.rules.names[card]}`);
    board.treasures[active(s)].push(s, card);
    board.fresh.add(s, 1);
  }
}

/** The place of a trap in the hall, or -1. */
function trapPlace(s: S): number {
  for (let place = 0; place < HALL; place++) {
    const card = board.hall.get(s, place);
    if (card >= 0 && s.rules.kind[rowOf(s, card)] === KIND.trap) return place;
  }
  return -1;
}

/** TS-166: a trap that has acted leaves the game, unless it has been set aside. */
function clearTrap(s: S): void {
  const card = board.hall.get(s, trap.get(s));
  const row = rowOf(s, card);
  leavePlace(s, trap.get(s));
  if (row === s.rules.cage) board.caged.push(s, card);
  else board.removed.push(s, card);
}

/** Whether the monster in rank 1 has its Breach before it (TS-167, TS-170). */
function mustBreach(s: S): boolean {
  if (board.met.get(s, 0) !== 0 || !isMonsterAt(s, 0)) return false;
  return programFor(s, rowOf(s, board.hall.get(s, 0)), WHEN.Breach) >= 0 && !hasBreached(s, board.hall.get(s, 0));
}

const BITS = 12;
function hasBreached(s: S, card: number): boolean {
  if (s.rules.options.breachRepeat === 'per_stay') return false;
  return (board.breached.get(s, Math.floor(card / BITS)) & (1 << (card % BITS))) !== 0;
}

function breach(s: S): void {
  const card = board.hall.get(s, 0);
  const word = Math.floor(card / BITS);
  board.met.set(s, 0, 1);
  board.breached.set(s, word, board.breached.get(s, word) | (1 << (card % BITS)));
  if (s.log) s.log.line(`  ${s.rules.names[card]} breaks through`);
  startEffect(s, programFor(s, rowOf(s, card), WHEN.Breach), active(s), card);
}

/**
 * What follows when a card has left the hall: shift and refill, traps, then Breach (TS-063..TS-065, TS-154, TS-165,
 * TS-168). `claim` is 1 when the stone that comes to rank 1 is the active player's. In a change outside a battle
 * guardians keep their places (TS-157); when a card has entered, only its own rank is filled again (TS-257).
 */
export const hallChanged = script<Rules>('hall changed', [
  loop(
    (s) => settle(s, claim.get(s) !== 0, how.get(s)),
    (s) => trap.set(s, trapPlace(s)),
    breakWhen((s) => trap.get(s) < 0),
    (s) => {
      const card = board.hall.get(s, trap.get(s));
      if (s.log) s.log.line(`  ${s.rules.names[card]} springs`);
      startEffect(s, programFor(s, rowOf(s, card), WHEN.Trap), active(s), card);
    },
    clearTrap,
  ),
  when(mustBreach, [breach]),
]);

/** TS-185, TS-186: the Unholy Guardian sends the stone down, unless it would come straight back. */
export function stoneToBottom(s: S): void {
  const place = stonePlace(s);
  if (place < 0) return;
  if (board.dungeon.size(s) === 0 && s.rules.options.stoneEmptyDeck === 'skip') return;
  toBottom(s, board.dungeon, leavePlace(s, place));
  call(s, hallChanged, 0, OUTSIDE);
}

const reordering = locals('place');

const putFirst = action<Rules>(20, 'put in rank', {
  rule: 'TS-154',
  offer(s, offer) {
    for (let place = reordering.place.get(s); place < HALL; place++) {
      const card = board.hall.get(s, place);
      if (card >= 0 && !isGuardian(s, card)) offer.add(place);
    }
  },
  take(s, _chance, from) {
    const to = reordering.place.get(s);
    if (from !== to) exchangePlaces(s, from, to);
  },
  text: (s, place) => `${s.rules.names[board.hall.get(s, place)]} of rank ${place + 1} next`,
});

/** Banish: the cards of the hall in another order; guardians stay where they are (TS-157). */
export const rearrange = script<Rules>('rearrange the hall', [
  loop(
    breakWhen((s) => reordering.place.get(s) >= HALL),
    when(
      (s) => {
        const card = board.hall.get(s, reordering.place.get(s));
        return card >= 0 && !isGuardian(s, card);
      },
      [askWithin('order of the hall', active, [putFirst])],
    ),
    (s) => reordering.place.add(s, 1),
  ),
  (s) => call(s, hallChanged, 0, OUTSIDE),
]);

const putBack = action<Rules>(21, 'put back', {
  offer(s, offer) {
    for (let i = 0; i < board.peeked.size(s); i++) offer.addOnce(rowOf(s, board.peeked.get(s, i)));
  },
  take(s, _chance, row) {
    const { peeked } = board;
    let i = 0;
    while (rowOf(s, peeked.get(s, i)) !== row) i++;
    move(s, peeked.get(s, i), peeked, board.dungeon);
  },
  text: (s, row) => `${s.rules.titles[row]} back on the dungeon deck`,
});

/** Tholis: the cards looked at go back, the first chosen lowest; then what has become of the hall is resolved. */
export const reorderPeeked = script<Rules>('put back dungeon cards', [
  loop(
    breakWhen((s) => board.peeked.size(s) === 0),
    askWithin('order of the dungeon deck', active, [putBack]),
  ),
  (s) => call(s, hallChanged, 0, OUTSIDE),
]);

export const hallScripts = [hallChanged, rearrange, reorderPeeked];
