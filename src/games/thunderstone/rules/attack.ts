import type { State } from '../../../engine/state.js';
import { typeNumber } from '../card-types.js';
import type { Rules } from '../content.js';
import { PASSIVE, TRAIT, type Traits } from '../effect-tables.js';
import { board, HALL, MARK, SHOWN } from '../layout.js';
import { isMonsterAt } from './cards.js';
import { fits, read } from './reading.js';
import { isMarked, placeOf, rowAt } from './shown.js';

type S = State<Rules>;

/**
 * An attack, worked out for one target: filled by `weigh`, read at once. It is scratch paper, not part of any state.
 */
export const tally = {
  attack: 0,
  magic: 0,
  light: 0,
  /** What diseases take off the total. */
  loss: 0,
  /** Light missing at the target's rank. */
  missing: 0,
  /** The attack value. */
  value: 0,
  /** Destroyed cards count too: they leave after the battle (TS-133). */
  whole: false,
};

/** A hero gives nothing at all, or no Attack and Magic Attack. */
const GIVES_NOTHING = 2;
const GIVES_NO_ATTACK = 1;

const strengths = new Int16Array(SHOWN);
const heroAttack = new Int16Array(SHOWN);
const heroMagic = new Int16Array(SHOWN);
const idleness = new Uint8Array(SHOWN);

/** The current Strength of the hero at a place of the revealed hand (TS-112). */
export function strengthAt(s: S, place: number): number {
  const { clauses, of, strength } = s.rules;
  const { shown } = board;
  let sum = strength[rowAt(s, place)] + board.strength.get(s, place);
  for (let j = shown.size(s) - 1; j >= 0; j--) {
    const card = shown.get(s, j);
    const aura = clauses.strength[of[card]];
    if (aura && fits(s, aura.whom, card, shown.get(s, place))) sum += read(s, aura.by, card);
  }
  return sum;
}

/** Whether a hero could hold a weapon now (TS-111). */
export function canHold(s: S, hero: number, weapon: number): boolean {
  return board.weightless.get(s) !== 0 || strengthAt(s, hero) >= s.rules.weight[rowAt(s, weapon)];
}

/** Whether the hero at a place holds a weapon that it is still strong enough for (TS-115). */
export function isArmed(s: S, place: number): boolean {
  const weapon = placeOf(s, board.mate.get(s, place));
  return weapon >= 0 && canHold(s, place, weapon);
}

function rankOf(place: number): number {
  return place < HALL ? place + 1 : 0;
}

/**
 * The attack value against the card at a place of the hall (TS-119..127), with the traits of that card; `tally` holds
 * its parts. The state is as before afterwards.
 */
export function weigh(s: S, place: number): number {
  const declared = board.target.get(s);
  board.target.set(s, place);
  const whole = tally.whole;
  tally.whole = true;
  const target = s.rules.of[board.hall.get(s, place)];
  const traits = s.rules.clauses.traits[target];
  tally.attack = board.moreAttack.get(s);
  tally.magic = board.moreMagic.get(s);
  tally.light = board.moreLight.get(s);
  tally.loss = 0;
  prepareHeroes(s, traits, rankOf(place));
  addCards(s, traits);
  addAuras(s, traits);
  addHeroes(s);
  lackOfLight(s, traits, place);
  tally.value = total(s, traits, board.hall.get(s, place));
  tally.whole = whole;
  board.target.set(s, declared);
  return tally.value;
}

function prepareHeroes(s: S, traits: Traits, rank: number): void {
  const { isHero } = s.rules;
  const size = board.shown.size(s);
  for (let i = 0; i < size; i++) {
    heroAttack[i] = 0;
    heroMagic[i] = 0;
    idleness[i] = 0;
    const row = rowAt(s, i);
    if (isHero[row] === 0) continue;
    strengths[i] = strengthAt(s, i);
    idleness[i] = idlenessOf(s, traits, i, row, rank);
  }
}

