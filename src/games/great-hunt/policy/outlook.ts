import type { Pile } from '../../../engine/fields.js';
import { sideOf } from '../../keyforge/rules/zones.js';
import { hunt } from '../layout.js';
import { canAttack, preyOf } from '../rules/attacks.js';
import type { HuntState } from '../rules/rules.js';
import { isDocked, isOfStormkin, isWild } from '../rules/where.js';

/*
 * What the next enemy turn will bring, as far as everybody sees it coming: who is ready to attack Nantucket or its port,
 * and who will reap.
 */

/** Damage to Nantucket that ready creatures of the enemies are about to deal, armor deducted. */
export function harmAhead(s: HuntState): number {
  const { nantucket, halyard } = s.rules;
  const target = isDocked(s) ? halyard : nantucket;
  const attacks = attacksFrom(s, hunt.line[s.rules.enemy], target) + attacksFrom(s, hunt.skyrealm, target);
  const armor = hunt.armor.get(s, target) - hunt.armorUsed.get(s, target);
  const own = isDocked(s) ? hunt.armor.get(s, nantucket) - hunt.armorUsed.get(s, nantucket) : 0;
  return Math.max(0, attacks - Math.max(0, armor) - Math.max(0, own));
}

/** The same for Nantucket in the Skyrealm, wherever it is now: everybody up there with prey may mean it. */
export function harmAloft(s: HuntState): number {
  const { nantucket, prey, row } = s.rules;
  let sum = 0;
  for (let i = hunt.skyrealm.size(s) - 1; i >= 0; i--) {
    const card = hunt.skyrealm.get(s, i);
    if (isReady(s, card) && prey[row[card]].length > 0) sum += hunt.power.get(s, card) + hunt.assault.get(s, card);
  }
  return Math.max(0, sum - hunt.armor.get(s, nantucket));
}

function attacksFrom(s: HuntState, pile: Pile, target: number): number {
  let sum = 0;
  for (let i = pile.size(s) - 1; i >= 0; i--) {
    const card = pile.get(s, i);
    if (isReady(s, card) && preyOf(s, card).length > 0 && canAttack(s, card, target)) {
      sum += hunt.power.get(s, card) + hunt.assault.get(s, card);
    }
  }
  return sum;
}

const isReady = (s: HuntState, card: number): boolean =>
  sideOf(s, card) === s.rules.enemy && hunt.exhausted.get(s, card) === 0 && hunt.stunned.get(s, card) === 0;

/** Creatures of the Stormkin that will reap, or do something as good. */
export function reapsAhead(s: HuntState): number {
  return reapersIn(s, hunt.line[s.rules.enemy]) + reapersIn(s, hunt.skyrealm);
}

function reapersIn(s: HuntState, pile: Pile): number {
  let reapers = 0;
  for (let i = pile.size(s) - 1; i >= 0; i--) {
    const card = pile.get(s, i);
    if (isReady(s, card) && isOfStormkin(s, card) && preyOf(s, card).length === 0) reapers++;
  }
  return reapers;
}

/** What is still to come of the hunt, in enemy turns: Skybeasts that have not been played, or will not be in the next. */
export const turnsAhead = (s: HuntState, afterNext: boolean): number =>
  hunt.skyDeck.size(s) + (afterNext ? 0 : hunt.skyArchives.size(s));

/** Renown of Skybeasts in the Skyrealm that are there to be hunted, weighed by how near their end is. */
export function gameAloft(s: HuntState, fresh: number, wounded: number): number {
  const { renown, row } = s.rules;
  let sum = 0;
  for (let i = hunt.skyrealm.size(s) - 1; i >= 0; i--) {
    const card = hunt.skyrealm.get(s, i);
    if (!isWild(s, card)) continue;
    const power = Math.max(1, hunt.power.get(s, card));
    const left = Math.max(0.2, 1 - 0.15 * hunt.time.get(s, card - s.rules.box));
    sum += renown[row[card]] * left * (fresh + (wounded * hunt.damage.get(s, card)) / power);
  }
  return sum;
}
