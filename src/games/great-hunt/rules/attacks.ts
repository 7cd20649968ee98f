import type { Expr } from '../../../engine/effects/code.js';
import { finds } from '../../../engine/effects/could-do.js';
import { enraged } from '../../adventures/enraged.js';
import { isPrey } from '../../adventures/prey.js';
import { APART } from '../../keyforge/layout.js';
import { usualAttack } from '../../keyforge/rules/fighting.js';
import { isCreature, sideOf } from '../../keyforge/rules/zones.js';
import { hunt } from '../layout.js';
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
export function preyOf(s: HuntState, by: number): readonly Expr[] {
  const { prey, row, enragedPrey } = s.rules;
  const own = prey[row[by]];
  if (own.length > 0 || enraged.get(s, by) === 0) return own;
  return hunt.place.get(s, by) === APART ? enragedPrey.sky : enragedPrey.line;
}

/** Whether it may be sent against this card: the first description that means anybody there counts. */
function isPreyOf(s: HuntState, by: number, target: number): boolean {
  const descriptions = preyOf(s, by);
  for (let i = 0; i < descriptions.length; i++) {
    if (means(s, by, target, descriptions[i])) return true;
    if (meansAnybody(s, by, descriptions[i])) return false;
  }
  return false;
}

function means(s: HuntState, by: number, target: number, description: Expr): boolean {
  const { halyard, enemy } = s.rules;
  if (target === halyard) return !isSkybeast(s, by) && finds(s, description, target, enemy, by);
  if (hunt.place.get(s, by) === APART) return isEnemyAloft(s, by, target) && finds(s, description, target, enemy, by);
  // GH-100 to GH-103: creatures of the active player's battleline, and taunt.
  return isPrey(s, by, target, description);
}

function meansAnybody(s: HuntState, by: number, description: Expr): boolean {
  const { halyard, nantucket } = s.rules;
  if (means(s, by, halyard, description)) return true;
  const isAloft = hunt.place.get(s, by) === APART;
  if (isAloft && means(s, by, nantucket, description)) return true;
  const pile = isAloft ? hunt.skyrealm : hunt.line[hunt.active.get(s)];
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
