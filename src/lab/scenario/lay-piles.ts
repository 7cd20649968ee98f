import { ConfigError } from '../../engine/errors.js';
import type { Components, Pile } from '../../engine/fields.js';
import type { State } from '../../engine/state.js';
import type { PileEntry, WantedPile } from './pile-entries.js';
import type { Vocabulary } from './vocabulary.js';

/** Where components go that lay in a pile a position lays anew: the name of a pile, or `out` of the game. */
export type Rest = string | Readonly<Record<string, string>>;

/** A pile as a position wants it. */
export interface LaidPile extends WantedPile {
  readonly pile: Pile;
  readonly name: string;
  readonly where: string;
}

/** Which component was chosen for each entry. */
type Chosen = ReadonlyMap<PileEntry, number>;

/**
 * Moves components so that every wanted pile is as it was written. Each component exists once, before and after: named
 * ones are taken from wherever they lie. What lay in a pile that is laid anew and is not named goes to `rest`: without
 * one, or where the rules keep it from there, under a face-down pile of the same seat, of the table, or of another seat.
 * @throws ConfigError when there are too few copies, no room, or no place for the rest
 */
export function layPiles(s: State<unknown>, wanted: readonly LaidPile[], rest: Rest | null, words: Vocabulary): void {
  for (const set of new Set(wanted.map(({ pile }) => pile.set))) {
    const ofSet = wanted.filter(({ pile }) => pile.set === set);
    const chosen = choose(s, set, ofSet);
    takeAway(s, set, new Set(chosen.values()));
    const displaced = ofSet.flatMap((from) => (from.whole ? empty(s, from) : []));
    for (const laid of ofSet) fill(s, laid, chosen);
    const target = restOf(set, rest, words);
    const full = new Set(ofSet.filter(({ whole }) => whole).map(({ pile }) => pile));
    for (const { component, from } of displaced) {
      set.forget(s, component);
      if (target === 'out') continue;
      const isRefused = target === null || refusal(s, target, component) !== null;
      const candidates = isRefused ? faceDown(s, from.pile, full, component) : [target];
      const to = candidates.find((pile) => accepts(s, pile, component));
      if (!to) throw noPlace(from, words.namesOf(set).label(component));
      to.insert(s, 0, component);
    }
  }
}

/** Chooses a copy for every entry: first where only one will do or one lies there already, then the nearest. */
function choose(s: State<unknown>, set: Components, wanted: readonly LaidPile[]): Chosen {
  const lies = placesOf(s, set);
  const emptied = new Set(wanted.filter(({ whole }) => whole).map(({ pile }) => pile));
  const taken = new Set<number>();
  const chosen = new Map<PileEntry, number>();
  const take = (entry: PileEntry, component: number): void => {
    taken.add(component);
    chosen.set(entry, component);
  };
  const fitting = new Map<PileEntry, readonly number[]>();
  const open = (entry: PileEntry): number[] => copiesFor(entry).filter((component) => !taken.has(component));
  const copiesFor = (entry: PileEntry): readonly number[] => fitting.get(entry) ?? entry.candidates;
  const entries = wanted.flatMap(({ pile, name, entries }) => entries.map((entry) => ({ pile, name, entry })));
  for (const { pile, name, entry } of entries) fitting.set(entry, fittingCopies(s, entry, pile, name));
  for (const { entry } of entries.filter(({ entry }) => copiesFor(entry).length === 1)) {
    const [only] = open(entry);
    if (only === undefined) throw tooFew(entry, copiesFor(entry).length);
    take(entry, only);
  }
  for (const { pile, entry } of entries) {
    if (chosen.has(entry)) continue;
    const there = open(entry).find((component) => lies.get(component) === pile);
    if (there !== undefined) take(entry, there);
  }
  for (const { pile, entry } of entries) {
    if (chosen.has(entry)) continue;
    const free = open(entry);
    if (free.length === 0) throw tooFew(entry, copiesFor(entry).length);
    const distances = free.map((component) => distance(lies.get(component), pile, emptied));
    take(entry, free[distances.indexOf(Math.min(...distances))]);
  }
  return chosen;
}

/**
 * The copies that may lie in a pile.
 * @throws ConfigError when none may
 */
function fittingCopies(s: State<unknown>, entry: PileEntry, pile: Pile, name: string): readonly number[] {
  const fitting = entry.candidates.filter((component) => refusal(s, pile, component) === null);
  if (fitting.length > 0) return fitting;
  throw new ConfigError({
    where: entry.where,
    problem: `"${entry.text}" may not lie in ${name}`,
    right: refusal(s, pile, entry.candidates[0]) ?? '',
  });
}

