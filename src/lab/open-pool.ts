import type { RunnerData } from './batch.js';
import type { Planned } from './plan.js';
import type { Pool } from './pool.js';

/**
 * Threads that play a study, or this process itself when there shall be none.
 * @throws ConfigError when a module of the user's is gone
 */
export async function openPool({ plan, inputs }: Planned, workers: number, coverage = false): Promise<Pool> {
  const modules: Record<string, string> = {};
  const tables: Record<string, string> = {};
  for (const { path, kind, text } of inputs.all) {
    if (kind === 'table') tables[path] = text;
    else if (kind === 'module') modules[path] = await inputs.moduleUrl(path);
  }
  const data: RunnerData = { plan, coverage, modules, tables };
  // Loaded when needed: whoever uses this library for something else pays for no pool.
  if (workers === 0) {
    const { ProcessPool } = await import('./process-pool.js');
    return new ProcessPool(data);
  }
  const { ThreadPool } = await import('./thread-pool.js');
  return new ThreadPool(data, workers, plan.botTimeout);
}
