import { EXIT } from './exit-code.js';

/** Ctrl-C while a study is played: the first finishes what is being played, the second stops at once. */
export class Interrupts {
  /** The command that goes on; known once there is a results folder. */
  resume = '';
  private readonly controller = new AbortController();
  private readonly onSignal = (): void => this.interrupt();

  /** Aborted by the first interrupt. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Does something that may be interrupted. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    process.on('SIGINT', this.onSignal).on('SIGTERM', this.onSignal);
    try {
      return await work();
    } finally {
      process.off('SIGINT', this.onSignal).off('SIGTERM', this.onSignal);
    }
  }

  private interrupt(): void {
    if (this.signal.aborted) {
      process.stderr.write(`\nstopped at once; what was written down is kept\n${this.resume}\n`);
      process.exit(EXIT.interrupted);
    }
    process.stderr.write('\nfinishing the games that are being played; once more stops at once\n');
    this.controller.abort();
  }
}