function idlenessOf(s: S, traits: Traits, place: number, row: number, rank: number): number {
  if (isMarked(s, place, MARK.idle)) return GIVES_NOTHING;
  const { idleInRank } = s.rules.clauses.traits[row];
  if (idleInRank && read(s, idleInRank, -1) === rank) return GIVES_NOTHING;
  if (traits.strengthNeeded && strengths[place] < read(s, traits.strengthNeeded, -1)) return GIVES_NOTHING;
  if (traits.flags & TRAIT.unarmedIdle && !isArmed(s, place)) return GIVES_NO_ATTACK;
  return 0;
}

/** What each revealed card gives; weapons give it to their hero, or nothing. */
function addCards(s: S, traits: Traits): void {
  const { isHero, isWeapon, isSpell, isDisease, attack, magic, light, clauses, of, options } = s.rules;
  const { shown } = board;
  const size = shown.size(s);
  for (let i = 0; i < size; i++) {
    const card = shown.get(s, i);
    const row = of[card];
    if (traits.barred && fits(s, traits.barred, -1, card)) continue;
    const hero = holder(s, i, row);
    if (hero === NOBODY || (hero >= 0 && idleness[hero] === GIVES_NOTHING)) continue;
    let a = attack[row] + board.attack.get(s, i);
    let m = magic[row] + board.magic.get(s, i);
    let l = light[row];
    if (clauses.conditional[row] !== 0) {
      const [more, moreMagic, moreLight] = [clauses.attack[row], clauses.magic[row], clauses.light[row]];
      if (more) a += read(s, more, card);
      if (moreMagic) m += read(s, moreMagic, card);
      if (moreLight) l += read(s, moreLight, card);
    }
    if (isDisease[row] !== 0) {
      tally.loss -= a;
      continue;
    }
    if (isWeapon[row] !== 0 && traits.flags & TRAIT.immuneToEdged && isEdged(s, row)) a = m = 0;
    if (isSpell[row] !== 0 && traits.flags & TRAIT.immuneToSpells) {
      a = m = 0;
      if (options.immuneToSpells === 'all_effects') l = 0;
    }
    tally.light += l;
    if (hero >= 0) {
      if (isHero[row] !== 0 && idleness[hero] === GIVES_NO_ATTACK) continue;
      heroAttack[hero] += a;
      heroMagic[hero] += m;
    } else {
      tally.attack += a;
      tally.magic += m;
    }
  }
}

const NOBODY = -2;
const NO_HERO = -1;

/** The place of the hero to whom a card's attack belongs; a weapon without one gives nothing (TS-113). */
function holder(s: S, place: number, row: number): number {
  if (s.rules.isHero[row] !== 0) return place;
  if (s.rules.isWeapon[row] === 0) return NO_HERO;
  const hero = placeOf(s, board.mate.get(s, place));
  if (hero < 0) return NOBODY;
  const strongEnough = board.weightless.get(s) !== 0 || strengths[hero] >= s.rules.weight[row];
  return strongEnough ? hero : NOBODY;
}

function isEdged(s: S, row: number): boolean {
  return s.rules.ofType[EDGED][row] !== 0;
}
const EDGED = typeNumber('edged');

function addAuras(s: S, traits: Traits): void {
  const { clauses, of, isHero, isSpell } = s.rules;
  const { shown } = board;
  const size = shown.size(s);
  for (let j = 0; j < size; j++) {
    const card = shown.get(s, j);
    const row = of[card];
    const aura = clauses.aura[row];
    if (aura === null) continue;
    if (isHero[row] !== 0 && idleness[j] === GIVES_NOTHING) continue;
    if (isSpell[row] !== 0 && traits.flags & TRAIT.immuneToSpells) continue;
    if (traits.barred && fits(s, traits.barred, -1, card)) continue;
    const by = read(s, aura.by, card);
    for (let i = 0; i < size; i++) {
      if (isHero[rowAt(s, i)] === 0 || idleness[i] !== 0) continue;
      if (fits(s, aura.whom, card, shown.get(s, i))) heroAttack[i] += by;
    }
  }
}

