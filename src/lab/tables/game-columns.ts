import type { GameSpec } from '../../engine/game.js';
import { optionInfo } from '../../engine/options.js';
import type { Arm } from '../arm.js';
import { withoutFolders } from '../inputs.js';
import type { MetricColumn, Plan } from '../plan.js';
import type { Cell, Column } from './cell.js';

/** A column that holds the same for every game of an arm. */
export interface SettingColumn extends Column {
  value(arm: Arm): Cell;
}

/** The columns of games.csv before those of the seats. */
const FIRST: readonly Column[] = [
  { name: 'arm', help: 'number of the arm in the expanded study, from 0' },
  { name: 'deal', help: 'number of the deal, from 0; all arms and rotations share the luck of a deal' },
  { name: 'rotation', help: 'slot k sits in seat k + rotation, round the table' },
  { name: 'game_key', help: 'arm/deal/rotation: the name of the game for replay' },
  { name: 'players', help: 'seats at the table' },
  { name: 'bots', help: 'bot of each seat, joined by |' },
  { name: 'decks', help: 'deck of each seat, joined by |; empty for a game without decks' },
  {
    name: 'ending',
    help: 'win, loss (everybody lost), draw, cap (stopped at the cap), fault (rules or bot failed) or illegal (a bot answered something not on offer)',
  },
  { name: 'winners', help: 'seats that won, joined by |' },
];
const LAST: readonly Column[] = [
  { name: 'turns', help: 'player turns begun' },
  { name: 'decisions', help: 'decisions with two or more options' },
  { name: 'final_hash', help: 'hash of the final position; replaying the game gives the same' },
];

/** Where the columns that tables are computed from stand in a row of games.csv. */
export interface GamePlaces {
  readonly deal: number;
  readonly ending: number;
  readonly winners: number;
  readonly utility: number;
  readonly turns: number;
  readonly decisions: number;
  readonly finalHash: number;
  readonly metrics: number;
  /** By column from there on: whether it holds names. */
  readonly named: readonly boolean[];
  /** Of seat 0; those of the other seats follow. */
  readonly cards: number;
}

/** A column of numbers, or of names. */
export interface MeasuredColumn extends Column {
  readonly named: boolean;
}

/** The columns of a study's games.csv. */
export interface GameColumns {
  readonly list: readonly Column[];
  readonly settings: readonly SettingColumn[];
  readonly metrics: readonly MeasuredColumn[];
  /** One per seat, for a game that tells of cards. */
  readonly cards: readonly Column[];
  readonly places: GamePlaces;
}

/** Fixed columns, then preset, content, options and patches, then the game's metrics and cards. */
export function gameColumns(plan: Plan, spec: GameSpec): GameColumns {
  const utilities = Array.from({ length: plan.players }, (_, seat) => ({
    name: `utility_${seat}`,
    help: `what seat ${seat} has in the end, 0 to 1`,
  }));
  const settings = settingColumns(plan, spec);
  const metrics = plan.metrics.flatMap((metric) => metricColumns(metric, plan.players));
  const cards = spec.cardUse ? cardColumns(plan.players) : [];
  const list = [...FIRST, ...utilities, ...LAST, ...settings, ...metrics, ...cards];
  const place = (name: string) => list.findIndex((column) => column.name === name);
  return {
    list: list.map(({ name, help }) => ({ name, help })),
    settings,
    metrics,
    cards,
    places: {
      deal: place('deal'),
      ending: place('ending'),
      winners: place('winners'),
      utility: FIRST.length,
      turns: place('turns'),
      decisions: place('decisions'),
      finalHash: place('final_hash'),
      metrics: list.length - metrics.length - cards.length,
      named: metrics.map(({ named }) => named),
      cards: list.length - cards.length,
    },
  };
}

function settingColumns({ study, arms }: Plan, spec: GameSpec): SettingColumn[] {
  const columns: SettingColumn[] = [];
  if (study.preset !== undefined) {
    columns.push({ name: 'preset', help: 'named options of the game', value: (arm) => arm.preset });
  }
  if (study.content !== undefined) {
    const value = ({ tables }: Arm) => tables.map(withoutFolders).join('+') || 'shipped';
    columns.push({ name: 'content', help: 'own card tables', value });
  }
  const ofDecks = arms[0].decks.map((_, seat) => spec.decks?.option(seat));
  for (const { key, help } of optionInfo(spec)) {
    if (ofDecks.includes(key)) continue;
    columns.push({ name: key, help: `option: ${help}`, value: (arm) => cellOf(arm.options[key]) });
  }
  for (const key of Object.keys(arms[0].patches)) {
    columns.push({ name: key, help: 'patch of the content', value: (arm) => arm.patches[key] });
  }
  return columns;
}

function metricColumns({ name, help, perSeat, named }: MetricColumn, players: number): MeasuredColumn[] {
  if (!perSeat) return [{ name, help: `metric: ${help}`, named }];
  return Array.from({ length: players }, (_, seat) => ({
    name: `${name}_${seat}`,
    help: `metric of seat ${seat}: ${help}`,
    named,
  }));
}

function cardColumns(players: number): Column[] {
  return Array.from({ length: players }, (_, seat) => ({
    name: `cards_${seat}`,
    help: `cards of seat ${seat}: ids, + before those it played, - before those that nobody saw`,
  }));
}

function cellOf(value: unknown): Cell {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return JSON.stringify(value);
}
