import { aim, dealDamage } from '../../keyforge/rules/damage.js';
import { listTop } from '../../keyforge/rules/lists.js';
import { HARMS, hunt } from '../layout.js';
import type { HuntState } from './rules.js';
import { isDocked } from './where.js';

/** Whether damage has come through the armor of Port Halyard. */
export const isPortBreached = (s: HuntState): boolean => hunt.damage.get(s, s.rules.halyard) > 0;

/** GH-54, GH-55: it goes on to Nantucket if that is docked, and is lost otherwise; the last thing a step does. */
export function passOn(s: HuntState): void {
  const { halyard, nantucket } = s.rules;
  const amount = hunt.damage.get(s, halyard);
  hunt.damage.set(s, halyard, 0);
  if (!isDocked(s)) return;
  hunt.throughPort.set(s, 1);
  const at = listTop(s);
  aim(s, nantucket, amount);
  dealDamage(s, at);
}

/** Notes where new damage of Nantucket came from, for tables. */
export function noteHarm(s: HuntState): void {
  const { nantucket } = s.rules;
  const harm = hunt.damage.get(s, nantucket) - hunt.harmSeen.get(s);
  if (harm === 0) return;
  if (harm > 0) hunt.harm.add(s, sourceOfHarm(s), harm);
  hunt.harmSeen.add(s, harm);
  hunt.throughPort.set(s, 0);
}

function sourceOfHarm(s: HuntState): number {
  const { nantucket } = s.rules;
  if (hunt.throughPort.get(s) !== 0) return HARMS.indexOf('port');
  if (hunt.attacker.get(s) === nantucket) return HARMS.indexOf('hunts');
  return HARMS.indexOf(hunt.defender.get(s) === nantucket ? 'attacks' : 'effects');
}
