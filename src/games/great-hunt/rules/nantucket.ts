import { call, locals } from '../../../engine/machine.js';
import { action, askWithin, leaveWhen, script, when } from '../../../engine/script.js';
import { OPPONENTS } from '../../keyforge/effects/restless.js';
import { amberOf, lose } from '../../keyforge/rules/amber.js';
import { USE } from '../../keyforge/rules/doings.js';
import { enterPlay } from '../../keyforge/rules/entering.js';
import { fight, hasDefender } from '../../keyforge/rules/fighting.js';
import { disturbSide } from '../../keyforge/rules/joining.js';
import { costOf } from '../../keyforge/rules/queries.js';
import { settle } from '../../keyforge/rules/settling.js';
import { contest, stir } from '../../keyforge/rules/statics.js';
import { unsettleMatch } from '../../keyforge/rules/unsettling.js';
import { titleOf } from '../../keyforge/rules/zones.js';
import { SLOTS } from '../card-table.js';
import { hunt } from '../layout.js';
import { REPAIR, resolveAbilities } from './abilities.js';
import { HUNT_KINDS } from './kinds.js';
import type { HuntRules, HuntState } from './rules.js';
import { isDocked, isFitted } from './where.js';

const active = (s: HuntState): number => hunt.active.get(s);

/** GH-41: what it costs to enter the Skyrealm now. */
export function entryCost(s: HuntState): number {
  const { nantucket, options } = s.rules;
  return Math.max(0, options.entryCost + hunt.toll.get(s) + costOf(s, nantucket, active(s), USE));
}

/** GH-41, GH-open-13: once in a team turn, because it is readied in step 4 alone. */
const canSail = (s: HuntState): boolean =>
  isDocked(s) && hunt.exhausted.get(s, s.rules.nantucket) === 0 && amberOf(s, active(s)) >= entryCost(s);

const { strikes } = locals('strikes');

const strike = action<HuntRules>(HUNT_KINDS.strike, 'strike', {
  rule: 'GH-43',
  offer(s, offer) {
    if (hasDefender(s, s.rules.nantucket)) offer.add();
  },
  take: (s) => strikes.set(s, 1),
  text: () => 'Nantucket attacks',
});

const hold = action<HuntRules>(HUNT_KINDS.hold, 'hold', {
  rule: 'GH-43',
  offer: (_s, offer) => offer.add(),
  text: () => 'Nantucket attacks nobody',
});

/** GH-41 to GH-43: it enters the Skyrealm until the start of the next team turn, and may fight at once. */
const sailing = script<HuntRules>('sail', [
  (s) => {
    lose(s, active(s), entryCost(s));
    hunt.toll.set(s, 0);
    hunt.aloft.set(s, 1);
    hunt.exhausted.set(s, s.rules.nantucket, 1);
    hunt.entries.add(s, 1);
    if (s.log) s.log.line('  Nantucket enters the Skyrealm');
    disturbSide(s, s.rules.nantucket);
  },
  settle,
  askWithin('strike', active, [strike, hold]),
  leaveWhen((s) => strikes.get(s) === 0),
  (s) => call(s, fight, s.rules.nantucket),
]);

/** Nantucket fights again; false when there is nobody to fight against. The last thing a step does. */
export function strikeAgain(s: HuntState): boolean {
  if (!hasDefender(s, s.rules.nantucket)) return false;
  call(s, fight, s.rules.nantucket);
  return true;
}

/** GH-41, GH-72. */
const sail = action<HuntRules>(HUNT_KINDS.sail, 'sail', {
  rule: 'GH-41',
  offer(s, offer) {
    if (canSail(s)) offer.add();
  },
  take: (s) => call(s, sailing),
  text: (s) => `Nantucket enters the Skyrealm for ${entryCost(s)}`,
});

/** GH-53, GH-72: what there is to be repaired. */
const repair = action<HuntRules>(HUNT_KINDS.repair, 'repair', {
  rule: 'GH-53',
  offer(s, offer) {
    const { repairs, repairCost } = s.rules.options;
    if (!isDocked(s) || hunt.damage.get(s, s.rules.nantucket) === 0) return;
    if (hunt.repairs.get(s) < repairs && amberOf(s, active(s)) >= repairCost) offer.add();
  },
  take(s) {
    lose(s, active(s), s.rules.options.repairCost);
    hunt.repairs.add(s, 1);
    hunt.repaired.add(s, 1);
    resolveAbilities(s, REPAIR);
  },
  text: (s) => `repair Nantucket for ${s.rules.options.repairCost}`,
});

/** GH-50, GH-open-07: slots that are unlocked, by the number of their color; the starter's is there from the start. */
function slots(s: HuntState, color: number): number {
  if (color === STARTER) return s.rules.starter < 0 ? 0 : 1;
  return hunt.forged.get(s, color - FIRST_COLOR);
}
const STARTER = SLOTS.indexOf('starter');
const FIRST_COLOR = SLOTS.indexOf('red');

