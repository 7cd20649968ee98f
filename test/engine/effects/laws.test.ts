import { expect, it } from 'vitest';
import { checkGame } from '../../../src/engine/conformance.js';
import { layout } from '../../../src/engine/layout.js';
import { observation } from '../../../src/engine/observation.js';
import { Table, toyGame } from './toy/table.js';

/** Every kind of instruction, abilities that answer and stand in, and effects that last, in two decks without doubles. */
const cards = {
  ant: { power: 2, effect: 'Reap: may damage(one(enemy creature), 2); ifdo gain(me, 1)' },
  bee: { power: 3, kind: 'blue' as const, effect: 'When(destroyed(creature)): gain(me, 1)' },
  cat: { power: 4, effect: 'Play: X = upto(2, creature otherThan(self)); forEach(X, sequential) { damage(it, 1) }' },
  dog: { power: 3, effect: 'Reap: choose { damage(all(enemy creature), 1) or steal(1); draw(me, 1) }' },
  elk: {
    power: 5,
    effect: 'Static: strengthen(all(friendly creature other), 1) || When(entered(creature)): damage(that, 1)',
  },
  fox: { power: 2, kind: 'blue' as const, effect: 'Replace(gaining(opp), by=reaping): steal(same)' },
  gnu: { power: 4, effect: 'Replace(gaining(opp)): damage(self, same)' },
  hen: { power: 1, effect: 'Destroyed: gain(me, 2)' },
  imp: { effect: 'Play: X = one(enemy creature); thisTurn { When(reaped(friendly creature)): damage(X, 1) }' },
  jay: { effect: 'Play: allot(3, 1, creature) { damage(it, same) }' },
  kea: { effect: 'Play: eachPlayer { hand(one(friendly creature)) }' },
  lark: { effect: 'Play: K = kind(); destroy(random(creature kind=K))' },
  mole: { effect: 'Play: discard(upto(2, handCard)); draw(me, 2)' },
  newt: { effect: 'Play: destroy(one(creature)); repeatMay' },
  owl: { effect: 'Play: nextTurn { strengthen(all(creature damaged), -1) }; times(2) { damage(one(creature), 1) }' },
  pug: { power: 3, effect: 'Reap: copyReap(one(creature other))' },
};

const game = toyGame(cards, [
  { hand: ['ant', 'imp', 'jay', 'pug'], deck: ['mole', 'cat', 'kea'], line: ['bee'], pool: 2 },
  { hand: ['dog', 'lark', 'newt', 'gnu'], deck: ['owl', 'elk', 'hen'], line: ['fox'], pool: 2 },
]);

it('a game of cards with effects keeps every law: copies, bytes, hidden cards, determinizations', () => {
  const { violations, decisions } = checkGame(game, { games: 40, decisions: 300 });
  expect(violations.map(({ message }) => message)).toEqual([]);
  expect(decisions).toBeGreaterThan(1000);
});

it('only the seat that decides sees what waits to be resolved', () => {
  const ghoul = { power: 9, effect: 'When(destroyed(creature)): gain(me, 1)' };
  const imp = { power: 1, effect: 'Destroyed: gain(me, 1)' };
  const sweep = { effect: 'Play: damage(all(creature), 1)' };
  const table = new Table({ ghoul, imp, sweep }, [{ hand: ['sweep', 'imp'], line: ['ghoul'] }, { line: ['imp'] }]);
  const { s } = table.choose('play sweep');
  const { at, cells } = s.game.layout.pending;
  expect(s.block[at]).toBe(2);
  expect(observation(s, 0).subarray(at, at + cells)).toEqual(s.block.subarray(at, at + cells));
  expect(new Set(observation(s, 1).subarray(at, at + cells))).toEqual(new Set([-32768]));
});

it('a layout that asks for none of it has no cell of it', () => {
  const bare = layout({}, { frames: 1, locals: 4 }).layout;
  const asking = layout({}, { frames: 1, locals: 4, events: 0, pending: 0, lasting: 0, objects: 0 }).layout;
  expect([bare.events.size, bare.pending.cells, bare.lasting.cells, bare.stamps.size]).toEqual([0, 0, 0, 0]);
  expect(asking.cells).toBe(bare.cells);
});
