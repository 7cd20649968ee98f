import { CardIdentity } from './chance.js';
import { ConfigError } from './errors.js';
import type { Components } from './fields.js';
import type { Layout } from './layout.js';

/** One component of a set: its id (that of its card) and its readable name. */
export interface NamedComponent {
  readonly id: string;
  readonly name: string;
}

/** Who the components of one set are: ids and names for people, the rest for shuffles. */
export interface Identity {
  readonly ids: readonly string[];
  readonly names: readonly string[];
  readonly cards: CardIdentity;
}

/** The identities of all sets of a layout, by the set's index. A set without a list is numbered. */
export function identities(
  layout: Layout,
  lists: ReadonlyMap<Components, readonly NamedComponent[]>,
): readonly Identity[] {
  return layout.sets.map((set) => identity(set, lists.get(set) ?? numbered(set)));
}

function numbered(set: Components): NamedComponent[] {
  return Array.from({ length: set.size }, (_, i) => ({ id: `${set.name}-${i}`, name: `${set.name} ${i}` }));
}

function identity(set: Components, list: readonly NamedComponent[]): Identity {
  if (list.length > set.size) {
    throw new ConfigError({
      where: `the set of ${set.name}`,
      problem: `it has ${list.length} components`,
      right: `there is room for at most ${set.size}`,
    });
  }
  const ids = list.map((component) => component.id);
  return { ids, names: list.map((component) => component.name), cards: new CardIdentity(ids) };
}
