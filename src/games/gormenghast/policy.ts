import { bounded, type Chance } from '../../engine/chance.js';
import { firstOf, kindOf } from '../../engine/offer.js';
import type { State } from '../../engine/state.js';
import type { Rules } from './content.js';
import { board, CHARACTERS } from './layout.js';
import { ACTION, isRitualCard } from './rules/cards.js';
import { readLinks, stepsBetween } from './rules/castle.js';
import { movingCharacter } from './rules/movement.js';
import { hasArtifact } from './rules/plots.js';

/*
 * What a sensible beginner thinks of a position. The weights are ours, found by playing bots against each other; they
 * decide how well searches play, never what a game allows.
 */

type S = State<Rules>;

/** Worth of a plot about to be completed, as a share of its tokens. */
const READY = 0.92;
/** The same for one whose character is on its way, before distance and control are counted. */
const UNDER_WAY = 0.62;
/** How much each step still to go takes away: a share of 1 / (1 + steps × this). */
const STEP_COST = 0.28;
/** Shares left when the character is nobody's or another's. */
const NOBODYS = 0.55;
const ANOTHERS = 0.3;
/** A plot that cannot be worked at now: its tile or character is not in play. */
const DISTANT = 0.04;
/** The chance given to bring the artifact along, when the character stands by it, and when it lies elsewhere. */
const BESIDE_ARTIFACT = 0.6;
const ARTIFACT_AWAY = 0.12;
/** Nobody works at many plots at once: how much the second and the third best count, further ones do not. */
const SECOND_PLOT = 0.4;
const THIRD_PLOT = 0.15;
/** Cards in hand, in victory tokens: the first few make moves, more hardly help, rituals only clog. */
const CARDS = [0.12, 0.1, 0.08, 0.06, 0.04, 0.02];
const RITUAL_CARD = -0.3;
/** An influence token on a card, in victory tokens. */
const CONTROL = 0.06;
/** How steeply a lead shows in the value: by this much of the goal ahead, a seat is at about 0.85. */
const LEAD_OF_GOAL = 0.11;

/** The value of a position to a seat, 0..1, from what that seat can see: its own cards, everybody's tokens. */
export function evaluate(s: S, seat: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.players; other++) {
    if (other !== seat) best = Math.max(best, standing(s, other));
  }
  const lead = standing(s, seat) + prospects(s, seat) - best;
  const steep = lead / (LEAD_OF_GOAL * s.rules.options.tokenGoal);
  return 0.5 + (0.49 * steep) / Math.sqrt(2 + steep * steep);
}

/** What everybody sees of a seat, in victory tokens. */
function standing(s: S, seat: number): number {
  let tokens = 0;
  for (let who = 0; who < CHARACTERS; who++) {
    if (board.controller.get(s, who) === seat) tokens += Math.min(2, board.influence.get(s, who));
  }
  return board.victory.get(s, seat) + CONTROL * tokens;
}

/** What a seat's own cards promise, in victory tokens. */
function prospects(s: S, seat: number): number {
  readLinks(s);
  let [first, second, third] = [0, 0, 0];
  const plots = board.plots[seat];
  for (let i = plots.size(s) - 1; i >= 0; i--) {
    const worth = promise(s, seat, s.rules.plots.of[plots.get(s, i)]);
    if (worth > first) [first, second, third] = [worth, first, second];
    else if (worth > second) [second, third] = [worth, second];
    else if (worth > third) third = worth;
  }
  let sum = first + SECOND_PLOT * second + THIRD_PLOT * third;
  const hand = board.hand[seat];
  // Cards still to be drawn this turn count as held, so that ending a turn is worth no more than what it was used for.
  let cards = board.active.get(s) === seat ? board.toDraw.get(s) : 0;
  for (let i = hand.size(s) - 1; i >= 0; i--) {
    if (isRitualCard(s, hand.get(s, i))) sum += RITUAL_CARD;
    else cards++;
  }
  for (let i = Math.min(cards, CARDS.length) - 1; i >= 0; i--) sum += CARDS[i];
  return sum;
}

/** The steps a character still has to go to arrive at a plot's tile by this seat's doing, -1 when there is no way. */
function stepsToGo(s: S, seat: number, row: number): number {
  const { plots } = s.rules;
  const from = board.place.get(s, plots.character[row]);
  const to = plots.tile[row];
  if (from < 0 || !board.castle.has(s, to)) return -1;
  if (from !== to) return stepsBetween(from, to);
  const arrived = board.broughtBy.get(s, plots.character[row]) === seat || s.rules.options.plotArrival === 'presence';
  // Who stands there already must go out and come in again.
  return arrived && board.active.get(s) === seat ? 0 : 2;
}

/** `readLinks` has just been called. */
function promise(s: S, seat: number, row: number): number {
  const { plots, options } = s.rules;
  const who = plots.character[row];
  const steps = stepsToGo(s, seat, row);
  const extra = options.plotRewardArtifact - options.plotReward;
  if (steps < 0 || board.blocked.get(s) === plots.tile[row]) return DISTANT * (options.plotReward + extra / 2);
  const controller = board.controller.get(s, who);
  const control = controller === seat ? 1 : controller < 0 ? NOBODYS : ANOTHERS;
  const reward = options.plotReward + extra * artifactChance(s, row);
  if (steps === 0 && controller === seat) return READY * reward;
  return (UNDER_WAY * control * reward) / (1 + STEP_COST * steps);
}

