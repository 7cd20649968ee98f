import { finds } from '../../../engine/effects/could-do.js';
import { enraged } from '../../adventures/enraged.js';
import { isPrey } from '../../adventures/prey.js';
import { APART } from '../../keyforge/layout.js';
import { usualAttack } from '../../keyforge/rules/fighting.js';
import { isCreature, isInLine, sideOf } from '../../keyforge/rules/zones.js';
import { hunt } from '../layout.js';
import type { Prey } from '../prey.js';
import type { HuntState } from './rules.js';
import { inSkyrealm, isDocked, isSkybeast, isWild } from './where.js';

/** Who can attack whom: the battlelines among themselves, the Skyrealm within itself, and Port Halyard from both. */
export function canAttack(s: HuntState, by: number, target: number): boolean {
  if (hunt.tagged.get(s, target) !== 0 || target === by) return false;
  // GH-42, GH-43: from the Skyrealm only, and whoever of the enemies is there.
  if (by === s.rules.nantucket) return !isDocked(s) && isCreatureAloft(s, target) && isOfEnemies(s, target);
  if (isOfEnemies(s, by)) return isPreyOf(s, by, target);
  // A Skyrealm creature that a player controls fights where it is (GH-37, GH-open-04); others stay below (GH-71).
  if (hunt.place.get(s, by) === APART) return isCreatureAloft(s, target) && isOfEnemies(s, target);
  return usualAttack(s, by, target);
}

const isOfEnemies = (s: HuntState, card: number): boolean => sideOf(s, card) === s.rules.enemy;
const isCreatureAloft = (s: HuntState, card: number): boolean => isCreature(s, card) && inSkyrealm(s, card);

/** GH-87, GH-89, GH-97: whom a creature of the enemies preys on; it attacks nobody else. */
export function preyOf(s: HuntState, by: number): readonly Prey[] {
  const { prey, row, enragedPrey } = s.rules;
  const own = prey[row[by]];
  if (own.length > 0 || enraged.get(s, by) === 0) return own;
  return hunt.place.get(s, by) === APART ? enragedPrey.sky : enragedPrey.line;
}

/** Whether it may be sent against this card: the first description that means anybody there counts. */
function isPreyOf(s: HuntState, by: number, target: number): boolean {
  // Most cards are out of its reach, whatever its prey.
  if (!isInReach(s, by, target)) return false;
  const descriptions = preyOf(s, by);
  const last = descriptions.length - 1;
  for (let i = 0; i <= last; i++) {
    if (meansInReach(s, by, target, descriptions[i])) return true;
    if (i < last && meansAnybody(s, by, descriptions[i])) return false;
  }
  return false;
}

/** Where its prey can be: in the Skyrealm for whoever is there, among the active player's creatures for the others. */
function isInReach(s: HuntState, by: number, target: number): boolean {
  if (target === s.rules.halyard) return !isSkybeast(s, by);
  if (hunt.place.get(s, by) === APART) return isEnemyAloft(s, by, target);
  return isInLine(s, target) && sideOf(s, target) === hunt.active.get(s);
}

const means = (s: HuntState, by: number, target: number, description: Prey): boolean =>
  isInReach(s, by, target) && meansInReach(s, by, target, description);

function meansInReach(s: HuntState, by: number, target: number, { which, only, port }: Prey): boolean {
  const { halyard, nantucket, enemy } = s.rules;
  // What a description cannot mean by its noun is not looked for.
  if (target === halyard ? !port : only !== null && (target !== nantucket || only !== NANTUCKET)) return false;
  if (target === halyard || hunt.place.get(s, by) === APART) return finds(s, which, target, enemy, by);
  // GH-100 to GH-103: creatures of the active player's battleline, and taunt.
  return isPrey(s, by, target, which);
}
const NANTUCKET = 'nantucket';

function meansAnybody(s: HuntState, by: number, description: Prey): boolean {
  const { halyard, nantucket } = s.rules;
  if (means(s, by, halyard, description) || means(s, by, nantucket, description)) return true;
  if (description.only !== null) return false;
  const pile = hunt.place.get(s, by) === APART ? hunt.skyrealm : hunt.line[hunt.active.get(s)];
  for (let i = 0; i < pile.size(s); i++) if (means(s, by, pile.get(s, i), description)) return true;
  return false;
}

/**
 * GH-22, GH-23, GH-98: whom creatures of the enemies can fight in the Skyrealm. All that is not theirs: what players have
 * there, and for Skybeasts the ships of the Stormkin, who themselves leave Skybeasts alone.
 */
export function isEnemyAloft(s: HuntState, of: number, card: number): boolean {
  if (!inSkyrealm(s, card) || card === of) return false;
  if (!isOfEnemies(s, card)) return true;
  return isWild(s, of) && !isSkybeast(s, card);
}