/** The slot that an upgrade takes: that which the game starts with has one of its own. */
export const slotOf = (s: HuntState, card: number): number =>
  card === s.rules.starter ? STARTER : s.rules.slot[s.rules.row[card]];

/** Slots of a color in which nothing is. */
function freeSlots(s: HuntState, color: number): number {
  let free = slots(s, color);
  for (let i = 0; i < hunt.standing.size(s); i++) {
    const card = hunt.standing.get(s, i);
    if (isFitted(s, card) && slotOf(s, card) === color) free--;
  }
  return free;
}

/** GH-48: attaches an upgrade to Nantucket; the last thing a step does is not what follows. */
export function attach(s: HuntState, card: number): void {
  hunt.stack.remove(s, card);
  enterPlay(s, card, active(s), false, s.rules.nantucket);
  const place = s.rules.fittings.indexOf(card);
  if (hunt.fittedIn.get(s, place) === 0) hunt.fittedIn.set(s, place, hunt.teamTurns.get(s));
}

/** GH-51, GH-52: unused slots may be filled again. */
const refit = action<HuntRules>(HUNT_KINDS.refit, 'refit', {
  rule: 'GH-52',
  offer(s, offer) {
    if (amberOf(s, active(s)) < s.rules.options.refitCost) return;
    for (let i = 0; i < hunt.stack.size(s); i++) {
      const card = hunt.stack.get(s, i);
      if (freeSlots(s, slotOf(s, card)) > 0) offer.add(card);
    }
  },
  take(s, _chance, card) {
    lose(s, active(s), s.rules.options.refitCost);
    hunt.refits.add(s, 1);
    attach(s, card);
    settle(s);
  },
  text: (s, card) => `attach ${titleOf(s, card)} for ${s.rules.options.refitCost}`,
});

/** GH-72: what the active player may do besides with Nantucket and at Port Halyard. */
export const nantucketActions = [sail, repair, refit];

const { color } = locals('color');

const COLORS = ['red', 'yellow', 'blue'] as const;
/** GH-69. */
export const KEYS_OF_A_COLOR = 3;

const chooseColor = action<HuntRules>(HUNT_KINDS.color, 'color', {
  rule: 'GH-open-16',
  offer(s, offer) {
    for (let i = 0; i < COLORS.length; i++) if (hunt.forged.get(s, i) < KEYS_OF_A_COLOR) offer.add(i);
  },
  take: (s, _chance, chosen) => color.set(s, chosen),
  text: (_s, chosen) => `the ${COLORS[chosen]} key`,
});

const chooseFitting = action<HuntRules>(HUNT_KINDS.fit, 'fit', {
  rule: 'GH-50',
  offer(s, offer) {
    for (let i = 0; i < hunt.stack.size(s); i++) {
      const card = hunt.stack.get(s, i);
      if (slotOf(s, card) === color.get(s) + FIRST_COLOR) offer.add(card);
    }
  },
  take: (s, _chance, card) => attach(s, card),
  text: (s, card) => `attach ${titleOf(s, card)}`,
});

/** GH-50, GH-68: a key of the team unlocks a slot, which is filled at once. */
export const unlockSlot = script<HuntRules>('unlockSlot', [
  askWithin('color', active, [chooseColor]),
  (s) => {
    hunt.forged.add(s, color.get(s), 1);
    if (s.log) s.log.line(`  the team forges a ${COLORS[color.get(s)]} key`);
  },
  when((s) => hunt.stack.size(s) > 0, [askWithin('fit', active, [chooseFitting])]),
]);

/** Keys of the team (GH-15). */
export const teamKeys = (s: HuntState): number => hunt.forged.get(s, 0) + hunt.forged.get(s, 1) + hunt.forged.get(s, 2);
export const MOST_KEYS = COLORS.length * KEYS_OF_A_COLOR;

/** GH-44, GH-45: at the start of a team turn it is docked, and with its upgrades in the hands of the active player. */
export function dock(s: HuntState): void {
  hunt.aloft.set(s, 0);
  hunt.repairs.set(s, 0);
  handTo(s, active(s));
}

/** What stands on the team's side is the active player's, against whom the enemies play from now on. */
export function handTo(s: HuntState, side: number): void {
  for (let i = 0; i < hunt.standing.size(s); i++) {
    const card = hunt.standing.get(s, i);
    if (card === s.rules.island) continue;
    hunt.side.set(s, card, side);
    hunt.base.set(s, card, side);
    hunt.wanted.set(s, card, side);
    disturbSide(s, card);
  }
  unsettleMatch(s);
  contest(s);
  stir(s, OPPONENTS);
}

export const nantucketScripts = [sailing, unlockSlot];
