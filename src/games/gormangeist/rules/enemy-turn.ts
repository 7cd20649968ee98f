import type { Chance } from '../../../engine/chance.js';
import { happen } from '../../../engine/effects/events.js';
import { call, locals } from '../../../engine/machine.js';
import { moveAll } from '../../../engine/piles.js';
import { action, ask, breakWhen, loop, script } from '../../../engine/script.js';
import { archiveTop } from '../../adventures/archive-top.js';
import { enraged } from '../../adventures/enraged.js';
import { NOBODY } from '../../adventures/takings.js';
import { tellUse } from '../../adventures/tell-use.js';
import { EVENTS } from '../../keyforge/effects/shapes/events.js';
import { board } from '../../keyforge/layout.js';
import { addChains, chainPenalty } from '../../keyforge/rules/drawing.js';
import { moveCard, TO_ARCHIVES, TO_DISCARD } from '../../keyforge/rules/leaving.js';
import { playCard } from '../../keyforge/rules/playing.js';
import { type Rules, type S, UPGRADE } from '../../keyforge/rules/rules.js';
import { settle } from '../../keyforge/rules/settling.js';
import { beginTurn, forgetTurn, readyAll } from '../../keyforge/rules/turn-steps.js';
import { CAN_ACT, CAN_FIGHT, CAN_OMNI, CAN_REAP, CAN_UNSTUN, useCard, usesOf } from '../../keyforge/rules/using.js';
import { nameOf, titleOf, typeOf } from '../../keyforge/rules/zones.js';
import { OWN_KINDS } from '../kinds.js';
import { own } from '../layout.js';
import { enemyOf, type G, type GormangeistRules, ownOf } from '../own.js';
import { noteAmber, noteHope } from './noting.js';
import { preyOf } from './prey-of.js';
import { reaperInPlay } from './reaper.js';
import { goesToWork, takings } from './taking.js';

const active = (s: S): number => board.active.get(s);

/** GG-65: the active player performs the turn; the active house is always Gormangeist. */
function begin(s: G): void {
  own.enemyTurn.set(s, 1);
  beginTurn(s, active(s));
  board.house.set(s, s.rules.houseNames.length - 1);
  noteAmber(s);
  if (s.log) s.log.line(`Gormangeist turn, with ${board.pool.get(s, enemyOf(s))} æmber`);
}

const { card, others, use } = locals('card', 'others', 'use');

/** The Gormangeist archives become the hand that is played; what is archived from now on waits (GG-67, GG-69). */
function takeArchives(s: S): void {
  const enemy = enemyOf(s);
  moveAll(s, board.archives[enemy], board.hand[enemy]);
  own.playingCards.set(s, 1);
}

const hasCards = (s: S): boolean => board.hand[enemyOf(s)].size(s) > 0;

/** GG-67, GG-71: from top to bottom. GG-79: an upgrade without The Grim Reaper is discarded without being played. */
function playTop(s: S): void {
  const hand = board.hand[enemyOf(s)];
  card.set(s, hand.top(s));
  others.set(s, hand.size(s) - 1);
  goesToWork(s, card.get(s));
  if (typeOf(s, card.get(s)) !== UPGRADE || reaperInPlay(s) >= 0) call(s, playCard, card.get(s), enemyOf(s), 0);
  else {
    if (s.log) s.log.line(`${titleOf(s, card.get(s))} has no Grim Reaper to be put on`);
    moveCard(s, card.get(s), TO_DISCARD, enemyOf(s));
  }
}

/** GG-80: what could not be played goes to the archives. */
function archiveUnplayed(s: S): void {
  if (!board.hand[enemyOf(s)].has(s, card.get(s))) return;
  if (s.log) s.log.line(`${titleOf(s, card.get(s))} cannot be played`);
  moveCard(s, card.get(s), TO_ARCHIVES, enemyOf(s));
}

/** GG-open-03: drawn cards lie on top; by the other reading they come after the others, in the order drawn. */
function placeDrawn(s: S): void {
  if (ownOf(s).options.drawnOrder === 'top') return;
  const hand = board.hand[enemyOf(s)];
  for (let place = others.get(s); place < hand.size(s); place++) hand.insert(s, 0, hand.removeAt(s, place));
}

/** 1. Play adventure cards: each card from the Gormangeist archives, top to bottom. */
export const playAdventureCards = script<Rules>('playAdventureCards', [
  takeArchives,
  loop(
    breakWhen((s) => !hasCards(s)),
    playTop,
    (s) => {
      archiveUnplayed(s);
      placeDrawn(s);
      settle(s);
    },
  ),
  (s) => own.playingCards.set(s, 0),
]);

