import { board } from '../../keyforge/layout.js';
import type { G } from '../own.js';
import { evaluate } from './evaluate.js';

/*
 * How often greedy teams won from positions that `evaluate` judges so: a logistic curve, fitted on 3,631 beginnings of
 * Gormangeist turns in 245 games of `greedy` at all tables and difficulties. With x the score behind `evaluate`, the chance
 * is 1 / (1 + e^(0.112 - 0.393 x)). Its reliability, by tenths of the chance it says:
 *
 *   says   .08  .13  .25  .36  .45  .55  .65  .75  .84  .91
 *   won    .08  .19  .19  .30  .41  .62  .64  .74  .87 1.00
 *   turns  173  460  187  530  482  447  398  495  452    7
 */

/** What `evaluate` says where the chance is 20 %: x is -3.24 there. */
const FAIR = 0.118;

/** Whether the team has a chance of 20 % or more. */
export const hasHope = (s: G): boolean => evaluate(s, board.active.get(s)) >= FAIR;
