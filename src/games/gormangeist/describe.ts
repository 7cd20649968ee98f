import { list } from '../keyforge/describe.js';
import { board } from '../keyforge/layout.js';
import { own } from './layout.js';
import type { G } from './own.js';
import { essenceOf } from './rules/draining.js';
import { roundOf } from './rules/rounds.js';
import { siphonIcons } from './rules/siphoning.js';

/** The position in a few lines, hidden cards included. */
export function describe(s: G): string {
  const house = board.house.get(s);
  const chosen = house < 0 ? 'no house' : s.rules.houseNames[house];
  const whose = own.enemyTurn.get(s) === 0 ? '' : ', Gormangeist turn';
  return [
    `Round ${roundOf(s)}, ${s.game.seatName(board.active.get(s))}, ${chosen}${whose}`,
    ...Array.from({ length: s.players }, (_, seat) => playerLines(s, seat)).flat(),
    ...enemyLines(s),
  ].join('\n');
}

function playerLines(s: G, seat: number): string[] {
  return [
    `${s.game.seatName(seat)}: ${board.pool.get(s, seat)} æmber, essence ${essenceOf(s, seat)} (dark ${own.dark.get(s, seat)})`,
    `  line: ${list(s, board.line[seat], true)}`,
    `  artifacts: ${list(s, board.relics[seat], true)}`,
    `  hand: ${list(s, board.hand[seat], false)}`,
    `  archives: ${list(s, board.archives[seat], false)}`,
    `  deck ${board.deck[seat].size(s)}, discard ${board.discard[seat].size(s)}`,
  ];
}

function enemyLines(s: G): string[] {
  const { enemy, darkNeeded } = s.rules.own;
  const attached = `${own.darkAttached.get(s)} of ${darkNeeded} Dark Essence, ${own.archonAttached.get(s)} other`;
  return [
    `Gormangeist: ${board.pool.get(s, enemy)} æmber, siphons ${siphonIcons(s)}, The Amalgamator has ${attached}`,
    `  mansion: ${list(s, own.doors, true)}`,
    `  line: ${list(s, board.line[enemy], true)}`,
    `  artifacts: ${list(s, board.relics[enemy], true)}`,
    `  archives: ${list(s, board.archives[enemy], false)}`,
    `  deck ${board.deck[enemy].size(s)}, discard ${board.discard[enemy].size(s)}, mansion deck ${own.mansionDeck.size(s)}`,
  ];
}
