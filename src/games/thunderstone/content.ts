import {
  choice,
  defineContent,
  defineTable,
  flag,
  identifier,
  integer,
  type NumberPool,
  type Table,
  type TakeTable,
  text,
} from '../../engine/content.js';
import type { Program } from '../../engine/effects/code.js';
import { EffectLibrary } from '../../engine/effects/compile.js';
import { ConfigError } from '../../engine/errors.js';
import { nearest } from '../../engine/nearest.js';
import { contentFile } from '../content-file.js';
import { KIND, KINDS, NOT_PRINTED, TYPES, typeNumber } from './card-types.js';
import { type ClauseTable, compileClauses } from './effect-tables.js';
import { language } from './effects/language.js';
import type { Options } from './options.js';
import type { Power } from './policy/power.js';

const amount = (help: string, max = 30) => integer(help, { min: 0, max, empty: 0 });
const printed = (help: string, min = 0) => integer(help, { min, max: 30, empty: NOT_PRINTED });

const cards = defineTable({
  name: 'cards',
  columns: {
    id: identifier({ deck: 'set' }),
    name: text('what it is called'),
    set: choice('the box it comes from', ['base', 'doomgate', 'wrath']),
    kind: choice('what kind of card it is', KINDS),
    group: text('the stack or class of monsters it is picked with'),
    types: text('its types, joined with ;'),
    level: integer('the level of a hero; Militia have 0', { min: 0, max: 3, empty: -1 }),
    copies: integer('how many there are in the box', { min: 0, max: 30 }),
    cost: integer('its price', { min: 0, max: 30, empty: 0 }),
    strength: amount('the Strength of a hero'),
    gold: printed('its gold value; nothing where it has none'),
    light: integer('the light it gives', { min: -9, max: 9, empty: 0 }),
    weight: amount('the weight of a weapon'),
    attack: integer('the Attack it gives', { min: -30, max: 30, empty: 0 }),
    magic: integer('the Magic Attack it gives', { min: -30, max: 30, empty: 0 }),
    health: amount('the Health of a monster', 99),
    xp: amount('experience for defeating it'),
    vp: printed('victory points; nothing where none are printed', -9),
    levelUp: amount('experience that makes it the next level'),
    specialDeck: flag('1 when it asks for the special disease deck'),
    firstGame: flag('1 when it belongs to the recommended first game'),
    effect: text('what it does, in the notation', { optional: true }),
    standIn: flag('1 when a value is our own choice, because sources differ'),
  },
});

/** A group of cards that comes into a game together. */
export interface Group {
  readonly id: string;
  readonly name: string;
  readonly kind: number;
  /** The rows that belong to it. */
  readonly rows: readonly number[];
  readonly wrath: boolean;
  readonly firstGame: boolean;
  /** Whether it asks for the special disease deck (TS-204). */
  readonly specialDeck: boolean;
}

/** The columns the rules read, by row of the table unless said otherwise. */
export interface Content {
  /** By copy: its row, id and name. */
  readonly of: Int16Array;
  readonly ids: readonly string[];
  readonly names: readonly string[];
  /** By row: the first copy; the copies of a row follow one another. */
  readonly first: Int16Array;
  readonly copies: Int16Array;
  readonly titles: readonly string[];
  readonly rowIds: readonly string[];
  readonly kind: Int16Array;
  readonly group: Int16Array;
  readonly groups: readonly Group[];
  readonly level: Int16Array;
  readonly cost: Int16Array;
  readonly strength: Int16Array;
  /** `NOT_PRINTED` where there is no gold value. */
  readonly gold: Int16Array;
  readonly light: Int16Array;
  readonly weight: Int16Array;
  readonly attack: Int16Array;
  readonly magic: Int16Array;
  readonly health: Int16Array;
  readonly xp: Int16Array;
  /** `NOT_PRINTED` where none are printed. */
  readonly vp: Int16Array;
  readonly levelUp: Int16Array;
  /** By row: what it scores, without the Swarm. */
  readonly points: Int16Array;
  /** By row: the row of the next level of the same hero, -1 for none. */
  readonly next: Int16Array;
  readonly isWrath: Uint8Array;
  readonly isHero: Uint8Array;
  readonly isWeapon: Uint8Array;
  readonly isSpell: Uint8Array;
  readonly isDisease: Uint8Array;
  readonly isMonster: Uint8Array;
  readonly isSwarm: Uint8Array;
  /** By type, then row: whether the card is of that type. */
  readonly ofType: readonly Uint8Array[];
  readonly clauses: ClauseTable;
  readonly programs: readonly Program[];
  readonly numbers: NumberPool;
  /** Rows of the four basics, in the order of the stacks. */
  readonly basics: readonly number[];
  readonly placeholder: number;
  /** The trap that is set aside with whom it has caught. */
  readonly cage: number;
  /** Rows of the Swarm, the weakest first. */
  readonly swarm: readonly number[];
}

