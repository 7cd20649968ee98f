import { ConfigError } from '../../engine/errors.js';
import { DECKS, type DeckName, type HuntRow, SLOTS } from './card-table.js';
import { BOX, FITTINGS, RENOWN, SKYBEASTS } from './layout.js';

/** Stormkin cards lie in a deck of the core. */
const STORMKIN = 36;

/** How many cards there is room for in the piles of each deck. */
const ROOM: Readonly<Record<DeckName, number>> = {
  board: 3,
  fittings: FITTINGS,
  skybeasts: SKYBEASTS,
  stormkin: STORMKIN,
  renown: RENOWN,
};

const NAMED_COLUMNS = ['copies', 'deck', 'type', 'slot'] as const;
type NamedColumn = (typeof NAMED_COLUMNS)[number];

/** The cards that the rules name, of which there is one each, with what they are (GH-08, GH-10). */
const NAMED: ReadonlyMap<string, Pick<HuntRow, NamedColumn>> = new Map([
  ['nantucket', { deck: 'board', type: 'nantucket', slot: 'none', copies: 1 }],
  ['port-halyard', { deck: 'board', type: 'location', slot: 'none', copies: 1 }],
  ['treasure-island', { deck: 'board', type: 'location', slot: 'none', copies: 1 }],
  ['flint-s-treasure', { deck: 'renown', type: 'treasure', slot: 'none', copies: 1 }],
]);

/** The types that only cards have which the rules name, and that of the upgrades of Nantucket (GH-48). */
const OF_NAMED = ['nantucket', 'location', 'treasure'];
const FITTING = 'fitting';

/**
 * Whether the game can be played with these cards of the box.
 * @throws ConfigError for more cards than there is room for, where a card that the rules name is missing or something
 * else, and for a card that is of a type which no card of its deck can be
 */
export function checkBox(rows: readonly HuntRow[]): void {
  for (const row of rows) {
    const named = NAMED.get(row.id);
    if (named) checkNamed(row, named);
    else checkOther(row);
  }
  for (const [deck, room] of Object.entries(ROOM)) {
    refuseMore(deck, copiesOf(rows.filter((row) => row.deck === deck)), room);
  }
  refuseMore('the whole box', copiesOf(rows), BOX);
}

function checkNamed(row: HuntRow, named: Pick<HuntRow, NamedColumn>): void {
  for (const column of NAMED_COLUMNS) {
    if (row[column] === named[column]) continue;
    throw misfit(row, column, 'the rules name this card', `${named[column]} is expected`);
  }
}

function checkOther(row: HuntRow): void {
  const { deck, type, slot } = row;
  if (deck === 'board')
    throw misfit(row, 'deck', 'the rules name the cards that lie there', `${NOT_BOARD} is expected`);
  if (OF_NAMED.includes(type))
    throw misfit(row, 'type', 'only cards that the rules name are that', 'another is expected');
  if (deck === 'fittings' && type !== FITTING)
    throw misfit(row, 'type', 'its deck is fittings', `${FITTING} is expected`);
  if (deck !== 'fittings' && type === FITTING) throw misfit(row, 'type', `its deck is ${deck}`, 'another is expected');
  if ((deck === 'fittings') === (slot !== 'none')) return;
  const right = deck === 'fittings' ? SLOTS.filter((one) => one !== 'none').join(', ') : 'none';
  throw misfit(row, 'slot', `its deck is ${deck}`, `${right} is expected`);
}

const NOT_BOARD = DECKS.filter((deck) => deck !== 'board').join(', ');

function misfit(row: HuntRow, column: NamedColumn, why: string, right: string): ConfigError {
  const value = String(row[column]);
  const problem = `${value} does not fit: ${why}`;
  return new ConfigError({ where: `card.${row.id}.${column}`, problem, right, value });
}

const copiesOf = (rows: readonly HuntRow[]): number => rows.reduce((sum, { copies }) => sum + copies, 0);

function refuseMore(what: string, count: number, room: number): void {
  if (count <= room) return;
  throw new ConfigError({
    where: `great-hunt: cards of ${what}`,
    problem: `${count} are too many`,
    right: `there is room for ${room}; copies of 0 leave a card out`,
    value: String(count),
  });
}
