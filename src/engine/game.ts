import type { z } from 'zod';
import type { Chance } from './chance.js';
import type { DeckKit } from './deck-kit.js';
import type { Program as EffectProgram } from './effects/code.js';
import type { Language } from './effects/vocabulary.js';
import { ConfigError } from './errors.js';
import type { Components, Pile } from './fields.js';
import { ENDINGS, type Ending, HEADER } from './header.js';
import { type Identity, identities, type NamedComponent } from './identity.js';
import type { Layout } from './layout.js';
import { call, loom, run } from './machine.js';
import { firstOf, kindOf, secondOf } from './offer.js';
import { checkOptions } from './options.js';
import { type Action, SCRIPT_NUMBERS, type Script } from './script.js';
import { State } from './state.js';
import { type Woven, weave } from './weave.js';

/**
 * The contract between a game and everything else. The comments are the specification.
 *
 * `O` is the zod object of the options, `R` what `prepare` makes of them, `C` the content as loaded.
 */
export interface GameSpec<O extends z.ZodObject = z.ZodObject, R = unknown, C = Content> {
  /** The name on the command line: lower case with dashes. */
  readonly id: string;
  readonly title: string;
  /** Raised by hand whenever a rule changes a result. */
  readonly rulesVersion: number;
  /** `whole`, `partial` or `stand-in content`. */
  readonly status: GameStatus;
  readonly seats: { readonly min: number; readonly max: number };
  /** All seats win and lose together; searches share one value, seats do not rotate. */
  readonly cooperative: boolean;
  /** Each key typed and ranged, with a default and one line of help in `.describe()`; keys are camelCase. */
  readonly options: O;
  /** Named options: easy, standard, hard. */
  readonly presets: Readonly<Record<string, Partial<z.output<O>>>>;
  readonly layout: Layout;
  /** Content of the game that people may change, as card tables; null for a game without cards. */
  readonly content: ContentOf<C> | null;
  /** Everything that never changes during a game. */
  prepare(settings: Prepared<z.output<O>, C>): R;
  /** Which components there are: a list per set of the layout, in the order of their numbers. */
  components(rules: R): ReadonlyMap<Components, readonly NamedComponent[]>;
  /** Runs from set-up to the end; it is the only script on the stack when a game starts. */
  readonly main: Script<R>;
  /** Every script that some step calls, `main` aside. */
  readonly scripts: readonly Script<NoInfer<R>>[];
  /** What a seat has in the end, 0..1; a shared win of k seats is 1/k. Asked only once the game is over. */
  utility(s: State<R>, seat: number): number;
  /** Player turns begun so far. */
  turns(s: State<R>): number;
  /** No game has more decisions (those with two or more options) than this; Infinity where luck may always go on. */
  longest(rules: R): number;
  /** The position in a few readable lines, hidden cards included: for people who look over the table. */
  describe(s: State<R>): string;
  /** How a player is called in texts (default `Seat 0`). */
  seatName?(seat: number): string;
  /** How good the position looks to a seat, 0..1, for cut-off searches. It may use what the seat can see only. */
  evaluate?(s: State<R>, seat: number): number;
  /** A cheap, sensible choice for playouts: the place in `s.offer` of the option it takes. */
  playout?(s: State<R>, chance: Chance): number;
  /** What tree searches do best with in this game, where that is not what they do best with in most. */
  readonly search?: SearchHints;
  /** The compiled effects of the cards, for games whose content is written in the notation. */
  effects?(rules: R): Effects<R>;
  /** Numbers observed during a game: columns of games.csv. */
  readonly metrics?: readonly Metric<R>[];
  /** For a game in which random play would end most turns with little done: how `touchstone bench` measures it. */
  readonly fullTurns?: FullTurns;
  /** For a game that is played with a deck per seat. */
  readonly decks?: GameDecks;
  /** For a game whose seats have cards: what becomes of them, for cards.csv. */
  readonly cardUse?: CardUse<R>;
  /** How a position is laid over a game: scenarios and tests. */
  readonly positions?: Positions<R>;
}