/** Everything that never changes during a game. */
export interface Rules extends Content {
  readonly options: Options;
  readonly players: number;
  /** Groups that the option `cardSet` names; null when the set-up is random. */
  readonly named: readonly number[] | null;
  readonly power: Power;
  /** By row: 1 for the cards whose effects solo play bars (TS-274). */
  readonly barred: Uint8Array;
}

type Row = ReturnType<typeof cards.build>['rows'][number];

function load(take: TakeTable, numbers: NumberPool): Content {
  const table = take(cards);
  const { rows } = table;
  const library = new EffectLibrary(language, numbers);
  const groups = groupsOf(rows);
  const of = Int16Array.from(rows.flatMap((row, index) => Array.from({ length: row.copies }, () => index)));
  const kind = Int16Array.from(rows, (row) => KIND[row.kind]);
  const ofType = TYPES.map(([word]) => Uint8Array.from(rows, (row) => (row.types.split(';').includes(word) ? 1 : 0)));
  refuseStrangeTypes(table);
  const vp = table.numbers('vp');
  return {
    of,
    ids: Array.from(of, (row) => rows[row].id),
    names: Array.from(of, (row) => rows[row].name),
    first: Int16Array.from(rows, (_, index) => of.indexOf(index)),
    copies: table.numbers('copies'),
    titles: rows.map((row) => row.name),
    rowIds: rows.map((row) => row.id),
    kind,
    group: Int16Array.from(rows, (row) => groups.findIndex((group) => group.name === row.group)),
    groups,
    level: table.numbers('level'),
    cost: table.numbers('cost'),
    strength: table.numbers('strength'),
    gold: table.numbers('gold'),
    light: table.numbers('light'),
    weight: table.numbers('weight'),
    attack: table.numbers('attack'),
    magic: table.numbers('magic'),
    health: table.numbers('health'),
    xp: table.numbers('xp'),
    vp,
    levelUp: table.numbers('levelUp'),
    points: vp.map((points) => (points === NOT_PRINTED ? 0 : points)),
    next: Int16Array.from(rows, (row) =>
      row.kind === 'hero'
        ? rows.findIndex((other) => other.group === row.group && other.kind === 'hero' && other.level === row.level + 1)
        : -1,
    ),
    isWrath: Uint8Array.from(rows, (row) => (row.set === 'wrath' ? 1 : 0)),
    isHero: ofType[typeNumber('hero')],
    isWeapon: ofType[typeNumber('weapon')],
    isSpell: ofType[typeNumber('spell')],
    isDisease: ofType[typeNumber('disease')],
    isMonster: Uint8Array.from(kind, (k) => (k === KIND.monster || k === KIND.swarm || k === KIND.guardian ? 1 : 0)),
    isSwarm: Uint8Array.from(kind, (k) => (k === KIND.swarm ? 1 : 0)),
    ofType,
    clauses: compileClauses(library, table),
    programs: library.programs,
    numbers,
    basics: ['militia', 'dagger', 'iron-rations', 'torch'].map((id) => table.find(id, 'cards')),
    placeholder: table.find('the-swarm-placeholder', 'cards'),
    cage: table.find('the-cage', 'cards'),
    swarm: rows
      .flatMap((row, index) => (row.kind === 'swarm' && row.health > 0 ? [index] : []))
      .sort((a, b) => rows[a].health - rows[b].health),
  };
}

function groupsOf(rows: readonly Row[]): Group[] {
  const names = [...new Set(rows.map((row) => row.group))];
  return names.map((name) => {
    const own = rows.flatMap((row, index) => (row.group === name ? [index] : []));
    const [first] = own;
    return {
      id: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
      name,
      kind: KIND[rows[first].kind],
      rows: own,
      wrath: own.every((row) => rows[row].set === 'wrath'),
      firstGame: own.some((row) => rows[row].firstGame),
      specialDeck: own.some((row) => rows[row].specialDeck),
    };
  });
}

function refuseStrangeTypes(table: Table<Row>): void {
  const words: readonly string[] = TYPES.map(([word]) => word);
  for (const [index, row] of table.rows.entries()) {
    const strange = row.types.split(';').find((word) => !words.includes(word));
    if (strange === undefined) continue;
    throw new ConfigError({
      where: `${table.place(index, 'types').file}: types of ${row.id}`,
      problem: `"${strange}" is no type of card`,
      right: `types such as ${words.slice(0, 4).join(', ')} are expected`,
      value: strange,
      nearest: nearest(strange, words),
    });
  }
}

const { text: shipped, name: file } = contentFile(import.meta.url, 'content/cards.tsv');

/** Both boxes and the seven cards of Wrath of the Elements. */
export const content = defineContent<Content>({
  sources: [{ definition: cards, text: shipped, file }],
  load,
  notation: () => language.vocabulary.entries.map(({ kind, name: word, help }) => ({ kind, name: word, help })),
});
