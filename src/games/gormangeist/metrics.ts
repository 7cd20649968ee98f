import type { Metric } from '../../engine/game.js';
import { ENDINGS, HEADER } from '../../engine/header.js';
import { worstOf } from '../adventures/takings.js';
import { board } from '../keyforge/layout.js';
import { houseMetrics, seatMetrics } from '../keyforge/metrics.js';
import { DRAIN_SPANS, NOTED_TURNS, own, PLACES } from './layout.js';
import type { G, GormangeistRules } from './own.js';
import { takings } from './rules/taking.js';

type M = Metric<GormangeistRules>;

const isLost = (s: G): boolean => s.over && ENDINGS[s.block[HEADER.ending]] === 'loss';

const team = (name: string, help: string, read: M['read']): M => ({ name, help, perSeat: false, read });
const seat = (name: string, help: string, read: M['read']): M => ({ name, help, perSeat: true, read });
const count = (name: string, help: string, field: typeof own.siphoned): M => team(name, help, (s) => field.get(s));

/** GG-03: cards of one title count together, and Gormangeist Mansion comes after all rows. */
const worstCard = (s: G) =>
  worstOf(s, takings, PLACES, (_s, place) => {
    const { row, ids } = s.rules;
    return row[s.rules.own.first + place] ?? ids.length;
  });

/** Columns of games.csv. */
export const metrics: readonly M[] = [
  seat('drains', 'times the player was drained', (s, of) => own.drains.get(s, of)),
  seat('essence', "Archon's Essence left in the pool", (s, of) => own.archon.get(s, of)),
  seat('dark', 'Dark Essence left in the pool', (s, of) => own.dark.get(s, of)),
  count('dark_found', 'Dark Essence found', own.darkFound),
  count('dark_used', 'Dark Essence on The Amalgamator', own.darkAttached),
  count('explored', 'mansion cards explored', own.explored),
  count('broken', 'mansion cards destroyed', own.broken),
  team('flipped', 'mansion cards turned over for good', (s) => own.turned.size(s)),
  count('turned_back', 'Dark Essence that nobody could take (GG-open-01)', own.turnedBack),
  team(
    'point_of_no_return',
    'in a lost game, the turn of a player from which the chance never came back over 20 %',
    (s) => (isLost(s) ? own.lastHope.get(s) + 1 : null),
  ),
  {
    ...team('worst_card', 'the card of the enemy that took the most from the team, in a lost game', (s) =>
      isLost(s) ? (worstCard(s)?.row ?? null) : null,
    ),
    nameOf: (rules, row) => rules.ids[row] ?? 'gormangeist-mansion',
  },
  team(
    'worst_card_took',
    'what it took, all its copies together: 3 for an æmber, 6 for a card in play or in hand, 18 for an essence',
    (s) => (isLost(s) ? (worstCard(s)?.points ?? 0) : null),
  ),
  count('siphoned', 'æmber stolen by siphon icons', own.siphoned),
  team('enemy_amber', 'æmber of Gormangeist in the end', (s) => board.pool.get(s, s.rules.own.enemy)),
  team('enemy_lost', 'cards of Gormangeist destroyed', (s) => board.destroyedCount.get(s, s.rules.own.enemy)),
  ...Array.from({ length: DRAIN_SPANS }, (_, span) =>
    team(
      `drains_from_${5 * span + 1}`,
      span === DRAIN_SPANS - 1
        ? `drains from round ${5 * span + 1} on`
        : `drains in the five rounds from ${5 * span + 1}`,
      (s) => own.drainsIn.get(s, span),
    ),
  ),
  ...Array.from({ length: NOTED_TURNS }, (_, turn) =>
    team(`enemy_amber_turn_${turn + 1}`, `æmber of Gormangeist when its turn ${turn + 1} began`, (s) =>
      own.amberAt.get(s, turn),
    ),
  ),
  ...seatMetrics,
  ...houseMetrics,
];
