import { describe, expect, it } from 'vitest';
import { epsilon } from '../../bots/epsilon.js';
import { SearchChance } from '../../src/engine/chance.js';
import { ConfigError } from '../../src/engine/errors.js';
import { View } from '../../src/engine/view.js';
import { connectK } from '../../src/games/toys/connect-k/index.js';
import { clopperPearson } from '../../src/lab/stats/clopperPearson.js';
import { noLuck } from '../oracle/noLuck.js';

const COLUMNS = 7;
const game = connectK.build({ players: 2 });
const view = new View(game.start(noLuck), 0);
/** A steady bot: always the first column. */
const steady = { choose: () => view.code(0) };

function choices(p: number, times: number): number[] {
  const luck = new SearchChance('luck');
  const seat = { game, seat: 0, slot: 0, luck, search: luck, inner: { bot: steady } };
  const bot = epsilon.make(seat, { p, bot: 'steady' });
  return Array.from({ length: times }, () => view.indexOf(bot.choose(view)));
}

describe('epsilon', () => {
  it('is the inner bot at 0 and random at 1', () => {
    expect(new Set(choices(0, 100))).toEqual(new Set([0]));
    expect(new Set(choices(1, 200)).size).toBe(COLUMNS);
  });

  it('slips as often as it says, then takes every option alike', () => {
    const times = 20_000;
    const p = 0.3;
    const others = choices(p, times).filter((column) => column !== 0).length;
    const exact = (p * (COLUMNS - 1)) / COLUMNS;
    const interval = clopperPearson(others, times, 0.999);
    expect(interval?.lo).toBeLessThan(exact);
    expect(interval?.hi).toBeGreaterThan(exact);
  });

  it('says so when nobody made the inner bot', () => {
    const luck = new SearchChance('luck');
    expect(() => epsilon.make({ game, seat: 0, slot: 0, luck, search: luck }, { p: 0.1, bot: 'x' })).toThrow(
      ConfigError,
    );
  });
});
