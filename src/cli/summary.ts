import { type Row, rowsOf } from '../lab/baseline.js';
import type { StudyResult } from '../lab/run-study.js';
import type { Cell } from '../lab/tables/cell.js';
import { aligned } from './output.js';

/** A study's tables for people: what differs, what came of it with its doubt, and what to keep in mind. */
export function summary(result: StudyResult): string {
  const { planned, tables, folder, games, played } = result;
  const arms = rowsOf(tables.arms);
  const parts = [
    planned.plan.study.question ?? '',
    armTable(result, arms),
    planned.plan.cooperative ? '' : placeTable(rowsOf(tables.seats), arms, 'seat'),
    slotsDiffer(result) ? placeTable(rowsOf(tables.slots), arms, 'slot') : '',
    contrastTable(rowsOf(tables.contrasts)),
    notes(result).join('\n'),
    `${count(games, 'game')} (${played} played now); tables and games.csv are in ${folder}`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** The same as data: one document. */
export function summaryData({ planned, tables, folder, games, played, faults, illegals, caps }: StudyResult) {
  const { plan, game } = planned;
  const { arms, seats, slots, contrasts, difficulty } = tables;
  return {
    study: plan.study.name,
    question: plan.study.question ?? null,
    hash: plan.hash,
    folder,
    game: game.id,
    rulesVersion: plan.rulesVersion,
    reproducible: plan.timed.length === 0,
    games,
    played,
    faults,
    illegals,
    caps,
    arms: rowsOf(arms),
    seats: rowsOf(seats),
    slots: rowsOf(slots),
    contrasts: rowsOf(contrasts),
    difficulty: difficulty && rowsOf(difficulty),
  };
}

/** Columns of what went wrong, shown only where it did. */
const TROUBLES = ['caps', 'faults', 'illegals'];

function armTable({ planned }: StudyResult, arms: readonly Row[]): string {
  const differing = planned.dimensions.filter(({ values }) => values.length > 1).map(({ name }) => name);
  const named = [...new Set([...differing, 'players', 'bots'])].filter((name) => name in arms[0]);
  const troubles = TROUBLES.filter((name) => arms.some((arm) => arm[name] !== 0));
  const rated = arms.some((arm) => arm.win_rate !== null);
  const headings = ['arm', ...named, 'games', ...troubles, ...(rated ? ['win rate'] : []), 'turns', 'to'];
  const rows = arms.map((arm) => [
    text(arm.arm),
    ...named.map((name) => text(arm[name])),
    text(arm.games),
    ...troubles.map((name) => text(arm[name])),
    ...(rated ? [interval(arm.win_rate, arm.win_lo, arm.win_hi)] : []),
    rounded(arm.turns_mean, 1),
    text(arm.turns_p95),
  ]);
  return aligned(headings, rows);
}

/** Shares of the wins by seat or slot, at tables with rivals. */
function placeTable(places: readonly Row[], arms: readonly Row[], place: 'seat' | 'slot'): string {
  const shown = places.filter(({ arm }) => {
    const players = arms.find((row) => row.arm === arm)?.players;
    return typeof players === 'number' && players > 1;
  });
  if (shown.length === 0) return '';
  const headings = ['arm', place, ...(place === 'slot' ? ['bot'] : []), 'games', 'share of wins', 'utility'];
  const rows = shown.map((row) => [
    text(row.arm),
    text(row[place]),
    ...(place === 'slot' ? [text(row.bot)] : []),
    text(row.games),
    interval(row.win_share, row.win_lo, row.win_hi),
    rounded(row.utility_mean, 3),
  ]);
  return aligned(headings, rows);
}

function contrastTable(contrasts: readonly Row[]): string {
  if (contrasts.length === 0) return '';
  const headings = ['arms', 'differ in', 'deals', 'difference', 'p, adjusted', 'verdict'];
  const rows = contrasts.map((row) => [
    `${text(row.arm_a)} - ${text(row.arm_b)}`,
    text(row.differs_in),
    text(row.deals),
    interval(row.diff, row.lo, row.hi),
    chance(row.p_adjusted),
    text(row.verdict),
  ]);
  return aligned(headings, rows);
}

function slotsDiffer({ planned }: StudyResult): boolean {
  return planned.plan.arms.some(({ bots }) => bots.some((bot) => bot !== bots[0]));
}

/** What a reader of the numbers should know. */
function notes({ planned, faults, illegals }: StudyResult): string[] {
  const { plan, game, bots } = planned;
  const notes = [`Intervals hold at a level of ${plan.level}; those of an arm's seats hold all at once.`];
  if (bots.size === 1) {
    notes.push(`Only ${[...bots.keys()][0]} played: this says how the game treats that bot, and little about people.`);
  }
  if (game.spec.status === 'stand-in content') {
    notes.push('Cards that are not public are stand-ins of ours (docs/notice.md): the published game may differ.');
  }
  if (plan.timed.length > 0) notes.push(`${plan.timed.join(', ')} decide by the clock: the games cannot be repeated.`);
  if (faults + illegals > 0) {
    notes.push(`${count(faults + illegals, 'game')} failed and count in no rate; records.ndjson holds what happened.`);
  }
  return notes;
}

function count(number: number, thing: string): string {
  return `${number.toLocaleString('en')} ${thing}${number === 1 ? '' : 's'}`;
}

function interval(value: Cell, lo: Cell, hi: Cell): string {
  return value === null ? '-' : `${rounded(value, 3)} [${rounded(lo, 3)}, ${rounded(hi, 3)}]`;
}

/** A p-value: four digits, and no zero. */
function chance(value: Cell): string {
  return typeof value === 'number' && value < 0.0001 ? '<0.0001' : rounded(value, 4);
}

function rounded(value: Cell, digits: number): string {
  return typeof value === 'number' ? value.toFixed(digits) : '-';
}

function text(value: Cell | undefined): string {
  return value === null || value === undefined ? '-' : String(value);
}
