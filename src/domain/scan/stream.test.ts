import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseScan } from './label.ts';
import { atSilence, forget, idleStream, nextKey, silence, type Key, type Outcome } from './stream.ts';

type Press = Partial<Key> & { readonly key: string };

const down = (press: Press, at: number): Key => ({
  type: 'keydown',
  code: '',
  isRepeat: false,
  isComposing: false,
  ctrl: false,
  alt: false,
  meta: false,
  altGraph: false,
  ...press,
  at,
});

/** Feeds keys with the gap before each, in ms, and gives what came of each. */
function feed(presses: readonly (readonly [gap: number, press: Press])[]): Outcome[] {
  let at = 1000;
  let stream = idleStream;
  return presses.map(([gap, press]) => {
    at += gap;
    const step = nextKey(stream, down(press, at));
    stream = step.stream;
    return step.outcome;
  });
}

const typed = (text: string, gap: number, first = gap): [number, Press][] =>
  Array.from(text, (key, index) => [index === 0 ? first : gap, { key }]);
const enter = (gap: number): [number, Press] => [gap, { key: 'Enter' }];
const scansIn = (presses: readonly (readonly [number, Press])[]): string[] =>
  feed(presses).flatMap((outcome) => (outcome.kind === 'SCAN' ? [outcome.text] : []));

describe('a scan', () => {
  test.each([2, 8, 16, 30, 49, 50])('at %i ms a character', (gap) => {
    expect(scansIn([...typed('P00003-12345_S', gap), enter(gap)])).toEqual(['P00003-12345_S']);
  });
  test.each<[string, [number, Press][], string[]]>([
    ['with Tab', [...typed('OU1234', 8), [8, { key: 'Tab' }]], ['OU1234']],
    ['with Ctrl+J', [...typed('OU1234', 8), [8, { key: 'j', ctrl: true }]], ['OU1234']],
    ['with Ctrl+M', [...typed('OU1234', 8), [8, { key: 'M', ctrl: true }]], ['OU1234']],
    ['behind an F key', [[0, { key: 'F9' }], ...typed('OU1234', 8), enter(8)], ['OU1234']],
    [
      'with Shift between',
      [...typed('12345', 8), [4, { key: 'Shift' }], ...typed('_S', 8), enter(8)],
      ['12345_S'],
    ],
    ['with the AIM identifier', [...typed(']C1OU1234', 8), enter(8)], [']C1OU1234']],
    ['framed by STX', [[0, { key: 'b', ctrl: true }], ...typed('OU1234', 8), enter(8)], ['\u0002OU1234']],
    [
      'with a separator',
      [...typed('P00003', 8), [8, { key: ']', ctrl: true }], ...typed('1234', 8), enter(8)],
      ['P00003\u001D1234'],
    ],
    [
      'with AltGr',
      [[0, { key: ']', ctrl: true, alt: true, altGraph: true }], ...typed('C1OU1234', 8), enter(8)],
      [']C1OU1234'],
    ],
    ['twice', [...typed('OU1234', 8), enter(8), ...typed('OU5678', 8), enter(8)], ['OU1234', 'OU5678']],
    [
      'after a hundredth of a second of nothing',
      [...typed('abc', 90), ...typed('OU1234', 8, 150), enter(8)],
      ['OU1234'],
    ],
    ['just after slow typing', [...typed('abc', 80), ...typed('OU1234', 8, 70), enter(8)], ['OU1234']],
    [
      'with a pause in it is still one',
      [...typed('P00003-OU', 8), ...typed('1234', 8, 90), enter(8)],
      ['P00003-OU1234'],
    ],
    [
      'two without an end are one text',
      [...typed('OU1234', 8), ...typed('OU5678', 8), enter(8)],
      ['OU1234OU5678'],
    ],
    ['of 10,000 characters is cut', [...typed('1'.repeat(10_000), 2), enter(2)], ['1'.repeat(512)]],
  ])('%s', (_, presses, texts) => expect(scansIn(presses)).toEqual(texts));

  test('by Alt and the number pad', () => {
    let stream = idleStream;
    let at = 0;
    for (const digits of ['079', '085', '049', '050', '051', '052']) {
      for (const digit of digits) {
        stream = nextKey(stream, down({ key: digit, code: `Numpad${digit}`, alt: true }, (at += 2))).stream;
      }
      stream = nextKey(stream, { ...down({ key: 'Alt' }, (at += 2)), type: 'keyup' }).stream;
    }
    expect(nextKey(stream, down({ key: 'Enter' }, at + 2)).outcome).toMatchObject({ text: 'OU1234' });
  });

  test('from a US scanner on a French keyboard is read by the places of the keys', () => {
    const french: Record<string, string> = { '1': '&', '2': 'é', '3': '"', '4': "'" };
    const keys = Array.from('OU1234', (key): [number, Press] => [
      8,
      { key: french[key] ?? key, code: /\d/.test(key) ? `Digit${key}` : `Key${key}` },
    ]);
    expect(feed([...keys, enter(8)]).at(-1)).toMatchObject({ text: 'OU&é"\'', usText: 'OU1234' });
  });

  test('from a US scanner on a German keyboard keeps its separator', () => {
    const keys: [number, Press][] = [
      ...typed('1234', 8),
      [8, { key: '?', code: 'Minus' }],
      [8, { key: 'S', code: 'KeyS' }],
      [8, { key: 'ß', code: 'Minus' }],
      enter(8),
    ];
    expect(feed(keys).at(-1)).toMatchObject({ usText: '1234_S-' });
  });

  test('its line end does not reach the page, nor does the second of two', () => {
    const outcomes = feed([...typed('OU1234', 8), enter(8), enter(10), enter(400)]);
    expect(outcomes.slice(-3).map(({ kind }) => kind)).toEqual(['SCAN', 'SWALLOW', 'PASS']);
  });

  test('a key that may be its first is marked, and its time is given', () => {
    const outcomes = feed([...typed('abc', 80), ...typed('OU1234', 8, 70), enter(8)]);
    expect(outcomes.map(({ kind }) => kind)).toEqual([
      ...Array.from('abcO', () => 'BEGINS'),
      ...Array.from('U1234', () => 'PASS'),
      'SCAN',
    ]);
    expect(outcomes.at(-1)).toMatchObject({ beganAt: 1000 + 3 * 80 + 70 });
  });
});

