import type { Table } from '../../engine/content.js';
import type { Expr } from '../../engine/effects/code.js';
import type { CompiledClause, EffectLibrary } from '../../engine/effects/compile.js';
import { ConfigError } from '../../engine/errors.js';
import { parse } from '../../engine/notation/parse.js';

/** The moments at which INTERRUPT cards may be played (GM-open-15). */
export const WINDOWS = [
  'influenceDeclared',
  'stepDeclared',
  'textDeclared',
  'dieRolled',
  'anyTime',
  'pickUpDeclared',
] as const;

/** The text effects by row. */
export interface EffectTable {
  readonly names: readonly string[];
  readonly interrupt: Int16Array;
  /** Index into `WINDOWS`, -1 for a text of one's own turn. */
  readonly window: Int16Array;
  readonly program: Int16Array;
  /** What must hold for the card to be played for its text, null when its first choice says it. */
  readonly requires: readonly (Expr | null)[];
  /** What the window's event must show: a selector per subject. */
  readonly event: readonly (readonly Expr[])[];
}

/** The Book of Ritual, by number less one. */
export interface RitualTable {
  readonly names: readonly string[];
  readonly program: Int16Array;
}

type EffectRow = { readonly id: string; readonly name: string; readonly interrupt: boolean; readonly effect: string };
type RitualRow = { readonly id: string; readonly name: string; readonly number: number; readonly effect: string };

/** @throws NotationError or ConfigError with file, line and column */
export function compileEffects(library: EffectLibrary, table: Table<EffectRow>): EffectTable {
  const compiled = table.rows.map((row, index) => readEffect(compile(library, table, index), row));
  return {
    names: table.rows.map((row) => row.name),
    interrupt: table.numbers('interrupt'),
    window: Int16Array.from(compiled, (effect) => effect.window),
    program: Int16Array.from(compiled, (effect) => effect.program),
    requires: compiled.map((effect) => effect.requires),
    event: compiled.map((effect) => effect.event),
  };
}

/** @throws NotationError or ConfigError with file, line and column */
export function compileRituals(library: EffectLibrary, table: Table<RitualRow>): RitualTable {
  const inOrder = table.rows.map((row, index) => ({ row, index })).sort((a, b) => a.row.number - b.row.number);
  const gap = inOrder.findIndex(({ row }, place) => row.number !== place + 1);
  if (gap >= 0 || inOrder.length !== RITUALS) {
    throw new ConfigError({
      where: 'rituals (number)',
      problem: `the Book of Ritual has no single entry ${gap >= 0 ? gap + 1 : RITUALS}`,
      right: `the entries 1 to ${RITUALS}, each once, are expected`,
    });
  }
  return {
    names: inOrder.map(({ row }) => row.name),
    program: Int16Array.from(inOrder, ({ index }) => compile(library, table, index)[0].program.number),
  };
}

/** Sides of the ritual die (GM-C-12). */
export const RITUALS = 30;

function compile<T extends { readonly id: string; readonly name: string; readonly effect: string }>(
  library: EffectLibrary,
  table: Table<T>,
  index: number,
): readonly CompiledClause[] {
  const { id, effect } = table.rows[index];
  const place = table.place(index, 'effect');
  return library.compile(id, parse(effect, place), effect, place);
}

/** The index of a window, -1 when there is none of this name. */
function windowOf(name: string): number {
  const names: readonly string[] = WINDOWS;
  return names.indexOf(name);
}

interface ReadEffect {
  readonly window: number;
  readonly program: number;
  readonly requires: Expr | null;
  readonly event: readonly Expr[];
}

function readEffect(clauses: readonly CompiledClause[], row: EffectRow): ReadEffect {
  const requires = clauses.find((clause) => clause.triggers[0].name === 'Requires')?.condition ?? null;
  const acting = clauses.find((clause) => clause.triggers[0].name !== 'Requires');
  if (!acting) {
    throw new ConfigError({
      where: `effects (${row.id})`,
      problem: 'the effect has a requirement but does nothing',
      right: 'a clause Play: … or When(…): … is expected',
    });
  }
  const [argument] = acting.triggers[0].args;
  return {
    window: argument ? windowOf(argument.text) : -1,
    program: acting.program.number,
    requires,
    event: argument?.args ?? [],
  };
}
