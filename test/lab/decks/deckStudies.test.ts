import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keyforgeDecks } from '../../../src/games/keyforge/decks.js';
import { loadStudy } from '../../../src/lab/load-study.js';
import { replayGame } from '../../../src/lab/replay-game.js';
import { planStudy, resumeStudy, runStudy } from '../../../src/lab/run-study.js';
import type { Study } from '../../../src/lab/study.js';
import { cellsOf } from '../../../src/lab/tables/game-rows.js';
import { resultBytes } from '../result-bytes.js';
import { temporaryFolder } from '../temporary-folder.js';

const duel: Study = { name: 'duel', game: 'keyforge-duel', bots: 'random' };

/** The rows of games.csv by column. */
function gamesOf(folder: string): Record<string, string>[] {
  const [header, ...rows] = readFileSync(join(folder, 'games.csv'), 'utf8').trimEnd().split('\n').map(cellsOf);
  return rows.map((cells) => Object.fromEntries(header.map((name, at) => [name, cells[at]])));
}

describe('a study with decks', () => {
  it('goes on and is replayed from what its folder keeps, when the files have gone', { timeout: 60_000 }, async () => {
    const decks = join(temporaryFolder(), 'decks');
    mkdirSync(decks);
    for (const seed of ['1', '2', '3']) writeFileSync(join(decks, `${seed}.json`), keyforgeDecks().generate(seed).file);
    const [whole, grown] = [join(temporaryFolder(), 'whole'), join(temporaryFolder(), 'grown')];
    await runStudy({ ...duel, decks }, { workers: 0, games: 6, out: whole });
    await runStudy({ ...duel, decks }, { workers: 0, games: 2, out: grown });
    rmSync(decks, { recursive: true });
    await resumeStudy(grown, { workers: 0, games: 6 });
    expect(resultBytes(grown)).toEqual(resultBytes(whole));
    const rows = gamesOf(grown);
    expect(rows).toHaveLength(6);
    for (const [first, second] of [rows.slice(0, 2), rows.slice(2, 4), rows.slice(4)]) {
      expect(second.decks).toBe(first.decks.split('|').reverse().join('|'));
      expect(first).not.toHaveProperty('deck0');
    }
    const { record, hashInTable } = await replayGame(grown, { arm: 0, deal: 2, rotation: 1 });
    expect(record.finalHash).toBe(hashInTable);
  });

  it('tells of its cards, and of what never occurred', { timeout: 60_000 }, async () => {
    const out = join(temporaryFolder(), 'out');
    const decks = 'generated';
    const { tables, coverage } = await runStudy({ ...duel, decks }, { workers: 0, games: 4, out, coverage: true });
    const cards = tables.cards?.rows.map(([, card, dealt, seen, played]) => ({ card, dealt, seen, played })) ?? [];
    expect(cards.length).toBeGreaterThan(40);
    for (const { dealt, seen, played } of cards) {
      expect(Number(dealt)).toBeGreaterThanOrEqual(Number(seen));
      expect(Number(seen)).toBeGreaterThanOrEqual(Number(played));
    }
    // A card is played in games.csv exactly when coverage does not miss it.
    const played = new Set(cards.filter((card) => Number(card.played) > 0).map(({ card }) => card));
    expect(coverage?.possible.cards).toBe(370);
    expect(coverage?.never.cards).toHaveLength(370 - played.size);
    expect(coverage?.endings.fault).toBe(0);
    expect(JSON.parse(readFileSync(join(out, 'coverage.json'), 'utf8'))).toEqual(coverage);
  });

  it.each([
    ['keyforge-first-player', 2],
    ['keyforge-deck-matrix', 91],
    ['keyforge-key-cost', 3],
    ['keyforge-card-impact', 1],
  ])('%s comes along, and can be played', async (name, arms) => {
    const study = await loadStudy(`experiments/${name}.ts`);
    expect(study.name).toBe(name);
    const { plan } = await planStudy(study);
    expect(plan.arms).toHaveLength(arms);
    for (const { rotations } of plan.arms) expect(rotations).toBe(2);
    await planStudy(study, { quick: true });
  });
});
