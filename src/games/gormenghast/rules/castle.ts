import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { board, TILES } from '../layout.js';

type S = State<Rules>;

/** Sides of a tile, clockwise; the opposite of a side is two further. */
export const SIDES = ['north', 'east', 'south', 'west'] as const;
export const ROTATIONS = 4;
const DX = [0, 1, 0, -1];
const DY = [1, 0, -1, 0];

export const opposite = (side: number): number => side ^ 2;

/** Whether a tile, as it lies or would lie at a rotation, has an exit on a side (GM-C-05). */
export function hasExit(s: S, tile: number, rotation: number, side: number): boolean {
  return (s.rules.tiles.exits[tile * ROTATIONS + rotation] & (1 << side)) !== 0;
}

/** Whether a tile in play has an exit on a side. */
export function exitAt(s: S, tile: number, side: number): boolean {
  return hasExit(s, tile, board.rotation.get(s, tile), side);
}

/** GM-T-07, GM-open-05: a side between two tiles is passable when both, or under the option one, have an exit there. */
export function isPassable(s: S, tile: number, side: number): boolean {
  const beyond = board.neighbor.get(s, tile, side);
  if (beyond < 0 || !exitAt(s, tile, side)) return false;
  return s.rules.options.moveMismatch === 'exit_side_only' || exitAt(s, beyond, opposite(side));
}

/** An exit on a side with no tile next to it. */
export function isOpenExit(s: S, tile: number, side: number): boolean {
  return board.neighbor.get(s, tile, side) < 0 && exitAt(s, tile, side);
}

/** Open exits of the whole castle. */
export function openExits(s: S): number {
  let open = 0;
  for (let i = board.castle.size(s) - 1; i >= 0; i--) {
    const tile = board.castle.get(s, i);
    for (let side = 0; side < 4; side++) if (isOpenExit(s, tile, side)) open++;
  }
  return open;
}

/** The tile at a cell of the grid, or -1. */
export function tileAt(s: S, x: number, y: number): number {
  for (let i = board.castle.size(s) - 1; i >= 0; i--) {
    const tile = board.castle.get(s, i);
    if (board.x.get(s, tile) === x && board.y.get(s, tile) === y) return tile;
  }
  return -1;
}

/** The cell beyond a side, as a number for codes: both coordinates are within ±30. */
export function cellBeyond(s: S, tile: number, side: number): number {
  return cellNumber(board.x.get(s, tile) + DX[side], board.y.get(s, tile) + DY[side]);
}
export function cellNumber(x: number, y: number): number {
  return (x + TILES + 1) * 64 + y + TILES + 1;
}
export const cellX = (cell: number): number => (cell >> 6) - TILES - 1;
export const cellY = (cell: number): number => (cell & 63) - TILES - 1;

/** Puts a tile into play at a cell and links it with its neighbours. The tile is in no other pile. */
export function layTile(s: S, tile: number, x: number, y: number, rotation: number): void {
  board.x.set(s, tile, x);
  board.y.set(s, tile, y);
  board.rotation.set(s, tile, rotation);
  link(s, tile);
  board.castle.push(s, tile);
}

/** Links the tiles in play by where they lie: for whoever puts a castle together by hand. */
export function relink(s: S): void {
  for (let tile = 0; tile < TILES; tile++) {
    const inPlay = board.castle.has(s, tile);
    for (let side = 0; side < 4; side++) {
      const beyond = inPlay ? tileAt(s, board.x.get(s, tile) + DX[side], board.y.get(s, tile) + DY[side]) : -1;
      board.neighbor.set(s, tile, side, beyond);
    }
  }
}

/** The neighbours of the cell that is being considered, by side; filled by `lookAround`. */
const around = [-1, -1, -1, -1];

function lookAround(s: S, x: number, y: number): void {
  for (let side = 0; side < 4; side++) around[side] = tileAt(s, x + DX[side], y + DY[side]);
}

