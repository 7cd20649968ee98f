import { board } from '../../keyforge/layout.js';
import type { S } from '../../keyforge/rules/rules.js';
import { enemyOf } from '../own.js';
import { TREACHERY } from '../words.js';

/** Whether a card has the keyword treachery printed on it. */
const isTreacherous = (s: S, card: number): boolean => (s.rules.keywords[s.rules.row[card]] & TREACHERY) !== 0;

/** GG-120: a creature with treachery that Gormangeist plays comes into the active player's battleline. */
export const entersFor = (s: S, card: number, side: number): number =>
  side === enemyOf(s) && isTreacherous(s, card) ? board.active.get(s) : side;
