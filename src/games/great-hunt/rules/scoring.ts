import type { Pile } from '../../../engine/fields.js';
import { finish } from '../../../engine/machine.js';
import { move } from '../../../engine/piles.js';
import { gain } from '../../keyforge/rules/amber.js';
import { moveCard, TO_PURGED } from '../../keyforge/rules/leaving.js';
import { sideOf, titleOf } from '../../keyforge/rules/zones.js';
import { hunt } from '../layout.js';
import type { HuntState } from './rules.js';
import { isSkybeast } from './where.js';

function renownIn(s: HuntState, pile: Pile): number {
  const { renown, row } = s.rules;
  let sum = 0;
  for (let i = pile.size(s) - 1; i >= 0; i--) sum += renown[row[pile.get(s, i)]];
  return sum;
}

/** GH-66: what the team has earned; nothing once Nantucket is lost (GH-05). */
export const teamRenown = (s: HuntState): number => (hunt.sunk.get(s) !== 0 ? 0 : renownIn(s, hunt.trophies));

/** GH-66: Skybeasts that the Stormkin killed, and what their renown cards were worth when they were drawn. */
export const stormkinRenown = (s: HuntState): number => renownIn(s, hunt.spoils) + hunt.drawnRenown.get(s);

/** GH-06: only more is a win. */
export const isWon = (s: HuntState): boolean => 100 * teamRenown(s) > s.rules.options.renownScale * stormkinRenown(s);

/** GH-65: a side scores Flint's Treasure, with the æmber in it; false when somebody has it already. The last of a step. */
export function scoreTreasure(s: HuntState, side: number): boolean {
  const { treasure, enemy, options } = s.rules;
  if (!hunt.treasure.has(s, treasure)) return false;
  move(s, treasure, hunt.treasure, side === enemy ? hunt.spoils : hunt.trophies);
  if (s.log) s.log.line(`  ${s.rules.match.name(s, side)} scores ${titleOf(s, treasure)}`);
  gain(s, side, options.treasureAmber);
  return true;
}

/** GH-05: damage of its power destroys it, as it does a creature. */
export const isSunk = (s: HuntState): boolean =>
  hunt.damage.get(s, s.rules.nantucket) >= hunt.power.get(s, s.rules.nantucket);

/** GH-05. */
export function loseNantucket(s: HuntState): void {
  hunt.sunk.set(s, 1);
  if (s.log) s.log.line('Nantucket is destroyed');
  finish(s, 'loss');
}

/** GH-04, GH-open-00, GH-open-01: whether no Skybeast is left that the game waits for. */
export function isHuntOver(s: HuntState): boolean {
  // The rest is counted only when no Skybeast is to come.
  if (hunt.skyDeck.size(s) > 0) return false;
  const { literalEnd, endIgnoresArchives } = s.rules.options;
  const scored = hunt.trophies.size(s) + hunt.spoils.size(s) + hunt.treasure.size(s) - 1;
  const done = scored + hunt.gone.size(s) + hunt.aside.size(s);
  const tamed = literalEnd ? 0 : tamedSkybeasts(s);
  const waiting = endIgnoresArchives ? hunt.skyArchives.size(s) : 0;
  return done + tamed + waiting >= s.rules.skybeastCount;
}

/** GH-37: Skybeasts that players control. */
function tamedSkybeasts(s: HuntState): number {
  let tamed = 0;
  for (let i = hunt.skyrealm.size(s) - 1; i >= 0; i--) {
    const card = hunt.skyrealm.get(s, i);
    if (isSkybeast(s, card) && sideOf(s, card) !== s.rules.enemy) tamed++;
  }
  return tamed;
}

/** GH-04, GH-06: the game ends; Skybeasts that players control are removed unscored (GH-open-00). */
export function endHunt(s: HuntState): void {
  for (let i = hunt.skyrealm.size(s) - 1; i >= 0; i--) {
    const card = hunt.skyrealm.get(s, i);
    if (isSkybeast(s, card)) moveCard(s, card, TO_PURGED, -1);
  }
  if (s.log) s.log.line(`The hunt is over: renown ${teamRenown(s)} against ${stormkinRenown(s)}`);
  finish(s, isWon(s) ? 'win' : 'loss');
}
