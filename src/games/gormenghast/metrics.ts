import type { Metric } from '../../engine/game.js';
import type { Rules } from './content.js';
import { board } from './layout.js';

/** Columns of games.csv. */
export const metrics: readonly Metric<Rules>[] = [
  { name: 'tokens', help: 'victory tokens', perSeat: true, read: (s, seat) => board.victory.get(s, seat) },
  {
    name: 'plots_1',
    help: 'plots claimed without the artifact',
    perSeat: true,
    read: (s, seat) => board.plotsPlain.get(s, seat),
  },
  {
    name: 'plots_3',
    help: 'plots claimed with the artifact',
    perSeat: true,
    read: (s, seat) => board.plotsFull.get(s, seat),
  },
  {
    name: 'tiles_explored',
    help: 'tiles that came into play after set-up',
    perSeat: false,
    read: (s) => board.explored.get(s),
  },
  {
    name: 'rituals',
    help: 'entries of the Book of Ritual performed',
    perSeat: false,
    read: (s) => board.rituals.get(s),
  },
  {
    name: 'interrupts',
    help: 'INTERRUPT cards played in windows',
    perSeat: false,
    read: (s) => board.interrupts.get(s),
  },
  {
    name: 'influence_fights',
    help: 'pairs of influence tokens that cancelled each other',
    perSeat: false,
    read: (s) => board.fights.get(s),
  },
  {
    name: 'lead_changes',
    help: 'times another seat came to lead alone',
    perSeat: false,
    read: (s) => board.leadChanges.get(s),
  },
];
