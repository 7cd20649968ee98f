import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { board } from '../layout.js';

type S = State<Rules>;

/**
 * The tile on which something stands or lies, or the tile itself; -1 for none.
 * @param object a component of the domain, -1 for none
 * @param domain `tile`, `character` or `artifact`
 */
export function tileUnder(s: S, object: number, domain: string): number {
  if (object < 0) return -1;
  if (domain === 'artifact') return board.looseOn.get(s, object);
  return domain === 'tile' ? object : board.place.get(s, object);
}

/** The floor of that tile, -1 for none. */
export function floorUnder(s: S, object: number, domain: string): number {
  const tile = tileUnder(s, object, domain);
  return tile < 0 ? -1 : s.rules.tiles.floor[tile];
}
