/** What a cell of a table may hold; null is an empty cell. Numbers are written so that they read back the same. */
export type Cell = string | number | boolean | null;

/** A column of a table: its name, and what it means for the data dictionary. */
export interface Column {
  readonly name: string;
  readonly help: string;
}

/** A table in memory: a row holds a cell per column. */
export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}
