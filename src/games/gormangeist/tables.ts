import {
  type Column,
  choice,
  defineTable,
  flag,
  identifier,
  integer,
  type TableSource,
  text,
} from '../../engine/content.js';
import { ConfigError } from '../../engine/errors.js';
import { nearest } from '../../engine/nearest.js';
import { contentFile } from '../content-file.js';
import { traitsWith } from '../keyforge/effects/own-words.js';
import { words } from './words.js';

const known = traitsWith(words);

const split = (cell: string): string[] => (cell === '' ? [] : cell.split(',').map((trait) => trait.trim()));

const traits: Column<readonly string[]> = {
  help: 'its traits, separated by commas',
  holds: 'traits separated by commas, or nothing',
  mayBeEmpty: true,
  read(cell, where) {
    const all = split(cell);
    const unknown = all.find((trait) => !known.includes(trait));
    if (unknown === undefined) return all;
    throw new ConfigError({
      where,
      problem: `"${unknown}" is no trait`,
      right: `traits such as ${known.slice(-3).join(', ')} are expected`,
      value: unknown,
      nearest: nearest(unknown, known),
    });
  },
  canonical: (cell) => split(cell).join(','),
};

const power = integer('power; of a mansion card: it can be fought (GG-17)', { min: 0, max: 99, empty: 0 });
const armor = integer('armor of a creature', { min: 0, max: 99, empty: 0 });
const amber = integer('æmber icons (GG-73)', { min: 0, max: 9, empty: 0 });
const draws = integer('draw icons (GG-74)', { min: 0, max: 9, empty: 0 });
const siphon = integer('siphon icons (GG-62)', { min: 0, max: 9, empty: 0 });
const effect = text('what it does, in the notation', { optional: true });
const standIn = flag('1 when the contents are our own, because the printed ones are not public');
const id = identifier();
const name = text('the title');

/** One adventure card, or one side of a mansion card. */
interface EnemyRow {
  readonly id: string;
  readonly name: string;
  readonly power: number;
  readonly traits: readonly string[];
  readonly siphon: number;
  readonly effect: string;
  readonly standIn: boolean;
}

/** What may be played, or turned up. */
interface PlayedRow extends EnemyRow {
  readonly armor: number;
  readonly amber: number;
  readonly draws: number;
}

export interface AdventureRow extends PlayedRow {
  readonly type: 'action' | 'artifact' | 'creature' | 'upgrade';
  readonly copies: number;
}

export interface MansionRow extends EnemyRow {
  readonly reverse: string;
  readonly starts: 'play' | 'aside' | 'deck';
  readonly copies: number;
}

export interface ReverseRow extends PlayedRow {
  readonly type: 'action' | 'artifact' | 'creature' | 'essence';
}

/** Adventure cards. */
export const adventureTable = defineTable<AdventureRow>({
  name: 'adventure',
  columns: {
    id,
    name,
    type: choice('its type', ['action', 'artifact', 'creature', 'upgrade']),
    copies: integer('how many there are', { min: 0, max: 9 }),
    power,
    armor,
    traits,
    amber,
    draws,
    siphon,
    effect,
    standIn,
  },
  open: true,
});

/** The door sides of the mansion cards. */
export const mansionTable = defineTable<MansionRow>({
  name: 'mansion',
  columns: {
    id,
    name,
    reverse: text('the id of its reverse side'),
    starts: choice('where it starts (GG-11, GG-33, GG-34)', ['play', 'aside', 'deck']),
    copies: integer('1, or 0 to leave the card out', { min: 0, max: 1 }),
    power,
    traits,
    siphon,
    effect,
    standIn,
  },
  open: true,
});

/** What is on the reverse sides of the mansion cards; several may have the same. */
export const reverseTable = defineTable<ReverseRow>({
  name: 'reverses',
  columns: {
    id,
    name,
    type: choice('its type (GG-23)', ['action', 'artifact', 'creature', 'essence']),
    power,
    armor,
    traits,
    amber,
    draws,
    siphon,
    effect,
    standIn,
  },
  open: true,
});

const file = (table: string): { name: string; text: string } => contentFile(import.meta.url, `content/${table}.tsv`);

const source = (definition: TableSource['definition']): TableSource => {
  const { name: path, text: content } = file(definition.name);
  return { definition, text: content, file: path };
};

export const sources: readonly TableSource[] = [source(adventureTable), source(mansionTable), source(reverseTable)];
