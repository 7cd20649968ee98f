import type { GameSpec } from '../engine/game.js';
import type { Plan } from './plan.js';
import { ArmTally } from './tables/arm-tally.js';
import { BlockScores } from './tables/block-scores.js';
import { armPairs } from './tables/families.js';
import { type GameColumns, gameColumns } from './tables/game-columns.js';
import { GameRowReader } from './tables/game-rows.js';
import type { Tallied } from './tables/tables.js';

/**
 * Tallies the rows of games.csv arm by arm. Tables are computed from these rows alone (and the options that were
 * offered, which no column holds), so they are the same however the games were played.
 */
export class GameTally {
  readonly columns: GameColumns;
  private readonly tallies: readonly ArmTally[];
  private readonly scores: readonly (BlockScores | null)[];
  private readonly readers: readonly GameRowReader[];
  private current = 0;

  /** @param done games of each arm */
  constructor(plan: Plan, spec: GameSpec, done: readonly number[]) {
    this.columns = gameColumns(plan, spec);
    const compared = new Set(armPairs(plan).flatMap(({ a, b }) => [a, b]));
    this.scores = plan.arms.map(({ arm, rotations }) =>
      compared.has(arm) ? new BlockScores(Math.ceil(done[arm] / rotations), rotations === 1) : null,
    );
    const metrics = this.columns.metrics.length;
    const withCards = this.columns.cards.length > 0;
    this.tallies = plan.arms.map(
      (arm) => new ArmTally(arm, plan.cooperative, metrics, this.scores[arm.arm], withCards),
    );
    this.readers = plan.arms.map(
      ({ arm, players }) => new GameRowReader(this.columns.places, players, (row) => this.tallies[arm].add(row)),
    );
  }

  /** The next bytes of an arm's rows; arm by arm, in their order. */
  read(arm: number, chunk: Buffer): void {
    if (arm !== this.current) this.tallies[this.current].end();
    this.current = arm;
    this.readers[arm].read(chunk);
  }

  /** Call once all rows were read. */
  end(options: readonly number[]): Tallied {
    for (const tally of this.tallies) tally.end();
    return { tallies: this.tallies, scores: this.scores, options };
  }
}
