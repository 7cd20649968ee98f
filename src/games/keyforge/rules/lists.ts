import type { Expr } from '../../../engine/effects/code.js';
import { KEPT, LIST, LOCAL } from '../../../engine/effects/code.js';
import { isStillThere, objectAt, objectCount } from '../../../engine/effects/evaluate.js';
import { THAT } from '../../../engine/effects/frame.js';
import { board } from '../layout.js';
import type { S } from './rules.js';

/** Lists of cards that scripts work on lie in the list region; whoever makes one cuts it off when it is done. */

export const listTop = (s: S): number => board.layout.lists.top(s);
export const listGet = (s: S, at: number): number => board.layout.lists.get(s, at);
export const listSet = (s: S, at: number, value: number): void => board.layout.lists.set(s, at, value);
export const listPush = (s: S, value: number): void => board.layout.lists.push(s, value);
export const listCut = (s: S, at: number): void => board.layout.lists.cut(s, at);

/** Copies the cards of an argument to the top of the list region; those that have left since they were named stay out. */
export function collect(s: S, f: number, argument: Expr): number {
  const at = listTop(s);
  if (argument.op !== LIST && argument.op !== KEPT && !isStillThere(s, f, argument)) return at;
  const count = objectCount(s, f, argument);
  for (let i = 0; i < count; i++) listPush(s, objectAt(s, f, argument, i));
  return at;
}

/**
 * As `collect`, with cards that are named wherever they are now; one that has left play since, and has reached a hidden
 * zone, is lost to the effect (KF-087).
 */
export function collectAnywhere(s: S, f: number, argument: Expr): number {
  const at = listTop(s);
  const isOne = argument.op !== LIST && argument.op !== KEPT;
  // The subject of an event that is told when it has left play already, such as its destruction, is as lost.
  const hasLeft = isOne && (isSubject(argument) || !isStillThere(s, f, argument));
  if (hasLeft && isHidden(s, objectAt(s, f, argument, 0))) return at;
  const count = objectCount(s, f, argument);
  for (let i = 0; i < count; i++) listPush(s, objectAt(s, f, argument, i));
  return at;
}

const isSubject = (argument: Expr): boolean => argument.op === LOCAL && argument.index === THAT;

/** Whether the card lies in a pile that not everybody sees. */
function isHidden(s: S, card: number): boolean {
  const { piles } = s.game.layout;
  for (let p = 0; p < piles.length; p++) if (piles[p].seenBy !== 'all' && piles[p].has(s, card)) return true;
  return false;
}
