import { ConfigError } from '../../engine/errors.js';
import type { DeckName, HuntRow } from './card-table.js';
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

/** The cards that the rules name, of which there is one each. */
const NAMED = ['nantucket', 'port-halyard', 'treasure-island', 'flint-s-treasure'];

/**
 * Whether the game can be played with these cards of the box.
 * @throws ConfigError for more cards than there is room for, and where a card is missing that the rules name
 */
export function checkBox(rows: readonly HuntRow[]): void {
  for (const [deck, room] of Object.entries(ROOM)) {
    refuseMore(deck, copiesOf(rows.filter((row) => row.deck === deck)), room);
  }
  refuseMore('the whole box', copiesOf(rows), BOX);
  for (const { id, copies } of rows) {
    if (!NAMED.includes(id) || copies === 1) continue;
    throw new ConfigError({
      where: `card.${id}.copies`,
      problem: `${copies} does not fit: the rules name this card`,
      right: '1 is expected',
      value: String(copies),
    });
  }
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
