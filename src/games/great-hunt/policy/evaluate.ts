import type { Pile } from '../../../engine/fields.js';
import { activeHouse, cardsWorth, onCardsToForge } from '../../keyforge/policy/cards-worth.js';
import { valueOfLead } from '../../keyforge/policy/evaluate.js';
import { type Worth, worthOf } from '../../keyforge/policy/worth.js';
import { amberOf } from '../../keyforge/rules/amber.js';
import { hunt } from '../layout.js';
import type { HuntState } from '../rules/rules.js';
import { stormkinRenown, teamRenown } from '../rules/scoring.js';
import { isFitted, isOfStormkin } from '../rules/where.js';
import { gameAloft, harmAhead, reapsAhead, turnsAhead } from './outlook.js';

/*
 * What a position looks like to a sensible beginner, in æmber, and the same to every player: renown first, then what
 * makes renown, and what could sink Nantucket. In a team turn what the enemies will do next is counted as done, so that
 * ending the turn looks no worse than what is left of it.
 */

/** A renown card costs the Stormkin six and is worth one and a half. */
const RENOWN = 4;
const STORMKIN_AMBER = 0.8;
/** Æmber of the team: for the next key and the next voyage, and beyond. */
const AMBER = 0.8;
const AMBER_NEEDED = 10;
const AMBER_BEYOND = 0.3;
const FITTING = 6;

/** Nantucket with as much damage as power. */
const WRECK = 24;
/** What it will suffer when it may be sunk at once. */
const SINKING = 12;

/** Renown of a Skybeast that is there to be hunted, and of one that is nearly dead. */
const FRESH = 0.12;
const WOUNDED = 0.35;
/** Renown of a Skybeast card that nobody has seen yet. */
const USUAL_RENOWN = 1.7;

/** A creature of the Stormkin: what it is, what it does in each turn to come, and each life. */
const PIRATE = 0.6;
const PIRATE_TURN = 0.16;
const PIRATE_LIFE = 0.07;
const MOST_TURNS = 8;

/** A turn of the enemies that is to come: the cards that they will play. */
const CARDS_AHEAD = 1.1;

/** A lead of so much is a value of about 0.85: at the beginning of a game, and at its end. */
const LEAD_FIRST = 26;
const LEAD_LAST = 8;

/** What the cards of each of so many players are worth: they are used in every turn of theirs only. */
const SHARE = [1, 1, 0.75, 0.6];

/** The value of a position, 0..1: the same for all seats but for the hand that each sees. */
export const evaluate = (s: HuntState, seat: number): number => judge(s, seat, isInTeamTurn(s));

/** The same at the very beginning of an enemy turn, as the active player sees it. */
export const evaluateBeforeEnemies = (s: HuntState): number => judge(s, hunt.active.get(s), true);

/**
 * Whether the lead behind what `evaluateBeforeEnemies` says (see `leadBehind`) is so great at least. Asked in every enemy
 * turn of every game: what is about to hit Nantucket is looked for only where the lead would do without it.
 */
export function isLeadBeforeEnemies(s: HuntState, atLeast: number): boolean {
  if (hunt.sunk.get(s) !== 0) return false;
  const least = atLeast * muchOf(s, true);
  const worth = worthOf(s.rules);
  const cards = cardsOfTeam(s, worth, hunt.active.get(s));
  const lead = renownLead(s, true) + fortune(s) + cards - threat(s, worth, true);
  return lead >= least && lead - danger(s, true) >= least;
}

/** @param next whether an enemy turn is next, and what it is seen to bring counts as done */
function judge(s: HuntState, seat: number, next: boolean): number {
  if (hunt.sunk.get(s) !== 0) return 0;
  const worth = worthOf(s.rules);
  const besides = fortune(s) - danger(s, next);
  const cards = cardsOfTeam(s, worth, seat);
  return valueOfLead(renownLead(s, next) + besides + cards - threat(s, worth, next), muchOf(s, next));
}

/** The lead whose value is about 0.85. */
function muchOf(s: HuntState, next: boolean): number {
  const ahead = Math.min(1, turnsAhead(s, next) / s.rules.options.skybeasts);
  return LEAD_LAST + (LEAD_FIRST - LEAD_LAST) * ahead;
}

/** The cards of the players; a seat sees its own hand. */
function cardsOfTeam(s: HuntState, worth: Worth, seat: number): number {
  const { players } = s.rules;
  let cards = 0;
  for (let side = 0; side < players; side++) cards += cardsWorth(s, worth, side, side === seat);
  return SHARE[players] * cards;
}

/** GH-06: what has been scored, the Stormkin's as the option counts it. */
const renownLead = (s: HuntState, next: boolean): number =>
  RENOWN * (teamRenown(s) - (s.rules.options.renownScale / 100) * stormkinRenown(s)) +
  RENOWN * (gameAloft(s, FRESH, WOUNDED) + (next ? FRESH * USUAL_RENOWN * hunt.skyArchives.size(s) : 0));

/** What the team has besides its cards: æmber and upgrades. */
function fortune(s: HuntState): number {
  const side = hunt.active.get(s);
  const amber = amberOf(s, side) + onCardsToForge(s, side);
  const needed = Math.min(amber, AMBER_NEEDED);
  return AMBER * needed + AMBER_BEYOND * (amber - needed) + FITTING * fittings(s);
}

function fittings(s: HuntState): number {
  let count = 0;
  for (let i = hunt.standing.size(s) - 1; i >= 0; i--) if (isFitted(s, hunt.standing.get(s, i))) count++;
  return count;
}

/** How near Nantucket is to its end, with what is about to hit it. */
function danger(s: HuntState, next: boolean): number {
  const { nantucket } = s.rules;
  const power = Math.max(1, hunt.power.get(s, nantucket));
  const coming = next ? harmAhead(s) : 0;
  const share = Math.min(1.5, (hunt.damage.get(s, nantucket) + coming) / power);
  return WRECK * share * share + (share >= 1 ? SINKING : 0);
}

/** Whether what is left of the turn is the team's: the enemies are next. */
const isInTeamTurn = (s: HuntState): boolean => hunt.enemyTurn.get(s) === 0 && activeHouse(s, hunt.active.get(s)) !== 0;

/** What the Stormkin have, and what comes next from them. */
function threat(s: HuntState, worth: Worth, next: boolean): number {
  const { enemy, options } = s.rules;
  const turns = Math.min(MOST_TURNS, turnsAhead(s, next) + 1);
  let sum = STORMKIN_AMBER * amberOf(s, enemy);
  sum += pirates(s, hunt.line[enemy], turns) + pirates(s, hunt.skyrealm, turns);
  const relics = hunt.relics[enemy];
  for (let i = relics.size(s) - 1; i >= 0; i--)
    sum += worth.inPlay[s.rules.row[relics.get(s, i)]] + PIRATE_TURN * turns;
  if (next) sum += STORMKIN_AMBER * reapsAhead(s) + CARDS_AHEAD * options.stormkinDraw;
  return sum;
}

function pirates(s: HuntState, pile: Pile, turns: number): number {
  let sum = 0;
  for (let i = pile.size(s) - 1; i >= 0; i--) {
    const card = pile.get(s, i);
    if (!isOfStormkin(s, card)) continue;
    const life = hunt.power.get(s, card) - hunt.damage.get(s, card);
    sum += PIRATE + PIRATE_TURN * turns + PIRATE_LIFE * life - (hunt.stunned.get(s, card) !== 0 ? PIRATE_TURN : 0);
  }
  return sum;
}
