import type { Pile } from '../../engine/fields.js';
import type { State } from '../../engine/state.js';
import type { Rules } from './content.js';
import { board, PLACES } from './layout.js';
import { rankName } from './rules/cards.js';
import { scoreOf } from './rules/scoring.js';

type S = State<Rules>;

function list(s: S, pile: Pile): string {
  const names = Array.from({ length: pile.size(s) }, (_, i) => s.rules.names[pile.get(s, i)]);
  return names.join(', ') || 'nothing';
}

/** The hall, then every seat with what it holds. */
export function describe(s: S): string {
  const hall = Array.from({ length: PLACES }, (_, place) => place)
    .filter((place) => board.hall.get(s, place) >= 0)
    .map((place) => `${rankName(place)}: ${s.rules.names[board.hall.get(s, place)]}`);
  const seats = Array.from({ length: s.players }, (_, seat) => {
    const cards = seat === board.active.get(s) && board.shown.size(s) > 0 ? board.shown : board.hand[seat];
    return `${s.game.seatName(seat)}: ${scoreOf(s, seat)} points, ${board.xp.get(s, seat)} experience; holds ${list(s, cards)}`;
  });
  return [hall.join('; ') || 'the hall is empty', `${board.dungeon.size(s)} cards in the dungeon deck`, ...seats].join(
    '\n',
  );
}
