import { type Expr, SELECT, type Selector } from '../../../../engine/effects/code.js';
import { describes, isGiven, names, numberOf, objectAt, objectCount } from '../../../../engine/effects/evaluate.js';
import { ME, SAME } from '../../../../engine/effects/frame.js';
import { listen } from '../../../../engine/effects/listeners.js';
import { DONE, type Verb } from '../../../../engine/effects/vocabulary.js';
import { RulesError } from '../../../../engine/errors.js';
import { board, MOST_GRANTS } from '../../layout.js';
import { USE } from '../../rules/doings.js';
import { question } from '../../rules/queries.js';
import type { Rules, S } from '../../rules/rules.js';
import {
  CANNOT_BE_DAMAGED,
  COUNTS_AS_FLANK,
  ENTERS_READY,
  ENTERS_STUNNED,
  FORGE_FROM,
  isInPlay,
  NO_FIGHT_DAMAGE,
} from '../../rules/zones.js';
import { layerOf, QUESTION } from '../layers.js';
import { COST, FIGHT_BONUS, FIRST_READY, FORBIDDEN, MAY_ATTACK, MAY_PLAY, NEXT_READY } from '../questions.js';
import type { LastingName } from '../shapes/lasting.js';
import { EVERY_HOUSE, HOUSES } from '../shapes/words.js';
import { KEYWORD_ASSAULT, KEYWORD_HAZARDOUS } from '../values.js';
import { type Run, run } from './reading.js';

/** What a verb does with one object. */
type Change = NonNullable<Verb<Rules>['each']>;

/** Does something with each object of the first argument, in the layer of the verb. */
const onEach = (name: LastingName, each: Change): Run => {
  const layer = layerOf[name];
  return {
    layer,
    each,
    run(s, f, args) {
      if (s.block[f + SAME] !== layer) return DONE;
      for (let i = objectCount(s, f, args[0]) - 1; i >= 0; i--) each(s, f, objectAt(s, f, args[0], i), args);
      return DONE;
    },
  };
};

/** Changes what a card in play is. */
const onCards = (name: LastingName, change: Change): Run =>
  onEach(name, (s, f, card, args) => {
    if (isInPlay(s, card)) change(s, f, card, args);
  });

/** Changes what holds for players. */
const onPlayers = onEach;

/** Answers a question. */
const onQuestion = (kind: number, answer: (s: S, f: number, args: readonly Expr[]) => void): Run =>
  run((s, f, args) => {
    if (s.block[f + SAME] === QUESTION && question.kind === kind) answer(s, f, args);
    return DONE;
  });

const addFlag = (name: LastingName, flag: number): Run =>
  onCards(name, (s, _f, card) => board.flags.set(s, card, board.flags.get(s, card) | flag));

/** Whether a description means the card of the question. */
function isAsked(s: S, f: number, which: Expr): boolean {
  return which.op === SELECT
    ? describes(s, f, which.selector as Selector, question.card)
    : numberOf(s, f, which) === question.card;
}

function addKeyword(s: S, card: number, keyword: number): void {
  const kind = keyword & 15;
  if (kind === KEYWORD_ASSAULT) board.assault.add(s, card, keyword >> 4);
  else if (kind === KEYWORD_HAZARDOUS) board.hazardous.add(s, card, keyword >> 4);
  else board.keywords.set(s, card, board.keywords.get(s, card) | (1 << kind));
}

function grant(s: S, card: number, programs: readonly number[]): void {
  for (let i = 0; i < programs.length; i++) {
    const g = board.grants.get(s);
    if (g === MOST_GRANTS) throw new RulesError(`more than ${MOST_GRANTS} abilities are granted`);
    board.grantedTo.set(s, g, card);
    board.grantedProgram.set(s, g, programs[i]);
    board.grants.set(s, g + 1);
    listen(s, s.rules.programs[programs[i]], 1);
    board.queries.set(s, board.queries.get(s) | s.rules.questions[programs[i]]);
    board.restless.set(s, board.restless.get(s) | s.rules.restless[programs[i]]);
  }
}

const bitOf = (s: S, f: number, doing: Expr): number => 1 << numberOf(s, f, doing);

