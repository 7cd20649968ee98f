import type { Table } from '../../engine/content.js';
import { type Expr, START_ROUND } from '../../engine/effects/code.js';
import type { CompiledClause, EffectLibrary } from '../../engine/effects/compile.js';
import { parse } from '../../engine/notation/parse.js';
import { printStatement } from '../../engine/notation/print.js';

/** When a clause can be used, or when it must be: bits of `ClauseTable.when`. */
export const WHEN = {
  Village: 1,
  Dungeon: 2,
  Repeatedly: 4,
  Trophy: 8,
  VillageForced: 16,
  DungeonForced: 32,
  Battle: 64,
  Rescue: 128,
  Breach: 256,
  Spoils: 512,
  Trap: 1024,
  TurnStart: 2048,
  TurnEnd: 4096,
  Afterwards: 8192,
} as const;
type When = keyof typeof WHEN;

/** What the player may use in the effects step of each kind of turn. */
export const IN_VILLAGE = WHEN.Village;
export const IN_DUNGEON = WHEN.Dungeon | WHEN.Repeatedly | WHEN.Trophy;
export const FORCED = WHEN.VillageForced | WHEN.DungeonForced;

/** Traits without a number or a condition: bits of `Traits.flags`. */
export const TRAIT = {
  immuneToMagic: 1,
  magicOnly: 2,
  magicRequired: 4,
  halfMagic: 8,
  immuneToEdged: 16,
  immuneToSpells: 32,
  unarmedIdle: 64,
  shunsDark: 128,
  guardian: 256,
} as const;

/** What a card does as long as it is revealed: bits of `ClauseTable.passive`. */
export const PASSIVE = { deflectsDiseases: 1, doublesMagic: 2, frailHeroes: 4 } as const;

export interface Traits {
  readonly flags: number;
  /** What must hold for the attack not to be halved. */
  readonly halfUnless: Expr | null;
  /** Light needed beyond that of the rank. */
  readonly lightNeeded: Expr | null;
  /** Heroes of less Strength give nothing. */
  readonly strengthNeeded: Expr | null;
  /** Cards of which no benefit may be used. */
  readonly barred: Expr | null;
  /** Of a hero: the rank in which it gives nothing. */
  readonly idleInRank: Expr | null;
}

/** For whom a card changes a number, and by how much. */
export interface Aura {
  readonly whom: Expr;
  readonly by: Expr;
}

/** The clauses of all cards by row. */
export interface ClauseTable {
  /** Where the clauses of a row begin; one more entry than rows. */
  readonly start: Int16Array;
  readonly when: Int16Array;
  readonly program: Int16Array;
  readonly requires: readonly (Expr | null)[];
  /** 1 when others carry it out in turn: whether it does anything is not for its player to see. */
  readonly byOthers: Uint8Array;
  readonly texts: readonly string[];
  /** By row: all `when` bits of its clauses together. */
  readonly whenOfRow: Int16Array;
  /** By row: 1 when something must be done as soon as the card is revealed. */
  readonly forced: Uint8Array;
  /** By row: 1 when a declared number must be worked out. */
  readonly conditional: Uint8Array;
  readonly attack: readonly (Expr | null)[];
  readonly magic: readonly (Expr | null)[];
  readonly light: readonly (Expr | null)[];
  readonly health: readonly (Expr | null)[];
  readonly aura: readonly (Aura | null)[];
  readonly strength: readonly (Aura | null)[];
  readonly passive: Uint8Array;
  readonly traits: readonly Traits[];
}

type EffectRow = { readonly id: string; readonly name: string; readonly effect: string };

/** One clause that is carried out. */
interface Deed {
  readonly when: number;
  readonly program: number;
  readonly requires: Expr | null;
  readonly byOthers: boolean;
  readonly text: string;
}

