import { call, giveBack, locals, result } from '../../../engine/machine.js';
import { action, askWithin, breakWhen, loop, script, when } from '../../../engine/script.js';
import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { ARTIFACTS, board, CHARACTERS } from '../layout.js';
import { isOpenExit, isPassable, SIDES } from './castle.js';
import { explore } from './explore.js';
import { ANY_TIME, openWindow, PICK_UP_DECLARED, STEP_DECLARED } from './interrupts.js';
import { claimPlot } from './plots.js';
import { pickUp, placeCharacter, putDown } from './tokens.js';

type S = State<Rules>;

/** What moves may do: a text effect can forbid exploring and picking up. */
export const FREELY = 0;
export const ONLY_STEPS = 1;

export const moving = locals('seat', 'character', 'left', 'restriction', 'bans', 'side', 'wanted', 'stopped');
const { seat, character, left, restriction, bans, side, wanted, stopped } = moving;

const lists = board.layout.lists;

/** The character whose moves are being made. */
export const movingCharacter = (s: S): number => character.get(s);

/** GM-M-12, GM-B-01..03, GM-open-10: what the Blocking Token does to one step. */
function blockedStep(s: S, from: number, to: number): boolean {
  const blocked = board.blocked.get(s);
  if (blocked < 0) return false;
  return to === blocked || (from === blocked && s.rules.options.blockMode === 'no_in_no_out_by_move');
}

/** GM-M-03: whether a step over a side is possible: over a passable edge, or out through an open exit. */
export function canStep(s: S, tile: number, over: number, mayExplore: boolean): boolean {
  if (isPassable(s, tile, over)) return !blockedStep(s, tile, board.neighbor.get(s, tile, over));
  return mayExplore && board.supply.size(s) > 0 && isOpenExit(s, tile, over) && !blockedStep(s, tile, -1);
}

/** Whether a character, which must be in play, could make any step. */
export function canStepAtAll(s: S, who: number, mayExplore: boolean): boolean {
  const tile = board.place.get(s, who);
  for (let over = 0; over < 4; over++) if (canStep(s, tile, over, mayExplore)) return true;
  return false;
}

/** GM-A-07, GM-A-08: a loose artifact lies on the tile and the character carries none. */
function canPickUp(s: S, who: number): boolean {
  if (board.carries.get(s, who) >= 0) return false;
  return looseArtifactOn(s, board.place.get(s, who));
}

function looseArtifactOn(s: S, tile: number): boolean {
  for (let artifact = 0; artifact < ARTIFACTS; artifact++) if (board.looseOn.get(s, artifact) === tile) return true;
  return false;
}

/** GM-M-10, GM-X-06: whether a character could use a move for anything. */
export function canUseMove(s: S, who: number): boolean {
  const tile = board.place.get(s, who);
  return tile >= 0 && (canStepAtAll(s, who, true) || looseArtifactOn(s, tile));
}

/** GM-M-01: whether a seat controls a character that could move. */
export function canMove(s: S, player: number): boolean {
  for (let who = 0; who < CHARACTERS; who++) {
    if (board.controller.get(s, who) === player && canUseMove(s, who)) return true;
  }
  return false;
}

function isBanned(s: S, tile: number, over: number): boolean {
  for (let i = lists.top(s) - 1; i >= bans.get(s); i--) if (lists.get(s, i) === tile * 4 + over) return true;
  return false;
}

const step = action<Rules>(40, 'step', {
  rule: 'GM-M-03',
  offer(s, offer) {
    const tile = board.place.get(s, character.get(s));
    const mayExplore = restriction.get(s) === FREELY;
    for (let over = 0; over < 4; over++) {
      if (canStep(s, tile, over, mayExplore) && !isBanned(s, tile, over)) offer.add(over);
    }
  },
  take(s, _chance, over) {
    side.set(s, over);
    left.add(s, -1);
  },
  text(s, over) {
    const beyond = board.neighbor.get(s, board.place.get(s, character.get(s)), over);
    const where = beyond < 0 ? 'to explore' : `to ${s.rules.tiles.names[beyond]}`;
    return `${s.rules.characters.names[character.get(s)]} goes ${SIDES[over]} ${where}`;
  },
});

const pickUpArtifact = action<Rules>(41, 'pick up', {
  rule: 'GM-A-07',
  offer(s, offer) {
    if (restriction.get(s) !== FREELY || !canPickUp(s, character.get(s))) return;
    const tile = board.place.get(s, character.get(s));
    for (let artifact = 0; artifact < ARTIFACTS; artifact++) {
      if (board.looseOn.get(s, artifact) === tile) offer.add(artifact);
    }
  },
  take(s, _chance, artifact) {
    left.add(s, -1);
    wanted.set(s, artifact);
  },
  text: (s, artifact) =>
    `${s.rules.characters.names[character.get(s)]} picks up the ${s.rules.artifacts.names[artifact]}`,
});

