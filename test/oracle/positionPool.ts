import type { Game } from '../../src/engine/game.js';
import { refresh } from '../../src/engine/machine.js';
import { State } from '../../src/engine/state.js';

/** States to step into while a game is searched in depth: one per depth, used again and again. */
export class PositionPool<R> {
  private readonly game: Game<R>;
  private readonly states: State<R>[] = [];

  constructor(game: Game<R>) {
    this.game = game;
  }

  /** The state kept for `depth`, made a copy of `position` with its options listed. */
  copy(position: State<R>, depth: number): State<R> {
    this.states[depth] ??= new State(this.game);
    this.states[depth].copyFrom(position);
    refresh(this.states[depth]);
    return this.states[depth];
  }
}
