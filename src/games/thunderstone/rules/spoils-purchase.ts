import { locals } from '../../../engine/machine.js';
import { action, askWithin, script } from '../../../engine/script.js';
import type { State } from '../../../engine/state.js';
import { typeNumber } from '../card-types.js';
import type { Rules } from '../content.js';
import { board, STACKS } from '../layout.js';
import { active, goldShown } from './cards.js';
import { buyTop, priceOf, topOf } from './village-stacks.js';

type S = State<Rules>;

const { ware } = locals('ware');

/** In the order of the words that effects use: anything, villager, weapon, food. */
const VILLAGER = 1;
const WANTED = [-1, typeNumber('villager'), typeNumber('weapon'), typeNumber('food')];
const MERCENARY = typeNumber('mercenary');

/** TS-143, TS-147: whether spoils of this kind allow a card. */
function isAllowed(s: S, row: number, kind: number): boolean {
  if (WANTED[kind] < 0) return true;
  const { ofType, options } = s.rules;
  if (ofType[WANTED[kind]][row] === 0) return false;
  return kind !== VILLAGER || options.spoilsVillagerMercenary || ofType[MERCENARY][row] === 0;
}

export const buy = action<Rules>(35, 'buy', {
  rule: 'TS-143',
  offer(s, offer) {
    for (let stack = 0; stack < STACKS; stack++) {
      const row = topOf(s, stack);
      if (row >= 0 && priceOf(s, row) <= board.gold.get(s) && isAllowed(s, row, ware.get(s))) offer.add(row, stack);
    }
  },
  take(s, _chance, _row, stack) {
    buyTop(s, stack);
  },
  text: (s, row) => `buy ${s.rules.titles[row]} as spoils`,
});

export const buyNothing = action<Rules>(36, 'buy nothing', {
  rule: 'TS-312',
  offer: (_s, offer) => offer.add(),
  text: () => 'buy nothing as spoils',
});

/** TS-143..147: one card with the gold that survived the battle; the gold is that of all spoils together, or of each. */
export const buySpoils = script<Rules>('buy spoils', [
  (s) => {
    if (s.rules.options.spoilsPool === 'separate') board.gold.set(s, goldShown(s));
  },
  askWithin('spoils purchase', active, [buy, buyNothing]),
]);
