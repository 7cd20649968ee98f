import { dealKey, gameName } from '../engine/chance.js';
import type { GameDefinition, Settings } from '../engine/game.js';
import { type GameRecord, recordOf } from '../engine/record.js';
import { type Arm, settingsOf } from './arm.js';
import type { Batch, BatchResult, RunnerData } from './batch.js';
import { type ResolvedBot, resolveBot } from './bot-spec.js';
import { now } from './clock.js';
import type { Definitions } from './definitions.js';
import { GamePlayer, type PlayedGame } from './game-player.js';
import type { Heartbeat } from './heartbeat.js';
import { withoutFolders } from './inputs.js';
import { CoverageRecorder } from './occurrence/coverage-recorder.js';
import type { Plan } from './plan.js';
import type { Cell } from './tables/cell.js';
import { CsvWriter } from './tables/csv.js';
import { type GameColumns, gameColumns } from './tables/game-columns.js';

/** A line of records.ndjson. */
export interface NamedRecord {
  /** arm/deal/rotation */
  readonly game_key: string;
  readonly record: GameRecord;
}

/**
 * Gets an arm ready to be played: its game is built and its bots are found.
 * @throws ConfigError for what the plan named and is gone
 */
export async function openArm(
  data: RunnerData,
  number: number,
  definitions: Definitions,
  heartbeat: Heartbeat,
  worker: number,
): Promise<ArmRunner> {
  const { plan } = data;
  const arm = plan.arms[number];
  const definition = await definitions.game(plan.study.game);
  const settings = settingsOf(arm, (path) => data.tables[path]);
  const bots = await Promise.all(arm.bots.map((spec) => resolveBot(spec, definitions)));
  return new ArmRunner(plan, arm, definition, settings, bots, heartbeat, worker, data.coverage);
}

/** Plays batches of one arm and formats what comes of them. */
export class ArmRunner {
  private readonly player: GamePlayer;
  private readonly columns: GameColumns;
  /** The cells that every game of the arm shares. */
  private readonly settingCells: readonly Cell[];
  private readonly botNames: readonly string[];
  /** Parts of a record that do not change from game to game: hashing the content takes long. */
  private readonly recordTemplate: GameRecord;
  private readonly keepsAll: boolean;
  private readonly coverage: CoverageRecorder | null;

  constructor(
    private readonly plan: Plan,
    private readonly arm: Arm,
    definition: GameDefinition,
    settings: Settings,
    bots: readonly ResolvedBot[],
    private readonly heartbeat: Heartbeat,
    private readonly worker: number,
    coverage: boolean,
  ) {
    this.player = new GamePlayer(plan, arm, definition, settings, bots, heartbeat);
    this.columns = gameColumns(plan, definition.spec);
    this.settingCells = this.columns.settings.map((column) => column.value(arm));
    this.botNames = arm.bots.map(withoutFolders);
    const nothing = { ending: 'cap', problem: null, finalHash: '' } as const;
    const game = definition.build(settings);
    this.coverage = coverage ? new CoverageRecorder(game) : null;
    this.player.visits = this.coverage;
    this.recordTemplate = recordOf(game, settings, { key: '' }, [], nothing);
    this.keepsAll = plan.keepRecords || bots.some(({ timed }) => timed);
  }

  run(batch: Batch): BatchResult {
    const begun = now();
    const rows = new CsvWriter();
    const records: string[] = [];
    const timing = new CsvWriter();
    let options = 0;
    let last = begun;
    for (let index = batch.from; index < batch.to; index++) {
      this.heartbeat.begin(index - batch.from);
      const played = this.player.play(this.player.keyOf(index), batch.known);
      rows.add(this.row(played));
      this.coverage?.finish(played.table.state);
      const failed = played.played.problem !== null;
      if (!failed) options += played.played.options;
      if (failed || this.keepsAll) records.push(`${JSON.stringify(this.record(played))}\n`);
      const time = now();
      timing.add([gameName(played.key), this.worker, Math.round((time - last) * 1000) / 1000]);
      last = time;
    }
    return {
      rows: bytes(rows.text()),
      records: bytes(records.join('')),
      timing: bytes(timing.text()),
      options,
      ms: now() - begun,
      ...(this.coverage ? { coverage: this.coverage.news() } : {}),
    };
  }

  private row({ key, table, played, metrics }: PlayedGame): Cell[] {
    const slots = this.player.slotsOf(key.rotation);
    const row: Cell[] = [
      key.arm,
      key.deal,
      key.rotation,
      gameName(key),
      this.arm.players,
      slots.map((slot) => this.botNames[slot]).join('|'),
      table.decks.map(({ name }) => name).join('|'),
      played.ending,
      played.winners.join('|'),
    ];
    for (let seat = 0; seat < this.plan.players; seat++) row.push(played.utility[seat] ?? null);
    row.push(played.turns, played.decisions, played.finalHash, ...this.settingCells, ...metrics);
    return row;
  }

  private record({ key, table, played, codes }: PlayedGame): NamedRecord {
    const slots = this.player.slotsOf(key.rotation);
    const { ending, problem, finalHash } = played;
    const record = {
      ...this.recordTemplate,
      options: { given: table.settings.options ?? {}, resolved: table.game.options },
      key: dealKey(this.plan.seed, key.deal),
      slots,
      bots: slots.map((slot) => this.arm.bots[slot]),
      codes,
      ending,
      problem,
      finalHash,
    };
    return { game_key: gameName(key), record };
  }
}

const encoder = new TextEncoder();

function bytes(text: string): Uint8Array {
  return encoder.encode(text);
}
