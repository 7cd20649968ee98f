import type { Pile } from '../../engine/fields.js';
import { board } from './layout.js';
import { amberOf } from './rules/amber.js';
import { keysOf } from './rules/keys.js';
import type { S } from './rules/rules.js';
import { nameOfSide, titleOf } from './rules/zones.js';

/** The position in a few lines, hidden cards included. */
export function describe(s: S): string {
  const house = board.house.get(s);
  const head = `Turn ${board.turn.get(s)}, ${s.game.seatName(board.active.get(s))}, ${house < 0 ? 'no house' : s.rules.houseNames[house]}`;
  return [head, ...s.rules.poolOf.flatMap((_pool, side) => sideLines(s, side))].join('\n');
}

/** A side in a few lines: what it has in its pool, in play, in its hand and archives. */
export function sideLines(s: S, side: number): string[] {
  const keys = keysOf(s, side);
  return [
    `${nameOfSide(s, side)}: ${amberOf(s, side)} æmber, ${keys} keys, ${board.chains.get(s, side)} chains`,
    `  line: ${list(s, board.line[side], true)}`,
    `  artifacts: ${list(s, board.relics[side], true)}`,
    `  hand: ${list(s, board.hand[side], false)}`,
    `  archives: ${list(s, board.archives[side], false)}`,
    `  deck ${board.deck[side].size(s)}, discard ${board.discard[side].size(s)}`,
  ];
}

/** The cards of a pile, those in play with what lies on them. */
export function list(s: S, pile: Pile, inPlay: boolean): string {
  const titles: string[] = [];
  for (let i = 0; i < pile.size(s); i++) {
    const card = pile.get(s, i);
    titles.push(inPlay ? `${titleOf(s, card)}${marks(s, card)}` : titleOf(s, card));
  }
  return titles.join(', ') || 'none';
}

function marks(s: S, card: number): string {
  const said = [
    board.power.get(s, card) > 0 && `power ${board.power.get(s, card)}`,
    board.damage.get(s, card) > 0 && `damage ${board.damage.get(s, card)}`,
    board.amber.get(s, card) > 0 && `æmber ${board.amber.get(s, card)}`,
    board.exhausted.get(s, card) !== 0 && 'exhausted',
    board.stunned.get(s, card) !== 0 && 'stunned',
  ].filter((mark) => typeof mark === 'string');
  return said.length > 0 ? ` (${said.join(', ')})` : '';
}
