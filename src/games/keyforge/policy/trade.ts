import { board } from '../layout.js';
import type { S } from '../rules/rules.js';
import { opponentOf } from '../rules/zones.js';
import { worthOf } from './worth.js';

/** Keywords as bits, by the numbers of the words. */
const ELUSIVE = 1;
const POISON = 2;
const SKIRMISH = 4;

const POWER = 0.2;
/** Each damage that does not kill. */
const WOUND = 0.1;

/** What a creature in play is worth to its side, in æmber. */
export function bodyWorth(s: S, card: number): number {
  return worthOf(s.rules).inPlay[s.rules.row[card]] + POWER * (board.power.get(s, card) - board.damage.get(s, card));
}

/** What a fight would roughly bring to the attacker, in æmber: what it kills or wounds less what it loses. */
export function trade(s: S, by: number, target: number): number {
  const keywords = board.keywords.get(s, by);
  const others = board.keywords.get(s, target);
  if ((others & ELUSIVE) !== 0 && board.attacked.get(s, target) === 0) return -1;
  const gain = lossOf(s, target, by, (keywords & POISON) !== 0);
  return (keywords & SKIRMISH) !== 0 ? gain : gain - lossOf(s, by, target, (others & POISON) !== 0);
}

/** What a creature loses to the power of another. */
function lossOf(s: S, card: number, to: number, poison: boolean): number {
  const armor = board.armor.get(s, card) - board.armorUsed.get(s, card);
  const dealt = board.power.get(s, to) - Math.max(0, armor);
  if (dealt <= 0 || board.ward.get(s, card) !== 0) return 0;
  const dies = poison || dealt >= board.power.get(s, card) - board.damage.get(s, card);
  return dies ? bodyWorth(s, card) : WOUND * dealt;
}

/** The best that a creature could get out of a fight, whoever it may attack. */
export function bestTrade(s: S, by: number): number {
  const line = board.line[opponentOf(s, board.side.get(s, by))];
  let best = -9;
  for (let i = line.size(s) - 1; i >= 0; i--) {
    const value = trade(s, by, line.get(s, i));
    if (value > best) best = value;
  }
  return best;
}