/** Parameters of the bot `mcts`, by name, that a game was measured to be played best with. */
export interface SearchHints {
  /** Weight of exploring, per range of the rewards. */
  readonly c?: number;
  /** How much the evaluation of a leaf counts beside the playout that is cut off, 0..1: 1 where evaluation says it all. */
  readonly leaf?: number;
  /** Visits for which the evaluation of an option counts before it is tried. */
  readonly prior?: number;
  /** Turns that an iteration adds to the tree in one go, so that positions are judged when a turn is over. */
  readonly turns?: number;
  /** Whether the n-th iteration through each option meets the same world and luck, so that luck does not tell them apart. */
  readonly luck?: 'own' | 'common';
}

/** What a game adds to the layout for those who lay positions; a game that keeps nothing derived needs none of it. */
export interface Positions<R = unknown> {
  /** The question at which a position is laid unless a scenario names another (default: the first of the game). */
  readonly at?: string;
  /**
   * The place in `s.offer` of the option taken on the way to that question (default: the first). It draws no luck.
   */
  onTheWay?(s: State<R>): number;
  /** Sides beyond the seats that have fields of their own, such as an automated enemy after the last seat (default 0). */
  readonly enemies?: number;
  /**
   * Where a component may not lie by the rules: what would be right in that pile, as a clause (`only creatures are
   * expected`); null where it may.
   */
  refuses?(rules: R, component: number, pile: Pile): string | null;
  /**
   * Brings up to date what the state keeps only for speed, once a position has been laid over it.
   * @throws ConfigError for a position that no game can come to
   */
  settle?(s: State<R>): void;
}

/** How far a card has come for a seat: it is in its deck, somebody saw it, it was played. */
export const CARD_DEALT = 1;
export const CARD_SEEN = 2;
export const CARD_PLAYED = 3;

/** Which cards a seat had in a game, and what became of them. */
export interface CardUse<R = unknown> {
  /** The ids of all cards there are. */
  ids(rules: R): readonly string[];
  /** Writes how far the best copy of each card came, in the order of the ids; 0 stays for a card the seat does not have. */
  read(s: State<R>, seat: number, reach: Uint8Array): void;
}

/** The decks of a game, and how a seat gets one. */
export interface GameDecks {
  /** What is known about its decks; nothing is read before it is asked for. */
  kit(): DeckKit;
  /** The key of the option that takes a seat's deck: its name, `generated:<seed>`, or the text of its deck file. */
  option(seat: number): string;
}

export type GameStatus = 'whole' | 'partial' | 'stand-in content';

/** A column of games.csv; a per-seat metric is a column per seat. */
export interface Metric<R = unknown> {
  readonly name: string;
  readonly help: string;
  readonly perSeat: boolean;
  /** Integer or finite number, or null where there is none: the cell is empty then. `seat` is 0 when not per seat. */
  read(s: State<R>, seat: number): number | null;
  /**
   * For a metric that tells which one instead of how much: what a number that was read stands for, as an id. Tables hold
   * the ids, and count them instead of taking means.
   */
  nameOf?(rules: R, value: number): string;
}

/** What tells full turns from turns that were ended early. */
export interface FullTurns {
  /** The kind of the action that ends a turn by choice. */
  readonly endedBy: number;
  /** The per-seat metric that counts what turns are full of, such as cards played. */
  readonly counted: string;
}

/** What `prepare` works from. */
export interface Prepared<O, C = Content> {
  readonly players: number;
  readonly options: O;
  /** The content as patched for this game. */
  readonly content: C;
}

/** Patched card tables, as whoever knows no particular game sees them. */
export type Content = unknown;

