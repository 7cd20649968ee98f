import {
  choice,
  defineContent,
  defineTable,
  flag,
  identifier,
  integer,
  type NumberPool,
  type TableSource,
  type TakeTable,
  text,
} from '../../engine/content.js';
import type { Program } from '../../engine/effects/code.js';
import { EffectLibrary } from '../../engine/effects/compile.js';
import { contentFile } from '../content-file.js';
import { compileEffects, compileRituals, type EffectTable, type RitualTable } from './effect-tables.js';
import { language } from './effects/language.js';
import type { Options } from './options.js';

const copies = (max: number) => integer('how many there are in the box', { min: 0, max });
const one = integer('how many there are in the box', { min: 1, max: 1 });
const standIn = flag('1 when the contents are our own, because the printed ones are not public');
const id = identifier();
const name = text('what it is called');
const ref = text('its number in the reference');
const exit = (side: string) => flag(`1 when the ${side} side has an exit, before the tile is turned`);

export const FLOORS = ['marble', 'wood', 'stone'] as const;

const tables = {
  characters: defineTable({
    name: 'characters',
    columns: { id, name, ref, type: choice('Noble or Servant (GM-C-02)', ['noble', 'servant']), copies: one, standIn },
  }),
  tiles: defineTable({
    name: 'tiles',
    columns: {
      id,
      name,
      ref,
      floor: choice('the floor (GM-C-04)', FLOORS),
      n: exit('north'),
      e: exit('east'),
      s: exit('south'),
      w: exit('west'),
      copies: one,
      standIn,
    },
  }),
  artifacts: defineTable({ name: 'artifacts', columns: { id, name, ref, copies: one, standIn } }),
  tokens: defineTable({
    name: 'tokens',
    columns: {
      id,
      name,
      ref,
      kind: choice('what the token shows (GM-C-10)', ['character', 'artifact', 'blank']),
      piece: text('the character or artifact', { optional: true }),
      copies: integer('how many there are in the box', { min: 1, max: 5 }),
      standIn,
    },
  }),
  actions: defineTable({
    name: 'actions',
    columns: {
      id,
      name,
      ref,
      influence: integer('influence tokens it moves', { min: 0, max: 9 }),
      movement: integer('moves it gives', { min: 0, max: 20 }),
      effect: text('its text: the id of an effect'),
      ritual: flag('1 for a Ritual Card (GM-C-06)'),
      copies: copies(3),
      standIn,
    },
  }),
  plots: defineTable({
    name: 'plots',
    columns: {
      id,
      name,
      ref,
      character: text('who must come'),
      tile: text('where to'),
      artifact: text('with what'),
      copies: copies(2),
      standIn,
    },
  }),
  effects: defineTable({
    name: 'effects',
    columns: {
      id,
      name,
      kind: choice('whose text it is', ['text', 'ritual-card']),
      interrupt: flag('1 when it may be played at any time its window opens (GM-N-01)'),
      window: text('the window it waits for', { optional: true }),
      effect: text('what it does, in the notation'),
      standIn,
    },
  }),
  rituals: defineTable({
    name: 'rituals',
    columns: {
      id,
      number: integer('its number in the Book of Ritual', { min: 1, max: 30 }),
      name,
      kind: text('what it is about'),
      effect: text('what it does, in the notation'),
      standIn,
    },
  }),
};

/** Components laid out instance by instance: which row each of them is. */
export interface Copies {
  /** The row of a component. */
  readonly of: Int16Array;
  readonly ids: readonly string[];
  readonly names: readonly string[];
}

/** The columns the rules read, by row unless said otherwise. */
export interface Content {
  readonly cards: Copies & {
    readonly influence: Int16Array;
    readonly movement: Int16Array;
    readonly effect: Int16Array;
    readonly ritual: Int16Array;
    readonly titles: readonly string[];
  };
  readonly plots: Copies & {
    readonly character: Int16Array;
    readonly tile: Int16Array;
    readonly artifact: Int16Array;
    readonly titles: readonly string[];
  };
  readonly tiles: {
    readonly names: readonly string[];
    readonly ids: readonly string[];
    /** Index into `FLOORS`. */
    readonly floor: Int16Array;
    /** Bits of sides with exits (1 north, 2 east, 4 south, 8 west) at `tile * 4 + rotation`. */
    readonly exits: Int16Array;
    readonly tower: number;
  };
  readonly characters: {
    readonly names: readonly string[];
    readonly ids: readonly string[];
    readonly noble: Int16Array;
  };
  readonly artifacts: { readonly names: readonly string[]; readonly ids: readonly string[] };
  /** Tokens by component: the character or artifact shown, -1 when it shows none. */
  readonly tokens: { readonly ids: readonly string[]; readonly character: Int16Array; readonly artifact: Int16Array };
  readonly effects: EffectTable;
  readonly rituals: RitualTable;
  readonly programs: readonly Program[];
  readonly numbers: NumberPool;
}

