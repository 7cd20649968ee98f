import { type Chance, dealKey } from '../../engine/chance.js';
import { decision, type Option } from '../../engine/decision.js';
import { ConfigError } from '../../engine/errors.js';
import type { Game } from '../../engine/game.js';
import { gameChance } from '../../engine/game-chance.js';
import { applyAt, run, topFrame } from '../../engine/machine.js';
import { nearest } from '../../engine/nearest.js';
import type { State } from '../../engine/state.js';
import { mismatches } from './expectation.js';
import type { Named } from './flatten.js';
import type { Rest } from './lay-piles.js';
import { layPosition } from './lay-position.js';
import { optionCalled, tooUnlike } from './option-called.js';
import { ScriptedChance, type WantedDraws } from './scripted-chance.js';
import { Vocabulary } from './vocabulary.js';

/** A question of the rules, and who is asked, where it matters. */
export interface Moment {
  readonly question?: string;
  readonly seat?: number;
}

/** One choice: the text of an option or a part of it that no other option has. */
export type Choice = string | number | (Moment & { readonly choose: string | number });

/** How a game gets into the position where a scene begins. */
export interface SceneSetup {
  /** The seed of the game's luck (default 1): everything the scene does not lay or want comes from it. */
  readonly seed?: string | number;
  /** Choices made first, before the game goes on to `at`. */
  readonly advance?: readonly Choice[];
  /** The question at which the position is laid (default: the game's own, then the first). */
  readonly at?: string | Moment;
  /** What is laid over the game there; see `layPosition`. */
  readonly position?: Named;
  readonly rest?: Rest;
  /** Results wanted of named causes of luck, from here on. */
  readonly draws?: WantedDraws;
}

/** A choice that was not on offer, or was not this seat's. */
export class ChoiceError extends Error {
  override readonly name = 'ChoiceError';
  /** The texts of everything that was on offer. */
  readonly offered: readonly string[];

  constructor(problem: string, offered: readonly string[]) {
    super(`${problem}; on offer: ${offered.join(', ') || 'nothing'}`);
    this.offered = offered;
  }
}

/** More decisions than any way to a question takes. */
const FAR = 20_000;

/**
 * A game stopped in a position of one's choice, to be played on by the texts of options and looked at by the names of
 * its layout: what scenario files run on and rule tests are written with.
 */
export class Scene {
  readonly game: Game;
  readonly state: State<unknown>;
  /** What the game told since the position was laid. */
  readonly log: string[] = [];
  private readonly words: Vocabulary;
  private readonly chance: ScriptedChance;

  /**
   * Starts a game, takes it to the question where the position belongs, and lays the position over it.
   * @throws ConfigError when something named does not exist or does not fit, or the question is never asked
   * @throws ChoiceError when a choice of `advance` is not on offer
   */
  constructor(game: Game, setup: SceneSetup = {}) {
    this.game = game;
    this.words = new Vocabulary(game);
    const luck = gameChance(game, dealKey(setup.seed ?? 1, 0));
    this.chance = new ScriptedChance(luck, game.layout, setup.draws ?? {}, 'draws');
    this.state = game.start(luck);
    for (const choice of setup.advance ?? []) this.choose(choice);
    this.goTo(momentOf(setup, game), luck);
    this.state.log = { line: (text) => this.log.push(text) };
    if (setup.position) this.lay(setup.position, setup.rest ?? null);
  }

  /** True when the game has ended. */
  get over(): boolean {
    return this.state.over;
  }
  /** The options at hand; none when the game is over. */
  get options(): readonly Option[] {
    return decision(this.state)?.options ?? [];
  }
  /** The texts of the options at hand. */
  get offered(): string[] {
    return this.options.map(({ text }) => text);
  }
  /** The name of the question at hand, or an empty text when the game is over. */
  get question(): string {
    return decision(this.state)?.name ?? '';
  }
  /** Who decides now, or -1 when the game is over. */
  get seat(): number {
    return decision(this.state)?.seat ?? -1;
  }

  /**
   * Takes an option and runs on to the next decision.
   * @throws ChoiceError when it is not on offer, more than one option is meant, or another seat decides
   */
  choose(choice: Choice): void {
    const wanted = typeof choice === 'object' ? choice : { choose: choice };
    const text = String(wanted.choose);
    const { offered, question, seat } = this;
    if (wanted.seat !== undefined && wanted.seat !== seat) {
      throw new ChoiceError(this.over ? 'the game is over' : `seat ${seat} decides, not seat ${wanted.seat}`, offered);
    }
    if (wanted.question !== undefined && wanted.question !== question) {
      throw new ChoiceError(`the question is "${question}", not "${wanted.question}"`, offered);
    }
    const found = optionCalled(text, offered);
    if (found.length !== 1) throw new ChoiceError(tooUnlike(text, found, offered), offered);
    this.applyAt(found[0]);
  }

  /**
   * What is not as expected, a sentence each; none when all is well. See docs/scenarios.md for what can be expected.
   * @throws ConfigError when an expectation names something that does not exist
   */
  differences(expected: Named): string[] {
    return mismatches(this, expected, this.words);
  }

  /** Wanted draws that were never made. */
  unusedDraws(): string[] {
    return this.chance.unused();
  }

  private applyAt(index: number): void {
    applyAt(this.state, index, this.chance);
  }

  private lay(position: Named, rest: Rest | null): void {
    const { state } = this;
    layPosition(state, position, rest, this.words);
    try {
      this.game.spec.positions?.settle?.(state);
      // The question is asked anew: the position may leave it one option, which is then taken, or none.
      state.frame = topFrame(state);
      run(state, this.chance);
    } catch (error) {
      throw error instanceof ConfigError ? error : unplayable(error);
    }
  }

  /** Plays on, luck unscripted, until the moment comes. */
  private goTo(moment: Moment, luck: Chance): void {
    const { question, seat } = moment;
    const known = questionsOf(this.game);
    if (question !== undefined && !known.includes(question)) {
      throw new ConfigError({
        where: 'at',
        problem: `${this.game.id} asks no question "${question}"`,
        right: `its questions are ${known.join(', ')}`,
        value: question,
        nearest: nearest(question, known),
      });
    }
    const wanted = `${question ?? 'a question'}${seat === undefined ? '' : ` of seat ${seat}`}`;
    for (let decisions = 0; decisions < FAR; decisions++) {
      if (this.over) break;
      if ((question ?? this.question) === this.question && (seat ?? this.seat) === this.seat) return;
      applyAt(this.state, this.game.spec.positions?.onTheWay?.(this.state) ?? 0, luck);
    }
    throw new ConfigError({
      where: 'at',
      problem: `the game with this seed never comes to ${wanted}`,
      right: 'name the choices that lead there in advance, or another question',
    });
  }
}

/** The rules were right until the position was laid, so whatever fails at once afterwards is due to it. */
function unplayable(error: unknown): ConfigError {
  return new ConfigError({
    where: 'position',
    problem: `the rules cannot go on from it (${error instanceof Error ? error.message : String(error)})`,
    right: 'a position that a game can come to is expected',
  });
}

/** Without a position a scene begins where the game does. */
function momentOf({ at, position }: SceneSetup, game: Game): Moment {
  if (typeof at === 'object') return at;
  const question = at ?? (position ? game.spec.positions?.at : undefined);
  return question === undefined ? {} : { question };
}

function questionsOf(game: Game): string[] {
  const names = game.scripts.flatMap((script) => script?.code.flatMap(({ question }) => question?.name ?? []) ?? []);
  return [...new Set(names)];
}
