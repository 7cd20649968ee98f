import type { Chance } from '../../../engine/chance.js';
import { startEffect } from '../../../engine/effects/interpret.js';
import { call, locals } from '../../../engine/machine.js';
import { moveTop } from '../../../engine/piles.js';
import { action, ask, askWithin, breakWhen, loop, script, when } from '../../../engine/script.js';
import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { WHEN } from '../effect-tables.js';
import { board, HALL, MARK, PHASE, PLACES } from '../layout.js';
import { strengthAt } from './attack.js';
import { active, destroy, discard, draw, isGuarded, rankName, rowOf } from './cards.js';
import { dungeon } from './dungeon.js';
import { ENTERED, end, hallChanged, programFor, turnUpDungeon } from './hall.js';
import { clearMarks, isMarked, rowAt } from './shown.js';
import { pushForward } from './solo.js';
import { useTreasure } from './using.js';
import { village } from './village.js';

type S = State<Rules>;

export const toVillage = action<Rules>(60, 'village', {
  rule: 'TS-053',
  offer: (_s, offer) => offer.add(),
  take: (s) => call(s, village),
  text: () => 'visit the village',
});
export const toDungeon = action<Rules>(61, 'dungeon', {
  rule: 'TS-053',
  offer: (_s, offer) => offer.add(),
  take: (s) => call(s, dungeon),
  text: () => 'enter the dungeon',
});
export const toRest = action<Rules>(62, 'rest', {
  rule: 'TS-053',
  offer: (_s, offer) => offer.add(),
  take: (s) => call(s, rest),
  text: () => 'rest',
});

export const destroyOne = action<Rules>(63, 'destroy', {
  rule: 'TS-082',
  offer(s, offer) {
    const hand = board.hand[active(s)];
    for (let i = 0; i < hand.size(s); i++) offer.addOnce(rowOf(s, hand.get(s, i)));
  },
  take(s, _chance, row) {
    const hand = board.hand[active(s)];
    let i = 0;
    while (rowOf(s, hand.get(s, i)) !== row) i++;
    destroy(s, active(s), hand.get(s, i));
  },
  text: (s, row) => `destroy ${s.rules.titles[row]}`,
});
export const destroyNone = action<Rules>(64, 'destroy nothing', {
  rule: 'TS-082',
  offer: (_s, offer) => offer.add(),
  text: () => 'destroy nothing',
});

const { rested } = locals('rested');
const onToRest = action<Rules>(65, 'on to rest', {
  rule: 'TS-162',
  offer: (_s, offer) => offer.add(),
  take: (s) => rested.set(s, 1),
  text: () => 'use no more treasures',
});

/** TS-082..084; treasures only where the option lets them be used at any time (TS-162). */
const rest = script<Rules>('rest', [
  (s) => board.phase.set(s, PHASE.rest),
  when(
    (s) => s.rules.options.treasureWindow === 'any_time',
    [
      loop(
        askWithin('treasures', active, [useTreasure, onToRest]),
        breakWhen((s) => rested.get(s) !== 0),
      ),
    ],
  ),
  askWithin('rest', active, [destroyOne, destroyNone]),
]);

const walking = locals('when', 'place');

/** TS-179, TS-180: what the guardians in Rank 0 do at the start or the end of every turn. */
const continuous = script<Rules>('continuous breach', [
  (s) => walking.place.set(s, HALL),
  loop(
    breakWhen((s) => walking.place.get(s) >= PLACES),
    (s) => {
      const card = board.hall.get(s, walking.place.get(s));
      walking.place.add(s, 1);
      if (card < 0) return;
      const program = programFor(s, rowOf(s, card), walking.when.get(s));
      if (program >= 0) startEffect(s, program, active(s), card);
    },
  ),
]);

