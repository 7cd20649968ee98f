import { ConfigError } from '../engine/errors.js';
import type { GameSpec } from '../engine/game.js';
import type { Dimension, Scalar } from './arm.js';
import { withoutFolders } from './inputs.js';
import type { Study } from './study.js';

/** One value along each dimension of a study, before anything is checked against the game. */
export interface Choice {
  readonly preset: string | null;
  /** Own card tables, by path. */
  readonly tables: readonly string[];
  readonly set: Readonly<Record<string, Scalar>>;
  readonly players: number;
  /** Specs by slot. */
  readonly bots: readonly string[];
  /** By slot, as the study calls them; empty where it says nothing of decks. */
  readonly decks: readonly string[];
}

/** The dimensions of a study, and how the choice of an arm is read off its place along each. */
export interface Dimensions {
  readonly list: readonly Dimension[];
  choice(at: readonly number[]): Choice;
}

/** The name of a game's own tables among own ones. */
const SHIPPED = 'shipped';

/**
 * Lays out a study's dimensions: preset, content, options and patches in their order, players, bots, decks.
 * @param botSets the bots of each arm by slot (`seats`), or one bot each (`bots`), as canonical specs
 * @param deckSets the decks of each arm by slot, or one entry for all slots; null where no arm has decks
 * @throws ConfigError when a value is given twice or seats, decks and players disagree
 */
export function dimensionsOf(
  study: Study,
  spec: GameSpec,
  botSets: readonly (readonly string[])[],
  deckSets: readonly (readonly string[])[] | null,
): Dimensions {
  const presets = listOf<string | null>(study.preset ?? null);
  const contents = listOf(study.content ?? SHIPPED);
  const keys = Object.keys(study.set ?? {});
  const values = keys.map((key) => listOf(study.set?.[key] ?? []));
  const byBot = study.seats === undefined;
  const players = byBot ? listOf(study.players ?? spec.seats.min) : [null];
  if (!byBot) checkTable(study, botSets);
  const list: Dimension[] = [
    dimension('preset', presets, true),
    dimension('content', contents.map(withoutFolders), false),
    ...keys.map((key, index) => dimension(key, values[index], areNumbers(values[index]))),
    dimension('players', players, true),
    dimension(
      'bots',
      botSets.map((bots) => withoutFolders(bots.join('|'))),
      false,
    ),
    ...(deckSets === null
      ? []
      : [
          dimension(
            'decks',
            deckSets.map((decks) => withoutFolders(decks.join('|'))),
            false,
          ),
        ]),
  ];
  const firstKey = 2;
  return {
    list,
    choice(at) {
      const bots = botSets[at[firstKey + keys.length + 1]];
      const seats = players[at[firstKey + keys.length]] ?? bots.length;
      return {
        preset: presets[at[0]],
        tables: tablesOf(contents[at[1]]),
        set: Object.fromEntries(keys.map((key, index) => [key, values[index][at[firstKey + index]]])),
        players: seats,
        bots: byBot ? Array.from({ length: seats }, () => bots[0]) : bots,
        decks: deckSets === null ? [] : decksOfTable(deckSets[at[firstKey + keys.length + 2]], seats),
      };
    },
  };
}

/** All places along the dimensions; the last one varies fastest. */
export function allPlaces(list: readonly Dimension[]): number[][] {
  return list.reduce<number[][]>(
    (places, { values }) => places.flatMap((before) => values.map((_, index) => [...before, index])),
    [[]],
  );
}

function dimension(name: string, values: readonly (Scalar | null)[], ordered: boolean): Dimension {
  const texts = values.map((value) => (value === null ? '' : String(value)));
  const twice = texts.find((text, index) => texts.indexOf(text) !== index);
  if (twice !== undefined) {
    throw new ConfigError({
      where: name,
      problem: `"${twice}" is given twice`,
      right: 'every value of a study is expected once',
      value: twice,
    });
  }
  return { name, values: texts, ordered };
}

/** One entry is for every slot. */
function decksOfTable(decks: readonly string[], seats: number): readonly string[] {
  if (decks.length === 1) return Array.from({ length: seats }, () => decks[0]);
  if (decks.length === seats) return decks;
  throw new ConfigError({
    where: 'decks',
    problem: `${decks.join(', ')} are ${decks.length} decks for ${seats} players`,
    right: 'one deck per player, or one entry for all of them, is expected',
  });
}

/** Seats name the bots of a whole table, so they say how many players there are. */
function checkTable(study: Study, botSets: readonly (readonly string[])[]): void {
  const wanted = study.players === undefined ? [] : listOf(study.players);
  const odd = botSets.find((bots) => wanted.some((players) => players !== bots.length));
  if (odd === undefined) return;
  throw new ConfigError({
    where: 'seats',
    problem: `${odd.join(', ')} are ${odd.length} bots for ${wanted.join(' and ')} players`,
    right: 'one bot per player is expected',
  });
}

function areNumbers(values: readonly Scalar[]): boolean {
  return values.every((value) => typeof value !== 'boolean' && /^-?\d+(\.\d+)?$/.test(String(value)));
}

function listOf<T extends Scalar | null>(value: T | readonly T[]): readonly T[] {
  return isList(value) ? value : [value];
}

function isList<T>(value: T | readonly T[]): value is readonly T[] {
  return Array.isArray(value);
}

/** The files of an entry such as `a.tsv+b.tsv`. */
function tablesOf(content: string): readonly string[] {
  if (content === SHIPPED) return [];
  const tables = content.split('+');
  if (tables.every((table) => table !== '')) return tables;
  throw new ConfigError({
    where: `content ${content}`,
    problem: 'a path is missing before or behind a "+"',
    right: 'card tables such as a.tsv+b.tsv are expected',
    value: content,
  });
}
