import type { State } from '../../engine/state.js';
import type { Rules } from './content.js';
import { board, CHARACTERS, COLOURS } from './layout.js';

type S = State<Rules>;

/** The table in a few lines: tokens and hands by seat, then the characters in play. */
export function describe(s: S): string {
  const seats = Array.from({ length: s.players }, (_, seat) => seatLine(s, seat));
  const people = Array.from({ length: CHARACTERS }, (_, who) => characterLine(s, who)).filter((line) => line !== '');
  return [...seats, ...people].join('\n');
}

function seatLine(s: S, seat: number): string {
  const { cards, plots } = s.rules;
  const hand = Array.from({ length: board.hand[seat].size(s) }, (_, i) => cards.names[board.hand[seat].get(s, i)]);
  const aims = Array.from({ length: board.plots[seat].size(s) }, (_, i) => plots.names[board.plots[seat].get(s, i)]);
  const tokens = `${board.victory.get(s, seat)} victory tokens, ${board.pool.get(s, seat)} in the pool`;
  return `${s.game.seatName(seat)}${colour(s, seat)}: ${tokens}; holds ${[...hand, ...aims].join(', ') || 'nothing'}`;
}

/** No two seats have the same colour once these are dealt. */
function colour(s: S, seat: number): string {
  const dealt = board.colour.get(s, 0) !== board.colour.get(s, 1);
  return dealt ? `, ${COLOURS[board.colour.get(s, seat)]}` : '';
}

function characterLine(s: S, who: number): string {
  const tile = board.place.get(s, who);
  const controller = board.controller.get(s, who);
  if (tile < 0 && controller < 0) return '';
  const where = tile < 0 ? 'not in play' : `in the ${s.rules.tiles.names[tile]}`;
  const carried = board.carries.get(s, who);
  const load = carried < 0 ? '' : ` with the ${s.rules.artifacts.names[carried]}`;
  const held = controller < 0 ? '' : `, ${board.influence.get(s, who)} tokens of ${s.game.seatName(controller)}`;
  return `${s.rules.characters.names[who]} ${where}${load}${held}`;
}
