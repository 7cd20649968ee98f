import { amberOf } from '../../keyforge/rules/amber.js';
import { hunt } from '../layout.js';
import type { HuntState } from './rules.js';

/** What is in the two pools, in words. */
export const poolsOf = (s: HuntState): string =>
  `with ${amberOf(s, hunt.active.get(s))} æmber against ${amberOf(s, s.rules.enemy)} of the Stormkin`;
