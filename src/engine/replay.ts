import { ConfigError, RulesError } from './errors.js';
import type { Game, GameDefinition } from './game.js';
import { gameChance } from './game-chance.js';
import { ENDINGS, HEADER } from './header.js';
import { apply, refresh } from './machine.js';
import type { GameRecord } from './record.js';
import { hash, type LogSink, State } from './state.js';

/** One decision of a recorded game, just before its choice is made. */
export interface ReplayStep {
  /** The number of the decision, from 0. */
  readonly number: number;
  /** The position: `decision(state)` lists its options in words. It goes on when the next step is asked for. */
  readonly state: State<unknown>;
  /** What was chosen. */
  readonly code: number;
}

export interface ReplayOptions {
  /** Stop before decision number `at`, from 0; the number of decisions itself means the end. */
  readonly at?: number;
  /** Hears the game told. */
  readonly log?: LogSink;
}

/**
 * Plays a record again.
 * @returns the position before decision `at`, or the final one, which then is the recorded one bit by bit
 * @throws ConfigError when the record is of another game, rules version or content, was cut or edited, or has no
 * decision `at`
 */
export function replay(definition: GameDefinition, record: GameRecord, options: ReplayOptions = {}): State<unknown> {
  const { at } = options;
  if (at !== undefined && (!Number.isInteger(at) || at < 0 || at > record.codes.length)) {
    throw new ConfigError({
      where: '--at',
      problem: `the game has no decision ${at}`,
      right: `a number from 0 to ${record.codes.length} is expected`,
      value: String(at),
    });
  }
  const steps = replaySteps(gameOf(definition, record), record, options.log);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (step.value.number === at) return step.value.state;
  }
}

/**
 * Plays a record again, one decision at a time, and checks at the end that the recorded position was reached.
 * @param game as `gameOf` builds it
 * @returns (when the steps are done) the final position
 * @throws ConfigError when the record was cut or edited
 */
export function* replaySteps(
  game: Game,
  record: GameRecord,
  log: LogSink | null = null,
): Generator<ReplayStep, State<unknown>> {
  const chance = gameChance(game, record.key, record.slots);
  const state = new State(game);
  state.log = log;
  if (reproducesFault(record, 0, () => game.restart(state, chance))) return verified(state, record);
  for (const [index, code] of record.codes.entries()) {
    checkOffered(state, record, index);
    yield { number: index, state, code };
    if (reproducesFault(record, index + 1, () => apply(state, code, chance))) return verified(state, record);
  }
  checkWhole(state, record);
  return verified(state, record);
}

/**
 * Builds the game of a record.
 * @throws ConfigError when it is of another game, of other rules or of other content than there are here
 */
export function gameOf(definition: GameDefinition, record: GameRecord): Game {
  const { id, spec } = definition;
  const { rulesVersion } = spec;
  const { changes } = record.content;
  if (record.game !== id) refuse('game', `it is of "${record.game}"`, `"${id}" is expected`);
  if (record.rulesVersion !== rulesVersion) {
    const right = `this is version ${rulesVersion}; replay it with the release that wrote it`;
    refuse('rulesVersion', `it was played under version ${record.rulesVersion} of the rules of ${id}`, right);
  }
  const content = spec.content?.hash(changes) ?? null;
  if (content !== record.content.hash) {
    refuse('content', `it was played with content ${record.content.hash}`, `here it has ${content ?? 'none'}`);
  }
  return definition.build({ players: record.players, options: record.options.resolved, content: changes });
}

/** Runs a step; true when it failed and the record says that the rules failed after so many actions. */
function reproducesFault(record: GameRecord, actions: number, step: () => void): boolean {
  try {
    step();
    return false;
  } catch (error) {
    const recorded = record.ending === 'fault' && record.problem?.seat === -1 && record.codes.length === actions;
    if (recorded) return true;
    if (error instanceof RulesError) error.record = record;
    throw error;
  }
}

function checkOffered(state: State<unknown>, record: GameRecord, index: number): void {
  const code = record.codes[index];
  refresh(state);
  if (state.over) refuse(`action ${index}`, 'the game is over before it', `${index} actions are expected in all`);
  if (state.offer.indexOf(code) >= 0) return;
  const offered = Array.from(state.offer.codes.subarray(0, state.offer.count)).join(', ');
  refuse(`action ${index}`, `${code} is not on offer there`, `one of ${offered} is expected`);
}

/** A game that has an end of its own must have reached it; the endings that others set may come at any time. */
function checkWhole(state: State<unknown>, record: GameRecord): void {
  const { ending, codes } = record;
  if (state.over) {
    const reached = ENDINGS[state.block[HEADER.ending]];
    if (reached !== ending) refuse('ending', `it says "${ending}"`, `replaying it ends in "${reached}"`);
    return;
  }
  if (ending === 'win' || ending === 'loss' || ending === 'draw') {
    refuse(
      'codes',
      `it stops after ${codes.length} actions`,
      `the game goes on there, but the record says "${ending}"`,
    );
  }
  if (ending === 'fault' && record.problem?.seat === -1) {
    refuse('problem', 'it says that the rules fail', 'replaying it, they do not');
  }
}

function verified(state: State<unknown>, record: GameRecord): State<unknown> {
  const reached = hash(state);
  if (reached === record.finalHash) return state;
  return refuse('finalHash', `it is ${record.finalHash}`, `replaying its actions ends in ${reached}`);
}

function refuse(part: string, problem: string, right: string): never {
  throw new ConfigError({ where: `record (${part})`, problem, right });
}
