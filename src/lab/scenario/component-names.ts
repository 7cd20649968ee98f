import { asciiId, slug } from '../../engine/content/slug.js';
import { ConfigError } from '../../engine/errors.js';
import type { Components } from '../../engine/fields.js';
import type { Game } from '../../engine/game.js';
import { nearest } from '../../engine/nearest.js';

/**
 * The components of one set by what people call them: id, `<deck>/<id>` or name, in any letter case. `#2` after it
 * means the second copy.
 */
export class ComponentNames {
  readonly set: Components;
  private readonly ids: readonly string[];
  private readonly names: readonly string[];
  private readonly byKey = new Map<string, number[]>();

  constructor(game: Game, set: Components) {
    const { ids, names } = game.identities[set.index];
    this.set = set;
    this.ids = ids;
    this.names = names;
    for (let component = 0; component < ids.length; component++) {
      const keys = new Set([keyOf(ids[component]), keyOf(names[component])]);
      for (const key of keys) this.byKey.set(key, [...(this.byKey.get(key) ?? []), component]);
    }
  }

  /** How many components there are, numbered from 0. */
  get count(): number {
    return this.ids.length;
  }

  /**
   * All components called so, in the order of their numbers; the one meant when the text ends with `#` and a number.
   * @throws ConfigError when there is none
   */
  find(text: string, where: string): readonly number[] {
    const [, name, copy] = /^(.*?)(?:#(\d+))?$/s.exec(text) ?? [];
    const copies = this.byKey.get(keyOf(name));
    if (!copies) throw this.unknown(name, where);
    if (copy === undefined) return copies;
    const meant = copies[Number(copy) - 1];
    if (meant === undefined) {
      throw new ConfigError({
        where,
        problem: `there is no copy ${copy} of "${name}"`,
        right: `copies 1 to ${copies.length} are in the game`,
        value: text,
      });
    }
    return [meant];
  }

  /** Whether any component is called so. */
  has(text: string): boolean {
    return this.byKey.has(keyOf(text.replace(/#\d+$/, '')));
  }

  /** Whether a component bears this name. */
  isCalled(component: number, text: string, where: string): boolean {
    return this.find(text, where).includes(component);
  }

  /** The id of a component, or `none` for -1. */
  label(component: number): string {
    return component < 0 ? 'none' : (this.ids[component] ?? `${this.set.name} ${component}`);
  }

  private unknown(name: string, where: string): ConfigError {
    return new ConfigError({
      where,
      problem: `no ${this.set.name} is called "${name}"`,
      right: `a ${this.set.name} of the game is expected, by id or name`,
      value: name,
      nearest: nearest(name, new Set([...this.ids, ...this.names])),
    });
  }
}

/** One key for an id, a name, and either typed without accents. */
function keyOf(text: string): string {
  return text
    .split('/')
    .map((part) => asciiId(slug(part)))
    .join('/');
}
