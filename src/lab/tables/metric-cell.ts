import type { Metric } from '../../engine/game.js';
import type { State } from '../../engine/state.js';

/** What a metric says of a game: its number, or the name that stands for; null where there is none. */
export function metricCell<R>(metric: Metric<R>, s: State<R>, seat: number): number | string | null {
  const value = metric.read(s, seat);
  if (value === null || !Number.isFinite(value)) return null;
  return metric.nameOf?.(s.game.rules, value) ?? value;
}