/** TS-120, TS-124: sums up, and multiplies last. */
function addHeroes(s: S): void {
  const { isHero, clauses } = s.rules;
  const size = board.shown.size(s);
  let doublings = 0;
  for (let i = 0; i < size; i++) {
    const row = rowAt(s, i);
    if (isHero[row] === 0) continue;
    const turned = isMarked(s, i, MARK.toMagic) || (board.arcane.get(s) !== 0 && isArmed(s, i));
    if (turned) tally.magic += heroAttack[i];
    else tally.attack += heroAttack[i];
    tally.magic += heroMagic[i];
    if (clauses.passive[row] & PASSIVE.doublesMagic && idleness[i] === 0) doublings++;
  }
  tally.magic *= 1 << doublings;
}

/** TS-102..107: light that is missing at a rank. */
function lackOfLight(s: S, traits: Traits, place: number): void {
  const rank = rankOf(place);
  const need = rank + (traits.lightNeeded ? read(s, traits.lightNeeded, -1) : 0);
  tally.missing = rank === 0 || tally.light >= need ? 0 : need - tally.light;
}

function total(s: S, traits: Traits, target: number): number {
  const { options } = s.rules;
  const { flags } = traits;
  let sum = counted(flags, tally.attack, tally.magic) - tally.loss;
  if (options.diseaseMinusChoice && tally.loss > 0) {
    const offAttack = counted(flags, tally.attack - tally.loss, tally.magic);
    const offMagic = counted(flags, tally.attack, tally.magic - tally.loss);
    sum = Math.max(offAttack, offMagic);
  }
  const penalty = tally.missing * options.lightPenalty;
  const halved = traits.halfUnless !== null && read(s, traits.halfUnless, target) === 0;
  if (!halved) return sum - penalty;
  return options.halfOrder === 'after_light' ? (sum - penalty) >> 1 : (sum >> 1) - penalty;
}

/** What of Attack and Magic Attack counts against a monster. */
function counted(flags: number, attack: number, magic: number): number {
  const a = flags & TRAIT.magicOnly ? 0 : attack;
  if (flags & TRAIT.immuneToMagic) return a;
  return a + (flags & TRAIT.halfMagic ? magic >> 1 : magic);
}

/** The Health of the monster at a place, as it stands in the battle (TS-134). */
export function healthAt(s: S, place: number): number {
  const { health, clauses, of, options } = s.rules;
  const card = board.hall.get(s, place);
  const row = of[card];
  const more = clauses.health[row];
  let sum = health[row] + (board.under.get(s, place) >= 0 ? 1 : 0);
  if (!more) return sum;
  const declared = board.target.get(s);
  const whole = tally.whole;
  board.target.set(s, place);
  tally.whole = options.healthBasis === 'before_destroys';
  sum += read(s, more, card);
  tally.whole = whole;
  board.target.set(s, declared);
  return sum;
}

/** Whether an attack on the monster at a place would be enough now (TS-137, TS-225). */
export function wins(s: S, place: number): boolean {
  const value = weigh(s, place);
  const { flags } = s.rules.clauses.traits[s.rules.of[board.hall.get(s, place)]];
  if (flags & TRAIT.magicRequired && tally.magic < 1) return false;
  return value >= healthAt(s, place);
}

/** Whether the monster at a place may be attacked (TS-079, TS-217, TS-228). */
export function isTarget(s: S, place: number): boolean {
  if (!isMonsterAt(s, place)) return false;
  const traits = s.rules.clauses.traits[s.rules.of[board.hall.get(s, place)]];
  if (traits.barred && hasUsed(s, traits)) return false;
  if ((traits.flags & TRAIT.shunsDark) === 0) return true;
  weigh(s, place);
  return tally.missing === 0;
}

function hasUsed(s: S, { barred }: Traits): boolean {
  const { shown, used, mate } = board;
  for (let i = shown.size(s) - 1; i >= 0; i--) {
    const card = shown.get(s, i);
    const touched = used.get(s, i) !== 0 || (s.rules.isWeapon[s.rules.of[card]] !== 0 && mate.get(s, i) >= 0);
    if (touched && barred && fits(s, barred, -1, card)) return true;
  }
  return false;
}

/** Total attack of the hero at a place in the battle at hand, its weapon included: for effects that compare heroes. */
export function attackOfHero(s: S, place: number): number {
  weigh(s, board.target.get(s));
  return heroAttack[place] + heroMagic[place];
}
