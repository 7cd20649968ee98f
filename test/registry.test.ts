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
});
