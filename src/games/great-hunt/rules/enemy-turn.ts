import type { Chance } from '../../../engine/chance.js';
import { happen } from '../../../engine/effects/events.js';
import type { Pile } from '../../../engine/fields.js';
import { call, locals } from '../../../engine/machine.js';
import { moveTop } from '../../../engine/piles.js';
import { action, askWithin, breakWhen, loop, script, when } from '../../../engine/script.js';
import { enraged } from '../../adventures/enraged.js';
import { NOBODY } from '../../adventures/takings.js';
import { tellUse } from '../../adventures/tell-use.js';
import { EVENTS } from '../../keyforge/effects/shapes/events.js';
import { addChains, chainPenalty, draw } from '../../keyforge/rules/drawing.js';
import { hasKeyword } from '../../keyforge/rules/fighting.js';
import { presentAt, presentCount } from '../../keyforge/rules/in-play.js';
import { currentCost, forgeKey } from '../../keyforge/rules/keys.js';
import { moveCard, TO_DISCARD } from '../../keyforge/rules/leaving.js';
import { listCut, listGet, listPush, listTop } from '../../keyforge/rules/lists.js';
import { playCard } from '../../keyforge/rules/playing.js';
import { UPGRADE } from '../../keyforge/rules/rules.js';
import { settle } from '../../keyforge/rules/settling.js';
import { beginTurn, forges, forgetTurn, readyAll } from '../../keyforge/rules/turn-steps.js';
import { unsettleMatch } from '../../keyforge/rules/unsettling.js';
import {
  ANY_USE,
  CAN_ACT,
  CAN_FIGHT,
  CAN_OMNI,
  CAN_REAP,
  CAN_UNSTUN,
  useCard,
  usesOf,
} from '../../keyforge/rules/using.js';
import { isCreature, nameOf, sideOf, titleOf, typeOf } from '../../keyforge/rules/zones.js';
import { hunt } from '../layout.js';
import { ENEMY_TURN, resolveAbilities } from './abilities.js';
import { preyOf } from './attacks.js';
import { HUNT_KINDS } from './kinds.js';
import { noteHope } from './noting.js';
import { poolsOf } from './pools-of.js';
import type { HuntRules, HuntState } from './rules.js';
import { goesToWork, takings } from './taking.js';
import { isWild } from './where.js';

/*
 * GH-75: the enemy turn, which the active player performs: the rulebook's seven steps in its order.
 */

const active = (s: HuntState): number => hunt.active.get(s);

function beginEnemyTurn(s: HuntState): void {
  hunt.enemyTurn.set(s, 1);
  unsettleMatch(s);
  beginTurn(s, active(s));
  if (s.log) s.log.line(`Enemy turn, ${poolsOf(s)}`);
}

// Step 1.

/** GH-62, GH-open-11. */
const theStormkinEarnRenown = when<HuntRules>(
  (s) => forges(s, s.rules.enemy),
  [(s) => call(s, forgeKey, s.rules.enemy, currentCost(s, s.rules.enemy)), settle],
);

// Step 2.

const { left, kept, played } = locals('left', 'kept', 'played');

/** GH-78: as many as lay there when the step began. What cannot be played stays (KF-040), but for an upgrade without a host. */
const playingArchives = (name: string, archives: (s: HuntState) => Pile) =>
  script<HuntRules>(name, [
    (s) => left.set(s, archives(s).size(s)),
    loop<HuntRules>(
      breakWhen((s) => left.get(s) <= 0 || kept.get(s) >= archives(s).size(s)),
      (s) => {
        left.add(s, -1);
        played.set(s, archives(s).get(s, kept.get(s)));
        goesToWork(s, played.get(s));
        call(s, playCard, played.get(s), s.rules.enemy, 0);
      },
      (s) => {
        const card = played.get(s);
        if (!archives(s).has(s, card)) return;
        if (s.log) s.log.line(`${titleOf(s, card)} cannot be played`);
        if (typeOf(s, card) === UPGRADE) moveCard(s, card, TO_DISCARD, -1);
        else kept.add(s, 1);
      },
      settle,
    ),
  ]);

