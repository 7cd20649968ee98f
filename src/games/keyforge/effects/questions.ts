import { PERFORM, type Program } from '../../../engine/effects/code.js';
import type { LastingName } from './shapes/lasting.js';

/*
 * The kinds of questions that are put to what lasts when somebody wants to do something: whether a card may be played or
 * used, what it costs, how it enters (see rules/queries.ts).
 */
export const FORBIDDEN = 0;
export const COST = 1;
export const MAY_PLAY = 2;
export const NEXT_READY = 3;
export const FIRST_READY = 4;
export const FIGHT_BONUS = 5;
export const MAY_ATTACK = 6;
export const EVERY_QUESTION = 0x7f;

/** The kind that each verb answers. */
const questionOf: Partial<Readonly<Record<LastingName, number>>> = {
  forbid: FORBIDDEN,
  extraCost: COST,
  mayPlay: MAY_PLAY,
  nextReady: NEXT_READY,
  firstReady: FIRST_READY,
  fightDamage: FIGHT_BONUS,
  attackOnly: MAY_ATTACK,
};

/** The kinds of questions that a program may answer, as bits. */
export function questionsOf({ code }: Program): number {
  let kinds = 0;
  for (const { op, verb } of code) {
    const kind =
      op === PERFORM && verb ? Object.entries(questionOf).find(([name]) => name === verb.name)?.[1] : undefined;
    if (kind !== undefined) kinds |= 1 << kind;
  }
  return kinds;
}
