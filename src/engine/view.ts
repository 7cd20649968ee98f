import type { Chance } from './chance.js';
import { determinize } from './determinize.js';
import { HEADER } from './header.js';
import { applyAt, question, refresh } from './machine.js';
import { observation } from './observation.js';
import { State } from './state.js';

/**
 * What a bot gets to see of a game when it is its turn to choose: the options, what its seat may know, and worlds to
 * try things in. The state itself stays private, so that cheating does not compile.
 *
 * One view serves a seat for a whole game; it always shows the decision at hand.
 */
export class View {
  readonly #state: State<unknown>;
  readonly seat: number;
  /** Seats at the table. */
  readonly players: number;
  /** All seats win and lose together. */
  readonly cooperative: boolean;

  constructor(state: State<unknown>, seat: number) {
    this.#state = state;
    this.seat = seat;
    this.players = state.players;
    this.cooperative = state.game.spec.cooperative;
  }

  /** The name of the question. */
  get question(): string {
    return question(this.#state).name;
  }
  /** How many options there are: at least two. */
  get count(): number {
    return this.#state.offer.count;
  }
  /** The code of the option at a place of the list. */
  code(index: number): number {
    return this.#state.offer.codes[index];
  }
  /** The place of a code in the list, or -1. */
  indexOf(code: number): number {
    return this.#state.offer.indexOf(code);
  }
  /** How an option reads. */
  text(index: number): string {
    return this.#state.game.text(this.#state, this.code(index));
  }
  /** Everything the seat may know, cell by cell, `HIDDEN` elsewhere; see `observation`. */
  observe(): Int16Array {
    return observation(this.#state, this.seat);
  }
  /** Nothing is hidden and nothing left to luck: every world is the position itself, and its future depends on choices. */
  get certain(): boolean {
    const { causes, sets } = this.#state.game.layout;
    return causes.length === 0 && sets.every((set) => set.known < 0);
  }
  /** Whether the game brings an evaluation and a playout policy of its own. */
  get hasEvaluation(): boolean {
    return this.#state.game.spec.evaluate !== undefined;
  }
  get hasPlayout(): boolean {
    return this.#state.game.spec.playout !== undefined;
  }
  /** A world to try things in; make it once and `deal` it often. Until dealt it shows the set-up of nothing. */
  world(): World {
    return new World(new State(this.#state.game));
  }
  /** Makes `world` one of the positions that agree with everything the seat knows, drawn at random. */
  deal(world: World, chance: Chance): void {
    world.become(this.#state);
    world.redeal(this.seat, chance);
  }
}

/**
 * A determinization that can be played on: a full state drawn from those that agree with a view. Nothing in it is more
 * than a guess about what the view hides.
 */
export class World {
  readonly #state: State<unknown>;

  constructor(state: State<unknown>) {
    this.#state = state;
  }
  /** Takes over the position of a state. Only a view, which owns a state, can call it with one. */
  become(state: State<unknown>): void {
    this.#state.copyFrom(state);
  }
  /** Becomes a copy of another world of the same game. */
  copyFrom(other: World): void {
    this.#state.copyFrom(other.#state);
    this.#state.offer.copyFrom(other.#state.offer);
  }
  /** Deals anew what a seat cannot see. */
  redeal(seat: number, chance: Chance): void {
    determinize(this.#state, seat, chance);
    refresh(this.#state);
  }
  get over(): boolean {
    return this.#state.over;
  }
  /** Who decides now. */
  get seat(): number {
    return this.#state.offer.seat;
  }
  /** How many options the decision at hand has: two or more, or 0 when the game is over. */
  get count(): number {
    return this.#state.offer.count;
  }
  code(index: number): number {
    return this.#state.offer.codes[index];
  }
  indexOf(code: number): number {
    return this.#state.offer.indexOf(code);
  }
  /** The choice at hand belongs to an action that has begun already (a target, a step), not to the turn itself. */
  get within(): boolean {
    return question(this.#state).within;
  }
  /** Scripts on the stack. */
  get depth(): number {
    return this.#state.block[HEADER.depth];
  }
  /** Player turns begun so far. */
  get turns(): number {
    return this.#state.game.spec.turns(this.#state);
  }
  /** Takes the option at a place of the list and runs to the next decision or the end. */
  apply(index: number, chance: Chance): void {
    applyAt(this.#state, index, chance);
  }
  /** What a seat has in the end, 0..1; only once the world is over. */
  utility(seat: number): number {
    return this.#state.game.spec.utility(this.#state, seat);
  }
  /** How good the position looks to a seat, 0..1; one over the seats (½ in cooperation) where the game has no opinion. */
  evaluate(seat: number): number {
    const { spec } = this.#state.game;
    if (spec.evaluate) return spec.evaluate(this.#state, seat);
    return spec.cooperative ? 0.5 : 1 / this.#state.players;
  }
  /** The place of the option the game's own playout policy takes. Only when the view says `hasPlayout`. */
  playout(chance: Chance): number {
    return this.#state.game.spec.playout?.(this.#state, chance) ?? 0;
  }
}
