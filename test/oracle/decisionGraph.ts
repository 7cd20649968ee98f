import type { Chance } from '../../src/engine/chance.js';
import type { Game } from '../../src/engine/game.js';
import { applyAt, refresh } from '../../src/engine/machine.js';
import { State } from '../../src/engine/state.js';
import { everyLuck } from './everyLuck.js';

/** Where an option, or the start, may lead. */
interface Arrival {
  probability: number;
  /** The decision it leads to, or -1 when the game is over. */
  readonly decision: number;
  /** What each seat has when the game is over. */
  readonly utility: readonly number[];
}

/** One decision of a game with everything its options may lead to. */
export interface GraphDecision {
  /** A position with this decision. */
  readonly state: State;
  readonly seat: number;
  /** By place in the list of options. */
  readonly options: Arrival[][];
}

/** How probable each option is, given what it is worth to each seat: `worth[option][seat]`. */
export type GraphPolicy = (decision: GraphDecision, worth: readonly (readonly number[])[]) => readonly number[];

/** The option that is worth most to who decides. */
export const best: GraphPolicy = ({ seat }, worth) => {
  const own = worth.map((utility) => utility[seat]);
  const chosen = own.indexOf(Math.max(...own));
  return own.map((_, option) => (option === chosen ? 1 : 0));
};

/** What is explored of a game, and how. */
export interface Exploration {
  /** Every die of the game has a number of sides that divides this one. */
  readonly sides: number;
  /** Tells positions apart as far as they matter: not by the turns and draws that led to them. */
  key(s: State): string;
  /** Draws after which a run of luck is given up (default: none is). */
  readonly mostDraws?: number;
}

/** A whole small game as the engine plays it: every decision that can be reached, every option, all luck. */
export class DecisionGraph {
  readonly decisions: GraphDecision[] = [];
  private readonly start: readonly Arrival[];
  private readonly byKey = new Map<string, number>();

  constructor(
    private readonly game: Game,
    private readonly exploration: Exploration,
  ) {
    const scratch = new State(game);
    this.start = this.arrivals(scratch, (chance) => game.restart(scratch, chance));
    for (const { state, options } of this.decisions) {
      for (let index = 0; index < state.offer.count; index++) {
        options.push(
          this.arrivals(scratch, (chance) => {
            scratch.copyFrom(state);
            refresh(scratch);
            applyAt(scratch, index, chance);
          }),
        );
      }
    }
  }

  /** What each seat can expect of the game under a policy: sweeps until nothing changes by more than `precision`. */
  solve(policy: GraphPolicy, precision = 1e-14): number[] {
    const values = this.decisions.map(() => Array.from({ length: this.game.players }, () => 0.5));
    for (let change = 1; change > precision; ) {
      change = 0;
      for (let i = this.decisions.length - 1; i >= 0; i--) {
        const worth = this.decisions[i].options.map((option) => this.worth(option, values));
        const weights = policy(this.decisions[i], worth);
        for (let seat = 0; seat < this.game.players; seat++) {
          const value = worth.reduce((sum, utility, option) => sum + weights[option] * utility[seat], 0);
          change = Math.max(change, Math.abs(value - values[i][seat]));
          values[i][seat] = value;
        }
      }
    }
    return this.worth(this.start, values);
  }

  private worth(arrivals: readonly Arrival[], values: readonly (readonly number[])[]): number[] {
    return Array.from({ length: this.game.players }, (_, seat) =>
      arrivals.reduce(
        (sum, { probability, decision, utility }) =>
          sum + probability * (decision < 0 ? utility[seat] : values[decision][seat]),
        0,
      ),
    );
  }

  /** Runs under all luck and gathers where it leads; new decisions are put into the graph. */
  private arrivals(scratch: State, run: (chance: Chance) => void): Arrival[] {
    const gathered = new Map<string, Arrival>();
    const seen = (probability: number): void => {
      const utility = scratch.over ? this.game.outcome(scratch).utility : [];
      const decision = scratch.over ? -1 : this.decisionAt(scratch);
      const key = `${decision} ${utility.join()}`;
      const arrival = gathered.get(key);
      if (arrival) arrival.probability += probability;
      else gathered.set(key, { probability, decision, utility });
    };
    everyLuck(this.exploration.sides, run, seen, this.exploration.mostDraws);
    return [...gathered.values()];
  }

  private decisionAt(s: State): number {
    const key = this.exploration.key(s);
    const known = this.byKey.get(key);
    if (known !== undefined) return known;
    const state = new State(this.game);
    state.copyFrom(s);
    refresh(state);
    this.byKey.set(key, this.decisions.length);
    this.decisions.push({ state, seat: state.offer.seat, options: [] });
    return this.decisions.length - 1;
  }
}
