import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { dealKey, type GameKey, gameName } from '../engine/chance.js';
import { ConfigError } from '../engine/errors.js';
import type { Game } from '../engine/game.js';
import { type GameRecord, playRecorded, readRecord } from '../engine/record.js';
import { gameOf } from '../engine/replay.js';
import { type Arm, settingsOf } from './arm.js';
import { decksOfDeal, decksOfSeats, withDecks } from './decks/decks-of-deal.js';
import type { Manifest } from './folder/manifest.js';
import { botSeat } from './game-player.js';
import { gamesOfArm, type Planned } from './plan.js';
import { slotsOfSeats } from './seating.js';
import { manifestOf, storedPlan } from './stored-plan.js';
import { cellsOf } from './tables/game-rows.js';

/** A game of a study, brought back. */
export interface ReplayedGame {
  readonly planned: Planned;
  readonly arm: Arm;
  /** As the record wants it built. */
  readonly game: Game;
  readonly record: GameRecord;
  /** The hash of the final position as games.csv has it; null when the game was not played yet. */
  readonly hashInTable: string | null;
}

/**
 * Brings a game of a study back: from its record where one was kept, else by playing it again with the same keys and
 * bots, made anew from the users' files as the folder keeps them.
 * @throws ConfigError when the folder holds no study or no such game, or rules, cards or bots have changed
 */
export async function replayGame(folder: string, key: GameKey): Promise<ReplayedGame> {
  const manifest = manifestOf(folder);
  const planned = await storedPlan(folder, manifest, 'replay it with the release that played it');
  const arm = armOf(planned, manifest, key);
  const record = (await keptRecord(folder, key)) ?? playAgain(planned, arm, key);
  return { planned, arm, game: gameOf(planned.game, record), record, hashInTable: await hashInTable(folder, key) };
}

function armOf({ plan }: Planned, { games }: Manifest, key: GameKey): Arm {
  const arm = plan.arms[key.arm];
  const deals = arm ? gamesOfArm(arm, games) / arm.rotations : 0;
  if (arm && key.deal < deals && key.rotation < arm.rotations) return arm;
  const right = arm
    ? `arm ${key.arm} has deals 0 to ${deals - 1} and rotations 0 to ${arm.rotations - 1}`
    : `its arms are 0 to ${plan.arms.length - 1}`;
  throw new ConfigError({ where: `game ${gameName(key)}`, problem: 'the study has no such game', right });
}

function playAgain(planned: Planned, arm: Arm, key: GameKey): GameRecord {
  const { plan, game, inputs, bots } = planned;
  const slots = slotsOfSeats(key.rotation, arm.players);
  const deal = dealKey(plan.seed, key.deal);
  const specs = slots.map((slot) => arm.bots[slot]);
  const timed = specs.find((spec) => bots.get(spec)?.timed);
  if (timed !== undefined) {
    throw new ConfigError({
      where: `game ${gameName(key)}`,
      problem: `"${timed}" decides by the clock, and no record of the game was kept`,
      right: 'a folder with its records.ndjson is expected',
    });
  }
  const decks = decksOfSeats(decksOfDeal(plan.seed, plan.decks, arm, key.deal), key.rotation);
  const ofArm = settingsOf(arm, (path) => inputs.table(path).text);
  const settings = withDecks(ofArm, game.spec.decks, decks);
  const seated = (built: Game) =>
    specs.map((spec, seat) => {
      const bot = bots.get(spec);
      if (!bot) throw new RangeError(`the plan has no bot "${spec}"`);
      return bot.make(botSeat(built, deal, seat, slots[seat], false));
    });
  const seating = { key: deal, slots, bots: specs };
  return playRecorded(game, settings, seating, seated, { decisionCap: arm.cap }).record;
}

async function keptRecord(folder: string, key: GameKey): Promise<GameRecord | null> {
  const name = gameName(key);
  const line = await lineOf(join(folder, 'records.ndjson'), (text) => text.startsWith(`{"game_key":"${name}"`));
  if (line === null) return null;
  const kept: unknown = JSON.parse(line);
  const record: unknown = typeof kept === 'object' && kept !== null && 'record' in kept ? kept.record : null;
  return readRecord(record, `${join(folder, 'records.ndjson')} (${name})`);
}

async function hashInTable(folder: string, { arm, deal, rotation }: GameKey): Promise<string | null> {
  const file = join(folder, 'games.csv');
  const header = await lineOf(file, () => true);
  const row = await lineOf(file, (text) => text.startsWith(`${arm},${deal},${rotation},`));
  if (header === null || row === null) return null;
  return cellsOf(row)[cellsOf(header).indexOf('final_hash')];
}

/** The first line of a file for which a test holds, or null when there is none, or no file. */
async function lineOf(file: string, holds: (line: string) => boolean): Promise<string | null> {
  if (!existsSync(file)) return null;
  const stream = createReadStream(file, 'utf8');
  try {
    for await (const line of createInterface({ input: stream })) if (holds(line)) return line;
    return null;
  } finally {
    stream.destroy();
  }
}
