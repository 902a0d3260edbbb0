import type { RandomSequence } from '../factory/random.ts';

/** Latest time in the seeded data. */
export const seedNow = Date.parse('2026-11-20T12:00:00.000Z');

const minute = 60_000;
const day = 24 * 60 * minute;

/** Ascending times from a random day of the last `days` days on, none after `seedNow`. */
export type Timeline = { readonly next: (maxDays?: number) => string; readonly last: () => string };

export function createTimeline(random: RandomSequence, days: number): Timeline {
  let time = seedNow - Math.floor((0.002 + 0.998 * random.next()) * days * day);
  return {
    next: (maxDays = 9) => {
      const step = Math.floor(random.next() * maxDays * day) + minute;
      // Steps are at most 0.7 of the remaining time, so that times stay ascending.
      time = Math.min(time + step, time + Math.floor((seedNow - time) * 0.7));
      return new Date(time).toISOString();
    },
    last: () => new Date(time).toISOString(),
  };
}
