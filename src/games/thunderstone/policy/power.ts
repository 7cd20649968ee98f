import { KIND, typeNumber } from '../card-types.js';
import type { Content } from '../content.js';
import { IN_DUNGEON, IN_VILLAGE, PASSIVE, WHEN } from '../effect-tables.js';

/** One point, in the units of `Power`. */
export const POINT = 100;

/**
 * What a card does for a deck each time it is drawn, in hundredths of a point of Attack, light and gold; effects beside
 * the columns are guesses. They are integers, so that a sum does not depend on its order.
 */
export interface Power {
  readonly attack: Int32Array;
  readonly light: Int32Array;
  readonly gold: Int32Array;
  /** By clause: 1 when its card destroys itself for it. */
  readonly spends: Uint8Array;
}

/** A weapon needs a hero who is strong enough. */
const WEAPON_SHARE = 0.75;
/** A clause that may be used, where the columns say nothing. */
const CLAUSE = 0.8;
const CONDITIONAL = 1.2;
const SPOILS = 0.4;
const DOUBLING = 2;
const CHOICE_OF_SPELL = 1.5;

/** By row of the table, and by clause. */
export function powerOf(content: Content): Power {
  const { titles, attack, magic, light, gold, clauses, isWeapon, isSpell, isMonster, kind, ofType } = content;
  const mercenary = ofType[typeNumber('mercenary')];
  const clausePower = (row: number): number => {
    const when = clauses.whenOfRow[row];
    let sum = clauses.conditional[row] !== 0 || clauses.aura[row] ? CONDITIONAL : 0;
    if (when & IN_DUNGEON) sum += isSpell[row] ? CHOICE_OF_SPELL : CLAUSE;
    if (when & WHEN.Spoils && !isMonster[row]) sum += SPOILS;
    if (clauses.passive[row] & PASSIVE.doublesMagic) sum += DOUBLING;
    return sum;
  };
  return {
    attack: Int32Array.from(titles, (_, row) => {
      if (kind[row] === KIND.treasure) return 0;
      const own = attack[row] + magic[row] + clausePower(row);
      return Math.round(POINT * (isWeapon[row] ? own * WEAPON_SHARE : own));
    }),
    light: Int32Array.from(titles, (_, row) => POINT * light[row]),
    gold: Int32Array.from(titles, (_, row) => {
      const value = Math.max(gold[row], 0);
      return Math.round(POINT * (value + (clauses.whenOfRow[row] & IN_VILLAGE || mercenary[row] ? CLAUSE : 0)));
    }),
    spends: Uint8Array.from(clauses.texts, (text) => (text.startsWith('destroy(self)') ? 1 : 0)),
  };
}
