import type { Pile } from '../../engine/fields.js';
import { amberOf } from '../keyforge/rules/amber.js';
import { titleOf } from '../keyforge/rules/zones.js';
import { hunt } from './layout.js';
import { teamKeys } from './rules/nantucket.js';
import type { HuntState } from './rules/rules.js';
import { stormkinRenown, teamRenown } from './rules/scoring.js';
import { isDocked, isFitted } from './rules/where.js';

/** The position in a few lines, hidden cards included. */
export function describe(s: HuntState): string {
  const { players } = s.rules;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return [
    head(s),
    nantucketLine(s),
    ...skyLines(s),
    ...seats.flatMap((seat) => seatLines(s, seat)),
    ...stormkinLines(s),
  ].join('\n');
}

function head(s: HuntState): string {
  const house = hunt.house.get(s);
  const whose = hunt.enemyTurn.get(s) !== 0 ? 'enemy turn of' : 'turn of';
  const named = house < 0 ? 'no house' : s.rules.houseNames[house];
  const renown = `renown ${teamRenown(s)} against ${stormkinRenown(s)}`;
  return `Team turn ${hunt.teamTurns.get(s)}, ${whose} ${s.game.seatName(hunt.active.get(s))}, ${named}, ${renown}`;
}

function nantucketLine(s: HuntState): string {
  const { nantucket } = s.rules;
  const where = isDocked(s) ? 'docked' : 'in the Skyrealm';
  const marks = `power ${hunt.power.get(s, nantucket)}, armor ${hunt.armor.get(s, nantucket)}, damage ${hunt.damage.get(s, nantucket)}`;
  const fitted: string[] = [];
  for (let i = 0; i < hunt.standing.size(s); i++) {
    const card = hunt.standing.get(s, i);
    if (isFitted(s, card)) fitted.push(titleOf(s, card));
  }
  const keys = `${amberOf(s, hunt.active.get(s))} æmber, ${teamKeys(s)} keys`;
  return `Nantucket ${where}, ${marks}; ${fitted.join(', ') || 'no upgrades'}; the team has ${keys}`;
}

function skyLines(s: HuntState): string[] {
  return [
    `Skyrealm: ${list(s, hunt.skyrealm, true)}`,
    `  Skybeast deck ${hunt.skyDeck.size(s)}, archived ${list(s, hunt.skyArchives, false)}`,
    `  trophies: ${list(s, hunt.trophies, false)}; of the Stormkin: ${list(s, hunt.spoils, false)}; gone: ${list(s, hunt.gone, false)}`,
  ];
}

function seatLines(s: HuntState, seat: number): string[] {
  return [
    `${s.game.seatName(seat)}: ${hunt.chains.get(s, seat)} chains`,
    `  line: ${list(s, hunt.line[seat], true)}`,
    `  artifacts: ${list(s, hunt.relics[seat], true)}`,
    `  hand: ${list(s, hunt.hand[seat], false)}`,
    `  archives: ${list(s, hunt.archives[seat], false)}`,
    `  deck ${hunt.deck[seat].size(s)}, discard ${hunt.discard[seat].size(s)}`,
  ];
}

function stormkinLines(s: HuntState): string[] {
  const { enemy } = s.rules;
  return [
    `Stormkin: ${amberOf(s, enemy)} æmber, renown cards drawn ${hunt.drawn.get(s)}`,
    `  line: ${list(s, hunt.line[enemy], true)}`,
    `  artifacts: ${list(s, hunt.relics[enemy], true)}`,
    `  archives: ${list(s, hunt.archives[enemy], false)}`,
    `  deck ${hunt.deck[enemy].size(s)}, discard ${hunt.discard[enemy].size(s)}, renown deck ${hunt.renownDeck.size(s)}`,
  ];
}

function list(s: HuntState, pile: Pile, inPlay: boolean): string {
  const titles: string[] = [];
  for (let i = 0; i < pile.size(s); i++) {
    const card = pile.get(s, i);
    titles.push(inPlay ? `${titleOf(s, card)}${marks(s, card)}` : titleOf(s, card));
  }
  return titles.join(', ') || 'none';
}

function marks(s: HuntState, card: number): string {
  const time = card < s.rules.box ? 0 : hunt.time.get(s, card - s.rules.box);
  const said = [
    hunt.power.get(s, card) > 0 && `power ${hunt.power.get(s, card)}`,
    hunt.damage.get(s, card) > 0 && `damage ${hunt.damage.get(s, card)}`,
    hunt.amber.get(s, card) > 0 && `æmber ${hunt.amber.get(s, card)}`,
    time > 0 && `time ${time}`,
    hunt.exhausted.get(s, card) !== 0 && 'exhausted',
    hunt.stunned.get(s, card) !== 0 && 'stunned',
  ].filter((mark) => typeof mark === 'string');
  return said.length > 0 ? ` (${said.join(', ')})` : '';
}
