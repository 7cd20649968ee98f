import { describe, expect, it } from 'vitest';
import type { Settings } from '../../../src/engine/game.js';
import { playRecorded } from '../../../src/engine/record.js';
import { keyforgeDuel } from '../../../src/games/keyforge/index.js';

const cards = `cards:${Array.from({ length: 36 }, () => 'punch').join('+')}`;

/** A game in which the first card that is played has this text; everybody takes the first option. */
function playedWith(effect: string) {
  const settings: Settings = {
    players: 2,
    options: { deck0: cards, deck1: cards, turnCap: 4 },
    content: { patches: { 'card.punch.effect': effect } },
  };
  const first = { choose: (view: { code(place: number): number }) => view.code(0) };
  return playRecorded(keyforgeDuel, settings, { key: 'endless' }, () => [first, first]);
}

describe('what never ends', () => {
  it('KF-155 is a fault with its record when a text begins again and again and always changes something', () => {
    const { played, record } = playedWith('Play: gain(me, 1); repeat');
    expect(played.ending).toBe('fault');
    expect(played.problem?.message).toMatch(/punch\.play begins again more than 100 times/);
    expect(record).toMatchObject({ game: 'keyforge-duel', key: 'endless', ending: 'fault', problem: played.problem });
    expect(record.codes).toHaveLength(played.decisions);
  });

  it('KF-155 is a fault with its record when a script runs past the limit of its steps', () => {
    const { played, record } = playedWith('Play: times(1000) { times(100) { forge(me, at=99) } }');
    expect(played.ending).toBe('fault');
    expect(played.problem?.message).toMatch(/more than 200000 steps without a decision/);
    expect(record).toMatchObject({ ending: 'fault', problem: played.problem });
    expect(record.codes).toHaveLength(played.decisions);
  });

  it('KF-155 stops of itself when a repeated text changes nothing, and the game goes on', () => {
    expect(playedWith('Play: destroy(all(creature)); repeat').played.ending).toBe('cap');
  });
});
