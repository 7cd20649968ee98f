import { SearchChance } from '../chance.js';
import type { Game } from '../game.js';
import { observation } from '../observation.js';
import { State } from '../state.js';
import { cellName, firstDifference } from './cell-name.js';
import type { LawViolation } from './law-violation.js';
import { askAgain, MOST_DECISIONS, sameNumbers, steadyCodes, type Walk, walkAlong } from './walk.js';
import type { WalkerKind } from './walkers.js';
import { dealtCards, dealWorld, hasOtherWorlds, hidesAnything, lyingComponents } from './worlds.js';

const LAW = 'a determinization keeps the view of who decides, its options and the components, and varies';

/** Worlds drawn before they count as always the same: two worlds come out alike so often once in 2^63. */
const MOST_DRAWN = 64;

/**
 * A world drawn for the seat that decides looks to it like the real one, offers it the same options in the same order,
 * and holds the same components; where hidden components that differ could change places, they sometimes do.
 */
export function determinizationAgrees(
  game: Game,
  key: string,
  walker: WalkerKind,
  decisions = MOST_DECISIONS,
): LawViolation | null {
  if (!hidesAnything(game.layout)) return null;
  const world = new State(game);
  const luck = new SearchChance(`${key}/determinizationAgrees`);
  return walkAlong(LAW, game, key, walker, decisions, {
    decision(walk) {
      const list = steadyCodes(walk.state);
      if (!list) return;
      const { seat } = walk.state.offer;
      walk.claim(`a world that agrees with the view of seat ${seat}`, () => dealWorld(world, walk.state, seat, luck));
      compareComponents(walk, world);
      compareOptions(walk, world, list, seat);
      compareViews(walk, world, seat);
      if (hasOtherWorlds(walk.state, seat)) varies(walk, world, seat, luck);
    },
  });
}

function compareComponents(walk: Walk, world: State<unknown>): void {
  for (const set of walk.game.layout.sets) {
    const [real, dealt] = [lyingComponents(walk.state, set), lyingComponents(world, set)];
    if (sameNumbers(real, dealt)) continue;
    throw walk.violation(`${set.name} ${real.join(', ')} in the piles of the world`, dealt.join(', '));
  }
}

function compareOptions(walk: Walk, world: State<unknown>, list: readonly number[], seat: number): void {
  const dealt = walk.claim('a list in the world', () => askAgain(world));
  if (!sameNumbers(list, dealt)) {
    throw walk.violation(`options ${list.join(', ')} for seat ${seat} in the world`, dealt.join(', ') || 'none');
  }
  if (world.offer.seat !== seat)
    throw walk.violation(`seat ${seat} to decide in the world`, `seat ${world.offer.seat}`);
}

function compareViews(walk: Walk, world: State<unknown>, seat: number): void {
  const [real, dealt] = [observation(walk.state, seat), observation(world, seat)];
  const at = firstDifference(real, dealt);
  if (at < 0) return;
  const name = cellName(walk.game.layout, at);
  throw walk.violation(`${name} = ${real[at]} in what seat ${seat} sees of the world`, `${dealt[at]}`);
}

function varies(walk: Walk, world: State<unknown>, seat: number, luck: SearchChance): void {
  const first = dealtCards(world);
  for (let drawn = 1; drawn < MOST_DRAWN; drawn++) {
    dealWorld(world, walk.state, seat, luck);
    if (dealtCards(world) !== first) return;
  }
  throw walk.violation(`worlds that differ in what seat ${seat} cannot see`, `${first} ${MOST_DRAWN} times`);
}
