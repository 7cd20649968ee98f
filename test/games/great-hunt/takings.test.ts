import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/engine/state.js';
import { greatHunt } from '../../../src/games/great-hunt/index.js';
import { metrics } from '../../../src/games/great-hunt/metrics.js';
import type { HuntState } from '../../../src/games/great-hunt/rules/rules.js';
import { takings } from '../../../src/games/great-hunt/rules/taking.js';
import type { Named } from '../../../src/lab/scenario/flatten.js';
import { Scene } from '../../../src/lab/scenario/scene.js';

const game = greatHunt.build({
  players: 1,
  options: { deck0: 'cards:troll+anger+punch+dust-imp+bumpsy+silvertooth', mulligan: false },
});

/** The position after the enemy turn that follows it. */
function positionAfter(position: Named): HuntState {
  const usual = { active: 0, house: 0, 'hand.0': ['anger'], 'archives.1': [], skyArchives: [] };
  const scene = new Scene(game, { position: { ...usual, ...position } });
  scene.choose('end the step');
  const s: State<unknown> = scene.state;
  return s as HuntState;
}

/** Points that a card has taken: 3 for an æmber, 6 for a card, 1 for a damage of Nantucket. */
function taken(s: HuntState, id: string): number {
  const { row, ids, box } = s.rules;
  return takings.of(s, row.findIndex((r, card) => card >= box && ids[r] === id) - box);
}

const metric = (s: HuntState, name: string): number =>
  metrics.find((one) => one.name === name)?.read(s, 0) ?? Number.NaN;

describe('what a card of the enemies takes', () => {
  it('is 3 for each æmber, stolen or captured', () => {
    // Cutpurse steals 1, Mirror Serpent captures 1.
    const s = positionAfter({ pool: [5, 0], 'line.1': ['cutpurse'], skyrealm: ['mirror-serpent'] });
    expect([taken(s, 'cutpurse'), taken(s, 'mirror-serpent')]).toEqual([3, 3]);
    // Raid steals 2 of 6 or more.
    expect(taken(positionAfter({ pool: [6, 0], 'archives.1': ['raid'] }), 'raid')).toBe(6);
  });

  it('is 6 for a creature, and nothing for one that only returns to the hand', () => {
    // Cutlass Champion (6) hunts the most powerful: Bumpsy (5) dies.
    expect(taken(positionAfter({ 'line.0': ['bumpsy'], 'line.1': ['cutlass-champion'] }), 'cutlass-champion')).toBe(6);
    expect(taken(positionAfter({ 'line.0': ['bumpsy'], 'archives.1': ['press-gang'] }), 'press-gang')).toBe(0);
  });

  it('is 1 for each damage of Nantucket, and 6 for an upgrade on it', () => {
    // Night Prowler (5) attacks Nantucket in the Skyrealm; at Port Halyard its 5 stay in the armor of 6.
    expect(taken(positionAfter({ aloft: 1, skyrealm: ['night-prowler'] }), 'night-prowler')).toBe(5);
    expect(taken(positionAfter({ skyrealm: ['night-prowler'] }), 'night-prowler')).toBe(0);
    // Of a Powder Monkey's (3, assault 1) the armor then takes 1; 3 come through, and they are the monkey's.
    const both = positionAfter({ skyrealm: ['night-prowler'], 'line.1': ['powder-monkey'] });
    expect([taken(both, 'night-prowler'), taken(both, 'powder-monkey')]).toEqual([0, 3]);
    expect(taken(positionAfter({ 'line.1': ['saboteur'] }), 'saboteur')).toBe(6);
  });
});

describe('the metrics', () => {
  it('name the worst card of a lost game, the one that sank Nantucket with it', () => {
    const s = positionAfter({
      pool: [5, 0],
      aloft: 1,
      damage: { nantucket: 9 },
      skyrealm: ['tempest-cutter'],
      'line.1': ['cutpurse'],
    });
    // Tempest Cutter (6) sinks it and steals no more. It stood there, ready: when the first turn ended there was no hope.
    expect([s.over, metric(s, 'worst_card_took'), metric(s, 'point_of_no_return')]).toEqual([true, 6, 1]);
    const worst = metrics.find(({ name }) => name === 'worst_card');
    expect(worst?.nameOf?.(s.rules, metric(s, 'worst_card'))).toBe('tempest-cutter');
  });

  it('are empty while a game is not lost', () => {
    const s = positionAfter({});
    expect(['worst_card', 'worst_card_took', 'point_of_no_return'].map((name) => metric(s, name))).toEqual([
      Number.NaN,
      Number.NaN,
      Number.NaN,
    ]);
  });
});
