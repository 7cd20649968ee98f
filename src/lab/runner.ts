import { type ArmRunner, openArm } from './arm-runner.js';
import type { Batch, BatchResult, RunnerData } from './batch.js';
import { Definitions } from './definitions.js';
import { Heartbeat } from './heartbeat.js';

/** Arms that are kept ready; see `Schedule` for how many are played at a time. */
const MOST_READY = 64;

/** Plays batches of any arm of a study: in a worker thread, or in the process itself. */
export class Runner {
  readonly heartbeat = new Heartbeat();
  private readonly definitions: Definitions;
  private readonly arms = new Map<number, ArmRunner>();

  /** @param worker its number, for timing.csv */
  constructor(
    private readonly data: RunnerData,
    private readonly worker: number,
  ) {
    this.definitions = new Definitions(async (path) => data.modules[path]);
  }

  async run(batch: Batch): Promise<BatchResult> {
    const arm = this.arms.get(batch.arm) ?? (await this.open(batch.arm));
    return arm.run(batch);
  }

  private async open(number: number): Promise<ArmRunner> {
    const arm = await openArm(this.data, number, this.definitions, this.heartbeat, this.worker);
    this.arms.set(number, arm);
    const [oldest] = this.arms.keys();
    if (this.arms.size > MOST_READY) this.arms.delete(oldest);
    return arm;
  }
}
