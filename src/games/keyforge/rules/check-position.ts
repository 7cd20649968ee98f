import { ConfigError } from '../../../engine/errors.js';
import type { Column, Pile } from '../../../engine/fields.js';
import { board } from '../layout.js';
import { ARTIFACT, CREATURE, type Rules, type S, UPGRADE } from './rules.js';
import { isInPlay, titleOf } from './zones.js';

/** More than lies on a card or in a pool in any game; sums of such numbers still fit into a cell. */
const MUCH = 999;

/** KF-018. */
const MOST_CHAINS = 24;

/** What would be right in a pile of the core in which the card may not lie; null where it may, or in any other pile. */
export function refusesCard({ type, row, owner }: Rules, card: number, pile: Pile): string | null {
  const needed = typeIn(pile);
  if (needed !== null) return type[row[card]] === needed ? null : `only ${WHAT[needed]} are expected`;
  // KF-093: archives may hold cards of others.
  const isOwners = OWNERS.some((zone) => zone.some((of) => of === pile));
  return isOwners && pile.owner !== owner[card] ? `only cards that side ${pile.owner} owns are expected` : null;
}

const OWNERS: readonly (readonly Pile[])[] = [board.hand, board.deck, board.discard, board.purged];
const WHAT = { [CREATURE]: 'creatures', [ARTIFACT]: 'artifacts', [UPGRADE]: 'upgrades' };

function typeIn(pile: Pile): keyof typeof WHAT | null {
  if (board.line.includes(pile)) return CREATURE;
  if (board.relics.includes(pile)) return ARTIFACT;
  return pile === board.attached ? UPGRADE : null;
}

/**
 * Holds a position that somebody has laid against what no game can come to: cards without the host they need, and
 * numbers that mean nothing. To be called once places in play have been worked out.
 * @throws ConfigError for the first thing that cannot be
 */
export function checkPosition(s: S): void {
  checkNumber(board.house.get(s), -1, s.rules.houseNames.length - 1, 'house');
  for (let side = 0; side < s.rules.sides; side++) {
    checkTable(s, board.pool, side, MUCH, 'pool');
    checkTable(s, board.chains, side, MOST_CHAINS, 'chains');
    checkTable(s, board.keys, side, 7, 'keys');
    checkHosts(s, board.under[side], `under.${side}`);
  }
  checkHosts(s, board.attached, 'attached');
  for (let card = 0; card < s.rules.row.length; card++) {
    for (const name of ['damage', 'amber', 'counters'] as const) {
      checkNumber(board[name].get(s, card), 0, MUCH, `${name}.${s.rules.ids[s.rules.row[card]]}`);
    }
  }
}

function checkHosts(s: S, pile: Pile, name: string): void {
  for (let i = 0; i < pile.size(s); i++) {
    const card = pile.get(s, i);
    if (isInPlay(s, board.host.get(s, card))) continue;
    const right = 'a card in play is expected as its host: { card, host }';
    throw wrong(`${name}.${i}`, `${titleOf(s, card)} has no host in play`, right);
  }
}

function checkTable(s: S, table: Column, side: number, most: number, name: string): void {
  checkNumber(table.get(s, side), 0, most, `${name}.${side}`);
}

function checkNumber(value: number, least: number, most: number, where: string): void {
  if (value < least || value > most) {
    throw wrong(where, `${value} does not fit`, `a number from ${least} to ${most} is expected`);
  }
}

function wrong(where: string, problem: string, right: string): ConfigError {
  return new ConfigError({ where: `position.${where}`, problem, right });
}
