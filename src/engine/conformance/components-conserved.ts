import { Column, type Components, type Pile, Scalar } from '../fields.js';
import type { Game } from '../game.js';
import { HEADER } from '../header.js';
import { FRAME_HEAD, LOOPS } from '../layout.js';
import type { State } from '../state.js';
import { cellName } from './cell-name.js';
import type { LawViolation } from './law-violation.js';
import { MOST_DECISIONS, type Walk, walkAlong } from './walk.js';
import type { WalkerKind } from './walkers.js';

const LAW = 'components are conserved';

/**
 * Where a component is: in a pile, named by a reference of the layout (lying on a board), held by a script on the stack
 * until its player says where it goes, or nowhere.
 */
const PLACED = 0;
const HELD = 1;
const NOWHERE = 2;

/** Whether a component takes part in this game: known once it has been placed, or found nowhere. */
const UNKNOWN = 0;
const IN = 1;
const OUT = 2;

/**
 * Components neither appear nor vanish. Of every set that has piles:
 * - no component lies in two places of piles at once, every one is of the set, and a pile's free places are empty;
 * - what is in the game at the first decision (it lies in a pile, or a reference names it) is in the game at every
 *   later one and at the end; a script on the stack may hold it in between;
 * - what was out of the game at the first decision stays out.
 * A game that takes a component off its piles for good lays it on a pile of its own (`removed`, `box`).
 */
export function componentsConserved(
  game: Game,
  key: string,
  walker: WalkerKind,
  decisions = MOST_DECISIONS,
): LawViolation | null {
  const ledgers = game.layout.sets.flatMap((set) => {
    const piles = game.layout.piles.filter((pile) => pile.set === set);
    const size = game.identities[set.index].ids.length;
    return piles.length > 0 ? [{ set, piles, size, taking: new Uint8Array(size) }] : [];
  });
  const audit = (walk: Walk): void => {
    for (const ledger of ledgers) {
      const places = placesOf(walk, ledger);
      for (let component = 0; component < ledger.size; component++) balance(walk, ledger, component, places[component]);
    }
  };
  return walkAlong(LAW, game, key, walker, decisions, { decision: audit, end: audit });
}

/** What is known of the components of one set. */
interface Ledger {
  readonly set: Components;
  readonly piles: readonly Pile[];
  /** How many there are in this game. */
  readonly size: number;
  readonly taking: Uint8Array;
}

/** Where each component of a set is; piles that hold one twice, or what is no component, break the law. */
function placesOf(walk: Walk, { set, piles, size }: Ledger): Uint8Array {
  const { state } = walk;
  const places = new Uint8Array(size).fill(NOWHERE);
  const lying = new Map<number, string>();
  for (const pile of piles) {
    const lies = pile.size(state);
    if (lies < 0 || lies > pile.capacity) {
      throw walk.violation(`a pile of 0 to ${pile.capacity}`, `${cellName(walk.game.layout, pile.at)} = ${lies}`);
    }
    for (let index = 0; index < lies; index++) {
      const name = cellName(walk.game.layout, pile.at + 1 + index);
      const component = pile.get(state, index);
      if (component < 0 || component >= size)
        throw walk.violation(`${set.name} 0 to ${size - 1} at ${name}`, `${component}`);
      const other = lying.get(component);
      if (other !== undefined) {
        throw walk.violation(`${named(walk, set, component)} in one place`, `it lies at ${other} and at ${name}`);
      }
      lying.set(component, name);
      places[component] = PLACED;
    }
    for (let index = lies; index < pile.capacity; index++) {
      const left = pile.get(state, index);
      if (left === 0) continue;
      throw walk.violation(`0 at the free place ${cellName(walk.game.layout, pile.at + 1 + index)}`, `${left}`);
    }
  }
  for (const component of referredTo(state, set)) places[component] = PLACED;
  for (const value of heldByScripts(state)) if (places[value] === NOWHERE) places[value] = HELD;
  return places;
}

function balance(walk: Walk, { set, taking }: Ledger, component: number, place: number): void {
  const before = taking[component];
  if (place === PLACED && before === OUT) {
    throw walk.violation(
      `${named(walk, set, component)} to stay out of the game, as at the first decision`,
      'it came in',
    );
  }
  if (place === NOWHERE && before === IN) {
    throw walk.violation(`${named(walk, set, component)} in a pile or named by a reference`, 'it is nowhere');
  }
  if (place === PLACED) taking[component] = IN;
  if (place === NOWHERE && before === UNKNOWN) taking[component] = OUT;
}

/** Components that references of the layout name. */
function referredTo(state: State<unknown>, set: Components): number[] {
  const cells = state.game.layout.fields.flatMap(({ field }) =>
    (field instanceof Scalar || field instanceof Column) && field.refers === set
      ? Array.from(state.block.subarray(field.at, field.at + field.cells))
      : [],
  );
  return cells.filter((component) => component >= 0);
}

/** Every number that a script on the stack keeps; one that is a component's may mean that the script holds it. */
function heldByScripts(state: State<unknown>): number[] {
  const { frames, lists } = state.game.layout;
  const held = Array.from(state.block.subarray(lists.at, lists.at + lists.top(state)));
  held.push(state.block[HEADER.result]);
  for (let depth = 0; depth < state.block[HEADER.depth]; depth++) {
    const frame = frames.at + depth * frames.width;
    held.push(...state.block.subarray(frame + FRAME_HEAD + LOOPS, frame + frames.width));
  }
  return held.filter((value) => value >= 0);
}

function named(walk: Walk, set: Components, component: number): string {
  const name = walk.game.identities[set.index].names[component];
  return name === undefined || name === `${set.name} ${component}`
    ? `${set.name} ${component}`
    : `${set.name} ${component} (${name})`;
}
