import { EVENTS } from '../effects/shapes/events.js';
import { ACTION, ARTIFACT, CREATURE, type Rules } from '../rules/rules.js';

/**
 * What cards are worth, in æmber, by row of the card table. The figures are guesses of a sensible beginner that were tried
 * against each other; they decide how well bots play, never what a game allows.
 */
export interface Worth {
  /** Of a card in play, its power and what is on it aside. */
  readonly inPlay: Float64Array;
  readonly inHand: Float64Array;
}

/** A body on the table: what it will reap, less what will happen to it before. */
const BODY = 1.1;
const ARTIFACT_IN_PLAY = 0.7;
const UPGRADE_IN_PLAY = 0.5;
/** An ability that works for as long as its card is in play. */
const ABILITY = 0.15;
/** More abilities than this make a card no better. */
const MOST_ABILITIES = 2;
/** Each of the keywords. */
const KEYWORD = 0.15;

const CREATURE_IN_HAND = 0.7;
const OTHER_IN_HAND = 0.3;
const UPGRADE_IN_HAND = 0.3;
/** Of each bonus æmber of a card in hand. */
const BONUS_IN_HAND = 0.5;

const known = new WeakMap<Rules, Worth>();

/** The worths of the cards of a game; computed once for each. */
export function worthOf(rules: Rules): Worth {
  const there = known.get(rules);
  if (there) return there;
  const worth = {
    inPlay: Float64Array.from(rules.ids, (_, row) => inPlay(rules, row)),
    inHand: Float64Array.from(rules.ids, (_, row) => inHand(rules, row)),
  };
  known.set(rules, worth);
  return worth;
}

function inPlay(rules: Rules, row: number): number {
  const abilities = ABILITY * Math.min(MOST_ABILITIES, lastingAbilities(rules, row));
  switch (rules.type[row]) {
    case CREATURE:
      return BODY + abilities + keywordsWorth(rules, row);
    case ARTIFACT:
      return ARTIFACT_IN_PLAY + abilities;
    default:
      return UPGRADE_IN_PLAY;
  }
}

/** Abilities other than those that are resolved when the card is played. */
function lastingAbilities({ texts, events }: Rules, row: number): number {
  const { reactions, statics } = texts[row];
  let lasting = statics.length;
  for (const program of reactions) if (events[program] !== 1 << EVENTS.played) lasting++;
  return lasting;
}

function keywordsWorth({ keywords, assault, hazardous }: Rules, row: number): number {
  let bits = keywords[row];
  let sum = 0;
  for (; bits !== 0; bits &= bits - 1) sum += KEYWORD;
  return sum + 0.05 * (assault[row] + hazardous[row]);
}

function inHand({ type, amber }: Rules, row: number): number {
  const bonus = BONUS_IN_HAND * amber[row];
  if (type[row] === CREATURE) return CREATURE_IN_HAND + bonus;
  return (type[row] === ACTION || type[row] === ARTIFACT ? OTHER_IN_HAND : UPGRADE_IN_HAND) + bonus;
}
