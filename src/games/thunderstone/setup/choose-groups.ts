import type { Chance } from '../../../engine/chance.js';
import { ConfigError } from '../../../engine/errors.js';
import { nearest } from '../../../engine/nearest.js';
import type { State } from '../../../engine/state.js';
import { KIND } from '../card-types.js';
import type { Content, Rules } from '../content.js';
import { board, HEROES } from '../layout.js';
import type { Options } from '../options.js';

type S = State<Rules>;

/** TS-009: village types of a set-up. */
export const VILLAGE_TYPES = 8;

/** What takes part in a game: groups, and the rows of guardians. */
export interface Chosen {
  readonly heroes: number[];
  readonly village: number[];
  readonly monsters: number[];
  /** Groups of treasures and traps. */
  readonly features: number[];
  readonly guardians: number[];
}

/** The groups that the option names, or null for a random set-up. @throws ConfigError for a name nobody knows */
export function namedGroups({ groups }: Content, { cardSet, wrath }: Options): number[] | null {
  if (cardSet === 'random') return null;
  if (cardSet === 'first_game')
    return groups.flatMap((group, index) => (isChosen(group.kind) && group.firstGame ? [index] : []));
  return cardSet.split('+').map((id) => {
    const index = groups.findIndex((group) => group.id === id && isChosen(group.kind));
    if (index >= 0 && (wrath || !groups[index].wrath)) return index;
    const ids = groups.filter((group) => isChosen(group.kind) && (wrath || !group.wrath)).map((group) => group.id);
    throw new ConfigError({
      where: 'option cardSet',
      problem: `there is no stack "${id}"${index >= 0 ? ' without wrath' : ''}`,
      right: 'first_game, random, or ids of stacks and monster classes joined by + are expected',
      value: cardSet,
      nearest: nearest(id, ids),
    });
  });
}

/** Kinds of groups that a set-up chooses. */
function isChosen(kind: number): boolean {
  return (
    kind === KIND.hero ||
    kind === KIND.village ||
    kind === KIND.monster ||
    kind === KIND.swarm ||
    kind === KIND.treasure ||
    kind === KIND.trap ||
    kind === KIND.guardian
  );
}

/** @throws ConfigError for options that go together with `wrath` alone */
export function refuseWithoutWrath({ wrath, thunderstone, guardians }: Options): void {
  if (wrath) return;
  if (thunderstone === 'agony') throw needsWrath('thunderstone', 'agony');
  if (guardians === 2) throw needsWrath('guardians', '2');
}

function needsWrath(option: string, value: string): ConfigError {
  return new ConfigError({
    where: `option ${option}`,
    problem: `${value} is a card of Wrath of the Elements`,
    right: 'wrath=true is expected with it',
    value,
  });
}

/** A list in random order, by the luck of set-up. */
function shuffled(s: S, list: readonly number[], chance: Chance): number[] {
  const order = [...list];
  for (let left = order.length; left > 1; left--) {
    const at = board.setupLuck.roll(s, chance, left);
    [order[at], order[left - 1]] = [order[left - 1], order[at]];
  }
  return order;
}

/** A feature randomizer among those of the monsters (TS-011). */
const FEATURE = -1;

/** TS-006, TS-008..014: what takes part, as named or by luck. */
export function chooseGroups(s: S, chance: Chance): Chosen {
  const { named, options } = s.rules;
  const first = options.cardSet === 'first_game';
  const fixed = named ?? [];
  const ofKind = (...kinds: number[]): number[] =>
    s.rules.groups.flatMap(({ kind, wrath }, index) =>
      kinds.includes(kind) && (options.wrath || !wrath) ? [index] : [],
    );
  const complete = (kind: number, count: number): number[] => {
    const own = fixed.filter((group) => s.rules.groups[group].kind === kind).slice(0, count);
    const others = ofKind(kind).filter((group) => !own.includes(group));
    return [...own, ...shuffled(s, others, chance).slice(0, count - own.length)];
  };
  const heroes = complete(KIND.hero, HEROES);
  const village = complete(KIND.village, VILLAGE_TYPES);
  const isMonster = (group: number): boolean =>
    s.rules.groups[group].kind === KIND.monster || s.rules.groups[group].kind === KIND.swarm;
  const monsters = fixed.filter(isMonster);
  const features = fixed.filter((group) => [KIND.treasure, KIND.trap].includes(s.rules.groups[group].kind));
  const guardians = shuffled(s, guardianRows(s), chance);
  let guardianCount = fixed.some((group) => s.rules.groups[group].kind === KIND.guardian) ? 1 : 0;
  if (!first) {
    const others = ofKind(KIND.monster, KIND.swarm).filter((group) => !monsters.includes(group));
    const randomizers = [...others, ...Array.from({ length: options.featureRandomizers }, () => FEATURE)];
    let met = 0;
    for (const drawn of shuffled(s, randomizers, chance)) {
      if (monsters.length >= options.monsterGroups) break;
      if (drawn === FEATURE) met++;
      else monsters.push(drawn);
    }
    const pile = shuffled(s, featurePile(s, ofKind(KIND.treasure, KIND.trap), features), chance);
    for (const feature of pile.slice(0, met)) {
      if (feature < 0) guardianCount++;
      else features.push(feature);
    }
  }
  if (options.guardians !== 'by_set') guardianCount = options.guardians;
  return { heroes, village, monsters, features, guardians: chosenGuardians(s, guardians, guardianCount, first) };
}

/** TS-012: the pile of features; a guardian is -1, and lies there unless an option fixes their number. */
function featurePile(s: S, all: readonly number[], taken: readonly number[]): number[] {
  const others = all.filter((group) => !taken.includes(group));
  return s.rules.options.guardians === 'by_set' ? [...others, ...guardianRows(s).map(() => FEATURE)] : others;
}

function guardianRows(s: S): number[] {
  const { kind, isWrath, copies, options } = s.rules;
  return Array.from(kind.keys()).filter(
    (row) => kind[row] === KIND.guardian && copies[row] > 0 && (options.wrath || isWrath[row] === 0),
  );
}

/** TS-006: the first game names its guardian; else luck takes some. */
function chosenGuardians(s: S, shuffledRows: readonly number[], count: number, first: boolean): number[] {
  const rows = first ? [...shuffledRows].sort((a, b) => s.rules.isWrath[a] - s.rules.isWrath[b]) : shuffledRows;
  return rows.slice(0, count);
}
