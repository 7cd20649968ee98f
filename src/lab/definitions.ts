import type { BotDefinition } from '../engine/bot.js';
import { ConfigError } from '../engine/errors.js';
import type { GameDefinition } from '../engine/game.js';
import { nearest } from '../engine/nearest.js';
import { bots, games } from '../registry.js';
import type { BotLookup } from './bot-spec.js';
import { importModule } from './bundle.js';
import { isPath } from './inputs.js';

/** Finds games and bots: by name in the registry, by path among users' modules. */
export class Definitions implements BotLookup {
  readonly names: readonly string[] = Object.keys(bots);

  /** @param urlOf where the module at a path can be imported from */
  constructor(private readonly urlOf: (path: string) => Promise<string>) {}

  /**
   * A game by name or path.
   * @throws ConfigError for an unknown name, with the nearest, or a module that exports no game
   */
  async game(name: string): Promise<GameDefinition> {
    if (isPath(name)) return this.exported(name, isGame, 'a game, made by defineGame,');
    const entry = Object.hasOwn(games, name) ? games[name] : undefined;
    if (entry) return entry();
    const near = nearest(name, Object.keys(games));
    throw new ConfigError({
      where: `game ${name}`,
      problem: 'there is no such game',
      right: `${Object.keys(games).join(', ')} or the path of a file is expected`,
      value: name,
      ...(near ? { nearest: near } : {}),
    });
  }

  /**
   * A bot by name or path, or undefined for an unknown name.
   * @throws ConfigError for a module that exports no bot
   */
  async find(name: string): Promise<BotDefinition | undefined> {
    if (isPath(name)) return this.exported(name, isBot, 'a bot, made by defineBot,');
    return Object.hasOwn(bots, name) ? bots[name]() : undefined;
  }

  /** What a module exports of a kind: its default, or the first export that is one. */
  private async exported<T>(path: string, is: (value: unknown) => value is T, kind: string): Promise<T> {
    const module = await importModule(await this.urlOf(path), path);
    const found = [module.default, ...Object.values(module)].find(is);
    if (found !== undefined) return found;
    throw new ConfigError({
      where: path,
      problem: `it exports ${Object.keys(module).join(', ') || 'nothing'}`,
      right: `${kind} is expected as its default export`,
    });
  }
}

function isGame(value: unknown): value is GameDefinition {
  return has(value, 'build', 'function') && has(value, 'spec', 'object') && has(value, 'id', 'string');
}

function isBot(value: unknown): value is BotDefinition {
  return has(value, 'make', 'function') && has(value, 'parameters', 'object') && has(value, 'id', 'string');
}

function has(value: unknown, key: string, type: string): boolean {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, key) === type;
}
