import { board } from '../../keyforge/layout.js';
import type { G } from '../own.js';
import { evaluate } from './evaluate.js';

/**
 * How often greedy teams won from positions at the beginning of a Gormangeist turn that `evaluate` judges so: with x the
 * score behind what it says, the chance is 1 / (1 + e^-(intercept + slope x)). Its reliability stands in docs/results.md;
 * `npm run acceptance -- --only gormangeist-chance-to-win` fits it anew.
 */
export const chanceToWin = {
  intercept: -0.082,
  slope: 0.409,
  scoreOf(value: number): number {
    const lead = 2 * value - 1;
    return lead / (1 - Math.abs(lead));
  },
};

/** The score where the chance is 20 %: ln(1 / 4) is intercept + slope x there. */
const FAIR = (-1.3862943611198906 - chanceToWin.intercept) / chanceToWin.slope;

/** Whether the team has a chance of 20 % or more. */
export const hasHope = (s: G): boolean => chanceToWin.scoreOf(evaluate(s, board.active.get(s))) >= FAIR;
