import type { Pile } from '../../engine/fields.js';
import { call } from '../../engine/machine.js';
import { forgetRage } from '../adventures/enraged.js';
import { usualPile } from '../keyforge/rules/leaving.js';
import type { Match } from '../keyforge/rules/match.js';
import { unsettleMatch } from '../keyforge/rules/unsettling.js';
import { CAN_REAP } from '../keyforge/rules/using.js';
import { sideOf } from '../keyforge/rules/zones.js';
import { hunt } from './layout.js';
import type { Options } from './options.js';
import { canAttack } from './rules/attacks.js';
import { escapingBeast, letEscape } from './rules/escaping.js';
import { MOST_KEYS, teamKeys, unlockSlot } from './rules/nantucket.js';
import { isPortBreached, noteHarm, passOn } from './rules/port.js';
import { drawRenown } from './rules/renown.js';
import type { HuntState } from './rules/rules.js';
import { endHunt, isHuntOver, isSunk, loseNantucket } from './rules/scoring.js';
import { deckOf, FITTINGS, foeOf, isOfStormkin, RENOWN, SKYBEASTS } from './rules/where.js';

const active = (s: HuntState): number => hunt.active.get(s);

/** GH-34 to GH-36, GH-33: who scores a Skybeast that leaves play. */
const NOBODY = 0;
const TEAM = 1;
const ENEMY = 2;

function scorerOf(s: HuntState, card: number): number {
  if (hunt.tagged.get(s, card) === 0) return NOBODY;
  const foe = foeOf(s, card);
  if (foe === s.rules.nantucket) return TEAM;
  return foe >= 0 && isOfStormkin(s, foe) ? ENEMY : NOBODY;
}

/** GH-33 to GH-36, GH-51: cards of the box have piles of their own; those of the Stormkin's hand are their archives. */
function destination(s: HuntState, card: number, to: number, side: number): Pile {
  forgetRage(s, card);
  const deck = deckOf(s, card);
  if (deck < 0) return usualPile(s, card, to, side);
  hunt.time.set(s, card - s.rules.box, 0);
  if (deck === FITTINGS) return hunt.stack;
  if (deck === RENOWN) return hunt.spent;
  if (deck !== SKYBEASTS) return usualPile(s, card, to, side);
  unsettleMatch(s);
  const scorer = scorerOf(s, card);
  if (scorer === TEAM) return hunt.trophies;
  return scorer === ENEMY ? hunt.spoils : hunt.gone;
}

/** Where a card of the box goes that has a pile of its own, in words. */
function whither(_s: HuntState, pile: Pile): string {
  if (pile === hunt.trophies) return 'to the team, which scores it';
  if (pile === hunt.spoils) return 'to the Stormkin, who score it';
  return pile === hunt.stack ? 'to the stack of upgrades' : 'out of the game';
}

/** KF-092, GH-34 to GH-36: æmber on the creature of a side goes to its opponent, on a Skybeast to whoever scores it. */
function heir(s: HuntState, card: number): number {
  const { enemy } = s.rules;
  if (deckOf(s, card) === SKYBEASTS) {
    const scorer = scorerOf(s, card);
    if (scorer === NOBODY) return -1;
    return scorer === TEAM ? active(s) : enemy;
  }
  return sideOf(s, card) === enemy ? active(s) : enemy;
}

/** GH-open-05: the most powerful creature of the Stormkin without an upgrade, the first of several; -2 for none. */
function hostFor(s: HuntState): number {
  let host = -2;
  let most = -1;
  const look = (pile: Pile): void => {
    for (let i = 0; i < pile.size(s); i++) {
      const card = pile.get(s, i);
      if (!isOfStormkin(s, card) || hunt.power.get(s, card) <= most || bearsUpgrade(s, card)) continue;
      host = card;
      most = hunt.power.get(s, card);
    }
  };
  look(hunt.line[s.rules.enemy]);
  look(hunt.skyrealm);
  return host;
}

function bearsUpgrade(s: HuntState, card: number): boolean {
  for (let i = hunt.attached.size(s) - 1; i >= 0; i--) {
    if (hunt.host.get(s, hunt.attached.get(s, i)) === card) return true;
  }
  return false;
}

/** GH-67: turns alternate between a player and the enemies. */
function nextTurn(s: HuntState, side: number): number {
  const turn = hunt.turn.get(s);
  const isEnemyTurn = hunt.enemyTurn.get(s) !== 0;
  if (side === s.rules.enemy) return turn + (isEnemyTurn ? 2 : 1);
  const { players } = s.rules;
  const ahead = (side - active(s) + players) % players || players;
  return turn + 2 * ahead - (isEnemyTurn ? 1 : 0);
}

/** Who plays whom in The Great Hunt: players with one pool against the Stormkin, on whose side of the core Skybeasts are. */
export function huntMatch({ keyCost, stormkinKeyCost }: Options, enemy: number): Match {
  return {
    name: (s, side) => (side === enemy ? 'Stormkin' : s.game.seatName(side)),
    opponent: (s: HuntState, side) => (side === enemy ? active(s) : enemy),
    turnOf: (s: HuntState) => (hunt.enemyTurn.get(s) !== 0 ? enemy : active(s)),
    nextTurn,
    seat: (s: HuntState, side) => (side === enemy ? active(s) : side),

    drawn: (_s, side) => (side === enemy ? hunt.archives[enemy] : hunt.hand[side]),
    destination,
    whither,
    heir,

    keyCost: (_s, side) => (side === enemy ? stormkinKeyCost : keyCost),
    keys: (s: HuntState, side) => (side === enemy ? hunt.drawn.get(s) : teamKeys(s)),
    unforged: (s: HuntState, side) => (side === enemy ? hunt.renownDeck.size(s) : MOST_KEYS - teamKeys(s)),
    canForge: (s: HuntState, side) => (side === enemy ? hunt.renownDeck.size(s) > 0 : teamKeys(s) < MOST_KEYS),
    turnKey(s: HuntState, side) {
      if (side === enemy) drawRenown(s);
      else call(s, unlockSlot);
    },
    // What a key was forged for has been had: neither slots nor renown are given back.
    unforge: () => false,

    entersFor: (s: HuntState, card, side) =>
      side === enemy && (s.rules.keywords[s.rules.row[card]] & s.rules.treachery) !== 0 ? active(s) : side,
    isApart: (s: HuntState, card) => s.rules.apart[s.rules.row[card]] !== 0,
    flank: (_s, _card, side) => (side === enemy ? 0 : -1),
    host: (s: HuntState, _card, side) => (side === enemy ? hostFor(s) : -1),
    bonus: () => {},
    canAttack,
    // GH-88: whoever controls it.
    usesLeft: (s: HuntState, card, uses) => (deckOf(s, card) === SKYBEASTS ? uses & ~CAN_REAP : uses),
    strikesBack: (s: HuntState, card) => card === s.rules.nantucket,

    isUnsettled(s: HuntState) {
      noteHarm(s);
      return isPortBreached(s) || isSunk(s) || escapingBeast(s) >= 0 || isHuntOver(s);
    },
    putRight(s: HuntState) {
      if (isPortBreached(s)) passOn(s);
      else if (isSunk(s)) loseNantucket(s);
      else if (escapingBeast(s) >= 0) letEscape(s, escapingBeast(s));
      else endHunt(s);
    },
  };
}
