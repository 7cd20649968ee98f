import { CARD_DEALT, CARD_PLAYED, type CardUse } from '../../engine/game.js';
import type { State } from '../../engine/state.js';

/**
 * What a seat's cards came to, for games.csv: ids in the order of the table, separated by spaces, `+` before those that
 * were played and `-` before those that nobody saw.
 * @param reach room for a number per card; overwritten
 */
export function cardCell(
  use: CardUse,
  ids: readonly string[],
  s: State<unknown>,
  seat: number,
  reach: Uint8Array,
): string {
  reach.fill(0);
  use.read(s, seat, reach);
  let cell = '';
  for (let row = 0; row < reach.length; row++) {
    if (reach[row] < CARD_DEALT) continue;
    const mark = reach[row] === CARD_PLAYED ? '+' : reach[row] === CARD_DEALT ? '-' : '';
    cell += `${cell === '' ? '' : ' '}${mark}${ids[row]}`;
  }
  return cell;
}
