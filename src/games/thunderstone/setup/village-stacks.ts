import type { Chance } from '../../../engine/chance.js';
import { moveTop, shuffle } from '../../../engine/piles.js';
import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { BASICS, board, HEROES } from '../layout.js';
import { draw } from '../rules/cards.js';
import type { Chosen } from './choose-groups.js';

type S = State<Rules>;

/** TS-023: how many of each basic a player starts with, in the order of the stacks. */
const STARTING = [6, 2, 2, 2];

/** TS-266, TS-267: what a stack of a game at a solo level holds. */
function reduced(s: S, copies: number): number {
  const { options, players } = s.rules;
  if (players > 1 || options.soloLevel === 'normal') return copies;
  return options.soloHalfRounding === 'up' ? (copies + 1) >> 1 : copies >> 1;
}

function fill(s: S, stack: number, row: number, count: number): void {
  for (let i = 0; i < count; i++) board.stack[stack].push(s, s.rules.first[row] + i);
}

/** TS-019..022: the sixteen stacks; of heroes level 1 lies on top. */
export function fillVillage(s: S, chosen: Chosen): void {
  const { basics, copies, group, groups, level } = s.rules;
  for (const [stack, row] of basics.entries()) {
    board.group.set(s, stack, group[row]);
    fill(s, stack, row, copies[row]);
  }
  for (const [place, heroes] of chosen.heroes.entries()) {
    board.group.set(s, BASICS + place, heroes);
    const highestFirst = [...groups[heroes].rows].sort((a, b) => level[b] - level[a]);
    for (const row of highestFirst) fill(s, BASICS + place, row, reduced(s, copies[row]));
  }
  for (const [place, kind] of chosen.village.entries()) {
    board.group.set(s, BASICS + HEROES + place, kind);
    for (const row of groups[kind].rows) fill(s, BASICS + HEROES + place, row, reduced(s, copies[row]));
  }
}

/** TS-023, TS-024, TS-027: every player takes a starting deck out of the basic stacks and draws a hand. */
export function dealStartingDecks(s: S, chance: Chance): void {
  for (let seat = 0; seat < s.players; seat++) {
    board.xp.set(s, seat, s.rules.options.startXp);
    for (const [stack, count] of STARTING.entries()) {
      const pile = board.stack[stack];
      for (let i = 0; i < count && pile.size(s) > 0; i++) moveTop(s, pile, board.deck[seat]);
    }
    shuffle(s, board.deck[seat], board.deckLuck[seat], chance);
    draw(s, seat, s.rules.options.handSize, chance);
  }
}
