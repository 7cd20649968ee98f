import type { Bot } from '../../src/engine/bot.js';
import type { Game } from '../../src/engine/game.js';
import { type ResolvedBot, resolveBot } from '../../src/lab/bot-spec.js';
import { botSeat } from '../../src/lab/game-player.js';
import { bots } from '../../src/registry.js';

const lookup = {
  names: Object.keys(bots),
  find: async (id: string) => (Object.hasOwn(bots, id) ? bots[id]() : undefined),
};

/** A bot of the registry by its spec. */
export function botOf(spec: string): Promise<ResolvedBot> {
  return resolveBot(spec, lookup);
}

/** The bot at a seat, which is also its slot, with its luck under a deal key. */
export function seated(bot: ResolvedBot, game: Game, seat: number, key: string): Bot {
  return bot.make(botSeat(game, key, seat, seat, bot.timed));
}
