import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/engine/state.js';
import { greatHunt } from '../../../src/games/great-hunt/index.js';
import { hunt } from '../../../src/games/great-hunt/layout.js';
import { metrics } from '../../../src/games/great-hunt/metrics.js';
import { canAttack } from '../../../src/games/great-hunt/rules/attacks.js';
import type { HuntState } from '../../../src/games/great-hunt/rules/rules.js';
import { TAUNT } from '../../../src/games/keyforge/rules/fighting.js';
import { areNeighbors, isFlank } from '../../../src/games/keyforge/rules/zones.js';
import type { Named } from '../../../src/lab/scenario/flatten.js';
import { Scene } from '../../../src/lab/scenario/scene.js';

const game = greatHunt.build({
  players: 1,
  options: { deck0: 'cards:troll+anger+punch+dust-imp+bumpsy', mulligan: false },
});

function scene(position: Named): Scene {
  const usual = { active: 0, house: 0, 'hand.0': ['anger'], 'archives.1': [], skyArchives: [] };
  return new Scene(game, { position: { ...usual, ...position } });
}

function stateOf({ state }: Scene): HuntState {
  const s: State<unknown> = state;
  return s as HuntState;
}

/** Where each of these stands in the log, which must tell all of them. */
function placesOf(log: readonly string[], ...texts: readonly string[]): number[] {
  return texts.map((text) => {
    const place = log.findIndex((line) => line.includes(text));
    if (place < 0) throw new Error(`"${text}" is not told: ${log.join(' | ')}`);
    return place;
  });
}

const inOrder = (places: readonly number[]): boolean => places.every((place, i) => i === 0 || place > places[i - 1]);

describe('the enemy turn', () => {
  it('GH-75 GH-76 GH-92 GH-93 goes through its seven steps in their order', () => {
    const at = scene({
      pool: [1, 6],
      'archives.1': ['fair-winds'],
      skyArchives: ['jet-stream'],
      skyrealm: ['cargo-hulk'],
      'line.1': ['cutpurse'],
      'relics.1': ['contraband-vault'],
      renownDeck: { top: ['stolen-charter'] },
    });
    at.choose('end the step');
    const places = placesOf(
      at.log,
      'the Stormkin draw Stolen Charter',
      'plays Jet Stream',
      'plays Fair Winds',
      'Stormkin gains 2',
      'Stormkin steals 1',
      'Stormkin gains 1, has 5',
      'Team turn 2',
    );
    expect(inOrder(places)).toBe(true);
    expect(hunt.archives[1].size(stateOf(at))).toBe(2);
  });

  it('GH-28 GH-87 uses the cards of the Skyrealm from left to right', () => {
    const at = scene({ pool: [9, 0], skyrealm: ['mirror-serpent', 'cargo-hulk', 'scout-skiff'] });
    at.choose('end the step');
    expect(inOrder(placesOf(at.log, 'Mirror Serpent captures 1', 'gains 2, has 2', 'gains 1, has 3'))).toBe(true);
    const turned = scene({ pool: [9, 0], skyrealm: ['scout-skiff', 'cargo-hulk', 'mirror-serpent'] });
    turned.choose('end the step');
    expect(inOrder(placesOf(turned.log, 'gains 1, has 1', 'gains 2, has 3', 'Mirror Serpent captures 1'))).toBe(true);
  });
});

describe('the Skyrealm', () => {
  it('GH-26 GH-27 GH-102 has neither flanks nor neighbors, and no taunt counts in it', () => {
    const at = scene({
      pool: [5, 0],
      skyrealm: ['cloud-grazer', 'gale-ray'],
      'line.1': ['deck-swab', 'quartermaster'],
    });
    at.choose('nantucket enters');
    const s = stateOf(at);
    const [left, right] = [hunt.skyrealm.get(s, 0), hunt.skyrealm.get(s, 1)];
    expect([isFlank(s, left), areNeighbors(s, left, right)]).toEqual([false, false]);
    const [swab, master] = [hunt.line[1].get(s, 0), hunt.line[1].get(s, 1)];
    expect([isFlank(s, swab), areNeighbors(s, swab, master)]).toEqual([true, true]);
    hunt.keywords.set(s, right, hunt.keywords.get(s, right) | TAUNT);
    expect(canAttack(s, s.rules.nantucket, left)).toBe(true);
    expect(hunt.line.every((line) => !line.has(s, left))).toBe(true);
  });
});

describe('what is counted', () => {
  it('GH-66 GH-31 GH-105 is the renown of each side, and where harm came from', () => {
    const at = scene({ pool: [5, 0], skyrealm: ['cloud-grazer', 'night-prowler'], drawn: 2, drawnRenown: 3 });
    at.choose('nantucket enters');
    at.choose('nantucket attacks');
    at.choose('nantucket against cloud grazer');
    at.choose('end the step');
    const read = (name: string): number => metrics.find((one) => one.name === name)?.read(stateOf(at), 0) ?? -1;
    expect([read('renown'), read('renown_stormkin'), read('skybeasts_hunted')]).toEqual([1, 3, 1]);
    expect([read('damage_attacks'), read('damage_port'), read('damage_hunts'), read('entries')]).toEqual([5, 0, 0, 1]);
    expect([read('upgrades'), read('keys'), read('sunk'), read('treasure')]).toEqual([1, 0, 0, 0]);
  });
});