/** How a game's content is read and changed; see content.ts. */
export interface ContentOf<C = Content> {
  /**
   * The tables with a person's own rows and patches applied.
   * @throws ConfigError naming the card, column or number that does not exist or does not fit.
   */
  load(changes: ContentChanges): C;
  /** True when `key` (such as `card.raid.copies`) names something in the tables. */
  has(key: string): boolean;
  /** The cards, for `list cards`: id, name, stand-in or not, and every column as text. */
  cards(): readonly ContentRow[];
  /** The cards in use whose values are our own, because the printed ones are not public. */
  standIns(changes: ContentChanges): readonly Pick<ContentRow, 'table' | 'id'>[];
  /** What the effect notation knows, for `list notation`. */
  notation?(): readonly NotationRow[];
  /** A hash of the patched content as 16 hexadecimal digits. */
  hash(changes: ContentChanges): string;
}
export interface ContentRow {
  readonly table: string;
  readonly id: string;
  readonly name: string;
  readonly standIn: boolean;
  readonly columns: Readonly<Record<string, string>>;
}
export interface NotationRow {
  readonly kind: string;
  readonly name: string;
  readonly help: string;
}
export interface ContentChanges {
  /** A person's own table: text and where it came from. */
  readonly files?: readonly { readonly name: string; readonly text: string }[];
  /** `card.<id>.<column>` → number or text. */
  readonly patches?: Readonly<Record<string, string | number>>;
}

/** What a game is built from. */
export interface Settings {
  readonly players: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly content?: ContentChanges;
}

/** How a game ended. */
export interface Outcome {
  readonly ending: Ending;
  /** Per seat, 0..1. */
  readonly utility: readonly number[];
  /** Seats with the highest utility, if anybody won. */
  readonly winners: readonly number[];
}

/** Compiled effects: what frames of the effect script refer to. */
export interface Effects<R = unknown> {
  readonly language: Language<R>;
  readonly programs: readonly EffectProgram[];
  /** The numbers of all effects as patched; programs name cells of it. */
  readonly numbers: Int16Array;
}

/** A rulebook with its options and content filled in. Immutable; any number of states may use it. */
export class Game<R = unknown> {
  readonly spec: GameSpec<z.ZodObject, R>;
  readonly id: string;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly rules: R;
  readonly layout: Layout;
  /** Scripts by number. */
  readonly scripts: readonly Script<R>[];
  /** The same as functions, by the same numbers. */
  readonly woven: readonly Woven<R>[];
  /** Actions by kind. */
  readonly actions: readonly Action<R>[];
  /** Who the components are, per set. */
  readonly identities: readonly Identity[];
  readonly language: Language<R> | null;
  readonly programs: readonly EffectProgram[];
  readonly numbers: Int16Array;
  /** A block as a game starts with. */
  private readonly fresh: Int16Array;

  constructor(spec: GameSpec<z.ZodObject, R>, program: Program<R>, settings: Settings) {
    if (!Number.isInteger(settings.players) || settings.players < spec.seats.min || settings.players > spec.seats.max) {
      throw new ConfigError({
        where: `${spec.id}: players`,
        problem: `${settings.players} cannot sit down`,
        right: `it is for ${seatsText(spec.seats)}`,
        value: String(settings.players),
      });
    }
    this.spec = spec;
    this.id = spec.id;
    this.players = settings.players;
    this.layout = spec.layout;
    this.fresh = new Int16Array(spec.layout.cells);
    this.layout.prepare(this.fresh);
    this.options = checkOptions(spec, settings.options ?? {});
    this.rules = spec.prepare({
      players: settings.players,
      options: this.options,
      content: spec.content?.load(settings.content ?? {}),
    });
    const effects = spec.effects?.(this.rules);
    this.language = effects?.language ?? null;
    this.programs = effects?.programs ?? [];
    this.numbers = effects?.numbers ?? NO_NUMBERS;
    this.scripts = program.scripts;
    this.woven = program.woven;
    this.actions = program.actions;
    this.identities = identities(spec.layout, spec.components(this.rules));
  }

  /** A new game: set up, and run to its first decision. */
  start(chance: Chance): State<R> {
    const s = new State(this);
    this.restart(s, chance);
    return s;
  }

