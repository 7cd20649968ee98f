import { type Column, choice, defineTable, flag, identifier, integer, text } from '../../engine/content.js';
import { ConfigError } from '../../engine/errors.js';
import { nearest } from '../../engine/nearest.js';
import { HOUSES, type House, TRAITS } from './effects/shapes/words.js';

export const TYPES = ['action', 'artifact', 'creature', 'upgrade'] as const;
export type CardType = (typeof TYPES)[number];

/** How often a card is printed; `variant` and `fixed` cards come only together with another (see decks/generate.ts). */
export const RARITIES = ['common', 'uncommon', 'rare', 'variant', 'fixed'] as const;
export type Rarity = (typeof RARITIES)[number];

/** One card: facts of the set, its effect in the notation. */
export interface CardRow {
  readonly id: string;
  readonly name: string;
  readonly ref: string;
  readonly house: House;
  readonly type: CardType;
  readonly rarity: Rarity;
  readonly amber: number;
  readonly power: number;
  readonly armor: number;
  readonly traits: readonly string[];
  readonly effect: string;
  readonly ruling: string;
  readonly copies: number;
  readonly standIn: boolean;
}

/** Call of the Archons: all 370 cards are public facts, so none is a stand-in. */
export const cardTable = defineTable<CardRow>({
  name: 'cards',
  columns: {
    id: identifier(),
    name: text('the title'),
    ref: text('its number in the set'),
    house: choice('its house', HOUSES),
    type: choice('its type', TYPES),
    rarity: choice('how often it is printed', RARITIES),
    amber: integer('bonus æmber, gained when it is played (KF-104)', { min: 0, max: 9 }),
    power: integer('power of a creature', { min: 0, max: 99, empty: 0 }),
    armor: integer('armor of a creature', { min: 0, max: 99, empty: 0 }),
    traits: traits('its traits, separated by commas'),
    effect: text('what it does, in the notation', { optional: true }),
    ruling: text('what its text leaves open, in short', { optional: true }),
    copies: integer('1, or 0 to leave the card out of every deck', { min: 0, max: 1 }),
    standIn: flag('1 when the contents are our own, because the printed ones are not public'),
  },
});

/** A column of traits. */
export function traits(help: string, there: readonly string[] = TRAITS): Column<readonly string[]> {
  const split = (cell: string): string[] => (cell === '' ? [] : cell.split(',').map((trait) => trait.trim()));
  return {
    help,
    holds: 'traits separated by commas, or nothing',
    mayBeEmpty: true,
    read(cell, where) {
      const all = split(cell);
      const unknown = all.find((trait) => !there.includes(trait));
      if (unknown === undefined) return all;
      throw new ConfigError({
        where,
        problem: `"${unknown}" is no trait`,
        right: `traits such as ${there.slice(0, 3).join(', ')} are expected`,
        value: unknown,
        nearest: nearest(unknown, there),
      });
    },
    canonical: (cell) => split(cell).join(','),
  };
}
