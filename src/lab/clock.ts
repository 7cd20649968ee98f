/**
 * The one module outside the command line that reads the time. What it says goes into manifests, progress and
 * measurements, never into a game or a table that must be reproducible.
 */

/** Milliseconds since some fixed moment, with fractions; only differences mean anything. */
export function now(): number {
  return performance.now();
}

/** The present moment in UTC, such as `2025-03-01T12:00:00.000Z`. */
export function timestamp(): string {
  return new Date().toISOString();
}
