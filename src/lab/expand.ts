import { ConfigError } from '../engine/errors.js';
import type { GameDefinition } from '../engine/game.js';
import { nearest } from '../engine/nearest.js';
import { type Arm, type Dimension, settingsOf } from './arm.js';
import { expandBotSpecs, type ResolvedBot, resolveBot } from './bot-spec.js';
import { contentHash } from './bundle.js';
import { type DeckPools, deckPool, SHIPPED_DECKS } from './decks/deck-pools.js';
import type { Definitions } from './definitions.js';
import { allPlaces, type Choice, dimensionsOf } from './dimensions.js';
import type { Inputs } from './inputs.js';
import { rotationsOf } from './seating.js';
import type { Study } from './study.js';

/** A study as its arms. */
export interface Expanded {
  readonly game: GameDefinition;
  readonly dimensions: readonly Dimension[];
  readonly arms: readonly Arm[];
  /** Every bot that plays, by its spec. */
  readonly bots: ReadonlyMap<string, ResolvedBot>;
  readonly decks: DeckPools;
}

/** A game that declares no end of its own is stopped after so many decisions. */
const LONGEST_GAME = 100_000;
/** More arms than this are taken for a slip. */
const MOST_ARMS = 10_000;

/**
 * Every combination of a study's values is an arm. Everything is checked against the game here, before any is played.
 * @throws ConfigError for whatever does not exist or does not fit
 */
export async function expandStudy(study: Study, definitions: Definitions, inputs: Inputs): Promise<Expanded> {
  const game = await definitions.game(study.game);
  const seated = await Promise.all(
    botSetsOf(study).map((specs) => Promise.all(specs.map((spec) => resolveBot(spec, definitions)))),
  );
  // In the order of the study, whichever file was loaded first: the hash of the plan reads them in turn.
  const bots = new Map(seated.flat().map((bot) => [bot.spec, bot]));
  const botSets = seated.map((set) => set.map(({ spec }) => spec));
  const deckSets = deckSetsOf(study, game);
  const dimensions = dimensionsOf(study, game.spec, botSets, deckSets);
  const decks = poolsOf(deckSets ?? [], game, inputs);
  const count = dimensions.list.reduce((product, { values }) => product * values.length, 1);
  if (count > MOST_ARMS) {
    throw new ConfigError({
      where: `study ${study.name}`,
      problem: `it has ${count} arms`,
      right: `at most ${MOST_ARMS} are expected`,
    });
  }
  const builder = new ArmBuilder(study, game, inputs, decks);
  const arms = allPlaces(dimensions.list).map((at, arm) => builder.arm(arm, at, dimensions.choice(at)));
  return { game, dimensions: dimensions.list, arms, bots, decks };
}

/**
 * The decks of each arm by slot, or one entry for all slots; null for a game without decks, and where options name them.
 * A study that says nothing draws from all that come with the game.
 */
function deckSetsOf({ decks, set = {} }: Study, { id, spec }: GameDefinition): string[][] | null {
  if (spec.decks === undefined) {
    if (decks === undefined) return null;
    throw new ConfigError({ where: 'decks', problem: `${id} is played without decks`, right: 'no decks are expected' });
  }
  const options = Array.from({ length: spec.seats.max }, (_, seat) => spec.decks?.option(seat) ?? '');
  const named = options.find((key) => set[key] !== undefined);
  if (decks === undefined) return named === undefined ? [[SHIPPED_DECKS]] : null;
  if (named !== undefined) {
    throw new ConfigError({
      where: `option ${named}`,
      problem: 'decks and an option that names one are both given',
      right: 'either is expected; decks are by slot and rotate, the option is by seat',
    });
  }
  if (typeof decks === 'string') return [[decks]];
  return decks.every((entry) => typeof entry === 'string') ? [decks] : decks.map((entry) => [entry].flat());
}

function poolsOf(deckSets: readonly (readonly string[])[], { spec }: GameDefinition, inputs: Inputs): DeckPools {
  const { decks } = spec;
  if (decks === undefined || deckSets.length === 0) return {};
  const kit = decks.kit();
  return Object.fromEntries([...new Set(deckSets.flat())].map((called) => [called, deckPool(called, kit, inputs)]));
}