/** @throws NotationError with file, line and column */
export function compileClauses<T extends EffectRow>(library: EffectLibrary, table: Table<T>): ClauseTable {
  const deeds: Deed[] = [];
  const start: number[] = [];
  const whenOfRow: number[] = [];
  const declared = table.rows.map((row, index) => {
    start.push(deeds.length);
    if (row.effect === '') {
      whenOfRow.push(0);
      return EMPTY;
    }
    const place = table.place(index, 'effect');
    const effect = parse(row.effect, place);
    const clauses = library.compile(row.id, effect, row.effect, place);
    const said: Declared = { ...EMPTY, traits: NO_TRAITS };
    let all = 0;
    for (const [at, clause] of clauses.entries()) {
      const when = clause.triggers.reduce((bits, { name }) => bits | whenOf(name), 0);
      if (when === 0) {
        declare(said, clause);
        continue;
      }
      all |= when;
      deeds.push({
        when,
        program: clause.program.number,
        requires: clause.triggers[0].args[0] ?? null,
        byOthers: clause.program.code.some((step) => step.op === START_ROUND),
        text: effect.clauses[at].statements.map(printStatement).join('; '),
      });
    }
    whenOfRow.push(all);
    return said;
  });
  start.push(deeds.length);
  return {
    start: Int16Array.from(start),
    when: Int16Array.from(deeds, (deed) => deed.when),
    program: Int16Array.from(deeds, (deed) => deed.program),
    requires: deeds.map((deed) => deed.requires),
    byOthers: Uint8Array.from(deeds, (deed) => (deed.byOthers ? 1 : 0)),
    texts: deeds.map((deed) => deed.text),
    whenOfRow: Int16Array.from(whenOfRow),
    forced: Uint8Array.from(whenOfRow, (bits) => (bits & FORCED ? 1 : 0)),
    conditional: Uint8Array.from(declared, ({ attack, magic, light }) => (attack || magic || light ? 1 : 0)),
    attack: declared.map(({ attack }) => attack),
    magic: declared.map(({ magic }) => magic),
    light: declared.map(({ light }) => light),
    health: declared.map(({ health }) => health),
    aura: declared.map(({ aura }) => aura),
    strength: declared.map(({ strength }) => strength),
    passive: Uint8Array.from(declared, ({ passive }) => passive),
    traits: declared.map(({ traits }) => traits),
  };
}

interface Declared {
  attack: Expr | null;
  magic: Expr | null;
  light: Expr | null;
  health: Expr | null;
  aura: Aura | null;
  strength: Aura | null;
  passive: number;
  traits: Traits;
}

const NO_TRAITS: Traits = {
  flags: 0,
  halfUnless: null,
  lightNeeded: null,
  strengthNeeded: null,
  barred: null,
  idleInRank: null,
};
const EMPTY: Declared = {
  attack: null,
  magic: null,
  light: null,
  health: null,
  aura: null,
  strength: null,
  passive: 0,
  traits: NO_TRAITS,
};

function whenOf(name: string): number {
  return name in WHEN ? WHEN[name as When] : 0;
}

function declare(said: Declared, { triggers: [{ name, args }], condition }: CompiledClause): void {
  const what = condition as Expr;
  switch (name) {
    case 'Attack':
      said.attack = what;
      return;
    case 'Magic':
      said.magic = what;
      return;
    case 'Light':
      said.light = what;
      return;
    case 'Health':
      said.health = what;
      return;
    case 'Aura':
      said.aura = { whom: args[0], by: what };
      return;
    case 'Strength':
      said.strength = { whom: args[0], by: what };
      return;
    case 'Passive':
      said.passive |= PASSIVE[what.value?.name as keyof typeof PASSIVE];
      return;
    default:
      said.traits = withTrait(said.traits, what.value?.name ?? '', what.args[0] ?? null);
  }
}

function withTrait(traits: Traits, name: string, argument: Expr | null): Traits {
  switch (name) {
    case 'halfAttackUnless':
      return { ...traits, halfUnless: argument };
    case 'lightNeeded':
      return { ...traits, lightNeeded: argument };
    case 'strengthNeeded':
      return { ...traits, strengthNeeded: argument };
    case 'barred':
      return { ...traits, barred: argument };
    case 'idleInRank':
      return { ...traits, idleInRank: argument };
    default:
      return { ...traits, flags: traits.flags | TRAIT[name as keyof typeof TRAIT] };
  }
}
