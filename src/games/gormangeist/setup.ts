import type { Chance } from '../../engine/chance.js';
import { shuffle } from '../../engine/piles.js';
import { script, times, when } from '../../engine/script.js';
import { archiveTop } from '../adventures/archive-top.js';
import { board } from '../keyforge/layout.js';
import { draw } from '../keyforge/rules/drawing.js';
import { enterPlay } from '../keyforge/rules/entering.js';
import { askMulligan, shuffleDeck } from '../keyforge/rules/opening.js';
import type { Rules, S } from '../keyforge/rules/rules.js';
import { own } from './layout.js';
import { enemyOf, ownOf } from './own.js';
import { openDoor, showTop } from './rules/opening-doors.js';

/** GG-32 to GG-34: two mansion cards in play, some set aside, the others shuffled, all with their doors up. */
function placeMansion(s: S, chance: Chance): void {
  const { starts, reverses } = ownOf(s);
  for (const { card, where } of starts) {
    if (where === 'play') openDoor(s, card);
    else (where === 'aside' ? own.aside : own.mansionDeck).push(s, card);
  }
  for (const card of reverses) own.reverses.push(s, card);
  shuffle(s, own.mansionDeck, own.clockLuck, chance);
  showTop(s);
}

/** GG-35 to GG-38: The Grim Reaper ready and leftmost, It is Time discarded, the others shuffled, some archived. */
function placeAdventure(s: S, chance: Chance): void {
  const { reaper, discarded, adventure, options } = ownOf(s);
  const enemy = enemyOf(s);
  if (reaper >= 0) {
    enterPlay(s, reaper, enemy, true, -1);
    board.exhausted.set(s, reaper, 0);
  }
  for (const card of discarded) board.discard[enemy].push(s, card);
  for (const card of adventure) board.deck[enemy].push(s, card);
  shuffle(s, board.deck[enemy], board.deckLuck[enemy], chance);
  archiveTop(s, enemy, options.setupArchived, chance);
}

/** GG-39, GG-41, GG-42. */
function seatPlayers(s: S, chance: Chance): void {
  const { options, players } = ownOf(s);
  board.first.set(s, players === 1 ? 0 : board.firstLuck.roll(s, chance, players));
  for (let seat = 0; seat < players; seat++) {
    own.archon.set(s, seat, options.archonEssence);
    shuffleDeck(s, seat, chance);
    draw(s, seat, options.handSize, chance);
  }
  board.active.set(s, board.first.get(s));
}

/** GG-31 to GG-43. */
export const setup = script<Rules>('setup', [
  placeMansion,
  placeAdventure,
  seatPlayers,
  when(
    (s) => ownOf(s).options.mulligan,
    [
      times(
        (s) => s.players,
        askMulligan,
        (s) => board.active.set(s, (board.active.get(s) + 1) % s.players),
      ),
    ],
  ),
]);