/** Uses of a creature in the Gormangeist battleline; a creature fights only where it has prey (GG-86, GG-115). */
function creatureUse(s: S, creature: number): number {
  const wanted = preyOf(s, creature) === null ? CAN_REAP | CAN_UNSTUN : CAN_REAP | CAN_FIGHT | CAN_UNSTUN;
  const uses = usesOf(s, creature, enemyOf(s), wanted);
  return (uses & CAN_FIGHT) !== 0 ? CAN_FIGHT : uses;
}

/** The leftmost creature that is ready and can be used, -1 for none (GG-84, GG-85), and how. */
function chooseNext(s: S): void {
  const line = board.line[enemyOf(s)];
  card.set(s, -1);
  for (let i = 0; i < line.size(s); i++) {
    use.set(s, creatureUse(s, line.get(s, i)));
    if (use.get(s) === 0) continue;
    card.set(s, line.get(s, i));
    return;
  }
}

function useNext(s: S): void {
  goesToWork(s, card.get(s));
  tellUse(s, card.get(s), use.get(s));
  call(s, useCard, card.get(s), enemyOf(s), use.get(s));
}

/** GG-114: a creature is enraged until it has fought. */
function calm(s: S): void {
  if (use.get(s) === CAN_FIGHT) enraged.set(s, card.get(s), 0);
}

/** 2. Gormangeist creatures are used: each ready creature, from the left flank to the right, until all are exhausted. */
export const useCreatures = script<Rules>('useCreatures', [
  settle,
  loop(
    chooseNext,
    breakWhen((s) => card.get(s) < 0),
    useNext,
    (s) => {
      calm(s);
      settle(s);
    },
  ),
]);

const artifactUses = (s: S, artifact: number): number => usesOf(s, artifact, enemyOf(s), CAN_ACT | CAN_OMNI);

/** GG-90: the active player chooses the order (GG-open-02). */
const chooseArtifact = action<Rules>(OWN_KINDS.artifact, 'artifact', {
  rule: 'GG-90',
  offer(s, offer) {
    const relics = board.relics[enemyOf(s)];
    for (let i = 0; i < relics.size(s); i++) if (artifactUses(s, relics.get(s, i)) !== 0) offer.add(relics.get(s, i));
  },
  take: (s, _chance, artifact) => card.set(s, artifact),
  text: (s, artifact) => `Gormangeist uses ${nameOf(s, artifact)}`,
});

/** 3. Gormangeist artifacts are used: each is exhausted and its ability resolved, one at a time. */
export const useArtifacts = script<Rules>('useArtifacts', [
  loop(
    settle,
    (s) => card.set(s, -1),
    ask('artifact', active, [chooseArtifact]),
    breakWhen((s) => card.get(s) < 0),
    (s) => {
      if (s.log) s.log.line(`  ${titleOf(s, card.get(s))} is used`);
      goesToWork(s, card.get(s));
      call(s, useCard, card.get(s), enemyOf(s), artifactUses(s, card.get(s)));
    },
  ),
]);

/** 4. Ready all Gormangeist cards. */
const readyGormangeistCards = (s: S): void => readyAll(s, enemyOf(s));

/** 5. Draw adventure cards: they are added to the archives. GG-95: effects may lower their number, to no less than 1. */
function drawAdventureCards(s: S, chance: Chance): void {
  const enemy = enemyOf(s);
  const { adventureCards } = ownOf(s).options;
  const penalty = chainPenalty(s, enemy);
  const change = board.handSize.get(s, enemy) - s.rules.options.handSize - penalty;
  if (penalty > 0) addChains(s, enemy, -1);
  archiveTop(
    s,
    enemy,
    change === 0 ? adventureCards : Math.max(Math.min(1, adventureCards), adventureCards + change),
    chance,
  );
}

function end(s: S): void {
  forgetTurn(s);
  own.enemyTurn.set(s, 0);
}

/** GG-66: a Gormangeist turn. */
export const enemyTurn = script<GormangeistRules>('enemyTurn', [
  noteHope,
  begin,
  settle,
  (s) => call(s, playAdventureCards),
  (s) => call(s, useCreatures),
  (s) => call(s, useArtifacts),
  (s) => takings.goesToWork(s, NOBODY),
  readyGormangeistCards,
  drawAdventureCards,
  (s) => happen(s, EVENTS.endTurn, enemyOf(s)),
  settle,
  end,
]);
