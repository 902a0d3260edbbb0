import type { Program } from './interpretProgram.ts';
import { getColumnValue, getToolpathSegmentLength, RAPID } from './toolpath.ts';

export type MachineTiming = {
  /** Rapid traverse in mm/min. */
  readonly rapid: number;
  /** Time of one tool change in seconds. */
  readonly toolChange: number;
};

export const defaultMachineTiming: MachineTiming = { rapid: 10_000, toolChange: 8 };

/**
 * End of each segment in seconds from the start of the program; acceleration is not counted. Moves without a
 * feed count as rapids, moves in machine coordinates take no time.
 */
export function estimateDuration(
  { path, events }: Program,
  pace: MachineTiming = defaultMachineTiming,
): { readonly ends: Float64Array; readonly total: number } {
  const ends = new Float64Array(path.length);
  let seconds = 0;
  let next = 0;
  for (let segment = 0; segment <= path.length; segment += 1) {
    for (let event = events[next]; event && event.segment <= segment; event = events[(next += 1)]) {
      if (event.kind === 'DWELL') seconds += event.value;
      else if (event.kind === 'TOOL') seconds += pace.toolChange;
    }
    if (segment === path.length) break;
    const feed = getColumnValue(path.feeds, segment);
    const rate = getColumnValue(path.kinds, segment) === RAPID || feed <= 0 ? pace.rapid : feed;
    seconds += (getToolpathSegmentLength(path, segment) / rate) * 60;
    ends[segment] = seconds;
  }
  return { ends, total: seconds };
}

export function findSegmentByTime(ends: Float64Array, seconds: number): number {
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (getColumnValue(ends, middle) > seconds) high = middle;
    else low = middle + 1;
  }
  return Math.min(low, ends.length - 1);
}
