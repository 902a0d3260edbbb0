/** Deterministic random numbers: the same key gives the same sequence on every machine. */
export type RandomSequence = {
  /** At least 0, less than 1. */
  readonly next: () => number;
  /** A whole number from `low` to `high`, both included. */
  readonly whole: (low: number, high: number) => number;
  /** An item of a non-empty list. */
  readonly pick: <T>(from: readonly T[]) => T;
  readonly shuffle: <T>(from: readonly T[]) => T[];
};

/** FNV-1a: keys that differ in one character give unrelated 32-bit values. */
function hash(key: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < key.length; index++) {
    value = Math.imul(value ^ key.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** Random sequence of a key (mulberry32). Not for secrets. */
export function createRandom(key: string): RandomSequence {
  let state = hash(key);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    pick: (from) => {
      const [picked] = from.slice(whole(0, from.length - 1));
      if (picked === undefined) throw new RangeError('There is nothing to pick from');
      return picked;
    },
    shuffle: (from) => {
      const keyed = from.map((value) => ({ value, order: next() }));
      return keyed.toSorted((a, b) => a.order - b.order).map(({ value }) => value);
    },
  };
}