/** What would be right where a component may not lie in a pile, null where it may. */
function refusal(s: State<unknown>, pile: Pile, component: number): string | null {
  if (pile.only && !pile.only(s.rules, component)) return 'another pile is expected';
  return s.game.spec.positions?.refuses?.(s.rules, component, pile) ?? null;
}

function placesOf(s: State<unknown>, set: Components): ReadonlyMap<number, Pile> {
  const lies = new Map<number, Pile>();
  for (const pile of s.game.layout.piles) {
    if (pile.set === set) for (const component of contents(s, pile)) lies.set(component, pile);
  }
  return lies;
}

function contents(s: State<unknown>, pile: Pile): number[] {
  return Array.from({ length: pile.size(s) }, (_, index) => pile.get(s, index));
}

/**
 * How far a copy is fetched from: a pile of the seat that is emptied anyway, its other piles, the table, out of the game,
 * the piles of other seats; face-down ones first.
 */
function distance(from: Pile | undefined, to: Pile, emptied: ReadonlySet<Pile>): number {
  if (!from) return 6;
  const faceUp = from.seenBy === 'nobody' ? 0 : 1;
  if (from.owner === to.owner) return emptied.has(from) ? 0 : 2 + faceUp;
  return (from.owner < 0 ? 4 : 7) + faceUp;
}

function takeAway(s: State<unknown>, set: Components, chosen: ReadonlySet<number>): void {
  for (const pile of s.game.layout.piles) {
    if (pile.set !== set) continue;
    for (let i = pile.size(s) - 1; i >= 0; i--) if (chosen.has(pile.get(s, i))) pile.removeAt(s, i);
  }
}

function empty(s: State<unknown>, from: LaidPile): { component: number; from: LaidPile }[] {
  const left = contents(s, from.pile);
  while (from.pile.size(s) > 0) from.pile.pop(s);
  return left.map((component) => ({ component, from }));
}

function fill(s: State<unknown>, { pile, entries, where }: LaidPile, chosen: Chosen): void {
  const room = pile.capacity - pile.size(s);
  if (entries.length > room) {
    throw new ConfigError({
      where,
      problem: `${entries.length} components do not fit`,
      right: `there is room for ${room}`,
    });
  }
  for (const entry of entries) {
    const component = chosen.get(entry) ?? -1;
    pile.push(s, component);
    pile.set.forget(s, component);
    pile.set.reveal(s, component, entry.knownBy);
    for (const { column, value } of entry.numbers) column.set(s, component, value);
  }
}

/**
 * The face-down piles that take what lay in `from`: its seat's, then the table's; where the rules keep the component
 * from those of that seat, because it is another's, the piles of others come after them.
 */
function faceDown(s: State<unknown>, from: Pile, full: ReadonlySet<Pile>, component: number): Pile[] {
  const hidden = s.game.layout.piles.filter((pile) => pile.set === from.set && pile.seenBy === 'nobody');
  const own = hidden.filter(({ owner }) => owner === from.owner);
  const isOthers = own.some((pile) => refusal(s, pile, component) !== null);
  const table = hidden.filter(({ owner }) => owner < 0 && owner !== from.owner);
  const others = isOthers ? hidden.filter(({ owner }) => owner >= 0 && owner !== from.owner) : [];
  return [...own, ...table, ...others].filter((pile) => !full.has(pile));
}

function accepts(s: State<unknown>, pile: Pile, component: number): boolean {
  return pile.size(s) < pile.capacity && refusal(s, pile, component) === null;
}

function restOf(set: Components, rest: Rest | null, words: Vocabulary): Pile | 'out' | null {
  const text = rest === null || typeof rest === 'string' ? rest : (rest[set.name] ?? null);
  if (text === null || text === 'out') return text;
  const place = words.place(text, 'rest');
  if (place.kind === 'pile' && place.pile.set === set) return place.pile;
  if (place.kind === 'pile' && typeof rest === 'string') return null;
  throw new ConfigError({
    where: 'rest',
    problem: `"${text}" is no pile that holds a ${set.name}`,
    right: `the name of such a pile is expected, or out`,
    value: text,
  });
}

function noPlace(from: LaidPile, label: string): ConfigError {
  return new ConfigError({
    where: from.where,
    problem: `there is no place for "${label}", which lay there`,
    right: `name a pile with room in rest, or write "rest: out" to take it out of the game`,
  });
}

function tooFew(entry: PileEntry, most: number): ConfigError {
  return new ConfigError({
    where: entry.where,
    problem: `there are not so many "${entry.text}" in the game`,
    right: `at most ${most} can be placed`,
    value: entry.text,
  });
}
