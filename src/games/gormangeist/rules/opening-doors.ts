import { cards } from '../../keyforge/layout.js';
import { enterPlay } from '../../keyforge/rules/entering.js';
import type { S } from '../../keyforge/rules/rules.js';
import { own } from '../layout.js';
import { enemyOf } from '../own.js';

/** GG-12: puts a mansion card that is in no pile into play, door side up. */
export function openDoor(s: S, door: number): void {
  enterPlay(s, door, enemyOf(s), false, -1);
}

/** Puts mansion cards from the top of their deck into play; returns how many there were. */
export function openFromDeck(s: S, amount: number): number {
  let opened = 0;
  for (; opened < amount && own.mansionDeck.size(s) > 0; opened++) openDoor(s, own.mansionDeck.pop(s));
  showTop(s);
  return opened;
}

/** Puts a mansion card that is set aside into play; false when it is not. */
export function openSetAside(s: S, door: number): boolean {
  if (!own.aside.has(s, door)) return false;
  own.aside.remove(s, door);
  openDoor(s, door);
  return true;
}

/** GG-14: the mansion deck lies door side up, so everybody sees the top card. */
export function showTop(s: S): void {
  if (own.mansionDeck.size(s) > 0) cards.reveal(s, own.mansionDeck.top(s), (1 << s.players) - 1);
}