function artifactChance(s: S, row: number): number {
  const { plots } = s.rules;
  const artifact = plots.artifact[row];
  if (board.carries.get(s, plots.character[row]) === artifact) return 1;
  if (board.looseOn.get(s, artifact) === plots.tile[row] && hasArtifact(s, row)) return 1;
  const lies = board.looseOn.get(s, artifact);
  return lies >= 0 && lies === board.place.get(s, plots.character[row]) ? BESIDE_ARTIFACT : ARTIFACT_AWAY;
}

/** Kinds of actions the policy has an opinion on; see the rules for their declarations. */
const INFLUENCE = 10;
const STEP = 40;
const PICK_UP = 41;
const STOP = 43;
const MOVER = 44;
const CLAIM = 50;
const CLAIM_BETWEEN_CARDS = 51;
const PLAY = 60;
const END = 62;
const FOR_INFLUENCE = 63;
const FOR_MOVEMENT = 64;
const DRAW = 66;
const DISCARD_PLOT = 69;

/** What the cards of a turn are for: bringing a character that is one's own on its way, or winning one over. */
const NOTHING = 0;
const WIN_OVER = 1;
const BRING = 2;

/** A cheap sensible choice: claims plots, works at its own, draws what it lacks, else plays a card at random. */
export function playout(s: S, chance: Chance): number {
  const { offer } = s;
  const { count } = offer;
  if (kindOf(offer.codes[0]) === STEP) readLinks(s);
  const purpose = purposeOf(s, offer.seat);
  let best = -1;
  let bestValue = 0;
  for (let i = 0; i < count; i++) {
    const value = appeal(s, offer.seat, offer.codes[i], purpose);
    if (value <= bestValue) continue;
    best = i;
    bestValue = value;
  }
  if (best >= 0) return best;
  return bounded(chance.uint32(0, 0), count);
}

/** What a seat's cards are best used for now. */
function purposeOf(s: S, seat: number): number {
  const { plots } = s.rules;
  const held = board.plots[seat];
  let purpose = NOTHING;
  for (let i = held.size(s) - 1; i >= 0; i--) {
    const row = plots.of[held.get(s, i)];
    const who = plots.character[row];
    if (board.place.get(s, who) < 0 || !board.castle.has(s, plots.tile[row])) continue;
    if (board.controller.get(s, who) === seat) return BRING;
    purpose = WIN_OVER;
  }
  return purpose;
}

/** How much an option appeals, 0 for no opinion. */
function appeal(s: S, seat: number, code: number, purpose: number): number {
  const a = firstOf(code);
  switch (kindOf(code)) {
    case CLAIM:
    case CLAIM_BETWEEN_CARDS:
      return hasArtifact(s, a) ? 101 : 100;
    case PLAY:
      return cardAppeal(s, a, purpose);
    case END:
      return 1;
    case FOR_MOVEMENT:
      return purpose === BRING ? 3 : 1;
    case FOR_INFLUENCE:
      return purpose === WIN_OVER ? 3 : 2;
    case INFLUENCE:
      return a < CHARACTERS && board.controller.get(s, a) !== seat ? aimOf(s, seat, a) : 0;
    case MOVER:
      return 2 * aimOf(s, seat, a);
    case STEP:
      return stepAppeal(s, seat, a);
    case PICK_UP:
      return wantsArtifact(s, seat, a) ? 60 : 0;
    case STOP:
      return 0.01;
    case DRAW:
      return (a === ACTION) === board.plots[seat].size(s) > 2 ? 1 : 0;
    case DISCARD_PLOT:
      return board.castle.has(s, s.rules.plots.tile[a]) ? 0 : 1;
    default:
      return 0;
  }
}

/** A Ritual Card is best got rid of; a card whose icon serves the purpose is better than ending the turn. */
function cardAppeal(s: S, row: number, purpose: number): number {
  const { cards } = s.rules;
  if (cards.ritual[row] !== 0) return 2;
  if (purpose === BRING) return 2 + cards.movement[row];
  return purpose === WIN_OVER ? 2 + cards.influence[row] : 0;
}

/** 1 when a character is named by a plot of the seat and both are in play, else 0. */
function aimOf(s: S, seat: number, who: number): number {
  const { plots } = s.rules;
  const held = board.plots[seat];
  for (let i = held.size(s) - 1; i >= 0; i--) {
    const row = plots.of[held.get(s, i)];
    if (plots.character[row] === who && board.place.get(s, who) >= 0 && board.castle.has(s, plots.tile[row])) return 1;
  }
  return 0;
}

function wantsArtifact(s: S, seat: number, artifact: number): boolean {
  const { plots } = s.rules;
  const held = board.plots[seat];
  for (let i = held.size(s) - 1; i >= 0; i--) if (plots.artifact[plots.of[held.get(s, i)]] === artifact) return true;
  return false;
}

/** A step that brings the moving character nearer to the tile of one of its plots; `readLinks` has just been called. */
function stepAppeal(s: S, seat: number, side: number): number {
  const who = movingCharacter(s);
  const from = board.place.get(s, who);
  const to = board.neighbor.get(s, from, side);
  if (to < 0) return 0;
  const { plots } = s.rules;
  const held = board.plots[seat];
  let best = 0;
  for (let i = held.size(s) - 1; i >= 0; i--) {
    const row = plots.of[held.get(s, i)];
    const goal = plots.tile[row];
    if (plots.character[row] !== who || !board.castle.has(s, goal)) continue;
    if (goal === to) return 50;
    const before = stepsBetween(from, goal);
    const after = stepsBetween(to, goal);
    if (after >= 0 && (before < 0 || after < before)) best = Math.max(best, 40 - after);
  }
  return best;
}
