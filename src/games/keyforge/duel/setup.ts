import type { Chance } from '../../../engine/chance.js';
import { script, when } from '../../../engine/script.js';
import { board } from '../layout.js';
import { addChains, chainPenalty, draw } from '../rules/drawing.js';
import { askMulligan, shuffleDeck } from '../rules/opening.js';
import type { DuelRules, DuelState } from './rules.js';

/** KF-005: decks are shuffled, and luck decides who is first. */
function shuffleDecks(s: DuelState, chance: Chance): void {
  const { firstPlayer, chains0, chains1 } = s.rules.options;
  board.first.set(s, firstPlayer === 'luck' ? board.firstLuck.roll(s, chance, 2) : firstPlayer === 'seat0' ? 0 : 1);
  board.chains.set(s, 0, chains0);
  board.chains.set(s, 1, chains1);
  for (let side = 0; side < 2; side++) shuffleDeck(s, side, chance);
}

/** KF-005: the first player draws one card more; chains count, and one is shed. */
function dealHands(s: DuelState, chance: Chance): void {
  for (let side = 0; side < 2; side++) {
    const penalty = chainPenalty(s, side);
    draw(s, side, handFor(s, side) - penalty, chance);
    if (penalty > 0) addChains(s, side, -1);
  }
}

const handFor = (s: DuelState, side: number): number =>
  side === board.first.get(s) ? s.rules.options.firstHand : s.rules.options.handSize;

/** KF-005, KF-006. */
export const setup = script<DuelRules>('setup', [
  shuffleDecks,
  dealHands,
  when<DuelRules>(
    (s) => s.rules.options.mulligan,
    [
      (s) => board.active.set(s, board.first.get(s)),
      askMulligan,
      (s) => board.active.set(s, 1 - board.first.get(s)),
      askMulligan,
    ],
  ),
]);