/** How each verb holds. */
export const lastingBehaviours: Readonly<Record<LastingName, Run>> = {
  power: onCards('power', (s, f, card, [, amount]) => board.power.add(s, card, numberOf(s, f, amount))),
  armor: onCards('armor', (s, f, card, [, amount]) => board.armor.add(s, card, numberOf(s, f, amount))),
  keyword: onCards('keyword', (s, f, card, [, keyword]) => addKeyword(s, card, numberOf(s, f, keyword))),
  loseKeyword: onCards('loseKeyword', (s, f, card, [, keyword]) =>
    board.keywords.set(s, card, board.keywords.get(s, card) & ~(1 << numberOf(s, f, keyword))),
  ),
  grant: onCards('grant', (s, _f, card, [, { programs }]) => grant(s, card, programs)),
  belongsTo: onCards('belongsTo', (s, f, card, [, house]) => {
    const number = numberOf(s, f, house);
    board.houses.set(s, card, number === EVERY_HOUSE ? (1 << HOUSES.length) - 1 : 1 << number);
  }),
  countsAsFlank: addFlag('countsAsFlank', COUNTS_AS_FLANK),

  fightDamage: onQuestion(FIGHT_BONUS, (s, f, [which, amount, against]) => {
    if (names(s, f, which, question.other) && isAsked(s, f, against)) question.answer += numberOf(s, f, amount);
  }),
  noFightDamage: addFlag('noFightDamage', NO_FIGHT_DAMAGE),
  attackOnly: onQuestion(MAY_ATTACK, (s, f, [which, targets]) => {
    if (names(s, f, which, question.other) && !isAsked(s, f, targets)) question.answer = 1;
  }),
  ignores: onCards('ignores', (s, f, card, [, keyword]) =>
    board.ignored.set(s, card, board.ignored.get(s, card) | bitOf(s, f, keyword)),
  ),
  cannotBeDamaged: addFlag('cannotBeDamaged', CANNOT_BE_DAMAGED),

  cannot: onCards('cannot', (s, f, card, [, doing]) =>
    board.bans.set(s, card, board.bans.get(s, card) | bitOf(s, f, doing)),
  ),
  forbid: onQuestion(FORBIDDEN, (s, f, [who, doing, which]) => {
    const concerned = numberOf(s, f, who) === question.side && numberOf(s, f, doing) === question.doing;
    if (concerned && isAsked(s, f, which)) question.answer = 1;
  }),
  playLimit: onPlayers('playLimit', (s, f, side, [, most]) => {
    const limit = board.playLimit.get(s, side);
    const own = numberOf(s, f, most);
    board.playLimit.set(s, side, limit < 0 ? own : Math.min(limit, own));
  }),
  extraCost: onQuestion(COST, (s, f, [who, doing, which, amount]) => {
    const concerned = numberOf(s, f, who) === question.side && numberOf(s, f, doing) === question.doing;
    if (concerned && isAsked(s, f, which)) question.answer += numberOf(s, f, amount);
  }),
  mayUse: onCards('mayUse', (s, f, card, args) => {
    const doing = isGiven(args, 1) ? numberOf(s, f, args[1]) : USE;
    board.permits.set(s, card, board.permits.get(s, card) | (1 << doing));
  }),
  mayPlay: onQuestion(MAY_PLAY, (s, f, [, which]) => {
    if (s.block[f + ME] !== question.side || question.answer !== 0 || !isAsked(s, f, which)) return;
    if (question.atSource >= 0 && board.permitUsed.get(s, question.atSource) !== 0) return;
    question.answer = 1;
    question.row = question.atRow;
    question.source = question.atSource;
  }),
  enters: onCards('enters', (s, f, card, [, stance]) => {
    const flag = numberOf(s, f, stance) === 0 ? ENTERS_READY : ENTERS_STUNNED;
    board.flags.set(s, card, board.flags.get(s, card) | flag);
  }),
  nextReady: onQuestion(NEXT_READY, (s, f, [which]) => {
    if (s.block[f + ME] !== question.side || question.answer !== 0 || !isAsked(s, f, which)) return;
    question.answer = 1;
    question.row = question.atRow;
  }),
  firstReady: onQuestion(FIRST_READY, (s, f, [which]) => {
    if (isAsked(s, f, which) && playedOfKind(s, f, which) === 1) question.answer = 1;
  }),

  control: onCards('control', (s, f, card, [, who]) => board.wanted.set(s, card, numberOf(s, f, who))),
  keyCost: onPlayers('keyCost', (s, f, side, [, amount]) => board.keyCost.add(s, side, numberOf(s, f, amount))),
  handSize: onPlayers('handSize', (s, f, side, [, amount]) => board.handSize.add(s, side, numberOf(s, f, amount))),
  mustHouse: onPlayers('mustHouse', (s, f, side, [, house]) =>
    board.mustHouses.set(s, side, board.mustHouses.get(s, side) | bitOf(s, f, house)),
  ),
  cannotHouse: onPlayers('cannotHouse', (s, f, side, [, house]) =>
    board.bannedHouses.set(s, side, board.bannedHouses.get(s, side) | bitOf(s, f, house)),
  ),
  forgeFrom: addFlag('forgeFrom', FORGE_FROM),
  skipForge: onPlayers('skipForge', (s, _f, side) => board.skipsForge.set(s, side, 1)),
  protectAmber: onPlayers('protectAmber', (s, _f, side) => board.protected.set(s, s.rules.poolOf[side], 1)),
};

/** Cards of a kind that have been played this turn, the one that is entering included. */
function playedOfKind(s: S, f: number, which: Expr): number {
  let played = 0;
  const asked = question.card;
  for (let card = 0; card < s.rules.row.length; card++) {
    if (board.playedNow.get(s, card) === 0) continue;
    question.card = card;
    if (isAsked(s, f, which)) played += board.playedNow.get(s, card);
  }
  question.card = asked;
  return played;
}
