import type { GameDefinition } from '../engine/game.js';
import { type ResolvedBot, resolveBot } from './bot-spec.js';
import { Definitions } from './definitions.js';
import { Inputs } from './inputs.js';

/**
 * A game by name, or from a user's file.
 * @throws ConfigError for an unknown name, with the nearest, or a file that does not compile or exports no game
 */
export function loadGame(nameOrPath: string): Promise<GameDefinition> {
  return definitions().game(nameOrPath);
}

/**
 * Bots by their specs, of registered bots or users' files.
 * @throws ConfigError for an unknown bot or parameter, or a file that exports no bot
 */
export function loadBots(specs: readonly string[]): Promise<ResolvedBot[]> {
  const lookup = definitions();
  return Promise.all(specs.map((spec) => resolveBot(spec, lookup)));
}

function definitions(): Definitions {
  const inputs = new Inputs();
  return new Definitions((path) => inputs.moduleUrl(path));
}
