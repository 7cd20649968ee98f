import { call } from '../../../engine/machine.js';
import { forgetRage } from '../../adventures/enraged.js';
import { isPrey } from '../../adventures/prey.js';
import { board } from '../../keyforge/layout.js';
import { usualAttack } from '../../keyforge/rules/fighting.js';
import { usualPile } from '../../keyforge/rules/leaving.js';
import type { Match } from '../../keyforge/rules/match.js';
import type { S } from '../../keyforge/rules/rules.js';
import { sideOf } from '../../keyforge/rules/zones.js';
import { own } from '../layout.js';
import { ADVENTURE, DOOR, enemyOf, NO_ENEMY_CARD, type Own } from '../own.js';
import { attached, giveEssence } from './draining.js';
import { drawIcons } from './draw-icons.js';
import { entersFor } from './entering.js';
import { breakDoor, brokenDoor } from './exploring.js';
import { preyOf } from './prey-of.js';
import { reaperInPlay } from './reaper.js';

const CHOSEN = -1;
const NONE = -2;
const KEYS = 3;

/** The players against Gormangeist: each has Gormangeist as opponent, and it has whoever is active. */
export function gormangeistMatch(of: Own): Match {
  const { kind, draws } = of;
  const isEnemy = (side: number): boolean => side === of.enemy;
  const opponent = (s: S, side: number): number => (isEnemy(side) ? board.active.get(s) : of.enemy);
  return {
    name: (s, side) => (isEnemy(side) ? 'Gormangeist' : s.game.seatName(side)),
    opponent,
    turnOf: (s) => (own.enemyTurn.get(s) !== 0 ? of.enemy : board.active.get(s)),
    nextTurn,
    // GG-65: the active player carries out what Gormangeist does.
    seat: (s, side) => (isEnemy(side) ? board.active.get(s) : side),

    // GG-70, GG-80: what Gormangeist draws while it plays cards is played; at other times it is archived.
    drawn: (s, side) => (isEnemy(side) && own.playingCards.get(s) === 0 ? board.archives[side] : board.hand[side]),
    // GG-21, GG-open-06: mansion cards are purged whenever they leave play.
    destination(s, card, to, side) {
      forgetRage(s, card);
      return kind[card] > ADVENTURE ? own.gone : usualPile(s, card, to, side);
    },
    whither: () => 'out of the game',
    heir: (s, card) => opponent(s, sideOf(s, card)),

    keyCost: () => of.options.keyCost,
    keys: (s, side) => (isEnemy(side) ? attached(s) : 0),
    unforged: (s, side) => Math.max(0, KEYS - (isEnemy(side) ? attached(s) : 0)),
    // GG-52: players cannot forge keys.
    canForge: (_s, side) => isEnemy(side),
    // GG-101, GG-108: what the enemy forges is a drain of the active player.
    turnKey: (s) => call(s, giveEssence, board.active.get(s)),
    unforge,

    entersFor,
    isApart: () => false,
    // GG-75; a creature with treachery is placed as the active player likes.
    flank: (s, card, side) => (isEnemy(side) && entersFor(s, card, side) === side ? 0 : CHOSEN),
    // GG-78, GG-79.
    host(s, card, side) {
      if (!isEnemy(side) || kind[card] === NO_ENEMY_CARD) return CHOSEN;
      const reaper = reaperInPlay(s);
      return reaper < 0 ? NONE : reaper;
    },
    bonus(s, card, side) {
      const icons = draws[s.rules.row[card]];
      if (icons > 0 && isEnemy(side)) call(s, drawIcons, side, icons);
    },
    canAttack(s, by, target) {
      if (kind[target] === DOOR) return !isEnemy(sideOf(s, by)) && canFightDoor(s, target);
      if (!isEnemy(sideOf(s, by))) return usualAttack(s, by, target);
      return isPrey(s, by, target, preyOf(s, by));
    },

    isUnsettled: (s) => brokenDoor(s) >= 0,
    putRight: (s) => call(s, breakDoor, brokenDoor(s)),
  };
}

/** GG-56: a mansion card with a power value can be fought. */
const canFightDoor = (s: S, door: number): boolean =>
  own.doors.has(s, door) && board.power.get(s, door) > 0 && !own.breaking.has(s, door);

/** GG-51: turns of players and of Gormangeist take turns. */
function nextTurn(s: S, side: number): number {
  const turn = board.turn.get(s);
  const isEnemyTurn = own.enemyTurn.get(s) !== 0;
  if (side === enemyOf(s)) return turn + (isEnemyTurn ? 2 : 1);
  const active = board.active.get(s);
  const away = side > active ? side - active : side - active + s.players;
  return turn + 2 * away - (isEnemyTurn ? 1 : 0);
}

/** GG-109: the essence attached last goes back to the pool it came from, if there is room for it (GG-106). */
function unforge(s: S, side: number): boolean {
  const from = own.lastFrom.get(s);
  if (side !== enemyOf(s) || from < 0) return false;
  if (own.lastDark.get(s) === 0) {
    own.archonAttached.add(s, -1);
    own.archon.add(s, from, 1);
  } else {
    if (own.dark.get(s, from) > 0) return false;
    own.darkAttached.add(s, -1);
    own.dark.add(s, from, 1);
  }
  own.lastFrom.set(s, -1);
  return true;
}
