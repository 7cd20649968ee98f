import { bounded, SearchChance } from '../chance.js';
import { codes } from '../decision.js';
import type { Game } from '../game.js';
import { applyAt, refresh } from '../machine.js';
import { State } from '../state.js';

/** Chooses the actions of a walk. It may look at everything: it is no player, it only leads to states. */
export interface Walker {
  /** The code of the option to take at the decision at hand. */
  choose(state: State<unknown>): number;
}

/** A way of walking; a walker is made per walk, and the same key makes the same choices. */
export interface WalkerKind {
  readonly name: string;
  make(game: Game, key: string): Walker;
}

/** Takes every option with the same probability. It chooses by code, so that the order of the list does not matter. */
export const randomWalker: WalkerKind = {
  name: 'random',
  make(_game, key) {
    const luck = new SearchChance(`${key}/walker`);
    return { choose: (state) => anyOf(sortedCodes(state), luck) };
  },
};

/** Playouts of the search end after so many decisions. */
const HORIZON = 8;
/** Of longer lists the search tries so many options, drawn at random. */
const MOST_TRIED = 8;

/**
 * Takes the option whose random playout looks best to the seat that decides: a search of one ply that knows the future
 * of nobody, but plays to win, and so comes where random play does not.
 */
export const searchWalker: WalkerKind = {
  name: 'search',
  make(game, key) {
    const luck = new SearchChance(`${key}/walker`);
    const trial = new State(game);
    return { choose: (state) => best(state, trial, luck) };
  },
};

/** Takes these actions, then goes on at random: walks the way of another walker again. */
export function scriptedWalker(name: string, actions: readonly number[]): WalkerKind {
  return following(name, actions.length, (step) => actions[step]);
}

/** Takes these places of the list (modulo its length, codes ascending), then goes on at random. */
export function placesWalker(name: string, places: readonly number[]): WalkerKind {
  return following(name, places.length, (step, sorted) => sorted[places[step] % sorted.length]);
}

function following(
  name: string,
  length: number,
  action: (step: number, sorted: readonly number[]) => number,
): WalkerKind {
  return {
    name,
    make(game, key) {
      const rest = randomWalker.make(game, key);
      let step = 0;
      return {
        choose: (state) => (step < length ? action(step++, sortedCodes(state)) : rest.choose(state)),
      };
    },
  };
}

function sortedCodes(state: State<unknown>): number[] {
  return codes(state).sort((a, b) => a - b);
}

function anyOf(list: readonly number[], luck: SearchChance): number {
  return list[bounded(luck.uint32(), list.length)];
}

function best(state: State<unknown>, trial: State<unknown>, luck: SearchChance): number {
  const tried = sortedCodes(state);
  while (tried.length > MOST_TRIED) tried.splice(bounded(luck.uint32(), tried.length), 1);
  const { seat } = state.offer;
  let chosen = tried[0];
  let highest = Number.NEGATIVE_INFINITY;
  for (const code of tried) {
    trial.copyFrom(state);
    const value = valueAfter(trial, code, seat, luck);
    if (value <= highest) continue;
    highest = value;
    chosen = code;
  }
  return chosen;
}

/** How a random playout after an action ends for a seat; a game that fails in it is worth nothing to anybody. */
function valueAfter(trial: State<unknown>, code: number, seat: number, luck: SearchChance): number {
  try {
    refresh(trial);
    applyAt(trial, trial.offer.indexOf(code), luck);
    for (let step = 0; step < HORIZON && !trial.over; step++) {
      applyAt(trial, bounded(luck.uint32(), trial.offer.count), luck);
    }
    const { spec } = trial.game;
    if (trial.over) return spec.utility(trial, seat);
    return spec.evaluate?.(trial, seat) ?? luck.uint32() / 2 ** 32;
  } catch {
    return 0;
  }
}
