import { type Expr, SELECT, type Selector } from '../../../engine/effects/code.js';
import { considered, numberOf, select } from '../../../engine/effects/evaluate.js';
import { ME } from '../../../engine/effects/frame.js';
import type { Filter } from '../../../engine/effects/vocabulary.js';
import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { board, CHARACTERS } from '../layout.js';
import { isInterrupt, isRitualCard } from '../rules/cards.js';
import { connectedWhenSwapped, connectedWhenTurned, isOpenExit, readLinks } from '../rules/castle.js';
import { exitSide, exitTile } from '../rules/explore.js';
import { canStepAtAll } from '../rules/movement.js';
import { floorUnder, tileUnder } from './where.js';

type S = State<Rules>;
type GameFilter = Filter<Rules>;

/** Whether an argument, one object or a description of several, covers an object. */
function covers(s: S, f: number, argument: Expr, object: number): boolean {
  if (argument.op !== SELECT) return numberOf(s, f, argument) === object;
  const base = considered.top;
  select(s, f, argument.selector as Selector, considered);
  let found = false;
  for (let i = base; i < considered.top && !found; i++) found = considered.items[i] === object;
  considered.top = base;
  return found;
}

/** Whether a test holds for any object that an argument describes. */
function anyOf(
  s: S,
  f: number,
  argument: Expr,
  test: (s: S, object: number, other: number) => boolean,
  other: number,
): boolean {
  const base = considered.top;
  select(s, f, argument.selector as Selector, considered);
  let found = false;
  for (let i = base; i < considered.top && !found; i++) found = test(s, considered.items[i], other);
  considered.top = base;
  return found;
}

const sameTile = (s: S, who: number, other: number): boolean =>
  who !== other && board.place.get(s, who) >= 0 && board.place.get(s, who) === board.place.get(s, other);
const adjacent = (s: S, tile: number, other: number): boolean => {
  if (other < 0) return false;
  for (let side = 0; side < 4; side++) if (board.neighbor.get(s, other, side) === tile) return true;
  return false;
};
const sameFloor = (s: S, tile: number, other: number): boolean =>
  other >= 0 && tile !== other && s.rules.tiles.floor[tile] === s.rules.tiles.floor[other];

function isEmpty(s: S, tile: number): boolean {
  return charactersOn(s, tile) === 0;
}
function charactersOn(s: S, tile: number): number {
  let count = 0;
  for (let who = 0; who < CHARACTERS; who++) if (board.place.get(s, who) === tile) count++;
  return count;
}
function holds(s: S, seat: number, card: number): boolean {
  return seat >= 0 && board.hand[seat].has(s, card);
}
function hasMostCharacters(s: S, tile: number): boolean {
  const here = charactersOn(s, tile);
  for (let i = board.castle.size(s) - 1; i >= 0; i--) if (charactersOn(s, board.castle.get(s, i)) > here) return false;
  return true;
}

/** Rituals 26 and 27 move tiles without characters, and never the Tower. */
const isMovable = (s: S, tile: number): boolean => tile !== s.rules.tiles.tower && isEmpty(s, tile);

/** Whether a movable tile may change cells with another. */
function canSwap(s: S, all: number, tile: number, other: number): boolean {
  return tile !== other && isMovable(s, other) && connectedWhenSwapped(s, all, tile, other);
}
function canSwapWithAny(s: S, tile: number): boolean {
  if (!isMovable(s, tile)) return false;
  const all = readLinks(s);
  for (let i = board.castle.size(s) - 1; i >= 0; i--) if (canSwap(s, all, tile, board.castle.get(s, i))) return true;
  return false;
}
function canTurn(s: S, tile: number): boolean {
  if (!isMovable(s, tile)) return false;
  const all = readLinks(s);
  for (let quarters = 1; quarters < 4; quarters++) if (connectedWhenTurned(s, all, tile, quarters)) return true;
  return false;
}

function isMine(s: S, f: number, object: number, _args: readonly Expr[], domain: string): boolean {
  const me = s.block[f + ME];
  if (domain === 'actionCard') return board.hand[me].has(s, object);
  if (domain === 'plotCard') return board.plots[me].has(s, object);
  return board.controller.get(s, object) === me;
}

const plain = (name: string, of: readonly string[], help: string, test: GameFilter['test']): GameFilter => ({
  kind: 'filter',
  name,
  of,
  help,
  test,
});
const withArgument = (
  name: string,
  of: readonly string[],
  accepts: readonly string[],
  selector: boolean,
  help: string,
  test: GameFilter['test'],
): GameFilter => ({ kind: 'filter', name, of, help, arguments: [{ name: accepts[0], accepts, selector }], test });