const playSkybeasts = playingArchives('play Skybeasts', () => hunt.skyArchives);
const playStormkin = playingArchives('play Stormkin', (s) => hunt.archives[s.rules.enemy]);

// Steps 3 and 4.

/** What a creature of the enemies is used for: the first of the rulebook's priorities that it can follow. */
function priorityOf(s: HuntState, card: number): number {
  // Nobody without prey fights, so nobody need look for whom it could.
  const wanted = preyOf(s, card).length > 0 ? ANY_USE : ANY_USE & ~CAN_FIGHT;
  const uses = usesOf(s, card, s.rules.enemy, wanted);
  if ((uses & CAN_UNSTUN) !== 0) return CAN_UNSTUN;
  // First priority: fight. Only prey can be attacked.
  if ((uses & CAN_FIGHT) !== 0) return CAN_FIGHT;
  // Second priority: action.
  if ((uses & CAN_ACT) !== 0) return CAN_ACT;
  // Third priority: reap; a Skybeast, which cannot, does nothing (GH-88).
  return uses & CAN_REAP;
}

const { at, length, next, creature, fights, begun } = locals('at', 'length', 'next', 'creature', 'fights', 'begun');

function lineUp(s: HuntState, row: Pile): void {
  at.set(s, listTop(s));
  for (let i = 0; i < row.size(s); i++) listPush(s, row.get(s, i));
  length.set(s, listTop(s) - at.get(s));
}

/** Uses the next one that does anything; `creature` is -1 when there is none left. */
function useNext(s: HuntState, row: Pile): void {
  const { enemy } = s.rules;
  fights.set(s, 0);
  while (next.get(s) < length.get(s)) {
    const card = listGet(s, at.get(s) + next.get(s));
    next.add(s, 1);
    if (!isCreature(s, card) || sideOf(s, card) !== enemy || !row.has(s, card)) continue;
    const use = priorityOf(s, card);
    // After the first, nothing has happened that anybody need look at.
    if (use === 0 && begun.get(s) !== 0) continue;
    begun.set(s, 1);
    creature.set(s, card);
    if (use === 0) return;
    goesToWork(s, card);
    fights.set(s, use === CAN_FIGHT ? 1 : 0);
    tellUse(s, card, use);
    call(s, useCard, card, enemy, use);
    return;
  }
  creature.set(s, -1);
}

/** GH-87, GH-89: from left to right, each that stood there when the step began. */
const usingCreatures = (name: string, row: (s: HuntState) => Pile) =>
  script<HuntRules>(name, [
    (s) => lineUp(s, row(s)),
    loop<HuntRules>(
      (s) => useNext(s, row(s)),
      breakWhen((s) => creature.get(s) < 0),
      (s) => {
        // GH-97: it is enraged until it has fought.
        if (fights.get(s) !== 0) enraged.set(s, creature.get(s), 0);
        // What its ability did may let a Skybeast escape (GH-38).
        unsettleMatch(s);
      },
      settle,
    ),
    (s) => listCut(s, at.get(s)),
  ]);

const useSkyrealm = usingCreatures('use the Skyrealm', () => hunt.skyrealm);
const useBattleline = usingCreatures('use the battleline', (s) => hunt.line[s.rules.enemy]);

// Step 5.

const relicUses = (s: HuntState, card: number): number => {
  const uses = usesOf(s, card, s.rules.enemy, CAN_ACT | CAN_OMNI);
  return (uses & CAN_ACT) !== 0 ? CAN_ACT : uses & CAN_OMNI;
};

