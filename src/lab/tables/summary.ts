import type { GameSpec } from '../../engine/game.js';
import type { Arm } from '../arm.js';
import { withoutFolders } from '../inputs.js';
import type { Planned } from '../plan.js';
import type { Cell, Table } from './cell.js';
import type { Tables } from './tables.js';
import { percent, percentRange, type TextTable, tableLines } from './text.js';

/** Capped games beyond this share are worth a warning. */
const CAPS_WORTH_TELLING = 0.01;
/** Comparisons, and trends, are listed up to so many; contrasts.csv and trends.csv have them all. */
const MOST_CONTRASTS = 20;

/** What a study came to, for a terminal: a line an arm, the comparisons, and what to keep in mind. */
export function summary(planned: Planned, tables: Tables): string {
  const parts = [
    armLines(planned, tables),
    contrastLines(tables.contrasts),
    trendLines(tables.trends),
    notes(planned, tables.arms),
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

function armLines({ plan }: Planned, { arms, seats }: Tables): string[] {
  const varying = plan.dimensions.flatMap(({ name, values }, d) => (values.length > 1 ? [{ name, values, d }] : []));
  const names = varying.map(({ name }) => name);
  const always = ['players', 'bots'].filter((name) => !names.includes(name));
  const withRate = arms.rows.some((row) => cell(arms, row, 'focus') !== null);
  const withSeats = arms.rows.some((row) => cell(arms, row, 'focus') === null);
  const seatHeadings = withSeats ? Array.from({ length: plan.players }, (_, seat) => `seat ${seat} wins`) : [];
  const headings = [
    'arm',
    ...names,
    ...always,
    'games',
    ...(withRate ? ['win rate', 'interval'] : []),
    ...seatHeadings,
    'turns',
  ];
  const rows = plan.arms.map((arm, index) => {
    const row = arms.rows[index];
    const turns = numberOf(arms, row, 'turns_mean');
    return [
      String(arm.arm),
      ...varying.map(({ values, d }) => values[arm.at[d]]),
      ...always.map((name) => (name === 'players' ? String(arm.players) : botsOf(arm))),
      String(cell(arms, row, 'games')),
      ...(withRate ? rateCells(arms, row) : []),
      ...seatHeadings.map((_, seat) => seatCell(seats, arm, seat)),
      turns === null ? '' : turns.toFixed(1),
    ];
  });
  const level = percent(plan.level).replace('.0', '');
  return [...tableLines({ headings, rows } satisfies TextTable), `intervals at ${level}`];
}

function rateCells(arms: Table, row: readonly Cell[]): string[] {
  const [rate, lo, hi] = ['win_rate', 'win_lo', 'win_hi'].map((name) => numberOf(arms, row, name));
  return rate === null || lo === null || hi === null ? ['', ''] : [percent(rate), percentRange(lo, hi)];
}

function seatCell(seats: Table, { arm, players }: Arm, seat: number): string {
  if (seat >= players) return '';
  const row = seats.rows.find((candidate) => candidate[0] === arm && candidate[1] === seat);
  if (!row) return '';
  const [share, lo, hi] = ['win_share', 'win_lo', 'win_hi'].map((name) => numberOf(seats, row, name));
  return share === null || lo === null || hi === null ? '' : `${percent(share)} (${percentRange(lo, hi)})`;
}

function contrastLines(contrasts: Table): string[] {
  if (contrasts.rows.length === 0) return [];
  const headings = ['arms', 'differ in', 'difference', 'interval', 'p (Holm)', 'verdict'];
  const rows = contrasts.rows.slice(0, MOST_CONTRASTS).map((row) => {
    const [diff, lo, hi, p] = ['diff', 'lo', 'hi', 'p_adjusted'].map((name) => numberOf(contrasts, row, name));
    return [
      `${cell(contrasts, row, 'arm_a')} - ${cell(contrasts, row, 'arm_b')}`,
      String(cell(contrasts, row, 'differs_in')),
      diff === null ? '' : percent(diff),
      lo === null || hi === null ? '' : percentRange(lo, hi),
      p === null ? '' : p.toPrecision(2),
      String(cell(contrasts, row, 'verdict')),
    ];
  });
  const left = contrasts.rows.length - rows.length;
  return [...tableLines({ headings, rows }), ...(left > 0 ? [`and ${left} more in contrasts.csv`] : [])];
}

function trendLines(trends: Table | null): string[] {
  if (trends === null) return [];
  const rows = trends.rows.slice(0, MOST_CONTRASTS).map((row) => {
    const [along, arms, verdict] = ['along', 'arms', 'verdict'].map((name) => String(cell(trends, row, name)));
    const p = numberOf(trends, row, 'p_adjusted');
    return [arms.split('|').join(', '), along, p === null ? '' : p.toPrecision(2), verdict];
  });
  const left = trends.rows.length - rows.length;
  const headings = ['arms', 'in the order of', 'p (Holm)', 'win rate'];
  return [...tableLines({ headings, rows }), ...(left > 0 ? [`and ${left} more in trends.csv`] : [])];
}

/** What would be misread if nobody said it. */
function notes({ plan, game, standIns }: Planned, arms: Table): string[] {
  const told: string[] = [];
  for (const row of arms.rows) {
    const [arm, games, deals, caps, faults, illegals, distinct] = COUNTS.map((name) => numberOf(arms, row, name) ?? 0);
    if (faults > 0) told.push(`arm ${arm}: ${faults} of ${games} games failed; records.ndjson has them`);
    if (illegals > 0) told.push(`arm ${arm}: in ${illegals} of ${games} games a bot answered something not on offer`);
    if (caps > games * CAPS_WORTH_TELLING) {
      told.push(`arm ${arm}: ${percent(caps / games)} of the games were stopped at the cap and left out of the rate`);
    }
    if (deals > 1 && distinct <= games / deals) {
      told.push(`arm ${arm}: all deals went alike, so its games say no more than one deal does`);
    }
  }
  if (game.spec.status === 'partial') told.push(`${game.spec.title} is partial: its RULES.md says what is missing`);
  if (standIns.length > 0) told.push(standInNote(game.spec, standIns));
  if (plan.timed.length > 0) told.push('bots that think by the clock play differently each time: not reproducible');
  const kinds = new Set(plan.arms.flatMap(({ bots }) => bots));
  if (kinds.size === 1) told.push('one bot played everything: what holds for it says little about people');
  return told.map((note) => `note: ${note}`);
}

/** How many cards of which tables have values of our own. */
function standInNote({ title, decks }: GameSpec, standIns: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const card of standIns) {
    const table = card.slice(0, card.indexOf('/'));
    counts.set(table, (counts.get(table) ?? 0) + 1);
  }
  const what = decks ? 'stand-in decks' : 'stand-in content';
  const tables = [...counts].map(([table, count], place) => `${count} ${place === 0 ? 'cards ' : ''}of ${table}`);
  return `${title} is played with ${what}: values of our own on ${tables.join(', ')}`;
}

const COUNTS = ['arm', 'games', 'deals', 'caps', 'faults', 'illegals', 'distinct_games'];

function botsOf({ bots }: Arm): string {
  const alike = bots.every((bot) => bot === bots[0]);
  return withoutFolders(alike ? bots[0] : bots.join('|'));
}

function cell({ columns }: Table, row: readonly Cell[], name: string): Cell {
  return row[columns.findIndex((column) => column.name === name)];
}

function numberOf(table: Table, row: readonly Cell[], name: string): number | null {
  const value = cell(table, row, name);
  return typeof value === 'number' ? value : null;
}