/** What narrows a choice. */
export const filters: readonly GameFilter[] = [
  plain(
    'my',
    ['character', 'actionCard', 'plotCard'],
    'controlled by, or in the hand of, the player of the effect',
    isMine,
  ),
  plain('opp', ['character'], 'controlled by another player', (s, f, who) => {
    const controller = board.controller.get(s, who);
    return controller >= 0 && controller !== s.block[f + ME];
  }),
  plain('inPlay', ['character'], 'on a tile', (s, _f, who) => board.place.get(s, who) >= 0),
  plain('carrying', ['character'], 'carries an artifact', (s, _f, who) => board.carries.get(s, who) >= 0),
  plain(
    'canStep',
    ['character'],
    'is in play and could pass a passable edge',
    (s, _f, who) => board.place.get(s, who) >= 0 && canStepAtAll(s, who, false),
  ),
  withArgument(
    'beside',
    ['character'],
    ['tile'],
    true,
    'on a tile with such a neighbour, walls or not',
    (s, f, who, [wanted]) => anyOf(s, f, wanted, adjacent, board.place.get(s, who)),
  ),
  withArgument(
    'sharesTile',
    ['character'],
    ['character'],
    true,
    'on a tile with another such character',
    (s, f, who, [wanted]) => anyOf(s, f, wanted, sameTile, who),
  ),
  {
    kind: 'filter',
    name: 'tokens',
    of: ['character'],
    compares: ['number'],
    help: 'by the number of influence tokens on its card',
    test: () => false,
    measure: (s, _f, who) => board.influence.get(s, who),
  },
  plain('loose', ['artifact'], 'lies on a tile', (s, _f, artifact) => board.looseOn.get(s, artifact) >= 0),
  plain('blocked', ['tile'], 'has the Blocking Token', (s, _f, tile) => board.blocked.get(s) === tile),
  plain('empty', ['tile'], 'has no character on it', (s, _f, tile) => isEmpty(s, tile)),
  plain('mostCharacters', ['tile'], 'no tile has more characters', (s, _f, tile) => hasMostCharacters(s, tile)),
  withArgument(
    'neighborOf',
    ['tile'],
    ['character'],
    false,
    'next to the tile of this character, walls or not',
    (s, f, tile, [who]) => adjacent(s, tile, tileUnder(s, numberOf(s, f, who), 'character')),
  ),
  plain(
    'turnable',
    ['tile'],
    'without characters, not the Tower, and can be turned so that the castle stays connected',
    (s, _f, tile) => canTurn(s, tile),
  ),
  plain(
    'swappable',
    ['tile'],
    'without characters, not the Tower, and can change cells with another such tile',
    (s, _f, tile) => canSwapWithAny(s, tile),
  ),
  withArgument('swappableWith', ['tile'], ['tile'], false, 'can change cells with this tile', (s, f, tile, [other]) =>
    canSwap(s, readLinks(s), numberOf(s, f, other), tile),
  ),
  plain('open', ['exit'], 'leads out of the castle while there is a tile to lay', (s, _f, exit) => {
    if (board.supply.size(s) === 0 || !board.castle.has(s, exitTile(exit))) return false;
    return isOpenExit(s, exitTile(exit), exitSide(exit));
  }),
  plain('hand', ['actionCard', 'plotCard'], 'in a hand', (s, _f, card, _args, domain) => {
    const hands = domain === 'plotCard' ? board.plots : board.hand;
    for (let seat = 0; seat < s.players; seat++) if (hands[seat].has(s, card)) return true;
    return false;
  }),
  withArgument(
    'on',
    ['character', 'artifact'],
    ['tile'],
    true,
    'on this tile, or on such a tile',
    (s, f, object, [wanted], domain) => {
      const tile = tileUnder(s, object, domain);
      return tile >= 0 && covers(s, f, wanted, tile);
    },
  ),
  withArgument(
    'sharesFloor',
    ['character', 'artifact'],
    ['tile'],
    true,
    'another such tile has the floor it stands on',
    (s, f, object, [wanted], domain) => anyOf(s, f, wanted, sameFloor, tileUnder(s, object, domain)),
  ),
  {
    kind: 'filter',
    name: 'floor',
    of: ['tile', 'character', 'artifact'],
    compares: ['floor'],
    help: 'by the floor of the tile it is or stands on',
    test: () => false,
    measure: (s, _f, object, domain) => floorUnder(s, object, domain),
  },
  plain('ritual', ['actionCard'], 'a Ritual Card', (s, _f, card) => isRitualCard(s, card)),
  plain('interrupt', ['actionCard'], 'marked INTERRUPT', (s, _f, card) => isInterrupt(s, card)),
  withArgument('heldBy', ['actionCard'], ['player'], false, 'in the hand of this player', (s, f, card, [player]) =>
    holds(s, numberOf(s, f, player), card),
  ),
  withArgument(
    'holding',
    ['player'],
    ['actionCard'],
    true,
    'holds such a card',
    (s, _f, seat) => board.hand[seat].size(s) > 0,
  ),
  withArgument(
    'otherThan',
    ['character', 'tile', 'artifact'],
    ['character', 'tile', 'artifact'],
    false,
    'not this one',
    (s, f, object, [other]) => !covers(s, f, other, object),
  ),
];
