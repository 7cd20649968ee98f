import { choice, defineTable, flag, identifier, integer, text } from '../../engine/content.js';
import { traits } from '../keyforge/card-table.js';
import { traitsWith } from '../keyforge/effects/own-words.js';
import { words } from './effects/words.js';

/** What cards there are, by the pile that they start in. */
export const DECKS = ['board', 'fittings', 'skybeasts', 'stormkin', 'renown'] as const;
export type DeckName = (typeof DECKS)[number];

/** `skyrealm` is a creature that stands in the Skyrealm (GH-29); `fitting` is an upgrade of Nantucket (GH-48). */
export const HUNT_TYPES = [
  ...['action', 'artifact', 'creature', 'upgrade', 'skyrealm'],
  ...['nantucket', 'location', 'fitting', 'treasure'],
] as const;

/** What a slot of Nantucket takes; the slot of the first upgrade is there from the start. */
export const SLOTS = ['none', 'starter', 'red', 'yellow', 'blue'] as const;
export type Slot = (typeof SLOTS)[number];

/** One card of the box. */
export interface HuntRow {
  readonly id: string;
  readonly name: string;
  readonly deck: DeckName;
  readonly type: string;
  readonly power: number;
  readonly armor: number;
  readonly amber: number;
  readonly renown: number;
  readonly slot: Slot;
  readonly traits: readonly string[];
  readonly effect: string;
  readonly copies: number;
  readonly standIn: boolean;
}

/** The box of The Great Hunt: its printed values are not public, so every row is a stand-in (docs/stand-ins.md). */
export const huntTable = defineTable<HuntRow>({
  name: 'hunt',
  columns: {
    id: identifier(),
    name: text('the title'),
    deck: choice('where it starts', DECKS),
    type: choice('its type; a skyrealm card is a creature of the Skyrealm (GH-29)', HUNT_TYPES),
    power: integer('power of a creature, and of Nantucket', { min: 0, max: 99, empty: 0 }),
    armor: integer('armor of a creature, and of Port Halyard', { min: 0, max: 99, empty: 0 }),
    amber: integer('bonus æmber, gained by the Stormkin when it is played or drawn (GH-79)', { min: 0, max: 9 }),
    renown: integer('renown for whoever scores it (GH-31, GH-63)', { min: 0, max: 99 }),
    slot: choice('the color of the slot that it fits, none for other cards (GH-50)', SLOTS),
    traits: traits('its traits, separated by commas', traitsWith(words)),
    effect: text('what it does, in the notation', { optional: true }),
    copies: integer('how many there are', { min: 0, max: 9 }),
    standIn: flag('1 when the contents are our own, because the printed ones are not public'),
  },
  open: true,
});
