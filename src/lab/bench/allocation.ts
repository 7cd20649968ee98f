import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { median } from './interleaved.js';

/** Windows that are measured; the median drops those in which the compiler or a collection interfered. */
const WINDOWS = 15;

/**
 * Bytes that one repetition of something leaves on the heap, garbage included: how much a window of repetitions grows
 * the heap when nothing is collected, less what an empty window grows it by. The heap is collected before each window,
 * so that the window fits into what V8 allocates before it collects by itself (a megabyte or more).
 * @param run does it so many times
 * @param times in one window; they should stay below half a megabyte
 */
export function bytesAllocated(run: (times: number) => void, times: number): number {
  const collect = collector();
  const windows = (repetitions: number): number =>
    median(
      Array.from({ length: WINDOWS }, () => {
        collect();
        const before = getHeapStatistics().used_heap_size;
        run(repetitions);
        return getHeapStatistics().used_heap_size - before;
      }),
    );
  run(times);
  return Math.max(0, (windows(times) - windows(0)) / times);
}

function collector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new RangeError('this Node does not let the heap be collected');
  return () => {
    collect();
  };
}
