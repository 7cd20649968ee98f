import { expect, expectTypeOf, it } from 'vitest';
import type { Bot } from '../../src/engine/bot.js';
import { SearchChance } from '../../src/engine/chance.js';
import type { State } from '../../src/engine/state.js';
import { View, type World } from '../../src/engine/view.js';
import { kuhn } from '../../src/games/toys/kuhn/index.js';

/** What one gets out of an object by reading a member or calling a method. */
type Yielded<T> = { [K in keyof T]: T[K] extends (...given: never[]) => infer R ? R : T[K] }[keyof T];
type Yields<T, Wanted> = Extract<Yielded<T>, Wanted>;

it('a bot is given a view and nothing else, and no member of view or world yields a state', () => {
  expectTypeOf<Parameters<Bot['choose']>>().toEqualTypeOf<[view: View]>();
  expectTypeOf<Yields<View, State<unknown>>>().toBeNever();
  expectTypeOf<Yields<World, State<unknown>>>().toBeNever();
  expectTypeOf<Yields<View, World>>().toEqualTypeOf<World>();
  expectTypeOf<'state' | 'block'>().exclude<keyof View | keyof World>().toEqualTypeOf<'state' | 'block'>();
});

it('neither view nor world has an own property that holds the state, or shows it when printed', () => {
  const s = kuhn.build({ players: 2 }).start(new SearchChance('deal'));
  const view = new View(s, 0);
  const world = view.world();
  view.deal(world, new SearchChance('search'));
  for (const seen of [view, world]) {
    const values = Reflect.ownKeys(seen).map((key): unknown => Reflect.get(seen, key));
    expect(values.filter((value) => typeof value === 'object')).toEqual([]);
    expect(JSON.stringify(seen)).not.toContain('block');
  }
});
