import type { S } from '../keyforge/rules/rules.js';
import { CAN_ACT, CAN_OMNI, CAN_REAP, CAN_UNSTUN } from '../keyforge/rules/using.js';
import { titleOf } from '../keyforge/rules/zones.js';

const WORDS: readonly (readonly [use: number, words: string])[] = [
  [CAN_REAP, 'reaps'],
  [CAN_ACT, 'uses its Action'],
  [CAN_OMNI, 'uses its Omni'],
  [CAN_UNSTUN, 'loses its stun'],
];

/** A line of the log for what a card of an automated enemy is used for, which nobody chose; a fight tells of itself. */
export function tellUse(s: S, card: number, use: number): void {
  if (!s.log) return;
  const found = WORDS.find(([one]) => one === use);
  if (found) s.log.line(`  ${titleOf(s, card)} ${found[1]}`);
}
