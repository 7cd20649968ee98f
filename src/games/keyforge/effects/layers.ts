import type { Program } from '../../../engine/effects/code.js';
import { PERFORM } from '../../../engine/effects/code.js';
import type { LastingName } from './shapes/lasting.js';

/*
 * What lasts is computed in layers, in this order, because later ones read what earlier ones made: who controls a card,
 * its houses, its flanks, what it has been granted, its keywords, its power, what may be done with it, and what players
 * may do. Questions come last: they are put to what lasts only when somebody wants to do something.
 */
export const CONTROL = 0;
export const HOUSE = 1;
export const FLANK = 2;
export const GRANT = 3;
export const KEYWORD = 4;
export const POWER = 5;
export const USE = 6;
export const PLAYER = 7;
export const LAYERS = 8;
/** Not computed but asked: see rules/queries.ts. */
export const QUESTION = 8;

/** The layer of each verb that lasts. */
export const layerOf: Readonly<Record<LastingName, number>> = {
  control: CONTROL,
  belongsTo: HOUSE,
  countsAsFlank: FLANK,
  grant: GRANT,
  keyword: KEYWORD,
  loseKeyword: KEYWORD,
  ignores: KEYWORD,
  power: POWER,
  armor: POWER,
  noFightDamage: USE,
  cannotBeDamaged: USE,
  cannot: USE,
  mayUse: USE,
  enters: USE,
  forgeFrom: USE,
  keyCost: PLAYER,
  handSize: PLAYER,
  playLimit: PLAYER,
  mustHouse: PLAYER,
  cannotHouse: PLAYER,
  skipForge: PLAYER,
  protectAmber: PLAYER,
  forbid: QUESTION,
  extraCost: QUESTION,
  mayPlay: QUESTION,
  nextReady: QUESTION,
  firstReady: QUESTION,
  fightDamage: QUESTION,
  attackOnly: QUESTION,
};

/** The layers in which a program does anything, as bits; 0 for one that does not last. */
export function layersOf({ code, triggers }: Program): number {
  if (triggers.length > 0 && triggers[0].name !== 'Static') return 0;
  let layers = 0;
  for (const { op, verb } of code) {
    const layer =
      op === PERFORM && verb ? Object.entries(layerOf).find(([name]) => name === verb.name)?.[1] : undefined;
    if (layer !== undefined) layers |= 1 << layer;
  }
  return layers;
}
