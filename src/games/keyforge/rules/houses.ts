import { happen } from '../../../engine/effects/events.js';
import { moveAll } from '../../../engine/piles.js';
import { action, ask, askWithin, script, when } from '../../../engine/script.js';
import { TURN } from '../effects/restless.js';
import { EVENTS } from '../effects/shapes/events.js';
import { board } from '../layout.js';
import { presentAt, presentCount } from './in-play.js';
import { KINDS } from './kinds.js';
import { moveCard, TO_HAND } from './leaving.js';
import { noteHouse } from './noting.js';
import type { Rules, S } from './rules.js';
import { stir } from './statics.js';
import { ownerOf, sideOf } from './zones.js';

/** KF-025 to KF-028: the houses that a side may choose, as bits; 0 when none is left. */
export function eligibleHouses(s: S, side: number): number {
  let houses = s.rules.identity[side];
  for (let i = 0; i < presentCount(s); i++) {
    const card = presentAt(s, i);
    if (sideOf(s, card) === side) houses |= board.houses.get(s, card);
  }
  houses &= ~board.bannedHouses.get(s, side);
  const must = houses & board.mustHouses.get(s, side);
  // KF-027: a house that must and cannot be chosen binds nobody.
  return must === 0 ? houses : must;
}

const active = (s: S): number => board.active.get(s);

const chooseHouse = action<Rules>(KINDS.house, 'house', {
  rule: 'KF-025',
  offer(s, offer) {
    const houses = eligibleHouses(s, active(s));
    for (let house = 0; house < s.rules.houseNames.length; house++) if ((houses & (1 << house)) !== 0) offer.add(house);
  },
  take(s, _chance, house) {
    board.house.set(s, house);
    stir(s, TURN);
  },
  text: (s, house) => `choose ${s.rules.houseNames[house]}`,
});

const takeArchives = action<Rules>(KINDS.archives, 'take archives', {
  rule: 'KF-029',
  offer: (_s, offer) => offer.add(),
  take(s) {
    const archives = board.archives[active(s)];
    for (let i = archives.size(s) - 1; i >= 0; i--) {
      const card = archives.get(s, i);
      if (ownerOf(s, card) !== active(s)) moveCard(s, card, TO_HAND, active(s));
    }
    moveAll(s, archives, board.hand[active(s)]);
  },
  text: (s) => `take the ${board.archives[active(s)].size(s)} archived cards`,
});

const leaveArchives = action<Rules>(KINDS.leaveArchives, 'leave archives', {
  rule: 'KF-029',
  offer: (_s, offer) => offer.add(),
  text: () => 'leave the archives',
});

/** Step 2. */
export const chooseActiveHouse = script<Rules>('chooseActiveHouse', [
  (s) => board.house.set(s, -1),
  ask('house', active, [chooseHouse]),
  (s) => {
    if (board.house.get(s) < 0) return;
    noteHouse(s);
    happen(s, EVENTS.choseHouse, active(s), board.house.get(s));
  },
  when((s) => board.archives[active(s)].size(s) > 0, [askWithin('archives', active, [takeArchives, leaveArchives])]),
]);
