import { type Chance, shuffleByPriority, shufflePlain } from './chance.js';
import { clear } from './clear.js';
import { type Cause, EVERYBODY, type Pile } from './fields.js';
import type { State } from './state.js';

/**
 * Moves a component from one pile to the top of another, before everyone's eyes: seats that saw it where it was go on
 * knowing it where it is.
 */
export function move(s: State<unknown>, component: number, from: Pile, to: Pile): void {
  from.remove(s, component);
  arrive(s, component, from, to);
}

/** Moves the top component of a pile to the top of another; returns it. */
export function moveTop(s: State<unknown>, from: Pile, to: Pile): number {
  const component = from.pop(s);
  arrive(s, component, from, to);
  return component;
}

function arrive(s: State<unknown>, component: number, from: Pile, to: Pile): void {
  const set = to.set;
  if (to.seenBy === 'all') set.forget(s, component);
  else set.reveal(s, component, from.seers);
  to.push(s, component);
}

/**
 * Moves a component that its mover chose in secret: seats that do not see `from` no longer know what lies there, nor
 * which component left it.
 */
export function moveSecretly(s: State<unknown>, component: number, from: Pile, to: Pile): void {
  const { set } = from;
  if (set.known >= 0) {
    for (let i = from.size(s) - 1; i >= 0; i--) s.block[set.knownCell(from.get(s, i))] &= from.seers;
  }
  move(s, component, from, to);
}

/**
 * Shuffles a pile with one draw of its cause; what anybody knew of its order or contents from peeks is gone.
 * A component's place depends on the draw and on its id and copy alone, so two games that differ in one card keep the
 * order of all others. A search shuffles plainly.
 */
export function shuffle(s: State<unknown>, pile: Pile, cause: Cause, chance: Chance): void {
  const size = pile.size(s);
  const { set } = pile;
  if (set.known >= 0 && pile.seers !== EVERYBODY) for (let i = 0; i < size; i++) set.forget(s, pile.get(s, i));
  const draw = cause.draw(s, chance);
  if (chance.plainShuffle) shufflePlain(s.block, pile.at + 1, size, chance);
  else shuffleByPriority(s.block, pile.at + 1, size, draw, s.game.identities[set.index].cards);
}

/** Empties a pile onto another, bottom first. */
export function moveAll(s: State<unknown>, from: Pile, to: Pile): void {
  const size = from.size(s);
  for (let i = 0; i < size; i++) arrive(s, from.get(s, i), from, to);
  clear(s.block, from.at, from.at + 1 + size);
}