/** GM-T-02, GM-T-03, GM-open-03: whether a tile at a rotation fits the cell that `lookAround` has looked at. */
function fitsAround(s: S, tile: number, rotation: number): boolean {
  let linked = false;
  for (let side = 0; side < 4; side++) {
    const beyond = around[side];
    if (beyond < 0) continue;
    const here = hasExit(s, tile, rotation, side);
    const there = exitAt(s, beyond, opposite(side));
    if (here && there) linked = true;
    else if (here !== there && s.rules.options.setupEdgeRule === 'exact') return false;
  }
  return linked;
}

/** GM-T-11: open exits after a tile has come to the cell that `lookAround` has looked at. */
function openAfter(s: S, open: number, tile: number, rotation: number): number {
  let after = open;
  for (let side = 0; side < 4; side++) {
    const beyond = around[side];
    if (beyond < 0) after += hasExit(s, tile, rotation, side) ? 1 : 0;
    else if (exitAt(s, beyond, opposite(side))) after--;
  }
  return after;
}

/** A rotation at which a tile may be placed on a cell at set-up, from `from` on, or -1. `open` counts the open exits. */
export function nextRotation(s: S, tile: number, cell: number, open: number, from: number): number {
  const { tileRotation, setupKeepOpen } = s.rules.options;
  const last = tileRotation === 'fixed' ? 1 : ROTATIONS;
  lookAround(s, cellX(cell), cellY(cell));
  for (let rotation = from; rotation < last; rotation++) {
    if (!isDistinct(s, tile, rotation) || !fitsAround(s, tile, rotation)) continue;
    if (!setupKeepOpen || openAfter(s, open, tile, rotation) > 0) return rotation;
  }
  return -1;
}

/** Rotations that show the same exits as an earlier one differ in nothing and are not offered. */
export function isDistinct(s: S, tile: number, rotation: number): boolean {
  const { exits } = s.rules.tiles;
  for (let earlier = 0; earlier < rotation; earlier++) {
    if (exits[tile * ROTATIONS + earlier] === exits[tile * ROTATIONS + rotation]) return false;
  }
  return true;
}

/** By tile, the tiles that its edges link it with, as bits; filled by `readLinks`. */
const links = new Int32Array(TILES);

/** Whether an edge between two tiles links them: both sides have exits, or under the option (GM-open-05) one has. */
function linked(s: S, exit: boolean, opposite: boolean): boolean {
  return s.rules.options.moveMismatch === 'exit_side_only' ? exit || opposite : exit && opposite;
}

/** Fills `links` for the castle as it lies; returns the tiles in play as bits. */
export function readLinks(s: S): number {
  let all = 0;
  for (let i = board.castle.size(s) - 1; i >= 0; i--) {
    const tile = board.castle.get(s, i);
    all |= 1 << tile;
    links[tile] = linksOf(s, tile, exitsOf(s, tile), -1, 0);
  }
  return all;
}

const exitsOf = (s: S, tile: number): number => s.rules.tiles.exits[tile * ROTATIONS + board.rotation.get(s, tile)];

/** The tiles that a tile with these exits is linked with where it lies; one neighbour may have other exits than it has. */
function linksOf(s: S, tile: number, exits: number, changed: number, changedExits: number): number {
  let bits = 0;
  for (let side = 0; side < 4; side++) {
    const beyond = board.neighbor.get(s, tile, side);
    if (beyond < 0) continue;
    const there = beyond === changed ? changedExits : exitsOf(s, beyond);
    if (linked(s, (exits & (1 << side)) !== 0, (there & (1 << opposite(side))) !== 0)) bits |= 1 << beyond;
  }
  return bits;
}

