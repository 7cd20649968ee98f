import type { SearchChance } from './chance.js';
import type { Game } from './game.js';
import type { View } from './view.js';

/** Somebody who plays one slot of one game. */
export interface Bot {
  /** Chooses among the options of a view: returns a code that is on its list. */
  choose(view: View): number;
}

/** What a bot is made with. */
export interface BotSeat {
  readonly game: Game;
  readonly seat: number;
  readonly slot: number;
  /** The bot's own luck for its choices (`bot/<slot>`). */
  readonly luck: SearchChance;
  /** The luck of the worlds it tries (`search/<slot>`). */
  readonly search: SearchChance;
  /** Milliseconds that only grow; given to timed bots alone, so that no other can depend on them. */
  readonly clock?: () => number;
  /** The bots that its parameters of kind `bot` name, by parameter, made for the same seat. */
  readonly inner?: Readonly<Record<string, Bot>>;
}

/** Values of declared parameters. */
export type BotParameters = Readonly<Record<string, number | string | boolean>>;

/** A kind of bot with its declared parameters. */
export interface BotDefinition<P extends BotParameters = BotParameters> {
  readonly id: string;
  readonly help: string;
  /** Raised whenever the bot plays differently: written into manifests. */
  readonly version: number;
  /** Each parameter with its default and one line of help; the spec `id:name=value:name=value` fills them. */
  readonly parameters: readonly BotParameter[];
  /** What suits a game better than the defaults, for parameters that are `byGame` and that nobody wrote. */
  suits?(game: Game): Partial<P>;
  /** True when the same keys may lead to other choices (a time budget, an external program). */
  timed?(parameters: P): boolean;
  make(seat: BotSeat, parameters: P): Bot;
}

export interface BotParameter {
  readonly name: string;
  readonly help: string;
  readonly default: number | string | boolean;
  /** Least and greatest value of a number. */
  readonly min?: number;
  readonly max?: number;
  readonly integer?: boolean;
  /** The values a text parameter may have. */
  readonly values?: readonly string[];
  /** Unless it is written, the game may have a better value than the default; see `BotDefinition.suits`. */
  readonly byGame?: true;
  /** The value is the spec of another bot, which whoever makes this one puts into `BotSeat.inner` (decorators). */
  readonly bot?: true;
}

/** A bot as a user's own file exports it; `P` are its parameters by name and type. */
export function defineBot<P extends BotParameters>(definition: BotDefinition<P>): BotDefinition {
  return definition;
}
