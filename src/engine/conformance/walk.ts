import { IllegalActionError } from '../errors.js';
import type { Game } from '../game.js';
import { gameChance } from '../game-chance.js';
import { apply, refresh } from '../machine.js';
import { hash, State } from '../state.js';
import { LawViolation } from './law-violation.js';
import type { Walker, WalkerKind } from './walkers.js';

/** Decisions after which a law stops walking: enough for whole games of all sizes, an end for those without one. */
export const MOST_DECISIONS = 2000;

/** What a game was doing when it failed. */
export type Doing = 'start' | 'ask' | 'apply' | 'read';

/** Game code threw. Which law that breaks depends on what it was doing; for all others the walk ends there. */
export class GameFailure extends Error {
  constructor(
    readonly doing: Doing,
    override readonly cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause));
  }
}

/** Calls game code; whatever it throws becomes a `GameFailure`. */
export function attempt<T>(doing: Doing, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw error instanceof GameFailure ? error : new GameFailure(doing, error);
  }
}

/** A game on its way under one law. */
export class Walk {
  state: State<unknown>;
  readonly codes: number[] = [];
  readonly chance;

  constructor(
    readonly law: string,
    readonly game: Game,
    readonly key: string,
    readonly walker: string,
  ) {
    this.state = new State(game);
    this.chance = gameChance(game, key);
  }

  /** Decisions taken so far. */
  get step(): number {
    return this.codes.length;
  }

  start(): void {
    attempt('start', () => this.game.restart(this.state, this.chance));
  }

  take(code: number): void {
    this.codes.push(code);
    attempt('apply', () => apply(this.state, code, this.chance));
  }

  /** Calls game code where it is this law's own matter that it does not fail. */
  claim<T>(expected: string, run: () => T): T {
    try {
      return run();
    } catch (error) {
      throw this.violation(expected, `an error: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  /** The law is broken here. */
  violation(expected: string, actual: string): LawViolation {
    const { game, key, walker, codes, state } = this;
    const where = { game, key, walker, codes: [...codes], position: described(state), hash: hash(state) };
    return new LawViolation(this.law, where, expected, actual);
  }
}

function described(state: State<unknown>): string {
  try {
    return state.game.spec.describe(state);
  } catch (error) {
    return `(the position cannot be described: ${String(error)})`;
  }
}

/** What a law looks at along the way. Every hook may throw a `LawViolation`. */
export interface Inspection {
  /** At a decision, before its choice. */
  decision?(walk: Walk): void;
  /** After the choice has been carried out. */
  stepped?(walk: Walk, code: number): void;
  /** In the final position of a game that has ended. */
  end?(walk: Walk): void;
  /** When the game itself failed; nobody but the law whose matter it is does anything here. */
  failed?(walk: Walk, failure: GameFailure): void;
}

/**
 * Walks a game from its start to its end, or so many decisions, under the eyes of one law.
 * @returns the violation found first, or null
 */
export function walkAlong(
  law: string,
  game: Game,
  key: string,
  kind: WalkerKind,
  decisions: number,
  inspection: Inspection,
): LawViolation | null {
  const walk = new Walk(law, game, key, kind.name);
  return violationOf(() => {
    try {
      follow(walk, kind.make(game, key), decisions, inspection);
    } catch (error) {
      if (!(error instanceof GameFailure)) throw error;
      inspection.failed?.(walk, error);
    }
  });
}

function follow(walk: Walk, walker: Walker, decisions: number, inspection: Inspection): void {
  walk.start();
  while (!walk.state.over && walk.step < decisions) {
    inspection.decision?.(walk);
    const code = attempt('ask', () => walker.choose(walk.state));
    walk.take(code);
    inspection.stepped?.(walk, code);
  }
  if (walk.state.over) inspection.end?.(walk);
}

function violationOf(run: () => void): LawViolation | null {
  try {
    run();
    return null;
  } catch (error) {
    if (error instanceof LawViolation) return error;
    throw error;
  }
}

/** The actions a walker takes; when the game fails, the last one is that at which it does. */
export function actionsOf(game: Game, key: string, kind: WalkerKind, decisions: number): number[] {
  const taken: number[] = [];
  walkAlong('', game, key, kind, decisions, {
    stepped: (_walk, code) => taken.push(code),
    failed(walk, { doing, cause }) {
      const last = walk.codes.at(-1);
      if (doing === 'apply' && last !== undefined && !(cause instanceof IllegalActionError)) taken.push(last);
    },
  });
  return taken;
}

/** Recomputes the option list of a state and copies its codes. */
export function askAgain(state: State<unknown>): number[] {
  state.offer.stale = true;
  attempt('ask', () => refresh(state));
  return Array.from(state.offer.codes.subarray(0, state.offer.count));
}

/**
 * The option list, or null where two questions get two answers: that is the matter of one law, and the others then have
 * nothing to compare.
 */
export function steadyCodes(state: State<unknown>): number[] | null {
  const first = askAgain(state);
  const second = askAgain(state);
  return sameNumbers(first, second) ? second : null;
}

export function sameNumbers(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
