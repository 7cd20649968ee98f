import { EVERYBODY } from '../../../engine/fields.js';
import { giveBack, locals } from '../../../engine/machine.js';
import { action, askWithin, breakWhen, loop, script, when } from '../../../engine/script.js';
import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { board, TILES, tiles } from '../layout.js';
import { cellBeyond, cellX, cellY, hasExit, isDistinct, layTile, opposite, ROTATIONS, SIDES } from './castle.js';
import { revealToken } from './tokens.js';

type S = State<Rules>;

export const exploring = locals('seat', 'tile', 'side', 'drawn', 'rotation', 'tries');
const { seat, tile, side, drawn, rotation, tries } = exploring;

/** Whether a tile could be turned so that it links back through the side it was entered by (GM-T-05). */
function fitsSomehow(s: S, candidate: number, needed: number): boolean {
  const last = s.rules.options.tileRotation === 'fixed' ? 1 : ROTATIONS;
  for (let r = 0; r < last; r++) if (hasExit(s, candidate, r, needed)) return true;
  return false;
}

const turnTile = action<Rules>(30, 'turn tile', {
  rule: 'GM-T-06',
  offer(s, offer) {
    const last = s.rules.options.tileRotation === 'fixed' ? 1 : ROTATIONS;
    for (let r = 0; r < last; r++) {
      if (hasExit(s, drawn.get(s), r, opposite(side.get(s))) && isDistinct(s, drawn.get(s), r)) offer.add(r);
    }
  },
  take(s, _chance, r) {
    rotation.set(s, r);
  },
  text: (s, r) => rotationText(s, drawn.get(s), r),
});

/** How a rotation reads: the sides that then have exits. */
export function rotationText(s: S, which: number, r: number): string {
  const sides = SIDES.filter((_, index) => hasExit(s, which, r, index));
  return `${s.rules.tiles.names[which]} with exits ${sides.join(', ')}`;
}

/**
 * GM-T-05..08: the top tile of the supply is laid beyond an open exit and its token turned up. Gives back the tile, or
 * -1 when none fits (possible only when tiles may not be turned: those that do not fit go to the bottom, GM-open-04).
 */
export const explore = script<Rules>('explore', [
  (s) => {
    drawn.set(s, -1);
    tries.set(s, board.supply.size(s));
  },
  loop(
    breakWhen((s) => drawn.get(s) >= 0 || tries.get(s) === 0),
    (s) => {
      tries.add(s, -1);
      const top = board.supply.pop(s);
      if (fitsSomehow(s, top, opposite(side.get(s)))) drawn.set(s, top);
      else {
        board.supply.insert(s, 0, top);
        tiles.reveal(s, top, EVERYBODY);
      }
    },
  ),
  when(
    (s) => drawn.get(s) >= 0,
    [
      (s) => board.drawn.push(s, drawn.get(s)),
      askWithin('turn tile', (s) => seat.get(s), [turnTile]),
      (s) => {
        const cell = cellBeyond(s, tile.get(s), side.get(s));
        const laid = drawn.get(s);
        board.drawn.pop(s);
        layTile(s, laid, cellX(cell), cellY(cell), rotation.get(s));
        board.explored.add(s, 1);
        if (s.log)
          s.log.line(
            `  ${rotationText(s, laid, rotation.get(s))} is laid ${SIDES[side.get(s)]} of ${s.rules.tiles.names[tile.get(s)]}`,
          );
        revealToken(s, laid);
      },
    ],
  ),
  (s) => giveBack(s, drawn.get(s)),
]);

/** Exits as single numbers for effects and codes. */
export const exitTile = (exit: number): number => exit >> 2;
export const exitSide = (exit: number): number => exit & 3;
export const EXITS = TILES * 4;
