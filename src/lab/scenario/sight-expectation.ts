import { ConfigError } from '../../engine/errors.js';
import type { Components } from '../../engine/fields.js';
import { seesComponent } from '../../engine/observation.js';
import { isMapping } from './flatten.js';
import type { Scene } from './scene.js';
import type { Vocabulary } from './vocabulary.js';

/**
 * What is not as expected of who sees which component where it lies now: `{ golem: [0, 2] }`, sentences or none. Where
 * several components bear a name, all of them must be seen so; one that lies in no pile is seen by everybody.
 * @throws ConfigError for names that do not exist, and for anything but lists of seats
 */
export function sightMismatches(scene: Scene, wanted: unknown, words: Vocabulary): string[] {
  const where = 'expect.seenBy';
  if (!isMapping(wanted)) throw notSeats(where, wanted, 'a mapping from components to lists of seats can');
  return Object.entries(wanted).flatMap(([name, seats]) => {
    if (!Array.isArray(seats)) throw notSeats(`${where}.${name}`, seats, 'a list of seats can');
    const set = setWith(scene, name, words);
    return words
      .namesOf(set)
      .find(name, `${where}.${name}`)
      .flatMap((component) => {
        const found = seatsThatSee(scene, set, component);
        const same = found.length === seats.length && found.every((seat) => seats.includes(seat));
        return same ? [] : `seenBy.${name}: expected ${JSON.stringify(seats)}, found ${JSON.stringify(found)}`;
      });
  });
}

/** The first set with a component of this name, else the first set. */
function setWith({ game }: Scene, name: string, words: Vocabulary): Components {
  const sets = [...new Set(game.layout.piles.map((pile) => pile.set))];
  return sets.find((set) => words.namesOf(set).has(name)) ?? sets[0];
}

function seatsThatSee({ game, state }: Scene, set: Components, component: number): number[] {
  const pile = game.layout.piles.find((one) => one.set === set && one.has(state, component));
  return Array.from({ length: game.players }, (_, seat) => seat).filter(
    (seat) => !pile || seesComponent(state, pile, component, seat),
  );
}

function notSeats(where: string, value: unknown, right: string): ConfigError {
  return new ConfigError({ where, problem: `${JSON.stringify(value)} cannot be expected`, right });
}