/** TS-117, TS-118: heroes too weak to live, and what was used up, leave now. */
function buryDying(s: S): void {
  const { isHero, options } = s.rules;
  for (let i = board.shown.size(s) - 1; i >= 0; i--) {
    const weak = options.strengthZeroDestroys && isHero[rowAt(s, i)] !== 0 && strengthAt(s, i) <= 0;
    if (weak || isMarked(s, i, MARK.dying | MARK.doomed)) destroy(s, active(s), board.shown.get(s, i));
  }
}

/** TS-054, TS-092, TS-313: all cards of the hand go to the discard pile, but for those that a spoil keeps. */
function discardHand(s: S): number {
  const { shown, hand, deck } = board;
  const seat = active(s);
  let kept = 0;
  const size = shown.size(s);
  for (let i = size - 1; i >= 0; i--) {
    const lender = board.lender.get(s, i);
    if (lender >= 0) discard(s, seat, shown.get(s, i));
  }
  const own = shown.size(s);
  const mine = hand[seat];
  for (let i = mine.size(s); i > 0; i--) moveTop(s, mine, board.discard[seat]);
  for (let i = own - 1; i >= 0; i--) {
    if (isMarked(s, i, MARK.keep)) {
      moveTop(s, shown, mine);
      kept++;
    } else moveTop(s, shown, isMarked(s, i, MARK.toDeck) ? deck[seat] : board.discard[seat]);
  }
  clearMarks(s, own);
  return kept;
}

function clearTurn(s: S): void {
  board.phase.set(s, PHASE.start);
  board.gold.set(s, 0);
  board.purchases.set(s, 0);
  board.surcharge.set(s, 0);
  board.moreAttack.set(s, 0);
  board.moreMagic.set(s, 0);
  board.moreLight.set(s, 0);
  board.weightless.set(s, 0);
  board.arcane.set(s, 0);
  board.target.set(s, -1);
  board.beaten.set(s, -1);
  board.drawn.set(s, 0);
  board.forced.set(s, 0);
  board.fresh.set(s, 0);
  board.refill.set(s, 0);
}

/** TS-054, TS-091: the old hand goes, a new one is drawn. */
function endOfTurn(s: S, chance: Chance): void {
  buryDying(s);
  const seat = active(s);
  const { handSize, extraRefill } = s.rules.options;
  const more = board.refill.get(s);
  const kept = discardHand(s);
  clearTurn(s);
  draw(s, seat, extraRefill === 'after_draw' ? handSize + more : handSize - kept, chance);
}

/** TS-246: the game ends after so many turns of every player. */
function isCapped(s: S): boolean {
  return board.turn.get(s) >= s.rules.options.roundCap * s.players;
}

/** TS-257, TS-261: one card enters rank 3 of the lone player's hall, unless a victory has stopped the advance. */
function advance(s: S): void {
  if (board.halts.get(s) > 0) board.halts.add(s, -1);
  else if (board.dungeon.size(s) > 0) {
    pushForward(s);
    const card = turnUpDungeon(s);
    if (s.log) s.log.line(`  ${s.rules.names[card]} enters ${rankName(HALL - 1)}`);
    board.hall.set(s, HALL - 1, card);
    call(s, hallChanged, 0, ENTERED);
  }
}

/** TS-018, TS-164: the next player, or the same once more. */
function nextPlayer(s: S): void {
  if (board.extraTurns.get(s) > 0) board.extraTurns.add(s, -1);
  else board.active.set(s, (active(s) + 1) % s.players);
}

/** One player's turn. */
export const turn = script<Rules>('turn', [
  (s) => {
    if (isCapped(s)) {
      end(s);
      return;
    }
    board.turn.add(s, 1);
    if (s.log) s.log.line(`-- turn ${board.turn.get(s)}: ${s.game.seatName(active(s))} --`);
  },
  when(isGuarded, [(s) => call(s, continuous, WHEN.TurnStart)]),
  ask('action', active, [toVillage, toDungeon, toRest]),
  when(isGuarded, [(s) => call(s, continuous, WHEN.TurnEnd)]),
  endOfTurn,
  when((s) => s.players === 1, [advance]),
  nextPlayer,
]);

export const turnScripts = [rest, continuous];
