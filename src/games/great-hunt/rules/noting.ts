import { hunt } from '../layout.js';
import { hasHope } from '../policy/chance-to-win.js';
import type { HuntState } from './rules.js';

/** Notes for the tables whether the team still has a fair chance when an enemy turn begins. */
export function noteHope(s: HuntState): void {
  if (hasHope(s)) hunt.lastHope.set(s, hunt.teamTurns.get(s));
}