/** Lists of bots by slot, or of one bot that plays every seat; ranges are replaced by their values. */
function botSetsOf({ bots = 'random', seats }: Study): string[][] {
  if (seats === undefined) return [bots].flat().flatMap((text) => expandBotSpecs(text).map((spec) => [spec]));
  const tables = seats.every((entry) => typeof entry === 'string') ? [seats] : seats;
  return tables.flatMap((table) =>
    [table].flat().reduce<string[][]>(
      (sets, text) => {
        const specs = expandBotSpecs(text);
        return sets.flatMap((before) => specs.map((spec) => [...before, spec]));
      },
      [[]],
    ),
  );
}

/** Makes arms, building each different game once. */
class ArmBuilder {
  private readonly built = new Map<string, Pick<Arm, 'options' | 'cap' | 'optionsHash' | 'contentHash'>>();

  constructor(
    private readonly study: Study,
    private readonly game: GameDefinition,
    private readonly inputs: Inputs,
    private readonly decks: DeckPools,
  ) {}

  arm(arm: number, at: readonly number[], choice: Choice): Arm {
    const { preset, tables, players, bots, decks } = choice;
    const { given, patches } = this.split(choice);
    const rotates = this.study.rotate ?? !this.game.spec.cooperative;
    const before = {
      arm,
      at,
      preset,
      tables,
      given,
      patches,
      players,
      bots,
      decks,
      rotations: rotates ? rotationsOf(bots.map((bot, slot) => `${bot} ${this.deckOf(decks, slot)}`)) : 1,
    };
    return { ...before, ...this.build(before) };
  }

  /** What tells the deck of a slot from those of others: decks that are drawn always differ. */
  private deckOf(decks: readonly string[], slot: number): string {
    if (decks.length === 0) return '';
    return this.decks[decks[slot]].length === 1 ? decks[slot] : `${decks[slot]} ${slot}`;
  }

  /** What the game makes of its settings: options filled in, hashes, length. */
  private build(arm: Omit<Arm, 'options' | 'cap' | 'optionsHash' | 'contentHash'>) {
    const { preset, tables, given, patches, players } = arm;
    const key = JSON.stringify([preset, tables, given, patches, players]);
    const known = this.built.get(key);
    if (known) return known;
    const settings = settingsOf(arm, (path) => this.inputs.table(path).text);
    const { options, rules } = this.game.build(settings);
    const made = {
      options,
      cap: this.study.cap ?? Math.min(this.game.spec.longest(rules), LONGEST_GAME),
      optionsHash: contentHash(JSON.stringify(options)),
      contentHash: this.game.spec.content?.hash(settings.content ?? {}) ?? null,
    };
    this.built.set(key, made);
    return made;
  }

  /** Options and card patches are written alike, and told apart by the dots in a patch's name. */
  private split({ preset, tables, set }: Choice): Pick<Arm, 'given' | 'patches'> {
    const given: Record<string, unknown> = preset === null ? {} : { ...this.presetOptions(preset) };
    const patches: Record<string, string | number> = {};
    for (const [key, value] of Object.entries(set)) {
      if (key === 'players') throw this.playersAmongOptions();
      if (!key.includes('.')) given[key] = value;
      else patches[key] = typeof value === 'number' ? value : String(value);
    }
    const [change] = [...Object.keys(patches), ...tables];
    if (change !== undefined && this.game.spec.content === null) throw this.withoutContent(change);
    return { given, patches };
  }

  private presetOptions(name: string): Readonly<Record<string, unknown>> {
    const { presets } = this.game.spec;
    if (Object.hasOwn(presets, name)) return presets[name];
    const near = nearest(name, Object.keys(presets));
    throw new ConfigError({
      where: `preset ${name}`,
      problem: `${this.game.id} has no such preset`,
      right: Object.keys(presets).length === 0 ? 'it has none' : `its presets are ${Object.keys(presets).join(', ')}`,
      value: name,
      ...(near ? { nearest: near } : {}),
    });
  }

  private playersAmongOptions(): ConfigError {
    const right = 'players: 2 in the study, or --players 2, is expected';
    return new ConfigError({ where: 'option players', problem: 'the number of players is no option of a game', right });
  }

  private withoutContent(change: string): ConfigError {
    return new ConfigError({
      where: change,
      problem: `${this.game.id} has no cards that could be changed`,
      right: 'a game with content is expected; "touchstone list cards" shows which have it',
      value: change,
    });
  }
}
