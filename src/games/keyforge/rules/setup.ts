import type { Chance } from '../../../engine/chance.js';
import { moveAll, shuffle } from '../../../engine/piles.js';
import { action, ask, script, when } from '../../../engine/script.js';
import { board } from '../layout.js';
import { addChains, chainPenalty, draw } from './drawing.js';
import { KINDS } from './kinds.js';
import type { Rules, S } from './rules.js';
import { otherSide } from './zones.js';

/** KF-005: decks are shuffled, and luck decides who is first. */
function shuffleDecks(s: S, chance: Chance): void {
  const { firstPlayer } = s.rules.options;
  board.first.set(s, firstPlayer === 'luck' ? board.firstLuck.roll(s, chance, 2) : firstPlayer === 'seat0' ? 0 : 1);
  board.chains.set(s, 0, s.rules.options.chains0);
  board.chains.set(s, 1, s.rules.options.chains1);
  for (let card = 0; card < s.rules.row.length; card++) board.deck[s.rules.owner[card]].push(s, card);
  for (let side = 0; side < 2; side++) shuffle(s, board.deck[side], board.deckLuck[side], chance);
}

/** KF-005: the first player draws one card more; chains count, and one is shed. */
function dealHands(s: S, chance: Chance): void {
  for (let side = 0; side < 2; side++) {
    const penalty = chainPenalty(s, side);
    draw(s, side, handFor(s, side) - penalty, chance);
    if (penalty > 0) addChains(s, side, -1);
  }
}

const handFor = (s: S, side: number): number =>
  side === board.first.get(s) ? s.rules.options.firstHand : s.rules.options.handSize;

const keep = action<Rules>(KINDS.keepHand, 'keep', {
  rule: 'KF-006',
  offer: (_s, offer) => offer.add(),
  text: () => 'keep the hand',
});

/** KF-006: one card fewer; no chain is shed. */
const mulligan = action<Rules>(KINDS.mulligan, 'mulligan', {
  rule: 'KF-006',
  offer: (_s, offer) => offer.add(),
  take(s, chance) {
    const side = board.active.get(s);
    const size = board.hand[side].size(s) - 1;
    moveAll(s, board.hand[side], board.deck[side]);
    shuffle(s, board.deck[side], board.deckLuck[side], chance);
    draw(s, side, size, chance);
    board.mulligans.add(s, side, 1);
  },
  text: () => 'take a new hand, one card smaller',
});

const active = (s: S): number => board.active.get(s);

/** KF-005, KF-006. */
export const setup = script<Rules>('setup', [
  shuffleDecks,
  dealHands,
  when(
    (s) => s.rules.options.mulligan,
    [
      (s) => board.active.set(s, board.first.get(s)),
      ask('mulligan', active, [keep, mulligan]),
      (s) => board.active.set(s, otherSide(board.first.get(s))),
      ask('mulligan', active, [keep, mulligan]),
    ],
  ),
]);
