import type { Chance } from '../../../engine/chance.js';
import { moveTop, shuffle } from '../../../engine/piles.js';
import type { State } from '../../../engine/state.js';
import { KIND } from '../card-types.js';
import type { Rules } from '../content.js';
import { board } from '../layout.js';
import type { Chosen } from './choose-groups.js';

type S = State<Rules>;

/** TS-038: cards counted off for each guardian. */
const GUARDIAN_BLOCK = 10;

/** Puts all copies of a row on a pile. */
function pushCopies(s: S, row: number, to: { push(s: S, card: number): void }, count = s.rules.copies[row]): void {
  for (let i = 0; i < count; i++) to.push(s, s.rules.first[row] + i);
}

/** TS-031..044: monsters, treasures and traps shuffled, the guardians below, the stone at the very bottom. */
export function buildDungeon(s: S, chosen: Chosen, chance: Chance): void {
  const { groups, options, placeholder, swarm } = s.rules;
  for (const group of [...chosen.monsters, ...chosen.features]) {
    const { kind, rows } = groups[group];
    if (kind === KIND.swarm) {
      pushCopies(s, placeholder, board.dungeon);
      // TS-191: the weakest on top.
      for (const row of [...swarm].reverse()) pushCopies(s, row, board.swarm);
    } else for (const row of rows) pushCopies(s, row, board.dungeon);
  }
  shuffle(s, board.dungeon, board.dungeonLuck, chance);
  for (const guardian of chosen.guardians) addBelow(s, guardian, GUARDIAN_BLOCK, options.guardianCountFrom, chance);
  addBelow(s, chooseStone(s, chance), options.stoneBlock, 'top', chance);
}

/** Counts off unseen cards, shuffles one more into them, and puts them all to the bottom. */
function addBelow(s: S, row: number, count: number, from: 'top' | 'bottom', chance: Chance): void {
  const { dungeon, peeked } = board;
  for (let i = 0; i < count && dungeon.size(s) > 0; i++) {
    if (from === 'top') moveTop(s, dungeon, peeked);
    else peeked.push(s, dungeon.removeAt(s, 0));
  }
  peeked.push(s, s.rules.first[row]);
  shuffle(s, peeked, board.dungeonLuck, chance);
  while (peeked.size(s) > 0) dungeon.insert(s, 0, peeked.pop(s));
}

/** TS-007, TS-016: the stone as the option says. */
function chooseStone(s: S, chance: Chance): number {
  const { rowIds, kind, isWrath, options } = s.rules;
  if (options.thunderstone !== 'random') return rowIds.indexOf(`stone-of-${options.thunderstone}`);
  const stones = Array.from(kind.keys()).filter(
    (row) => kind[row] === KIND.thunderstone && (options.wrath || isWrath[row] === 0),
  );
  return stones[board.setupLuck.roll(s, chance, stones.length)];
}