/** GH-90, GH-91: the active player orders them. */
const useRelic = action<HuntRules>(HUNT_KINDS.relic, 'use an artifact', {
  rule: 'GH-90',
  offer(s, offer) {
    const relics = hunt.relics[s.rules.enemy];
    for (let i = 0; i < relics.size(s); i++) if (relicUses(s, relics.get(s, i)) !== 0) offer.add(relics.get(s, i));
  },
  take(s, _chance, card) {
    goesToWork(s, card);
    call(s, useCard, card, s.rules.enemy, relicUses(s, card));
  },
  text: (s, card) => `the Stormkin use ${nameOf(s, card)}`,
});

function isAnyRelicReady(s: HuntState): boolean {
  const relics = hunt.relics[s.rules.enemy];
  for (let i = 0; i < relics.size(s); i++) if (relicUses(s, relics.get(s, i)) !== 0) return true;
  return false;
}

const useArtifacts = script<HuntRules>('use artifacts', [
  loop<HuntRules>(
    breakWhen((s) => !isAnyRelicReady(s)),
    askWithin('artifact', active, [useRelic]),
    settle,
  ),
]);

// Step 6.

/** GH-92; Skybeasts whose texts use time counters get one. */
function readyAllEnemyCards(s: HuntState): void {
  readyAll(s, s.rules.enemy);
  let timed = 0;
  for (let i = 0; i < presentCount(s); i++) {
    const card = presentAt(s, i);
    if (!isWild(s, card) || !hasKeyword(s, card, s.rules.timed)) continue;
    hunt.time.add(s, card - s.rules.box, 1);
    timed++;
  }
  if (s.log) s.log.line(`  the enemies ready their cards; Skybeasts that get 1 time: ${timed}`);
  unsettleMatch(s);
}

// Step 7.

/** GH-85, GH-86, GH-93, GH-94; chains shrink what the Stormkin draw as they shrink a hand. */
function drawAdventureCards(s: HuntState, chance: Chance): void {
  const { enemy, options } = s.rules;
  const more = hunt.handSize.get(s, enemy) - options.handSize;
  const penalty = chainPenalty(s, enemy);
  const cards = draw(s, enemy, Math.max(1, options.stormkinDraw + more - penalty), chance);
  if (penalty > 0) addChains(s, enemy, -1);
  const beasts = archiveSkybeasts(s, options.skybeastDraw);
  if (s.log) s.log.line(`  archived: ${cards} of the Stormkin deck, ${beasts} of the Skybeast deck`);
}

/** Skybeasts go face down into the archives, as long as there are any. Returns how many there were. */
export function archiveSkybeasts(s: HuntState, amount: number): number {
  let archived = 0;
  for (; archived < amount && hunt.skyDeck.size(s) > 0; archived++) moveTop(s, hunt.skyDeck, hunt.skyArchives);
  return archived;
}

function endEnemyTurn(s: HuntState): void {
  forgetTurn(s);
  hunt.enemyTurn.set(s, 0);
}

/** GH-75. */
export const enemyTurn = script<HuntRules>('enemyTurn', [
  noteHope,
  beginEnemyTurn,
  settle,
  (s) => resolveAbilities(s, ENEMY_TURN),
  // 1. The Stormkin earn renown.
  theStormkinEarnRenown,
  // 2. Play adventure cards: Skybeasts first.
  (s) => call(s, playSkybeasts),
  (s) => call(s, playStormkin),
  // 3. Skyrealm cards are used.
  (s) => call(s, useSkyrealm),
  // 4. Stormkin battleline creatures are used.
  (s) => call(s, useBattleline),
  // 5. Stormkin artifacts are used.
  (s) => {
    if (isAnyRelicReady(s)) call(s, useArtifacts);
  },
  (s) => takings.goesToWork(s, NOBODY),
  // 6. Ready all enemy cards.
  readyAllEnemyCards,
  settle,
  // 7. Draw adventure cards.
  drawAdventureCards,
  (s) => happen(s, EVENTS.endTurn, s.rules.enemy),
  settle,
  endEnemyTurn,
]);

export const enemyTurnScripts = [enemyTurn, playSkybeasts, playStormkin, useSkyrealm, useBattleline, useArtifacts];
