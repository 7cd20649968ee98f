import type { SearchChance } from '../chance.js';
import { determinize } from '../determinize.js';
import type { Components, Pile } from '../fields.js';
import type { Layout } from '../layout.js';
import { seesComponent } from '../observation.js';
import type { State } from '../state.js';

/** False for a game in which everybody sees everything: it has one world. */
export function hidesAnything(layout: Layout): boolean {
  return layout.piles.some((pile) => pile.seenBy !== 'all');
}

/** Where a component lies hidden from a seat. */
export interface HiddenPlace {
  readonly pile: Pile;
  readonly component: number;
}

/** Every place of the piles of a set whose component a seat cannot see. */
export function hiddenPlaces(state: State<unknown>, set: Components, seat: number): HiddenPlace[] {
  const places: HiddenPlace[] = [];
  for (const pile of state.game.layout.piles) {
    if (pile.set !== set) continue;
    for (let index = 0; index < pile.size(state); index++) {
      const component = pile.get(state, index);
      if (!seesComponent(state, pile, component, seat)) places.push({ pile, component });
    }
  }
  return places;
}

/** True when two hidden components that differ can change places: then more than one world agrees with the view. */
export function hasOtherWorlds(state: State<unknown>, seat: number): boolean {
  return state.game.layout.sets.some((set) => {
    const { ids } = state.game.identities[set.index];
    const places = hiddenPlaces(state, set, seat);
    const mayLie = (pile: Pile, component: number): boolean => pile.only === null || pile.only(state.rules, component);
    return places.some((one, index) =>
      places
        .slice(index + 1)
        .some(
          (other) =>
            ids[one.component] !== ids[other.component] &&
            one.pile.pool === other.pile.pool &&
            mayLie(one.pile, other.component) &&
            mayLie(other.pile, one.component),
        ),
    );
  });
}

/** What lies in the piles of a set, by card, pile by pile: two worlds that differ in this are different to people. */
export function dealtCards(state: State<unknown>): string {
  const { piles } = state.game.layout;
  return piles
    .map((pile) => {
      const { ids } = state.game.identities[pile.set.index];
      return Array.from({ length: pile.size(state) }, (_, index) => ids[pile.get(state, index)]).join(' ');
    })
    .join('|');
}

/** The components of a set that lie in any pile, ascending. */
export function lyingComponents(state: State<unknown>, set: Components): number[] {
  const lying: number[] = [];
  for (const pile of state.game.layout.piles) {
    if (pile.set !== set) continue;
    for (let index = 0; index < pile.size(state); index++) lying.push(pile.get(state, index));
  }
  return lying.sort((a, b) => a - b);
}

/** Makes `world` a determinization of `state` for a seat. */
export function dealWorld(world: State<unknown>, state: State<unknown>, seat: number, luck: SearchChance): void {
  world.copyFrom(state);
  determinize(world, seat, luck);
}