const putDownArtifact = action<Rules>(42, 'put down', {
  rule: 'GM-A-10',
  offer(s, offer) {
    const anybody = s.rules.options.artifactPutDown === 'own_turn';
    for (let who = 0; who < CHARACTERS; who++) {
      if (!anybody && who !== character.get(s)) continue;
      if (board.controller.get(s, who) === seat.get(s) && board.carries.get(s, who) >= 0) offer.add(who);
    }
  },
  take(s, _chance, who) {
    putDown(s, who);
  },
  text: (s, who) => putDownText(s, who),
});

export function putDownText(s: S, who: number): string {
  return `${s.rules.characters.names[who]} puts down the ${s.rules.artifacts.names[board.carries.get(s, who)]}`;
}

const stop = action<Rules>(43, 'stop', {
  rule: 'GM-M-05',
  offer(_s, offer) {
    offer.add();
  },
  take(s) {
    stopped.set(s, 1);
  },
  text: () => 'no more moves',
});

/** GM-M-02..08: all moves of one card, for one character. */
export const makeMoves = script<Rules>('moves', [
  (s) => bans.set(s, lists.top(s)),
  loop(
    breakWhen((s) => left.get(s) <= 0 || stopped.get(s) !== 0 || !mayGoOn(s)),
    (s) => {
      side.set(s, -1);
      wanted.set(s, -1);
    },
    askWithin('moves', (s) => seat.get(s), [step, pickUpArtifact, putDownArtifact, claimPlot, stop]),
    when(
      (s) => side.get(s) >= 0,
      [
        (s) => openWindow(s, STEP_DECLARED, seat.get(s), character.get(s)),
        when(
          (s) => board.cancelled.get(s) !== 0,
          [
            // GM-open-21: the move is spent, no tile is drawn, and this card may not try the side again.
            (s) => {
              board.cancelled.set(s, 0);
              lists.push(s, board.place.get(s, character.get(s)) * 4 + side.get(s));
            },
          ],
          [
            when(
              (s) => isOut(s),
              [
                (s) => call(s, explore, seat.get(s), board.place.get(s, character.get(s)), side.get(s)),
                (s) => arrive(s, result(s)),
              ],
              [(s) => arrive(s, board.neighbor.get(s, board.place.get(s, character.get(s)), side.get(s)))],
            ),
          ],
        ),
      ],
    ),
    when(
      (s) => wanted.get(s) >= 0,
      [
        (s) => openWindow(s, PICK_UP_DECLARED, seat.get(s), character.get(s)),
        (s) => pickUp(s, character.get(s), wanted.get(s)),
      ],
    ),
    // After the last move the window between cards opens.
    when((s) => left.get(s) > 0 && stopped.get(s) === 0, [(s) => openWindow(s, ANY_TIME, seat.get(s), -1)]),
  ),
  (s) => {
    lists.cut(s, bans.get(s));
    giveBack(s, 1);
  },
]);

/** GM-M-01: a ritual in the midst of the moves (GM-open-13) may have ended the control that they need. */
function mayGoOn(s: S): boolean {
  return restriction.get(s) === ONLY_STEPS || board.controller.get(s, character.get(s)) === seat.get(s);
}

function isOut(s: S): boolean {
  return board.neighbor.get(s, board.place.get(s, character.get(s)), side.get(s)) < 0;
}

/** GM-M-07: the character is on the tile; by whose doing, GM-P-05 asks. */
function arrive(s: S, tile: number): void {
  if (tile >= 0) placeCharacter(s, character.get(s), tile, seat.get(s));
}

const chooseMover = action<Rules>(44, 'move', {
  rule: 'GM-M-02',
  offer(s, offer) {
    for (let who = 0; who < CHARACTERS; who++) {
      if (board.controller.get(s, who) === seat.get(s) && canUseMove(s, who)) offer.add(who);
    }
  },
  take(s, _chance, who) {
    character.set(s, who);
  },
  text: (s, who) => `move ${s.rules.characters.names[who]}`,
});

/** A card played for its movement: choose the character, then make its moves. */
export const playMovement = script<Rules>('movement', [
  (s) => left.set(s, character.get(s)),
  askWithin('who moves', (s) => seat.get(s), [chooseMover]),
  (s) => call(s, makeMoves, seat.get(s), character.get(s), left.get(s), FREELY),
]);

const walkingOnce = locals('seat', 'character');

const walk = action<Rules>(45, 'walk', {
  rule: 'GM-M-11',
  offer(s, offer) {
    const tile = board.place.get(s, walkingOnce.character.get(s));
    for (let over = 0; over < 4; over++) if (canStep(s, tile, over, false)) offer.add(over);
  },
  take(s, _chance, over) {
    const who = walkingOnce.character.get(s);
    placeCharacter(s, who, board.neighbor.get(s, board.place.get(s, who), over), walkingOnce.seat.get(s));
  },
  text(s, over) {
    const who = walkingOnce.character.get(s);
    const beyond = board.neighbor.get(s, board.place.get(s, who), over);
    return `${s.rules.characters.names[who]} walks ${SIDES[over]} to ${s.rules.tiles.names[beyond]}`;
  },
});

/** One step that must be made, over a passable edge (ritual 10). */
export const walkOnce = script<Rules>('walk once', [
  askWithin('walk', (s) => walkingOnce.seat.get(s), [walk]),
  (s) => giveBack(s, 1),
]);