/** Everything that never changes during a game. */
export interface Rules extends Content {
  readonly options: Options;
  readonly players: number;
}

function load(take: TakeTable, numbers: NumberPool): Content {
  const characters = take(tables.characters);
  const tiles = take(tables.tiles);
  const artifacts = take(tables.artifacts);
  const tokens = take(tables.tokens);
  const actions = take(tables.actions);
  const plots = take(tables.plots);
  const effects = take(tables.effects);
  const rituals = take(tables.rituals);
  const library = new EffectLibrary(language, numbers);
  const namesOf = (rows: readonly { name: string }[]): string[] => rows.map((row) => row.name);
  const idsOf = (rows: readonly { id: string }[]): string[] => rows.map((row) => row.id);
  const tokenCopies = expand(tokens.rows);
  const piece = (row: number, kind: string): number => {
    const { kind: shown, piece: shownId } = tokens.rows[row];
    if (shown !== kind) return -1;
    const other = kind === 'character' ? characters : artifacts;
    return other.find(shownId, `tokens.tsv (${tokens.rows[row].id})`);
  };
  return {
    cards: {
      ...expand(actions.rows),
      influence: actions.numbers('influence'),
      movement: actions.numbers('movement'),
      effect: actions.references('effect', effects),
      ritual: actions.numbers('ritual'),
      titles: namesOf(actions.rows),
    },
    plots: {
      ...expand(plots.rows),
      character: plots.references('character', characters),
      tile: plots.references('tile', tiles),
      artifact: plots.references('artifact', artifacts),
      titles: namesOf(plots.rows),
    },
    tiles: {
      names: namesOf(tiles.rows),
      ids: idsOf(tiles.rows),
      floor: Int16Array.from(tiles.rows, (row) => FLOORS.indexOf(row.floor)),
      exits: Int16Array.from(tiles.rows.flatMap((row) => turned([row.n, row.e, row.s, row.w]))),
      tower: tiles.find('tower-of-flints', 'tiles.tsv'),
    },
    characters: {
      names: namesOf(characters.rows),
      ids: idsOf(characters.rows),
      noble: Int16Array.from(characters.rows, (row) => (row.type === 'noble' ? 1 : 0)),
    },
    artifacts: { names: namesOf(artifacts.rows), ids: idsOf(artifacts.rows) },
    tokens: {
      ids: tokenCopies.ids,
      character: tokenCopies.of.map((row) => piece(row, 'character')),
      artifact: tokenCopies.of.map((row) => piece(row, 'artifact')),
    },
    effects: compileEffects(library, effects),
    rituals: compileRituals(library, rituals),
    programs: library.programs,
    numbers,
  };
}

function expand(rows: readonly { id: string; name: string; copies: number }[]): Copies {
  const of = rows.flatMap((row, index) => Array.from({ length: row.copies }, () => index));
  return {
    of: Int16Array.from(of),
    ids: of.map((row) => rows[row].id),
    names: of.map((row) => rows[row].name),
  };
}

/** The exit bits of a tile at the four rotations: a quarter turn clockwise moves north's exit to the east. */
function turned(exits: readonly boolean[]): number[] {
  return [0, 1, 2, 3].map((rotation) =>
    exits.reduce((bits, open, side) => (open ? bits | (1 << ((side + rotation) % 4)) : bits), 0),
  );
}

const source = (definition: TableSource['definition'], file: string): TableSource => {
  const { text: shipped, name: path } = contentFile(import.meta.url, `content/${file}`);
  return { definition, text: shipped, file: path };
};

/** The box: all contents are stand-ins, because the printed ones are not public (docs/stand-ins.md). */
export const content = defineContent<Content>({
  sources: [
    source(tables.characters, 'characters.tsv'),
    source(tables.tiles, 'tiles.tsv'),
    source(tables.artifacts, 'artifacts.tsv'),
    source(tables.tokens, 'tokens.tsv'),
    source(tables.actions, 'actions.tsv'),
    source(tables.plots, 'plots.tsv'),
    source(tables.effects, 'effects.tsv'),
    source(tables.rituals, 'rituals.tsv'),
  ],
  load,
  notation: () => language.vocabulary.entries.map(({ kind, name: word, help }) => ({ kind, name: word, help })),
});