  /** Makes a used state of this game new again; what it was is lost. */
  restart(s: State<R>, chance: Chance): void {
    s.block.set(this.fresh);
    s.frame = this.layout.frames.at - this.layout.frames.width;
    call(s, this.spec.main);
    run(s, chance);
  }

  /** The option at hand as a person would read it. */
  text(s: State<R>, code: number): string {
    const action = this.actions[kindOf(code)];
    return action ? action.text(s, firstOf(code), secondOf(code)) : `unknown action ${code}`;
  }

  seatName(seat: number): string {
    return this.spec.seatName?.(seat) ?? `Seat ${seat}`;
  }

  /** How an ended game ended; allocates. */
  outcome(s: State<R>): Outcome {
    const utility = Array.from({ length: this.players }, (_, seat) => this.spec.utility(s, seat));
    const ending = ENDINGS[s.block[HEADER.ending]];
    return { ending, utility, winners: winnersOf(ending, utility) };
  }
}

const NO_NUMBERS = new Int16Array(0);

function seatsText({ min, max }: GameSpec['seats']): string {
  if (min < max) return `${min} to ${max} players`;
  return `${min} ${min === 1 ? 'player' : 'players'} alone`;
}

function winnersOf(ending: Ending, utility: readonly number[]): number[] {
  if (ending !== 'win') return [];
  const best = Math.max(...utility);
  return utility.flatMap((u, seat) => (u === best && u > 0 ? [seat] : []));
}

/** Scripts and actions of a game by number; the same for every setting. */
export interface Program<R> {
  readonly scripts: readonly Script<R>[];
  readonly woven: readonly Woven<R>[];
  readonly actions: readonly Action<R>[];
}

/** A game before its options are chosen. */
export interface GameDefinition {
  readonly id: string;
  readonly spec: GameSpec;
  /**
   * Fills in options and content.
   * @throws ConfigError for a bad number of players, option, card or number.
   */
  build(settings: Settings): Game;
}

/**
 * Checks a game's own consistency once and makes it buildable.
 * @throws RangeError when two scripts or two actions share a number: an author's slip, found at load.
 */
export function defineGame<O extends z.ZodObject, R, C = Content>(spec: GameSpec<O, R, C>): GameDefinition {
  const scripts = numberedScripts(spec);
  const actions = numberedActions(spec.id, scripts);
  const woven = scripts.map((script) => script && weave(script, loom));
  const whole = spec as unknown as GameSpec<z.ZodObject, R>;
  return {
    id: spec.id,
    spec: spec as unknown as GameSpec,
    build: (settings) => new Game<R>(whole, { scripts, woven, actions }, settings) as unknown as Game,
  };
}

function numberedScripts<R>(spec: Pick<GameSpec<z.ZodObject, R>, 'id' | 'main' | 'scripts'>): Script<R>[] {
  // With a place for every number: of a sparse array V8 makes a hash table, which is asked for every frame that runs.
  const byNumber = Array.from<Script<R>>({ length: SCRIPT_NUMBERS });
  for (const script of [spec.main, ...spec.scripts]) {
    const other = byNumber[script.number];
    if (other && other !== script) {
      throw new RangeError(`${spec.id}: scripts "${other.name}" and "${script.name}" share a number; rename one`);
    }
    byNumber[script.number] = script;
  }
  return byNumber;
}

function numberedActions<R>(id: string, scripts: readonly Script<R>[]): Action<R>[] {
  const byKind: Action<R>[] = [];
  const questions = scripts.flatMap((script) => script?.code.flatMap((step) => step.question ?? []) ?? []);
  for (const action of questions.flatMap((asked) => asked.actions)) {
    const other = byKind[action.kind];
    if (other && other !== action) {
      throw new RangeError(`${id}: actions "${other.name}" and "${action.name}" share kind ${action.kind}`);
    }
    byKind[action.kind] = action;
  }
  return byKind;
}
