import type { ContentChanges, Game, GameDefinition } from '../game.js';
import type { LawViolation } from './law-violation.js';
import { type Law, laws } from './laws.js';
import { actionsOf, MOST_DECISIONS } from './walk.js';
import { randomWalker, scriptedWalker, searchWalker, type WalkerKind } from './walkers.js';

/** How a game is checked. */
export interface CheckPlan {
  /** Numbers of players (default: all that the game is for). */
  readonly players?: readonly number[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly content?: ContentChanges;
  /** Games per number of players with the random walker; the search walker plays half as many (default 20). */
  readonly games?: number;
  /** Default: random and search. */
  readonly walkers?: readonly WalkerKind[];
  /** Decisions of a game that the laws look at, at most (default 2,000). */
  readonly decisions?: number;
  /** The keys of the games are `<seed>/<walker>/<players>/<number>` (default `check`). */
  readonly seed?: string;
  /** Which laws (default: all). */
  readonly laws?: readonly Law[];
  /** Called after every game. */
  readonly onProgress?: (progress: CheckProgress) => void;
}

export interface CheckProgress {
  readonly players: number;
  readonly walker: string;
  /** Games walked so far and in all. */
  readonly done: number;
  readonly games: number;
  readonly violations: number;
}

/** What became of one law. */
export interface LawReport {
  readonly law: Law;
  /** Games it was tried on: all, or those up to the violation. */
  readonly games: number;
  /** The violation found first. */
  readonly violation: LawViolation | null;
}

export interface CheckResult {
  readonly game: string;
  readonly rulesVersion: number;
  readonly games: number;
  /** Decisions over all games. */
  readonly decisions: number;
  /** In the order of `laws`. */
  readonly reports: readonly LawReport[];
  /** The violations of all laws: none for a game that conforms. */
  readonly violations: readonly LawViolation[];
}

/**
 * Holds every law against a game: walks games under it and lets all laws look at each of them along the same actions. A
 * law that has been broken once is not tried again.
 * @throws ConfigError for players, options or content that do not fit
 */
export function checkGame(definition: GameDefinition, plan: CheckPlan = {}): CheckResult {
  const { games = 20, decisions = MOST_DECISIONS, seed = 'check', walkers = [randomWalker, searchWalker] } = plan;
  const reports = (plan.laws ?? laws).map((law): Mutable<LawReport> => ({ law, games: 0, violation: null }));
  const trials = tables(definition, plan).flatMap((game) =>
    walkers.flatMap((walker) =>
      Array.from({ length: gamesOf(walker, games) }, (_, number) => ({
        game,
        walker,
        key: `${seed}/${walker.name}/${game.players}/${number}`,
      })),
    ),
  );
  let walked = 0;
  for (const [index, { game, walker, key }] of trials.entries()) {
    const actions = actionsOf(game, key, walker, decisions);
    walked += actions.length;
    holdLaws(reports, game, key, scriptedWalker(walker.name, actions), decisions);
    plan.onProgress?.({
      players: game.players,
      walker: walker.name,
      done: index + 1,
      games: trials.length,
      violations: reports.filter((report) => report.violation).length,
    });
  }
  return {
    game: definition.id,
    rulesVersion: definition.spec.rulesVersion,
    games: trials.length,
    decisions: walked,
    reports,
    violations: reports.flatMap(({ violation }) => violation ?? []),
  };
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** The search plays half as many games as the random walker: its games cost more and say more. */
function gamesOf(walker: WalkerKind, games: number): number {
  return walker === searchWalker ? Math.ceil(games / 2) : games;
}

function tables(definition: GameDefinition, plan: CheckPlan): Game[] {
  const { min, max } = definition.spec.seats;
  const sizes = plan.players ?? Array.from({ length: max - min + 1 }, (_, more) => min + more);
  const { options = {}, content = {} } = plan;
  return sizes.map((players) => definition.build({ players, options, content }));
}

function holdLaws(
  reports: readonly Mutable<LawReport>[],
  game: Game,
  key: string,
  walker: WalkerKind,
  decisions: number,
): void {
  for (const report of reports) {
    if (report.violation) continue;
    report.games++;
    report.violation = report.law.check(game, key, walker, decisions);
  }
}
