import type { Progress } from '../lab/play-batches.js';
import { watched } from './output.js';

/** Between two lines of progress. */
const PAUSE_MS = 200;

/** Shows on standard error how far a study is, when somebody watches. */
export class ProgressLine {
  private last = Number.NEGATIVE_INFINITY;
  private shown = false;

  /** What to hand to whoever plays; undefined when nobody watches. */
  get hook(): ((progress: Progress) => void) | undefined {
    return watched() ? (progress) => this.show(progress) : undefined;
  }

  /** Makes room for what comes next. */
  clear(): void {
    if (this.shown) process.stderr.write('\r\u001b[K');
    this.shown = false;
  }

  private show(progress: Progress): void {
    const time = performance.now();
    if (time - this.last < PAUSE_MS && progress.done < progress.total) return;
    this.last = time;
    this.shown = true;
    process.stderr.write(`\r\u001b[K${progressText(progress)}`);
  }
}

/** `1,200 of 10,000 games · 530/s · 17 s left` */
export function progressText({ done, total, gamesPerSecond, secondsLeft }: Progress): string {
  const rate = gamesPerSecond >= 10 ? whole(gamesPerSecond) : gamesPerSecond.toFixed(1);
  const left = secondsLeft === null ? '' : ` · ${duration(secondsLeft)} left`;
  return `${whole(done)} of ${whole(total)} games · ${rate}/s${left}`;
}

/** A time as people say it: `17 s`, `3 min`, `2.5 h`. */
export function duration(seconds: number): string {
  if (seconds < 100) return `${Math.ceil(seconds)} s`;
  if (seconds < 6000) return `${Math.round(seconds / 60)} min`;
  return `${(seconds / 3600).toFixed(1)} h`;
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}
