import type { Chance } from '../../../engine/chance.js';
import { EFFECT_ACTIONS } from '../../../engine/effects/action-codes.js';
import { PC, PROGRAM } from '../../../engine/effects/frame.js';
import { locals } from '../../../engine/machine.js';
import { firstOf, kindOf } from '../../../engine/offer.js';
import type { State } from '../../../engine/state.js';
import { board } from '../layout.js';
import { KINDS } from '../rules/kinds.js';
import { ACTION, CREATURE, type Rules, type S, UPGRADE } from '../rules/rules.js';
import { hiddenCodes, opponentOf } from '../rules/zones.js';
import { intentOf } from './intent.js';
import { bestTrade, bodyWorth, trade } from './trade.js';

/*
 * What a sensible beginner does, at the price of a look at each option: takes the house with the most to do, plays what it
 * can, fights where that pays, reaps with everybody else, throws away what is left of the house, and aims what hurts at
 * the enemy. Options that are equally good are taken by lot.
 */

/** The first argument of the fight that asks for a defender. */
const { attacker } = locals('attacker');

/** Options within so much of each other are told apart by lot. */
const JITTER = 8;

/** The place in `s.offer` of what a sensible beginner would take in a duel. */
export const playout = (s: S, chance: Chance): number => takeMostAppealing(s, chance, appeal);

/**
 * The place in `s.offer` of the option that appeals most.
 * @param appealing how much an option appeals: `appeal`, unless it is an option of the game on top
 */
export function takeMostAppealing<R extends Rules>(
  s: State<R>,
  chance: Chance,
  appealing: (s: State<R>, code: number) => number,
): number {
  const { codes, count } = s.offer;
  const luck = chance.uint32(0, 0);
  let best = 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const value = appealing(s, codes[i]) + ((luck >>> ((i * 3) % 29)) & (JITTER - 1)) + i / 1024;
    if (value <= highest) continue;
    highest = value;
    best = i;
  }
  return best;
}

/** How much an option of the core appeals; steps of less than `JITTER` make little difference. */
export function appeal(s: S, code: number): number {
  const a = firstOf(code);
  switch (kindOf(code)) {
    case KINDS.house:
      return 10 * toDo(s, a);
    case KINDS.play:
      return likePlay(s, a);
    case KINDS.act:
    case KINDS.omni:
      return 60;
    case KINDS.unstun:
      return 55;
    case KINDS.fight:
      return likeFight(s, a);
    case KINDS.useFight:
      return 60;
    case KINDS.reap:
    case KINDS.useReap:
      return 50;
    case KINDS.defender:
      return 10 * trade(s, attacker.get(s), a);
    case KINDS.host:
      return isHostile(s, a) ? 0 : 100 + 10 * bodyWorth(s, a);
    case KINDS.discard:
      return 20;
    case KINDS.archives:
    case KINDS.keepHand:
    case EFFECT_ACTIONS.may:
      return 100;
    case EFFECT_ACTIONS.pick:
      return likePick(s, a);
    default:
      return 0;
  }
}

/** What the active side could do in a house: cards to play, creatures and artifacts to use. */
function toDo(s: S, house: number): number {
  const side = board.active.get(s);
  const bit = 1 << house;
  const hand = board.hand[side];
  const line = board.line[side];
  const relics = board.relics[side];
  let sum = 0;
  for (let i = hand.size(s) - 1; i >= 0; i--) {
    const card = hand.get(s, i);
    if ((s.rules.houses[card] & bit) !== 0) sum += 1 + 0.5 * s.rules.amber[s.rules.row[card]];
  }
  for (let i = line.size(s) - 1; i >= 0; i--) {
    const card = line.get(s, i);
    if ((board.houses.get(s, card) & bit) !== 0 && board.exhausted.get(s, card) === 0) sum += 1;
  }
  for (let i = relics.size(s) - 1; i >= 0; i--) if ((board.houses.get(s, relics.get(s, i)) & bit) !== 0) sum += 0.5;
  return sum;
}

/** Creatures first, so that what follows has them; an upgrade only where there is a creature of one's own. */
function likePlay(s: S, row: number): number {
  const { type, amber } = s.rules;
  if (type[row] === CREATURE) return 80;
  if (type[row] === ACTION) return 75 + 4 * amber[row];
  if (type[row] !== UPGRADE) return 85;
  return board.line[board.active.get(s)].size(s) > 0 ? 75 : 10;
}

/** A fight that pays more than the æmber of a reap. */
function likeFight(s: S, card: number): number {
  const value = bestTrade(s, card);
  return value > 1 ? 60 : value > 0.5 ? 45 : -10;
}

/** Whether a card is on the side against which the active player plays; those of teammates are not. */
const isHostile = (s: S, card: number): boolean => board.side.get(s, card) === opponentOf(s, board.active.get(s));

function likePick(s: S, code: number): number {
  if (code >= hiddenCodes(s)) return 0;
  const intent = intentOf(s.game.programs[s.block[s.frame + PROGRAM]], s.block[s.frame + PC]);
  const own = isHostile(s, code) ? -1 : 1;
  return 10 * intent * own * bodyWorth(s, code);
}
