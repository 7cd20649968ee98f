import { call } from '../../../engine/machine.js';
import { script, when } from '../../../engine/script.js';
import type { State } from '../../../engine/state.js';
import { KIND } from '../card-types.js';
import type { Rules } from '../content.js';
import { board, HALL } from '../layout.js';
import { isGuardian, rowOf, toBottom } from '../rules/cards.js';
import { BATTLE, ENTERED, hallChanged, replacePlaceholder, turnUpDungeon } from '../rules/hall.js';
import { leavePlace, shift, toRankZero } from '../rules/places.js';
import { chooseGroups } from './choose-groups.js';
import { fillDiseases } from './disease-deck.js';
import { buildDungeon } from './dungeon-deck.js';
import { dealStartingDecks, fillVillage } from './village-stacks.js';

type S = State<Rules>;

/** Whether a card turned up goes to the bottom of the deck while the hall is formed (TS-047). */
function isPutDown(s: S, card: number): boolean {
  const kind = s.rules.kind[rowOf(s, card)];
  return kind === KIND.treasure || kind === KIND.trap;
}

/** TS-045..049, TS-052: three monsters, in the order of the deck. */
function formHall(s: S): void {
  let looked = board.dungeon.size(s);
  for (let place = 0; place < HALL; ) {
    if (looked-- <= 0) return;
    const card = turnUpDungeon(s);
    if (isPutDown(s, card)) {
      toBottom(s, board.dungeon, card);
      continue;
    }
    board.hall.set(s, place, card);
    if (rowOf(s, card) === s.rules.placeholder) replacePlaceholder(s, place);
    if (place > 0 || !isGuardian(s, card)) place++;
    else if (s.rules.options.setupGuardian === 'rank0') toRankZero(s);
    else toBottom(s, board.dungeon, leavePlace(s, 0));
  }
  shift(s, false);
}

/** TS-051: whether the first monster has had its Breach without it. */
function noteSetupBreach(s: S): void {
  if (!s.rules.options.setupBreach) board.met.set(s, 0, 1);
}

/** Everything before the first turn. */
export const setup = script<Rules>('set-up', [
  (s, chance) => {
    const chosen = chooseGroups(s, chance);
    if (s.log) {
      const { groups } = s.rules;
      const parts = [...chosen.heroes, ...chosen.village, ...chosen.monsters, ...chosen.features];
      s.log.line(`The game has ${parts.map((group) => groups[group].name).join(', ')}`);
    }
    buildDungeon(s, chosen, chance);
    fillVillage(s, chosen);
    fillDiseases(s, chosen, chance);
    dealStartingDecks(s, chance);
    // TS-017.
    board.active.set(s, s.rules.options.firstPlayer === 'random' ? board.setupLuck.roll(s, chance, s.players) : 0);
  },
  when(
    (s) => s.players > 1,
    [formHall, noteSetupBreach, (s) => call(s, hallChanged, 0, BATTLE)],
    // TS-256, TS-258: alone, the hall starts empty.
    [
      when(
        (s) => s.rules.options.soloFirstCard === 'at_setup',
        [(s) => board.hall.set(s, HALL - 1, turnUpDungeon(s)), (s) => call(s, hallChanged, 0, ENTERED)],
      ),
    ],
  ),
]);
