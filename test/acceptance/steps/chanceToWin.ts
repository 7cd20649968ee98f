import { gormangeist } from '../../../src/games/gormangeist/index.js';
import type { GormangeistRules } from '../../../src/games/gormangeist/own.js';
import { chanceToWin as gormangeistCurve } from '../../../src/games/gormangeist/policy/chance-to-win.js';
import { evaluate as judgeGormangeist } from '../../../src/games/gormangeist/policy/evaluate.js';
import { enemyTurn as gormangeistTurn } from '../../../src/games/gormangeist/rules/enemy-turn.js';
import { playerTurn } from '../../../src/games/gormangeist/rules/player-turn.js';
import { setup as gormangeistSetup } from '../../../src/games/gormangeist/setup.js';
import { greatHunt } from '../../../src/games/great-hunt/index.js';
import { chanceToWin as huntCurve } from '../../../src/games/great-hunt/policy/chance-to-win.js';
import { evaluateBeforeEnemies as judgeHunt } from '../../../src/games/great-hunt/policy/evaluate.js';
import { enemyTurn as enemiesTurn } from '../../../src/games/great-hunt/rules/enemy-turn.js';
import { setup as huntSetup } from '../../../src/games/great-hunt/rules/setup.js';
import { teamTurn } from '../../../src/games/great-hunt/rules/team-turn.js';
import { board } from '../../../src/games/keyforge/layout.js';
import { type Adventure, judgedGames } from '../chance/judged-turns.js';
import {
  chanceAt,
  fitLogisticCurve,
  type LogisticCurve,
  placeOfChance,
  reliability,
} from '../chance/logistic-curve.js';
import type { Step } from '../step.js';

/** Nine arms of so many: three tables, three difficulties. */
const GAMES_AN_ARM = 223;
/** Below this chance a team is without hope. */
const HOPE = 0.2;
/** How far the committed curve may be from the one that is fitted, in chance, where it says `HOPE`. */
const CLOSE = 0.01;

/** A committed curve, and the scale on which it is one. */
interface Scaled extends LogisticCurve {
  /** Of what `evaluate` says. */
  scoreOf(value: number): number;
}

/** Fits the chance to win to what `evaluate` says when an enemy turn begins, and holds the committed curve to it. */
function chanceToWin<R>(adventure: Adventure<R>, { scoreOf, ...committed }: Scaled): Step {
  const { id } = adventure.definition;
  return {
    name: `${id}-chance-to-win`,
    games: [id],
    async run({ tiny, folder, tell }) {
      const games = await judgedGames(adventure, tiny ? 2 : GAMES_AN_ARM, folder, tell);
      const observations = games.flatMap(({ won, judged }) =>
        judged.map((value) => ({ x: scoreOf(value), came: won })),
      );
      const fitted = fitLogisticCurve(observations);
      const fair = placeOfChance(fitted, HOPE);
      const figures = {
        games: games.length,
        won: games.filter(({ won }) => won).length,
        enemyTurns: observations.length,
        fitted: { ...fitted },
        committed: { ...committed },
        scoreAtHope: fair,
        reliability: reliability(fitted, observations).map((tenth) => ({ ...tenth })),
      };
      return { passed: tiny || Math.abs(chanceAt(committed, fair) - HOPE) < CLOSE, figures };
    },
  };
}

export const chancesToWin: readonly Step[] = [
  chanceToWin<GormangeistRules>(
    {
      definition: gormangeist,
      setup: gormangeistSetup,
      turn: playerTurn,
      enemyTurn: gormangeistTurn,
      judge: (s) => judgeGormangeist(s, board.active.get(s)),
    },
    gormangeistCurve,
  ),
  chanceToWin(
    {
      definition: greatHunt,
      setup: huntSetup,
      turn: teamTurn,
      enemyTurn: enemiesTurn,
      judge: judgeHunt,
    },
    huntCurve,
  ),
];