/** The tiles of `within` that can be reached from `from` by `links`. */
function reach(from: number, within: number): number {
  let reached = from;
  let frontier = from;
  while (frontier !== 0) {
    let next = 0;
    while (frontier !== 0) {
      const tile = 31 - Math.clz32(frontier);
      frontier &= ~(1 << tile);
      next |= links[tile];
    }
    frontier = next & within & ~reached;
    reached |= frontier;
  }
  return reached;
}

/**
 * Steps over linked edges from one tile to another, -1 when there is no way. `readLinks` has just been called.
 */
export function stepsBetween(from: number, to: number): number {
  const goal = 1 << to;
  let reached = 1 << from;
  let frontier = reached;
  for (let steps = 0; frontier !== 0; steps++) {
    if (frontier & goal) return steps;
    let next = 0;
    while (frontier !== 0) {
      const tile = 31 - Math.clz32(frontier);
      frontier &= ~(1 << tile);
      next |= links[tile];
    }
    frontier = next & ~reached;
    reached |= frontier;
  }
  return -1;
}

/**
 * Whether the castle would be connected if two tiles changed cells (ritual 27). `readLinks` has just been called and
 * returned `all`. The other tiles keep their links; only how the two join their parts together changes.
 */
export function connectedWhenSwapped(s: S, all: number, tile: number, other: number): boolean {
  const [here, there] = [exitsOf(s, other), exitsOf(s, tile)];
  if (here === there) return true;
  const rest = all & ~(1 << tile) & ~(1 << other);
  const tileLinks = linksOf(s, tile, here, other, there);
  const otherLinks = linksOf(s, other, there, tile, here);
  const joined = (tileLinks & (1 << other)) !== 0;
  let both = joined;
  for (let left = rest; left !== 0; ) {
    const part = reach(left & -left, rest);
    left &= ~part;
    const [touchesTile, touchesOther] = [(part & tileLinks) !== 0, (part & otherLinks) !== 0];
    if (!touchesTile && !touchesOther) return false;
    if (touchesTile && touchesOther) both = true;
  }
  return both;
}

/** Takes every link of a tile from the grid, without taking the tile out of play. */
function unlink(s: S, tile: number): void {
  for (let side = 0; side < 4; side++) {
    const beyond = board.neighbor.get(s, tile, side);
    if (beyond >= 0) board.neighbor.set(s, beyond, opposite(side), -1);
    board.neighbor.set(s, tile, side, -1);
  }
}

function link(s: S, tile: number): void {
  for (let side = 0; side < 4; side++) {
    const beyond = tileAt(s, board.x.get(s, tile) + DX[side], board.y.get(s, tile) + DY[side]);
    board.neighbor.set(s, tile, side, beyond);
    if (beyond >= 0) board.neighbor.set(s, beyond, opposite(side), tile);
  }
}

/** Two tiles change cells and keep their orientation. */
export function swapCells(s: S, tile: number, other: number): void {
  const x = board.x.get(s, tile);
  const y = board.y.get(s, tile);
  unlink(s, tile);
  unlink(s, other);
  board.x.set(s, tile, board.x.get(s, other));
  board.y.set(s, tile, board.y.get(s, other));
  board.x.set(s, other, x);
  board.y.set(s, other, y);
  link(s, tile);
  link(s, other);
}

/**
 * Whether the castle would be connected after quarter turns of a tile (ritual 26). `readLinks` has just been called and
 * returned `all`. The other tiles keep their links, so each of their parts must touch the turned tile.
 */
export function connectedWhenTurned(s: S, all: number, tile: number, quarters: number): boolean {
  const exits = s.rules.tiles.exits[tile * ROTATIONS + ((board.rotation.get(s, tile) + quarters) % ROTATIONS)];
  if (exits === exitsOf(s, tile)) return true;
  const rest = all & ~(1 << tile);
  const tileLinks = linksOf(s, tile, exits, -1, 0);
  for (let left = rest; left !== 0; ) {
    const part = reach(left & -left, rest);
    left &= ~part;
    if ((part & tileLinks) === 0) return false;
  }
  return true;
}
