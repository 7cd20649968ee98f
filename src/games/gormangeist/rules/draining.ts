import { happen } from '../../../engine/effects/events.js';
import type { Column, Scalar } from '../../../engine/fields.js';
import { call, finish, locals } from '../../../engine/machine.js';
import { action, askWithin, script } from '../../../engine/script.js';
import { KEYS } from '../../keyforge/effects/restless.js';
import { EVENTS } from '../../keyforge/effects/shapes/events.js';
import { noteForged } from '../../keyforge/rules/keys.js';
import type { Rules, S } from '../../keyforge/rules/rules.js';
import { stir } from '../../keyforge/rules/statics.js';
import { OWN_KINDS } from '../kinds.js';
import { DRAIN_SPANS, own } from '../layout.js';
import { enemyOf, ownOf } from '../own.js';
import { roundOf } from './rounds.js';
import { ESSENCE_POINTS, takings } from './taking.js';

const { player } = locals('player');

/** Essence in the pool of a player. */
export const essenceOf = (s: S, side: number): number => own.archon.get(s, side) + own.dark.get(s, side);

/** Essence on The Amalgamator: each counts as a forged key (GG-109). */
export const attached = (s: S): number => own.archonAttached.get(s) + own.darkAttached.get(s);

/** GG-104: gives one of the essences of a kind from the drained player's pool to The Amalgamator. */
const give = (kind: number, name: string, pool: Column, amalgamator: Scalar, isDark: 0 | 1, text: string) =>
  action<Rules>(kind, name, {
    rule: 'GG-104',
    offer(s, offer) {
      if (pool.get(s, player.get(s)) > 0) offer.add();
    },
    take(s) {
      pool.add(s, player.get(s), -1);
      amalgamator.add(s, 1);
      attach(s, isDark);
    },
    text: () => text,
  });

const giveArchon = give(
  OWN_KINDS.giveArchon,
  "give Archon's Essence",
  own.archon,
  own.archonAttached,
  0,
  "attach an Archon's Essence to The Amalgamator",
);

const giveDark = give(
  OWN_KINDS.giveDark,
  'give Dark Essence',
  own.dark,
  own.darkAttached,
  1,
  'attach the Dark Essence to The Amalgamator',
);

/** GG-06, GG-111: enough Dark Essence wins at once, whatever is left in the pools. */
function attach(s: S, isDark: number): void {
  own.lastFrom.set(s, player.get(s));
  own.lastDark.set(s, isDark);
  stir(s, KEYS);
  const { darkNeeded } = ownOf(s);
  if (own.darkAttached.get(s) < darkNeeded) return;
  if (s.log) s.log.line(`  The Amalgamator has ${darkNeeded} Dark Essence: everybody has won`);
  finish(s, 'win');
}

/** GG-05, GG-07: only who has no essence left loses by being drained, and all lose with them. */
function begin(s: S): void {
  const span = Math.min(DRAIN_SPANS - 1, Math.floor((roundOf(s) - 1) / 5));
  own.drains.add(s, player.get(s), 1);
  own.drainsIn.add(s, Math.max(0, span), 1);
  if (s.log) s.log.line(`  ${s.game.seatName(player.get(s))} is drained of essence`);
  if (essenceOf(s, player.get(s)) > 0) return;
  takings.add(s, ESSENCE_POINTS);
  if (s.log) s.log.line('  and has none left: everybody has lost');
  finish(s, 'loss');
}

/** `call(s, giveEssence, player)`: the player attaches one essence of choice to The Amalgamator (GG-104). */
export const giveEssence = script<Rules>('giveEssence', [
  begin,
  askWithin('essence', (s) => player.get(s), [giveArchon, giveDark]),
]);

/** `call(s, drain, player)`: a drain that is no cost of anything counts as the forging of a key, too (GG-108). */
export const drain = script<Rules>('drain', [
  (s) => noteForged(s, enemyOf(s)),
  (s) => call(s, giveEssence, player.get(s)),
  (s) => happen(s, EVENTS.forged, enemyOf(s)),
]);
