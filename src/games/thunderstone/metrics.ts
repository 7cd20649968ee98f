import type { Metric } from '../../engine/game.js';
import type { State } from '../../engine/state.js';
import type { Rules } from './content.js';
import { board } from './layout.js';
import { pointsOf } from './rules/scoring.js';

type S = State<Rules>;

const ofSeat = (name: string, help: string, read: (s: S, seat: number) => number): Metric<Rules> => ({
  name,
  help,
  perSeat: true,
  read,
});
const ofTable = (name: string, help: string, read: (s: S) => number): Metric<Rules> => ({
  name,
  help,
  perSeat: false,
  read: (s) => read(s),
});

/** What a study can read of a game. */
export const metrics: readonly Metric<Rules>[] = [
  ofSeat('points', 'victory points', (s, seat) => pointsOf(s, seat).total),
  ofSeat('points_monsters', 'of them from monsters', (s, seat) => pointsOf(s, seat).monsters),
  ofSeat('points_heroes', 'of them from heroes', (s, seat) => pointsOf(s, seat).heroes),
  ofSeat('points_village', 'of them from cards of the village', (s, seat) => pointsOf(s, seat).village),
  ofSeat('points_stone', 'of them from the stone', (s, seat) => pointsOf(s, seat).stone),
  ofSeat('points_diseases', 'of them from diseases', (s, seat) => pointsOf(s, seat).diseases),
  ofTable('rounds', 'turns of every player', (s) => Math.ceil(board.turn.get(s) / s.players)),
  ofSeat('defeated', 'monsters defeated', (s, seat) => board.beatenBy.get(s, seat)),
  ofTable('defeated_rank0', 'guardians defeated in Rank 0', (s) => board.beatenIn.get(s, 0)),
  ofTable('defeated_rank1', 'monsters defeated in rank 1', (s) => board.beatenIn.get(s, 1)),
  ofTable('defeated_rank2', 'monsters defeated in rank 2', (s) => board.beatenIn.get(s, 2)),
  ofTable('defeated_rank3', 'monsters defeated in rank 3', (s) => board.beatenIn.get(s, 3)),
  ofSeat('failed', 'attacks that did not defeat their monster', (s, seat) => board.failedBy.get(s, seat)),
  ofSeat('bought', 'cards bought', (s, seat) => board.boughtBy.get(s, seat)),
  ofSeat('destroyed', 'cards destroyed', (s, seat) => board.destroyedBy.get(s, seat)),
  ofSeat('diseases', 'diseases gained', (s, seat) => board.diseasesOf.get(s, seat)),
  ofSeat('deck_size', 'cards owned', (s, seat) => ownedBy(s, seat)),
  ofSeat('level_ups', 'heroes levelled up', (s, seat) => board.levelUpsOf.get(s, seat)),
  ofSeat('light_shortfall', 'light missing in all attacks together', (s, seat) => board.shortfallOf.get(s, seat)),
  ofTable('stone_claimed_by', 'the seat that claimed the stone, -1 for nobody', (s) => board.claimedBy.get(s)),
];

function ownedBy(s: S, seat: number): number {
  const shown = seat === board.active.get(s) ? board.shown.size(s) : 0;
  return board.deck[seat].size(s) + board.hand[seat].size(s) + board.discard[seat].size(s) + shown;
}
