import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ConfigError } from '../../engine/errors.js';
import type { Input } from '../inputs.js';
import { gamesOfArm, type Plan, type Planned } from '../plan.js';
import { checkStudy, type Study } from '../study.js';
import { writeWhole } from './write-file.js';

/** One stretch of work on a study: a run, or a resumption. */
export interface Session {
  readonly began: string;
  readonly ended: string;
  readonly games: number;
}

/** Where a study stands. */
export type Progress = 'playing' | 'interrupted' | 'complete';

/** The part of a manifest that is read again; the rest is for people and other programs. */
export interface Manifest {
  readonly hash: string;
  readonly study: Study;
  /** Games an arm shall have, before rounding up to whole blocks. */
  readonly games: number;
  readonly progress: Progress;
  readonly rulesVersion: number;
  readonly bots: Readonly<Record<string, number>>;
  /** The users' files, whose texts lie in `inputs/`. */
  readonly inputs: readonly Omit<Input, 'text'>[];
  readonly sessions: readonly Session[];
}

const FILE = 'manifest.json';
const FORMAT = 1;

const shape = z.object({
  format: z.literal(FORMAT),
  hash: z.string(),
  study: z.unknown(),
  games: z.int().min(1),
  progress: z.enum(['playing', 'interrupted', 'complete']),
  rulesVersion: z.int(),
  bots: z.record(z.string(), z.number()),
  inputs: z.array(z.strictObject({ path: z.string(), kind: z.enum(['module', 'table', 'decks']), hash: z.string() })),
  sessions: z.array(z.strictObject({ began: z.string(), ended: z.string(), games: z.int() })),
});

/**
 * The manifest of a results folder, or null when it has none.
 * @throws ConfigError when it cannot be understood
 */
export function readManifest(folder: string): Manifest | null {
  const file = join(folder, FILE);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  const read = shape.safeParse(parsed(text));
  if (read.success) return { ...read.data, study: checkStudy(read.data.study, `${file} (study)`) };
  const [issue] = read.error.issues;
  throw new ConfigError({
    where: file,
    problem:
      issue.path.length === 0 ? 'it is empty or broken' : `its key ${issue.path.join('.')} is missing or changed`,
    right: 'the manifest as the study wrote it is expected',
  });
}

/** What a manifest tells beside the plan. */
export interface Written {
  readonly games: number;
  readonly progress: Progress;
  readonly sessions: readonly Session[];
  /** The command that repeats the study. */
  readonly command: string;
  readonly version: string;
}

/** Writes the manifest: everything that is needed to repeat the study, and to judge it. */
export function writeManifest(folder: string, planned: Planned, written: Written): void {
  const { plan, game, inputs } = planned;
  const { spec } = game;
  const { games, progress, sessions, command, version } = written;
  const manifest = {
    format: FORMAT,
    name: plan.study.name,
    question: plan.study.question ?? null,
    hash: plan.hash,
    progress,
    games,
    command,
    reproducible: plan.timed.length === 0,
    timedBots: plan.timed,
    seed: plan.seed,
    game: { id: game.id, title: spec.title, status: spec.status, cooperative: spec.cooperative },
    rulesVersion: plan.rulesVersion,
    policies: { evaluate: spec.evaluate !== undefined, playout: spec.playout !== undefined },
    bots: plan.bots,
    standIns: planned.standIns,
    level: plan.level,
    margin: plan.margin,
    botTimeout: plan.botTimeout,
    arms: plan.arms.map((arm) => ({ ...arm, games: gamesOfArm(arm, games) })),
    dimensions: plan.dimensions,
    inputs: inputs.all.map(({ path, kind, hash }) => ({ path, kind, hash })),
    study: plan.study,
    software: { touchstone: version, node: process.version },
    sessions,
  };
  writeWhole(join(folder, FILE), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Why a plan made today is not the one that a manifest was written for. */
export function differenceOf(manifest: Manifest, plan: Plan): string {
  if (manifest.rulesVersion !== plan.rulesVersion) {
    return `it was played under version ${manifest.rulesVersion} of the rules, these are version ${plan.rulesVersion}`;
  }
  for (const [bot, version] of Object.entries(plan.bots)) {
    const then = manifest.bots[bot];
    if (then !== version)
      return `it was played by version ${then ?? 'none'} of the bot ${bot}, this is version ${version}`;
  }
  return 'the options or cards of the game have changed since it was played';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
