import { parseScan } from '../src/domain/scan/label.ts';
import { getScanName } from '../src/domain/scan/scanResult.ts';
import { listScanResults, type TimedKeyPress } from './scannerKeys.ts';

type Random = () => number;

/** Deterministic pseudo-random numbers from 0 to 1. */
export function createSeededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const between = (random: Random, least: number, limit: number): number => least + (limit - least) * random();
const oneOf = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Nothing to choose from');
  return item;
};
const digits = (random: Random, least: number, limit: number): string =>
  Array.from({ length: Math.round(between(random, least, limit)) }, (_, place) =>
    Math.floor(between(random, place === 0 ? 1 : 0, 10)),
  ).join('');

const versions: readonly ((random: Random) => string)[] = [
  (random) => oneOf(random, ['OU', 'CA', 'KS', 'CN', 'DK', 'SF']) + digits(random, 4, 6),
  (random) => `C${digits(random, 5, 7)}`,
  (random) => `C${digits(random, 5, 7)}${oneOf(random, ['A', 'B'])}`,
  (random) => digits(random, 5, 8),
  (random) => `${digits(random, 5, 8)}_S`,
];

function makeLabel(random: Random): string {
  const version = oneOf(random, versions)(random);
  const separator = oneOf(random, ['-', '/', '_']);
  return random() < 0.3 ? `P000${oneOf(random, ['03', '06', '22'])}${separator}${version}` : version;
}

type Scanner = { readonly pace: number; readonly jitter: number; readonly hold: number };

/** A scanner with 3 to 45 ms per key and some jitter, which holds each key for part of that time. */
const makeScanner = (random: Random): Scanner => {
  const pace = between(random, 3, 45);
  return { pace, jitter: oneOf(random, [0, 0.1, 0.3]), hold: pace * oneOf(random, [0.1, 0.3, 0.6]) };
};

function scan(random: Random, text: string, { pace, jitter, hold }: Scanner): TimedKeyPress[] {
  const keys = [...Array.from(text), 'Enter'];
  const gaps = keys.map((_, place) => (place === 0 ? 0 : between(random, 1 - jitter, 1 + jitter)));
  const scale = (pace * text.length) / gaps.reduce((total, gap) => total + gap, 0);
  return keys.map((key, place): TimedKeyPress => {
    const gap = (gaps[place] ?? 0) * scale;
    return [gap, { key }, Math.min(hold, (gaps[place + 1] ?? 1) * scale * 0.9)];
  });
}

/** Inserts a key `after` ms after the key at `place`, without moving the later ones. */
function insertKey(
  keys: readonly TimedKeyPress[],
  place: number,
  after: number,
  key: string,
  hold: number,
): TimedKeyPress[] {
  const [gap, press, holds] = keys[place + 1] ?? [0, { key: '' }];
  const rest: TimedKeyPress = [gap - after, press, holds];
  return [...keys.slice(0, place + 1), [after, { key }, hold], rest, ...keys.slice(place + 2)];
}

/** Time in ms a person holds a key. */
const holdByPerson = (random: Random): number => between(random, 45, 140);
const anyKey = (random: Random): string => oneOf(random, Array.from('0123456789CPSAOU'));

const disturbances = {
  CLEAN: (_: Random, keys: TimedKeyPress[]): TimedKeyPress[] => keys,
  /** A key by a person, 15 to 200 ms before the label. */
  KEY_BEFORE: (random: Random, [first, ...rest]: TimedKeyPress[]): TimedKeyPress[] => {
    const [, press, holds] = first ?? [0, { key: '' }];
    const before: TimedKeyPress = [0, { key: anyKey(random) }, holdByPerson(random)];
    return [before, [between(random, 15, 200), press, holds], ...rest];
  },
  /** A key by a person during the label: an adjacent one or any other. */
  KEY_WITHIN: (random: Random, keys: TimedKeyPress[]): TimedKeyPress[] => {
    const place = Math.floor(between(random, 0, keys.length - 2));
    const [, before] = keys[place] ?? [0, { key: '' }];
    const [gap, after] = keys[place + 1] ?? [0, { key: '' }];
    const key = oneOf(random, [before.key, after.key, anyKey(random)]);
    return insertKey(keys, place, gap * between(random, 0.05, 0.95), key, holdByPerson(random));
  },
  /** One or two pauses of 2 to 4 s within a label. */
  PAUSE_WITHIN: (random: Random, keys: TimedKeyPress[]): TimedKeyPress[] => {
    const places = [random(), random()].map((part) => 1 + Math.floor(part * (keys.length - 1)));
    const late = new Set(random() < 0.7 ? places.slice(1) : places);
    return keys.map(([gap, press, holds], place): TimedKeyPress =>
      late.has(place) ? [gap + between(random, 2000, 4000), press, holds] : [gap, press, holds],
    );
  },
} as const;

type Stream = { readonly label: string; readonly keys: readonly TimedKeyPress[] };

/** Deterministic streams of keys in which a scanner sends one label under a disturbance. */
export function createSeededStreams(kind: keyof typeof disturbances, count: number): readonly Stream[] {
  const random = createSeededRandom(count);
  return Array.from({ length: count }, () => {
    const label = makeLabel(random);
    const keys = scan(random, label, makeScanner(random));
    return { label, keys: disturbances[kind](random, keys) };
  });
}

type Tally = {
  readonly right: number;
  readonly again: number;
  readonly silent: number;
  readonly another: number;
};

const idOf = (text: string): string => {
  const parsed = parseScan(text);
  return parsed.kind === 'unknown' ? '' : getScanName(parsed);
};

/** Counts the streams that gave the right label, "Scan again", nothing, or a wrong label. */
export function countStreamResults(
  streams: readonly Stream[],
  options: Parameters<typeof listScanResults>[1],
): Tally {
  const tally = { right: 0, again: 0, silent: 0, another: 0 };
  for (const { label, keys } of streams) {
    const verdicts = listScanResults(keys, options);
    const ids = verdicts.flatMap((verdict) =>
      verdict.startsWith('SCAN ') ? idOf(verdict.slice(5)) || [] : [],
    );
    if (ids.some((id) => id !== idOf(label))) tally.another += 1;
    else if (ids.length > 0) tally.right += 1;
    else tally[verdicts.length > 0 ? 'again' : 'silent'] += 1;
  }
  return tally;
}
