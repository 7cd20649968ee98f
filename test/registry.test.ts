import { describe, expect, it } from 'vitest';
import { games } from '../src/registry.js';

describe('the registry', () => {
  it.each(Object.entries(games))(
    '%s is registered under its own id, and seats its smallest and largest table',
    async (id, load) => {
      const definition = await load();
      expect(definition.id).toBe(id);
      const { min, max } = definition.spec.seats;
      for (const players of [min, max]) expect(definition.build({ players }).players).toBe(players);
    },
  );

  it.each(Object.entries(games))('no option of %s bears the name of a fixed column', async (_, load) => {
    const { spec } = await load();
    const named = [...Object.keys(spec.options.shape), ...(spec.metrics ?? []).map(({ name }) => name)];
    expect(named.filter((name) => FIXED_COLUMNS.includes(name))).toEqual([]);
    expect(named).not.toContain('players');
  });
});

/** The fixed columns of games.csv and arms.csv. */
const FIXED_COLUMNS = [
  ...['arm', 'deal', 'rotation', 'game_key', 'players', 'bots', 'decks', 'ending', 'winners', 'turns', 'decisions'],
  ...['final_hash', 'games', 'deals', 'wins', 'losses', 'draws', 'caps', 'faults', 'illegals', 'distinct_games'],
  ...['focus', 'win_rate', 'win_lo', 'win_hi', 'level', 'method', 'worst_rate', 'best_rate', 'preset', 'content'],
  ...['turns_mean', 'turns_sd', 'turns_p50', 'turns_p95', 'decisions_mean', 'options_mean'],
];
