import { carryOut, carryOutLasting } from '../../../engine/effects/at-once.js';
import { isWorking, lastingCount, lastingProgram } from '../../../engine/effects/lasting.js';
import { QUESTION } from '../effects/layers.js';
import {
  COST,
  EVERY_QUESTION,
  FIGHT_BONUS,
  FIRST_READY,
  FORBIDDEN,
  MAY_ATTACK,
  MAY_PLAY,
  NEXT_READY,
} from '../effects/questions.js';
import { board } from '../layout.js';
import { presentAt, presentCount } from './in-play.js';
import type { S } from './rules.js';
import { sideOf } from './zones.js';

/*
 * Questions to what lasts: whether a card may be played or used, what it costs, how it enters. Constant effects answer
 * while they are carried out in the layer of questions. What is asked and answered is no part of the state: it is there
 * for the length of one call.
 */

/** The question at hand, and the answer so far. */
export const question = {
  kind: -1,
  /** The card it is about, and the other card: the attacker, when it is about a defender. */
  card: -1,
  other: -1,
  /** Who wants to do it, and what (a `doing`). */
  side: -1,
  doing: -1,
  answer: 0,
  /** The lasting effect that answered, -1 for a card in play; and that card. */
  row: -1,
  source: -1,
  /** Where the program that is being carried out comes from. */
  atRow: -1,
  atSource: -1,
};

/** Whether anything may answer a question of this kind; until what lasts has been computed anew, nobody knows. */
export function isAsked(s: S, kind: number): boolean {
  const kinds = board.dirty.get(s) === 0 ? board.queries.get(s) : EVERY_QUESTION;
  return (kinds & (1 << kind)) !== 0;
}

function put(s: S, kind: number, card: number, side: number, doing: number, other: number): number {
  question.answer = 0;
  if (!isAsked(s, kind)) return 0;
  question.kind = kind;
  question.card = card;
  question.other = other;
  question.side = side;
  question.doing = doing;
  question.row = -1;
  question.source = -1;
  const bit = 1 << kind;
  askCards(s, bit);
  askGranted(s, bit);
  askLasting(s, bit);
  question.kind = -1;
  return question.answer;
}

function askCards(s: S, bit: number): void {
  const { texts, row, questions, constantQuestions } = s.rules;
  question.atRow = -1;
  for (let i = 0; i < presentCount(s); i++) {
    const card = presentAt(s, i);
    if ((constantQuestions[row[card]] & bit) === 0) continue;
    const { statics } = texts[row[card]];
    question.atSource = card;
    for (let k = 0; k < statics.length; k++) {
      if ((questions[statics[k]] & bit) !== 0) carryOut(s, statics[k], sideOf(s, card), card, QUESTION);
    }
  }
}

function askGranted(s: S, bit: number): void {
  const { questions } = s.rules;
  for (let g = 0; g < board.grants.get(s); g++) {
    const program = board.grantedProgram.get(s, g);
    if ((questions[program] & bit) === 0) continue;
    const card = board.grantedTo.get(s, g);
    question.atSource = card;
    carryOut(s, program, sideOf(s, card), card, QUESTION);
  }
}

function askLasting(s: S, bit: number): void {
  const { questions } = s.rules;
  question.atSource = -1;
  for (let r = 0; r < lastingCount(s); r++) {
    if ((questions[lastingProgram(s, r).number] & bit) === 0 || !isWorking(s, r)) continue;
    question.atRow = r;
    carryOutLasting(s, r, QUESTION);
  }
}

/** KF-059: whether something forbids the side to do this with the card. */
export function isForbidden(s: S, card: number, side: number, doing: number): boolean {
  return put(s, FORBIDDEN, card, side, doing, -1) !== 0;
}

/** KF-146: æmber that the opponent must be paid first. */
export function costOf(s: S, card: number, side: number, doing: number): number {
  return put(s, COST, card, side, doing, -1);
}

/** Whether something lets the side play the card whatever the active house; `spendPermit` uses it up. */
export function mayPlayAnyway(s: S, card: number, side: number): boolean {
  return put(s, MAY_PLAY, card, side, -1, -1) !== 0;
}

/** The lasting effect that lets the card enter ready, -1 for none. */
export function asksNextReady(s: S, card: number): number {
  return put(s, NEXT_READY, card, sideOf(s, card), -1, -1) !== 0 ? question.row : -1;
}

/** Whether it is the first card of its kind in this turn, and enters ready therefore. */
export function isFirstReady(s: S, card: number): boolean {
  return put(s, FIRST_READY, card, sideOf(s, card), -1, -1) !== 0;
}

/** KF-070: damage that the attacker deals beyond its power. */
export function fightBonus(s: S, attacker: number, defender: number): number {
  return put(s, FIGHT_BONUS, defender, sideOf(s, attacker), -1, attacker);
}

/** Whether what lasts lets this creature attack that one. */
export function mayAttack(s: S, attacker: number, defender: number): boolean {
  return put(s, MAY_ATTACK, defender, sideOf(s, attacker), -1, attacker) === 0;
}
