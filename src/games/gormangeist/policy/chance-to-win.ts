import { board } from '../../keyforge/layout.js';
import type { G } from '../own.js';
import { evaluate } from './evaluate.js';

/** What `evaluate` says where the chance is 20 %. */
const FAIR = 0.156;

/** Whether the team has a chance of 20 % or more. */
export const hasHope = (s: G): boolean => evaluate(s, board.active.get(s)) >= FAIR;
