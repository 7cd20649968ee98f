import type { Bot } from '../../src/engine/bot.js';
import { bounded, SearchChance } from '../../src/engine/chance.js';

/** A bot for each seat that takes every option with the same probability; the same key makes the same choices. */
export function randomBots(players: number, key: string): Bot[] {
  return Array.from({ length: players }, (_, seat) => {
    const luck = new SearchChance(`${key}/bot/${seat}`);
    return { choose: (view) => view.code(bounded(luck.uint32(), view.count)) };
  });
}
