import { bounded, SearchChance } from '../chance.js';
import { IllegalActionError } from '../errors.js';
import type { Game } from '../game.js';
import { apply } from '../machine.js';
import { encode } from '../offer.js';
import { hash, State } from '../state.js';
import type { LawViolation } from './law-violation.js';
import { attempt, MOST_DECISIONS, steadyCodes, type Walk, walkAlong } from './walk.js';
import type { WalkerKind } from './walkers.js';

const LAW = 'a code not on the list is refused with the rule and the alternatives';

/** Kinds run to 127 and arguments to 4095; small ones are the likely slips. */
const KINDS = 128;
const LIKELY_ARGUMENTS = 16;

/**
 * What is not on the list does not happen: codes that were on offer a moment ago, other arguments of the game's actions,
 * actions it does not have. The refusal names a rule and everything that is on offer; the state stays as it was.
 */
export function othersAreRefused(
  game: Game,
  key: string,
  walker: WalkerKind,
  decisions = MOST_DECISIONS,
): LawViolation | null {
  const luck = new SearchChance(`${key}/othersAreRefused`);
  const trial = new State(game);
  let earlier: readonly number[] = [];
  const tryOthers = (walk: Walk): void => {
    const list = walk.state.over ? [] : steadyCodes(walk.state);
    if (!list) return;
    const legal = list.map((code) => `${code} ${attempt('read', () => game.text(walk.state, code))}`);
    const before = earlier.length > 0 ? [earlier[bounded(luck.uint32(), earlier.length)]] : [];
    for (const code of [...before, ...strangers(game, luck)]) {
      if (!list.includes(code)) tryCode(walk, trial, code, legal, luck);
    }
    earlier = list;
  };
  return walkAlong(LAW, game, key, walker, decisions, { decision: tryOthers, end: tryOthers });
}

/** Codes that are rarely on offer: an action of the game with some arguments, and no action at all. */
function strangers(game: Game, luck: SearchChance): number[] {
  const known = game.actions.flatMap((action) => (action ? [action.kind] : []));
  const unknown = Array.from({ length: KINDS }, (_, kind) => kind).filter((kind) => !game.actions[kind]);
  return [known, unknown].map((kinds) =>
    encode(
      kinds[bounded(luck.uint32(), kinds.length)] ?? 0,
      bounded(luck.uint32(), LIKELY_ARGUMENTS),
      bounded(luck.uint32(), LIKELY_ARGUMENTS),
    ),
  );
}

function tryCode(walk: Walk, trial: State<unknown>, code: number, legal: readonly string[], luck: SearchChance): void {
  trial.copyFrom(walk.state);
  const error = refusalOf(trial, code, luck);
  if (!(error instanceof IllegalActionError)) {
    throw walk.violation(`code ${code} to be refused`, error === undefined ? 'it was taken' : `${String(error)}`);
  }
  const [before, after] = [hash(walk.state), hash(trial)];
  if (before !== after) throw walk.violation(`refusing code ${code} to leave the position at ${before}`, after);
  if (error.rule.trim() === '') throw walk.violation(`a rule that refuses code ${code}`, `"${error.rule}"`);
  const offered = error.legal.map((option) => `${option.code} ${option.text}`);
  if (!sameTexts(offered, legal)) {
    throw walk.violation(`the alternatives ${legal.join(', ')}`, offered.join(', ') || 'none');
  }
}

function refusalOf(trial: State<unknown>, code: number, luck: SearchChance): unknown {
  try {
    apply(trial, code, luck);
    return undefined;
  } catch (error) {
    return error;
  }
}

function sameTexts(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((text, index) => text === b[index]);
}