describe('no scan', () => {
  test.each<[string, [number, Press][]]>([
    ['slow typing', [...typed('OU1234', 80), enter(80)]],
    ['typing as fast as anybody', [...typed('OU1234', 60), enter(60)]],
    ['a few keys rolled over', [...typed('ok', 30), enter(40)]],
    ['Enter alone', [enter(0), enter(5)]],
    ['fast, but without an end', typed('OU1234', 8)],
    ['fast, and an end much later', [...typed('OU1234', 8), enter(300)]],
    [
      'a key held down',
      [
        [0, { key: 'a' }],
        ...typed('aaaaaaaa', 30).map(([gap, press]): [number, Press] => [gap, { ...press, isRepeat: true }]),
        enter(30),
      ],
    ],
    ['a key held down at the end', [...typed('OU12', 8), [8, { key: '3', isRepeat: true }], enter(8)]],
    [
      'an input method',
      [
        ...typed('OU1234', 8).map(([gap, press]): [number, Press] => [gap, { ...press, isComposing: true }]),
        enter(8),
      ],
    ],
    [
      'shortcuts',
      [
        ...typed('abcdef', 8).map(([gap, press]): [number, Press] => [gap, { ...press, ctrl: true }]),
        enter(8),
      ],
    ],
    [
      'shortcuts on a Mac',
      [
        ...typed('abcdef', 8).map(([gap, press]): [number, Press] => [gap, { ...press, meta: true }]),
        enter(8),
      ],
    ],
    ['a correction', [...typed('OU12', 20), [20, { key: 'Backspace' }], ...typed('3', 20), enter(20)]],
  ])('%s', (_, presses) => expect(scansIn(presses)).toEqual([]));
});

