import { SearchChance } from '../chance.js';
import { IllegalActionError, StuckError } from '../errors.js';
import type { Game } from '../game.js';
import { apply } from '../machine.js';
import { State } from '../state.js';
import type { LawViolation } from './law-violation.js';
import { attempt, GameFailure, MOST_DECISIONS, steadyCodes, type Walk, walkAlong } from './walk.js';
import type { WalkerKind } from './walkers.js';

const LAW = 'every option applies';

/**
 * Whatever is on a list can be carried out: each option is, on a copy. What the game's own playout policy answers is on
 * the list.
 */
export function everyOptionApplies(
  game: Game,
  key: string,
  walker: WalkerKind,
  decisions = MOST_DECISIONS,
): LawViolation | null {
  const trial = new State(game);
  const luck = new SearchChance(`${key}/everyOptionApplies`);
  return walkAlong(LAW, game, key, walker, decisions, {
    decision(walk) {
      const list = steadyCodes(walk.state);
      if (!list) return;
      for (const code of list) tryOn(trial, walk, code, luck);
      policyAnswers(walk, list.length, luck);
    },
    failed(walk, { doing, cause, message }) {
      if (doing === 'apply' && !anothersMatter(cause)) throw walk.violation('the option taken to apply', message);
    },
  });
}

/** A game that gets stuck or that refuses what it has just offered breaks another law. */
function anothersMatter(cause: unknown): boolean {
  return cause instanceof StuckError || cause instanceof IllegalActionError;
}

function tryOn(trial: State<unknown>, walk: Walk, code: number, luck: SearchChance): void {
  trial.copyFrom(walk.state);
  try {
    attempt('apply', () => apply(trial, code, luck));
  } catch (error) {
    if (!(error instanceof GameFailure)) throw error;
    if (anothersMatter(error.cause)) return;
    const text = attempt('read', () => walk.game.text(walk.state, code));
    throw walk.violation(`"${text}" (code ${code}) to apply`, `an error: ${error.message}`);
  }
}

function policyAnswers(walk: Walk, count: number, luck: SearchChance): void {
  const { playout } = walk.game.spec;
  if (!playout) return;
  const answer = attempt('read', () => playout(walk.state, luck));
  if (Number.isInteger(answer) && answer >= 0 && answer < count) return;
  throw walk.violation(`a place from 0 to ${count - 1} from the playout policy`, String(answer));
}
