import { CARD_DEALT, CARD_PLAYED, CARD_SEEN, type CardUse } from '../../engine/game.js';
import type { State } from '../../engine/state.js';
import type { Rules } from './content.js';
import { BASICS, board, STACKS } from './layout.js';
import { isEarly } from './rules/village-stacks.js';

type S = State<Rules>;

/** The row that stands for a stack: its cheapest card, level 1 of heroes. */
function rowOfStack(s: S, stack: number): number {
  const { groups, cost } = s.rules;
  return [...groups[board.group.get(s, stack)].rows].sort((one, other) => cost[one] - cost[other])[0];
}

function ownsAny(s: S, seat: number, stack: number): boolean {
  const { group, of } = s.rules;
  const wanted = board.group.get(s, stack);
  return [board.deck[seat], board.hand[seat], board.discard[seat]].some((pile) =>
    Array.from({ length: pile.size(s) }, (_, i) => group[of[pile.get(s, i)]]).includes(wanted),
  );
}

/**
 * What becomes of the stacks of heroes and of the village, each under its first card: `dealt` when the stack is in the
 * game, `seen` when the seat owns a card of it in the end, and `played` when it bought one early (`isEarly`).
 * The basic stacks are not told: everybody starts with them.
 */
export const cardUse: CardUse<Rules> = {
  ids: ({ rowIds }) => rowIds,
  read(s, seat, reach) {
    for (let stack = BASICS; stack < STACKS; stack++) {
      if (board.group.get(s, stack) < 0) continue;
      const owned = ownsAny(s, seat, stack) ? CARD_SEEN : CARD_DEALT;
      reach[rowOfStack(s, stack)] = isEarly(s, seat, stack) ? CARD_PLAYED : owned;
    }
  },
};
