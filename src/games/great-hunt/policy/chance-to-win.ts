import { leadBehind } from '../../keyforge/policy/evaluate.js';
import type { HuntState } from '../rules/rules.js';
import { isLeadBeforeEnemies } from './evaluate.js';

/**
 * How often greedy teams won from positions at the beginning of an enemy turn that `evaluateBeforeEnemies` judges so: with
 * x the lead behind what it says, the chance is 1 / (1 + e^-(intercept + slope x)). Its reliability stands in
 * docs/results.md; `npm run acceptance -- --only great-hunt-chance-to-win` fits it anew.
 */
export const chanceToWin = { intercept: -1.256, slope: 0.641, scoreOf: leadBehind };

/** The lead where the chance is 20 %: ln(1 / 4) is intercept + slope x there. */
const FAIR = (-1.3862943611198906 - chanceToWin.intercept) / chanceToWin.slope;

/** Whether the team has a chance of 20 % or more. */
export const hasHope = (s: HuntState): boolean => isLeadBeforeEnemies(s, FAIR);
