import { defineContent, type NumberPool, type Table, type TakeTable } from '../../engine/content.js';
import type { Expr } from '../../engine/effects/code.js';
import { EffectLibrary } from '../../engine/effects/compile.js';
import { ConfigError } from '../../engine/errors.js';
import { nearest } from '../../engine/nearest.js';
import { parse } from '../../engine/notation/parse.js';
import { preyOf } from '../adventures/prey-of.js';
import { type CardRow, cardTable } from '../keyforge/card-table.js';
import { type CompiledCards, cardSource, compileCards } from '../keyforge/content.js';
import { language } from './effects/language.js';
import {
  type AdventureRow,
  adventureTable,
  type MansionRow,
  mansionTable,
  type ReverseRow,
  reverseTable,
  sources,
} from './tables.js';

/** The 370 cards of KeyForge, and those of the enemy; clauses are in this order. */
export interface Content extends CompiledCards {
  readonly cards: Table<CardRow>;
  readonly adventure: Table<AdventureRow>;
  readonly mansion: Table<MansionRow>;
  readonly reverses: Table<ReverseRow>;
  /** What an enraged creature without prey hunts (GG-114). */
  readonly enraged: Expr | null;
}

function load(take: TakeTable, numbers: NumberPool): Content {
  const cards = take(cardTable);
  const adventure = take(adventureTable);
  const mansion = take(mansionTable);
  const reverses = take(reverseTable);
  checkReaper(adventure);
  checkReverses(mansion, reverses);
  return {
    cards,
    adventure,
    mansion,
    reverses,
    enraged: enragedPrey(numbers),
    ...compileCards(language, numbers, [cards, adventure, mansion, reverses]),
  };
}

function enragedPrey(numbers: NumberPool): Expr | null {
  const text = 'Keyword: prey(enemy creature leastPowerful)';
  const origin = { file: 'enraged', line: 1, column: 1 };
  return preyOf(new EffectLibrary(language, numbers).compile('enraged', parse(text, origin), text, origin));
}

/** GG-35: The Grim Reaper starts in the battleline, if it is in the game at all. */
function checkReaper({ rows }: Table<AdventureRow>): void {
  const reaper = rows.find(({ id }) => id === REAPER);
  if (reaper === undefined || reaper.copies === 0 || reaper.type === 'creature') return;
  throw new ConfigError({
    where: `card.${REAPER}.type`,
    problem: `${reaper.type} does not fit: this card starts in the battleline`,
    right: 'creature is expected',
    value: reaper.type,
  });
}

/** The card that starts in the battleline (GG-35). */
export const REAPER = 'the-grim-reaper';

/** Every mansion card has a reverse side that there is. */
function checkReverses(mansion: Table<MansionRow>, reverses: Table<ReverseRow>): void {
  const ids = reverses.rows.map(({ id }) => id);
  for (const { id, reverse } of mansion.rows) {
    if (ids.includes(reverse)) continue;
    throw new ConfigError({
      where: `card.${id}.reverse`,
      problem: `there is no reverse side "${reverse}"`,
      right: 'an id of the table reverses is expected',
      value: reverse,
      nearest: nearest(reverse, ids),
    });
  }
}

export const content = defineContent<Content>({
  sources: [cardSource, ...sources],
  load,
  notation: () => language.vocabulary.entries.map(({ kind, name, help }) => ({ kind, name, help })),
});
