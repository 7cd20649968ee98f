import type { Metric } from '../../engine/game.js';
import { ENDINGS, HEADER } from '../../engine/header.js';
import { worstOf } from '../adventures/takings.js';
import { amberOf } from '../keyforge/rules/amber.js';
import { HARMS, hunt } from './layout.js';
import { teamKeys } from './rules/nantucket.js';
import type { HuntRules, HuntState } from './rules/rules.js';
import { stormkinRenown, teamRenown } from './rules/scoring.js';
import { takings } from './rules/taking.js';
import { isFitted } from './rules/where.js';

const whole = (name: string, help: string, read: (s: HuntState) => number | null): Metric<HuntRules> => ({
  name,
  help,
  perSeat: false,
  read,
});

const perSeat = (name: string, help: string, column: typeof hunt.gained): Metric<HuntRules> => ({
  name,
  help,
  perSeat: true,
  read: (s, seat) => column.get(s, seat),
});

function fittedCount(s: HuntState): number {
  let count = 0;
  for (let i = 0; i < hunt.standing.size(s); i++) if (isFitted(s, hunt.standing.get(s, i))) count++;
  return count;
}

/** Skybeasts that the team has scored: its trophies without Flint's Treasure. */
const hunted = (s: HuntState): number => hunt.trophies.size(s) - (hunt.trophies.has(s, s.rules.treasure) ? 1 : 0);

const spoiled = (s: HuntState): number => hunt.spoils.size(s) - (hunt.spoils.has(s, s.rules.treasure) ? 1 : 0);

/** The team turn in which so many upgrades had been attached, the starting one not counted; 0 if they never were. */
function turnOfUpgrade(s: HuntState, wanted: number): number {
  const { starter, fittings } = s.rules;
  let turn = 0;
  let found = 0;
  for (;;) {
    let next = 32767;
    for (let i = 0; i < fittings.length; i++) {
      const when = hunt.fittedIn.get(s, i);
      if (fittings[i] !== starter && when > turn && when < next) next = when;
    }
    if (next === 32767) return 0;
    turn = next;
    for (let i = 0; i < fittings.length; i++) {
      if (fittings[i] !== starter && hunt.fittedIn.get(s, i) === turn) found++;
    }
    if (found >= wanted) return turn;
  }
}

const HARM_HELP: Readonly<Record<(typeof HARMS)[number], string>> = {
  hunts: 'in its own attacks',
  attacks: 'when it was attacked',
  port: 'what came through the armor of Port Halyard',
  effects: 'by anything else',
};

const isLost = (s: HuntState): boolean => s.over && ENDINGS[s.block[HEADER.ending]] === 'loss';

/** Cards of one title count together. */
function worstCard(s: HuntState) {
  const { row, box } = s.rules;
  return worstOf(s, takings, row.length - box, (_s, place) => row[box + place]);
}

/** Columns of games.csv. */
export const metrics: readonly Metric<HuntRules>[] = [
  whole('renown', 'renown of the team, 0 when Nantucket is lost', teamRenown),
  whole('renown_stormkin', 'renown of the Stormkin', stormkinRenown),
  whole('sunk', '1 when Nantucket was destroyed', (s) => hunt.sunk.get(s)),
  whole('skybeasts_hunted', 'Skybeasts that the team scored', hunted),
  whole('skybeasts_spoiled', 'Skybeasts that the Stormkin scored', spoiled),
  whole('skybeasts_escaped', 'Skybeasts that escaped', (s) => hunt.escaped.get(s)),
  whole('skybeasts_gone', 'Skybeasts that nobody scored', (s) => hunt.gone.size(s)),
  whole('treasure', "who scored Flint's Treasure: 1 the team, -1 the Stormkin, 0 nobody", (s) => {
    const { treasure } = s.rules;
    return hunt.trophies.has(s, treasure) ? 1 : hunt.spoils.has(s, treasure) ? -1 : 0;
  }),
  whole('stormkin_cards', 'renown cards that the Stormkin drew', (s) => hunt.drawn.get(s)),
  whole('stormkin_aember', 'æmber of the Stormkin in the end', (s) => amberOf(s, s.rules.enemy)),
  whole('stormkin_stolen', 'æmber that the Stormkin stole', (s) => hunt.stolen.get(s, s.rules.enemy)),
  whole('keys', 'keys that the team forged', teamKeys),
  whole('upgrades', 'upgrades on Nantucket in the end', fittedCount),
  whole('first_upgrade', 'team turn of the first upgrade beyond the starting one, 0 for none', (s) =>
    turnOfUpgrade(s, 1),
  ),
  whole('third_upgrade', 'team turn of the third, 0 for none', (s) => turnOfUpgrade(s, 3)),
  whole('refits', 'upgrades attached for æmber', (s) => hunt.refits.get(s)),
  whole('repaired', 'repairs at Port Halyard', (s) => hunt.repaired.get(s)),
  whole('entries', 'times Nantucket entered the Skyrealm', (s) => hunt.entries.get(s)),
  ...HARMS.map((from, place) =>
    whole(`damage_${from}`, `damage to Nantucket: ${HARM_HELP[from]}`, (s) => hunt.harm.get(s, place)),
  ),
  whole('point_of_no_return', 'in a lost game, the team turn from which the chance never came back over 20 %', (s) =>
    isLost(s) ? hunt.lastHope.get(s) + 1 : null,
  ),
  {
    ...whole('worst_card', 'the card of the enemies that took the most from the team, in a lost game', (s) =>
      isLost(s) ? (worstCard(s)?.row ?? null) : null,
    ),
    nameOf: (rules, row) => rules.ids[row],
  },
  whole(
    'worst_card_took',
    'what it took, all its copies together: 3 for an æmber, 6 for a card in play or in hand, 1 for a damage of Nantucket',
    (s) => (isLost(s) ? (worstCard(s)?.points ?? 0) : null),
  ),
  perSeat('gained', 'æmber gained', hunt.gained),
  perSeat('stolen', 'æmber stolen', hunt.stolen),
  perSeat('reaps', 'times it reaped', hunt.reaps),
  perSeat('fights', 'times it fought as the attacker', hunt.fights),
  perSeat('destroyed', 'of its cards destroyed', hunt.destroyedCount),
  perSeat('played', 'cards played', hunt.playedCount),
  perSeat('discarded', 'cards discarded', hunt.discardedCount),
];
