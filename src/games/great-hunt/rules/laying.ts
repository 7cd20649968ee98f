import { settlePosition } from '../../keyforge/rules/laying.js';
import { hunt } from '../layout.js';
import { handTo } from './nantucket.js';
import type { HuntState } from './rules.js';

/** Brings up to date what follows from a position that has been laid: what stands is the active player's (GH-41). */
export function layHunt(s: HuntState): void {
  const { players } = s.rules;
  const turns = hunt.teamTurns.get(s);
  if (turns > 0) hunt.first.set(s, (((hunt.active.get(s) - turns + 1) % players) + players) % players);
  settlePosition(s);
  handTo(s, hunt.active.get(s));
}
