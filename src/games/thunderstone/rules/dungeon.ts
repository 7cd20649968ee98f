import { call, locals } from '../../../engine/machine.js';
import { action, askWithin, breakWhen, loop, script } from '../../../engine/script.js';
import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { codeOfCard, nameOfCard } from '../effects/nouns.js';
import { board, PHASE, PLACES } from '../layout.js';
import { canHold, isTarget } from './attack.js';
import { battle } from './battle.js';
import { active, rankName } from './cards.js';
import { noteFrail } from './frail.js';
import { rowAt } from './shown.js';
import { forcedFirst, reveal, useCard, useTreasure } from './using.js';

type S = State<Rules>;

const { left } = locals('left');
const { weaponRow } = locals('weaponRow');

/** Whether the hero at a place could take a weapon that lies at another (TS-110, TS-111). */
function canTake(s: S, hero: number, weapon: number): boolean {
  return s.rules.isHero[rowAt(s, hero)] !== 0 && board.mate.get(s, hero) < 0 && canHold(s, hero, weapon);
}

/** The place of an unequipped weapon of a row, or -1. */
function freeWeapon(s: S, row: number): number {
  for (let place = 0; place < board.shown.size(s); place++) {
    if (rowAt(s, place) === row && board.mate.get(s, place) < 0) return place;
  }
  return -1;
}

function someoneCanTake(s: S, weapon: number): boolean {
  for (let hero = board.shown.size(s) - 1; hero >= 0; hero--) if (canTake(s, hero, weapon)) return true;
  return false;
}

export const equip = action<Rules>(50, 'equip', {
  rule: 'TS-110',
  offer(s, offer) {
    const size = board.shown.size(s);
    for (let place = 0; place < size; place++) {
      const row = rowAt(s, place);
      if (s.rules.isWeapon[row] === 0 || board.mate.get(s, place) >= 0 || offer.has(row)) continue;
      if (someoneCanTake(s, place)) offer.add(row);
    }
  },
  take(s, _chance, row) {
    call(s, giveWeapon, row);
  },
  text: (s, row) => `equip ${s.rules.titles[row]}`,
});

export const toHero = action<Rules>(51, 'give to', {
  rule: 'TS-110',
  offer(s, offer) {
    const weapon = freeWeapon(s, weaponRow.get(s));
    const size = board.shown.size(s);
    for (let hero = 0; hero < size; hero++) {
      if (canTake(s, hero, weapon)) offer.addOnce(codeOfCard(s, board.shown.get(s, hero)));
    }
  },
  take(s, _chance, code) {
    const weapon = freeWeapon(s, weaponRow.get(s));
    let hero = 0;
    while (!canTake(s, hero, weapon) || codeOfCard(s, board.shown.get(s, hero)) !== code) hero++;
    board.mate.set(s, hero, board.shown.get(s, weapon));
    board.mate.set(s, weapon, board.shown.get(s, hero));
  },
  text(s, code) {
    let place = 0;
    while (codeOfCard(s, board.shown.get(s, place)) !== code) place++;
    return `${nameOfCard(s, board.shown.get(s, place))} takes it`;
  },
});

/** Which hero gets a weapon: side, then card, so that no list grows with the product of the two. */
const giveWeapon = script<Rules>('give a weapon', [askWithin('who takes the weapon', active, [toHero])]);

export const attack = action<Rules>(52, 'attack', {
  rule: 'TS-075',
  offer(s, offer) {
    for (let place = 0; place < PLACES; place++)
      if (isTarget(s, place)) offer.add(s.rules.of[board.hall.get(s, place)], place);
  },
  take(s, _chance, _row, place) {
    left.set(s, 1);
    board.target.set(s, place);
    call(s, battle, place);
  },
  text: (s, row, place) => `attack ${s.rules.titles[row]} in ${rankName(place)}${place > 3 ? ' (the second)' : ''}`,
});

export const leave = action<Rules>(53, 'leave', {
  rule: 'TS-076',
  offer(s, offer) {
    if (!s.rules.options.mustAttack || !anyTarget(s)) offer.add();
  },
  take: (s) => left.set(s, 1),
  text: () => 'leave the dungeon',
});

function anyTarget(s: S): boolean {
  for (let place = 0; place < PLACES; place++) if (isTarget(s, place)) return true;
  return false;
}

/** TS-072: a Dungeon turn, step by step; declaring a target ends the effects step. */
export const dungeon = script<Rules>('dungeon', [
  (s) => reveal(s, PHASE.dungeon),
  loop(
    forcedFirst(call),
    noteFrail,
    askWithin('dungeon effects', active, [useCard, useTreasure, equip, attack, leave]),
    breakWhen((s) => left.get(s) !== 0),
  ),
]);

export const dungeonScripts = [giveWeapon];