describe('without a line end', () => {
  const streamOf = (text: string, gap: number) =>
    typed(text, gap, 0).reduce(
      ({ stream, at }, [wait, press]) => ({
        at: at + wait,
        stream: nextKey(stream, down(press, at + wait)).stream,
      }),
      { stream: idleStream, at: 0 },
    );
  test.each([
    ['OU1234', 8, silence, 'OU1234'],
    ['OU1234', 35, silence, 'OU1234'],
    ['OU1234', 8, silence - 1, undefined],
    ['OU1234', 45, silence, undefined],
    ['12345', 8, silence, undefined],
  ])('%s at %i ms, after %i ms', (text, gap, wait, found) => {
    const { stream, at } = streamOf(text, gap);
    expect(atSilence(stream, at + wait)?.text).toBe(found);
  });
  test('nothing is in a stream that was emptied', () => {
    expect(atSilence(forget(0), 1000)).toBeUndefined();
  });
});

const within = (least: number, most: number) => fc.integer({ min: least, max: most });
const label = fc.stringMatching(/^(P\d{5}[-_])?([A-Z]{2}\d{4,6}|C\d{3,8}[A-Z]?|\d{5,8}(_S)?)$/);

/** Numbers from 0 to 1 that look random, the same for the same seed. */
function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Act = {
  readonly scan: string | undefined;
  readonly gaps: readonly number[];
  readonly keys: readonly string[];
};

/** A scanner of some pace, every gap up to half as long again or as short. */
const scanning = fc
  .record({ text: label, pace: within(2, 49), seed: fc.nat(), end: fc.constantFrom('Enter', 'Tab') })
  .map(({ text, pace, seed, end }): Act => {
    const next = noise(seed);
    const gaps = Array.from(text, () => pace * (0.5 + next()));
    const mean = gaps.reduce((total, gap) => total + gap, 0) / gaps.length;
    // "Below 50 ms a character" is about the mean, whatever the jitter.
    const scale = Math.min(1, 49.9 / mean);
    return { scan: text, gaps: gaps.map((gap) => gap * scale), keys: [...Array.from(text), end] };
  });
/** A person, between 60 and 200 ms a key. */
const typing = fc
  .record({ text: fc.stringMatching(/^[A-Za-z0-9 _-]{1,20}$/), seed: fc.nat(), ends: fc.boolean() })
  .map(({ text, seed, ends }): Act => {
    const next = noise(seed);
    const keys = [...Array.from(text), ...(ends ? ['Enter'] : [])];
    return { scan: undefined, gaps: keys.slice(1).map(() => 60 + 140 * next()), keys };
  });
const evening = fc.array(fc.tuple(within(101, 900), fc.oneof(scanning, typing)), {
  minLength: 2,
  maxLength: 8,
});

test('of 5,000 random streams of scans mixed with typing none is lost, and none is invented', () => {
  let scans = 0;
  let keys = 0;
  fc.assert(
    fc.property(fc.noBias(evening), (acts) => {
      const presses = acts.flatMap(([pause, act]) =>
        act.keys.map((key, index): [number, Press] => [
          index === 0 ? pause : (act.gaps[index - 1] ?? 0),
          { key },
        ]),
      );
      const wanted = acts.flatMap(([, { scan }]) => (scan === undefined ? [] : [scan]));
      expect(scansIn(presses)).toEqual(wanted);
      scans += wanted.length;
      keys += presses.length;
    }),
    { numRuns: 5000 },
  );
  expect(scans).toBeGreaterThan(5000);
  expect(keys).toBeGreaterThan(100_000);
}, 60_000);

test('a person who types into a scan at most makes it unreadable: no other label comes of a letter', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^P\d{5}-OU\d{4}$/),
      within(2, 20),
      fc.nat({ max: 12 }),
      (text, gap, place) => {
        const presses = typed(text, gap, 500);
        presses.splice(place, 0, [gap / 2, { key: 'x' }]);
        for (const found of scansIn([...presses, enter(gap)])) {
          const scan = parseScan(found);
          const known =
            scan.kind === 'unknown'
              ? [text]
              : [scan.kind === 'configuration' ? scan.configurationId : scan.productConfigurationId];
          expect(known).toEqual([text]);
        }
      },
    ),
  );
});
