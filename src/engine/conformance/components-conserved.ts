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

/**
 * Components do not vanish. Of every set that has piles:
 * - no component lies in two places of piles at once, every one is of the set, and a pile's free places are empty;
 * - what has once come into the game (it lay in a pile, or a reference named it) is there at every later decision and at
 *   the end; a script on the stack may hold it in between.
 * A game that takes a component off its piles for good lays it on a pile of its own (`removed`, `box`). Components may
 * come in late: set-up can be a matter of decisions.
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
    return piles.length > 0 ? [{ set, piles, size, came: new Uint8Array(size) }] : [];
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
  /** 1 for each component that has come into the game. */
  readonly came: Uint8Array;
}

/** Where each component of a set is. */
function placesOf(walk: Walk, ledger: Ledger): Uint8Array {
  const { state } = walk;
  const places = new Uint8Array(ledger.size).fill(NOWHERE);
  const lying = new Map<number, number>();
  for (const pile of ledger.piles) lookThrough(walk, ledger, pile, lying);
  for (const component of lying.keys()) places[component] = PLACED;
  for (const component of referredTo(state, ledger.set)) places[component] = PLACED;
  for (const value of heldByScripts(state)) if (places[value] === NOWHERE) places[value] = HELD;
  return places;
}

/**
 * Notes the cell in which each component of a pile lies.
 * @throws LawViolation for one that lies somewhere already or is none of the set, and for what is left at free places
 */
function lookThrough(walk: Walk, { set, size }: Ledger, pile: Pile, lying: Map<number, number>): void {
  const { block } = walk.state;
  const nameOf = (cell: number): string => cellName(walk.game.layout, cell);
  const lies = pile.size(walk.state);
  if (lies < 0 || lies > pile.capacity) {
    throw walk.violation(`${nameOf(pile.at)} from 0 to ${pile.capacity}`, `${lies}`);
  }
  const first = pile.at + 1;
  for (let cell = first; cell < first + lies; cell++) {
    const component = block[cell];
    if (component < 0 || component >= size) {
      throw walk.violation(`${set.name} 0 to ${size - 1} at ${nameOf(cell)}`, `${component}`);
    }
    const other = lying.get(component);
    if (other !== undefined) {
      const places = `it lies at ${nameOf(other)} and at ${nameOf(cell)}`;
      throw walk.violation(`${named(walk, set, component)} in one place`, places);
    }
    lying.set(component, cell);
  }
  for (let cell = first + lies; cell < first + pile.capacity; cell++) {
    if (block[cell] !== 0) throw walk.violation(`0 at the free place ${nameOf(cell)}`, `${block[cell]}`);
  }
}

function balance(walk: Walk, { set, came }: Ledger, component: number, place: number): void {
  if (place === PLACED) came[component] = 1;
  if (place !== NOWHERE || came[component] === 0) return;
  throw walk.violation(`${named(walk, set, component)} in a pile or named by a reference`, 'it is nowhere');
}

/** Components that references of the layout name. */
function referredTo(state: State<unknown>, set: Components): number[] {
  const { layout } = state.game;
  const named = layout.fields.flatMap(({ field }) =>
    (field instanceof Scalar || field instanceof Column) && field.refers === set ? layout.cellsOf(field) : [],
  );
  return named.map((cell) => state.block[cell]).filter((component) => component >= 0);
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
