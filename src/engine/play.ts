import type { Bot } from './bot.js';
import type { Chance } from './chance.js';
import type { Game, Outcome } from './game.js';
import { applyAt, refresh } from './machine.js';
import { hash, type State } from './state.js';
import { View } from './view.js';

/** What became of one game. */
export interface Played extends Outcome {
  /** Player turns begun. */
  readonly turns: number;
  /** Decisions with two or more options. */
  readonly decisions: number;
  /** Options summed over all decisions. */
  readonly options: number;
  readonly finalHash: string;
  /** What went wrong, for the endings `fault` and `illegal`; null otherwise. */
  readonly problem: Problem | null;
}

export interface Problem {
  readonly message: string;
  /** The seat whose bot threw or answered something not on offer, or -1 when the rules failed. */
  readonly seat: number;
}

export interface PlayOptions {
  /** The game ends as `cap` after so many decisions (default: none but the game's own). */
  readonly decisionCap?: number;
  /** Called with every code before it is applied: records, conformance, metrics. */
  readonly onAction?: (state: State<unknown>, code: number) => void;
}

/**
 * Plays a started game, or one restored in the middle, to its end. Never throws for what a bot or the rules do: a bot
 * that throws or a rule that fails ends the game as `fault`, an answer that is not on offer as `illegal`.
 *
 * @param bots one per seat
 */
export function play(state: State<unknown>, bots: readonly Bot[], chance: Chance, options: PlayOptions = {}): Played {
  const { game } = state;
  const views = bots.map((_, seat) => new View(state, seat));
  const cap = options.decisionCap ?? Number.POSITIVE_INFINITY;
  let decisions = 0;
  let offered = 0;
  const end = (outcome: Outcome, problem: Problem | null): Played => ({
    ...outcome,
    turns: game.spec.turns(state),
    decisions,
    options: offered,
    finalHash: hash(state),
    problem,
  });
  refresh(state);
  while (!state.over) {
    if (decisions >= cap) return end(unfinished(game, 'cap'), null);
    const { seat } = state.offer;
    decisions++;
    offered += state.offer.count;
    let code: number;
    try {
      code = bots[seat].choose(views[seat]);
    } catch (error) {
      return end(unfinished(game, 'fault'), { message: `the bot of seat ${seat} threw: ${messageOf(error)}`, seat });
    }
    const index = state.offer.indexOf(code);
    if (index < 0) {
      const message = `the bot of seat ${seat} answered ${String(code)}, which is not on offer`;
      return end(unfinished(game, 'illegal'), { message, seat });
    }
    options.onAction?.(state, code);
    try {
      applyAt(state, index, chance);
    } catch (error) {
      return end(unfinished(game, 'fault'), { message: messageOf(error), seat: -1 });
    }
  }
  return end(game.outcome(state), null);
}

/** The outcome of a game that nobody finished: no winners, nothing for anybody. */
function unfinished(game: Game, ending: 'cap' | 'fault' | 'illegal'): Outcome {
  return { ending, utility: Array.from({ length: game.players }, () => 0), winners: [] };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
