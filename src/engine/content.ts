import { NumberPool } from './content/number-pool.js';
import { mergeOwnTable } from './content/own-table.js';
import { findPatched, type PatchTarget, patchCell } from './content/patch.js';
import type { Sheet, TableShape } from './content/sheet.js';
import type { NamedRow, Table, TableDefinition } from './content/table.js';
import { ConfigError } from './errors.js';
import { Fnv64 } from './fnv.js';
import type { ContentChanges, ContentOf, ContentRow, NotationRow } from './game.js';

export { type Column, choice, flag, identifier, integer, text } from './content/column.js';
export { NumberPool } from './content/number-pool.js';
export { slug } from './content/slug.js';
export { defineTable, type NamedRow, Table, TableDefinition } from './content/table.js';

/** One shipped table: what it is, its text, and the name of its file for messages. */
export interface TableSource {
  readonly definition: TableShape & { sheet(text: string, file: string): Sheet };
  readonly text: string;
  readonly file: string;
}

/** Gives the changed table of a definition. */
export type TakeTable = <V extends NamedRow>(definition: TableDefinition<V>) => Table<V>;

/** What an author declares of a game's content. */
export interface ContentSpec<T> {
  readonly sources: readonly TableSource[];
  /**
   * Makes of the tables what the game works with, and checks what one table says of another. Whoever compiles effects
   * puts their literals into `numbers`; patches of these are applied when this returns, so it keeps the pool, not its
   * values.
   */
  load(take: TakeTable, numbers: NumberPool): T;
  /** What the effect notation knows, for `list notation`. */
  notation?(): readonly NotationRow[];
}

/** A card whose printed values are not public, so that the content carries its own. */
export interface StandIn {
  readonly table: string;
  readonly id: string;
  readonly name: string;
}

/** A game's content: read from shipped tables, changed by people's own tables and by patches, always checked. */
export interface GameContent<T> extends ContentOf<T> {
  /**
   * The content with changes applied: own tables first, in their order, then patches, in theirs.
   * @throws ConfigError naming the file, line and column, or the patch, that does not exist or does not fit
   */
  load(changes: ContentChanges): T;
  /** The stand-in cards that are in use: those with at least one copy, where copies are counted. */
  standIns(changes: ContentChanges): readonly StandIn[];
}

interface Changed<T> {
  readonly sheets: readonly Sheet[];
  readonly numbers: NumberPool;
  readonly loaded: T;
}

/** Declares the content of a game. Nothing is read before it is asked for. */
export function defineContent<T>(spec: ContentSpec<T>): GameContent<T> {
  let sources: readonly Sheet[] | undefined;
  let shipped: Changed<T> | undefined;

  function change({ files = [], patches = {} }: ContentChanges): Changed<T> {
    sources ??= spec.sources.map(({ definition, text, file }) => definition.sheet(text, file));
    const sheets = sources.map((sheet) => sheet.copy());
    for (const { name, text } of files) mergeOwnTable(sheets, text, name);
    const waiting: { name: string; key: string; value: string }[] = [];
    for (const [key, given] of Object.entries(patches)) {
      const target = findPatched(sheets, key);
      const value = String(given);
      if (target.kind === 'cell') patchCell(target, key, value);
      else waiting.push({ name: target.name, key, value });
    }
    const numbers = new NumberPool();
    const loaded = spec.load(taker(sheets), numbers);
    for (const { name, key, value } of waiting) numbers.patch(name, value, key);
    return { sheets, numbers, loaded };
  }

  function asShipped(): Changed<T> {
    shipped ??= change({});
    return shipped;
  }

  return {
    load: (changes) => (isShipped(changes) ? asShipped() : change(changes)).loaded,
    has: (key) => names(asShipped(), key),
    cards: () => asShipped().sheets.flatMap(contentRows),
    hash: (changes) => hash(change(changes)),
    standIns: (changes) => (isShipped(changes) ? asShipped() : change(changes)).sheets.flatMap(standInsOf),
    ...(spec.notation && { notation: spec.notation }),
  };
}

/** Whether nothing is changed: then everybody shares what was loaded once. */
function isShipped({ files = [], patches = {} }: ContentChanges): boolean {
  return files.length === 0 && Object.keys(patches).length === 0;
}

function taker(sheets: readonly Sheet[]): TakeTable {
  return (definition) => {
    const sheet = sheets.find(({ shape }) => shape === definition);
    if (!sheet) throw new RangeError(`the table "${definition.name}" is not among the sources of the content`);
    return definition.build(sheet);
  };
}

function names<T>({ sheets, numbers }: Changed<T>, key: string): boolean {
  let target: PatchTarget;
  try {
    target = findPatched(sheets, key);
  } catch (error) {
    if (error instanceof ConfigError) return false;
    throw error;
  }
  return target.kind === 'cell' || numbers.cell(target.name) >= 0;
}

function contentRows(sheet: Sheet): ContentRow[] {
  const names = [...sheet.shape.columns.keys()];
  return Array.from({ length: sheet.length }, (_, row) => ({
    table: sheet.shape.name,
    id: sheet.text(row, 'id'),
    name: sheet.text(row, 'name'),
    standIn: sheet.text(row, 'standIn') === '1',
    columns: Object.fromEntries(names.map((name) => [name, sheet.text(row, name)])),
  }));
}

function standInsOf(sheet: Sheet): StandIn[] {
  return contentRows(sheet)
    .filter(({ standIn, columns }) => standIn && columns.copies !== '0')
    .map(({ table, id, name }) => ({ table, id, name }));
}

/**
 * FNV-1a with 64 bits over every table in the order of the sources: its name and columns, then its rows in their order,
 * each cell in its canonical form; then the patched numbers. The order of rows is content. Values equal to the shipped
 * ones hash as the shipped ones do, whoever wrote them.
 */
function hash<T>({ sheets, numbers }: Changed<T>): string {
  const fnv = new Fnv64();
  for (const sheet of sheets) {
    const columns = [...sheet.shape.columns.keys()];
    fnv.add(`${sheet.shape.name}\n${columns.join('\t')}\n`);
    for (let row = 0; row < sheet.length; row++) {
      fnv.add(`${columns.map((column) => sheet.text(row, column)).join('\t')}\n`);
    }
  }
  for (const change of numbers.changes()) fnv.add(`${change}\n`);
  return fnv.hex();
}
