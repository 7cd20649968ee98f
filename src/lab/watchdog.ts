import type { Heartbeat } from './heartbeat.js';

/** How often a heartbeat is looked at within the time it may be silent. */
const LOOKS = 8;

/**
 * Calls `onSilence` once a running batch has left no sign of life for so long. It counts looks, not time, so that a
 * process that was stopped and goes on is not taken for a bot that hangs.
 * @param patience milliseconds
 * @returns ends the watch
 */
export function watchHeartbeat(heartbeat: Heartbeat, patience: number, onSilence: () => void): () => void {
  let ticks = heartbeat.ticks;
  let silentLooks = 0;
  const timer = setInterval(() => {
    silentLooks = heartbeat.running && heartbeat.ticks === ticks ? silentLooks + 1 : 0;
    ticks = heartbeat.ticks;
    if (silentLooks < LOOKS) return;
    clearInterval(timer);
    onSilence();
  }, patience / LOOKS);
  return () => clearInterval(timer);
}
