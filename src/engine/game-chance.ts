import { KeyedChance } from './chance.js';
import type { Game } from './game.js';

/**
 * The luck of one game: the game's causes under a deal key.
 * @param key see `dealKey`
 * @param slots the slot from which each seat is filled, a permutation of 0..players-1; seat k from slot k when left out.
 * Causes that a layout declares per seat draw by slot, so that a rotation moves luck along with decks and bots
 */
export function gameChance(game: Game, key: string, slots: readonly number[] = []): KeyedChance {
  return new KeyedChance(
    key,
    game.layout.causeNames((seat) => slots[seat] ?? seat),
  );
}
