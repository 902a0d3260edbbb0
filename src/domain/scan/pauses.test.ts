import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  toEnterPress,
  feedKeys,
  toKeyPresses,
  listScanResults,
  type TimedKeyPress,
} from '../../../tests/scannerKeys.ts';
import { createSeededRandom } from '../../../tests/scannerStreams.ts';
import { parseScan } from './label.ts';
import { getScanName } from './scanResult.ts';

const labels = [
  'OU1234',
  'SF123456',
  'C900277',
  'C0123456B',
  '12345',
  '3005019',
  '12345_S',
  'P00003-OU1234',
  'P00003OU1234',
  'P00003-C01234A',
  'P00006-10436',
  'P00006-12345_S',
];
const pauses = [20, 60, 105, 150, 220, 400, 600, 1000, 1900];

/** A label whose characters at these indices, or its suffix, come that many ms late. */
const paused = (text: string, late: ReadonlyMap<number, number>, gap = 8): TimedKeyPress[] =>
  [...toKeyPresses(text, gap), toEnterPress(gap)].map(([before, press], place) => [
    before + (late.get(place) ?? 0),
    press,
  ]);

const rows = labels.flatMap((text) =>
  Array.from(text, (_, before) => before + 1).flatMap((place) =>
    pauses.map((pause) => ({
      text,
      pause,
      about: `${text}, ${pause} ms before key ${place + 1}`,
      keys: paused(text, new Map([[place, pause]])),
    })),
  ),
);

test.each([
  ['outside a field', false, { whole: 524, again: 502, typed: 0 }],
  ['in a field', true, { whole: 524, again: 382, typed: 120 }],
])(
  'a label with a pause at any place is read whole or is to be scanned again, %s',
  (_, inField, expected) => {
    const judged = rows.map((row) => ({ ...row, verdicts: listScanResults(row.keys, { inField }) }));
    const isWhole = ({ text, verdicts }: (typeof judged)[number]): boolean =>
      verdicts.includes(`SCAN ${text}`);
    const wrong = judged.filter(({ text, verdicts }) =>
      verdicts.some((verdict) => verdict.startsWith('SCAN') && verdict !== `SCAN ${text}`),
    );
    expect(wrong.map(({ about }) => about)).toEqual([]);
    // In a field, parts of a label with long pauses between them remain in the field.
    const silent = judged.filter(({ verdicts, pause }) => verdicts.length === 0 && !(inField && pause > 500));
    expect(silent.map(({ about }) => about)).toEqual([]);
    expect({
      whole: judged.filter(isWhole).length,
      again: judged.filter((row) => !isWhole(row) && row.verdicts.length > 0).length,
      typed: judged.filter(({ verdicts }) => verdicts.length === 0).length,
    }).toEqual(expected);
  },
);

test.each([
  ['P00006-10436', 7, 105, 'SCAN P00006-10436'],
  ['P00006-10436', 7, 400, 'SCAN P00006-10436'],
  ['P00003-OU1234', 9, 220, 'SCAN P00003-OU1234'],
  ['OU1234', 3, 150, 'SCAN OU1234'],
  ['OU1234', 6, 220, 'SCAN OU1234'],
  ['C900277', 1, 60, 'AGAIN C900277'],
  ['C900277', 1, 105, 'AGAIN C900277'],
  ['CA1234', 2, 105, 'AGAIN CA1234'],
  ['3005019', 3, 105, 'AGAIN 3005019'],
])('%s with a pause before character %i of %i ms: %s', (text, place, pause, verdict) => {
  expect(listScanResults(paused(text, new Map([[place, pause]])))).toEqual([verdict]);
});

const within = (least: number, limit: number) => fc.integer({ min: least, max: limit });
const label = fc.stringMatching(/^(P\d{5}[-_])?([A-Z]{2}\d{4,6}|C\d{3,8}[A-Z]?|\d{5,8}(_S)?)$/);
const idOf = (text: string): string => {
  const scan = parseScan(text);
  return scan.kind === 'unknown' ? `unknown ${text}` : getScanName(scan);
};
const scanned = (keys: readonly TimedKeyPress[], inField: boolean): readonly string[] =>
  listScanResults(keys, { inField }).flatMap((verdict) => {
    const [, text] = /^SCAN (.*)$/.exec(verdict) ?? [];
    return text === undefined || parseScan(text).kind === 'unknown' ? [] : [idOf(text)];
  });

test('labels with up to three pauses anywhere never become another label', () => {
  const late = fc.array(fc.tuple(within(1, 16), within(20, 1900)), { minLength: 1, maxLength: 3 });
  let whole = 0;
  let again = 0;
  fc.assert(
    fc.property(label, within(2, 30), late, fc.boolean(), (text, pace, places, inField) => {
      const keys = paused(text, new Map(places), pace);
      const found = scanned(keys, inField);
      expect(found.filter((id) => id !== idOf(text))).toEqual([]);
      if (found.length > 0) whole += 1;
      else if (listScanResults(keys, { inField }).length > 0) again += 1;
    }),
    // A fixed seed, because the number of labels that are read completely is checked below.
    { numRuns: 5000, seed: 1 },
  );
  // Most streams pause for longer than a label may; a quarter is still read completely.
  expect(whole).toBeGreaterThan(1250);
  expect(again).toBeGreaterThan(1000);
});

test('a digit that somebody holds between the same digits of a label is noticed', () => {
  const [first = toEnterPress(3), second = toEnterPress(3), ...rest] = toKeyPresses('22333', 3);
  expect(listScanResults([first, second, [1.75, { key: '2' }, 60], ...rest, toEnterPress(3)])).toEqual([
    'AGAIN 222333',
  ]);
});

test('a key of somebody else never makes another label of one', () => {
  const foreign = fc.tuple(
    within(-2, 15),
    fc.constantFrom(...Array.from('0123456789ABCOPSU_-')),
    within(60, 140),
    within(1, 9),
  );
  fc.assert(
    fc.property(
      label,
      within(3, 20),
      foreign,
      fc.boolean(),
      (text, pace, [place, key, holds, offset], inField) => {
        const keys = [...toKeyPresses(text, pace), toEnterPress(pace)];
        fc.pre(place < keys.length);
        const shift = Math.min(offset, pace - 1) + 0.25;
        const before: TimedKeyPress = [pace - shift, { key }, holds];
        const next = keys[Math.max(0, place)];
        if (!next) return;
        const [gap, press] = next;
        const all: TimedKeyPress[] =
          place < 0
            ? [[0, { key }, holds], ...keys]
            : [...keys.slice(0, place), before, [gap - pace + shift, press], ...keys.slice(place + 1)];
        expect(scanned(all, inField).filter((id) => id !== idOf(text))).toEqual([]);
      },
    ),
    { numRuns: 5000 },
  );
});

type Act = { readonly scan: string | undefined; readonly keys: readonly TimedKeyPress[] };

/** A scanner whose gaps vary by half around its pace; the mean stays below 50 ms. */
const scanning = fc
  .record({ text: label, pace: within(2, 49), seed: fc.nat(), end: fc.constantFrom('Enter', 'Tab') })
  .map(({ text, pace, seed, end }): Act => {
    const next = createSeededRandom(seed);
    const gaps = Array.from(text, () => pace * (0.5 + next()));
    const mean = gaps.reduce((total, gap) => total + gap, 0) / gaps.length;
    const scale = Math.min(1, 49.9 / mean);
    const keys = [...Array.from(text), end];
    return {
      scan: text,
      keys: keys.map((key, place) => [(gaps[place - 1] ?? 0) * scale, { key }, pace / 3]),
    };
  });
/** A person at 60 to 200 ms a key whose text is no beginning of a label. */
const typing = fc
  .record({
    text: fc.stringMatching(/^[A-Za-z0-9 _-]{0,16}[A-Za-z _-]{4}$/),
    seed: fc.nat(),
    ends: fc.boolean(),
  })
  .map(({ text, seed, ends }): Act => {
    const next = createSeededRandom(seed);
    const keys = [...Array.from(text), ...(ends ? ['Enter'] : [])];
    return {
      scan: undefined,
      keys: keys.map((key, place) => [place === 0 ? 0 : 60 + 140 * next(), { key }, 50]),
    };
  });
const shift = fc.array(fc.tuple(within(500, 1500), fc.oneof(scanning, typing)), {
  minLength: 2,
  maxLength: 8,
});

test('of 5,000 random streams of scans and typing none is lost, and none is invented', () => {
  let scans = 0;
  fc.assert(
    fc.property(fc.noBias(shift), fc.boolean(), (acts, inField) => {
      const keys = acts.flatMap(([pause, act]) =>
        act.keys.map(([gap, press, holds], place): TimedKeyPress => [
          place === 0 ? pause : gap,
          press,
          holds,
        ]),
      );
      const wanted = acts.flatMap(([, { scan }]) => (scan === undefined ? [] : [`SCAN ${scan}`]));
      expect(listScanResults(keys, { inField })).toEqual(wanted);
      scans += wanted.length;
    }),
    { numRuns: 5000 },
  );
  expect(scans).toBeGreaterThan(5000);
}, 60_000);

test('a scan right behind somebody’s typing is never another label', () => {
  fc.assert(
    fc.property(scanning, typing, within(0, 499), fc.boolean(), (act, before, pause, inField) => {
      const keys = [
        ...before.keys,
        ...act.keys.map(([gap, press, holds], place): TimedKeyPress => [
          place === 0 ? pause : gap,
          press,
          holds,
        ]),
      ];
      expect(scanned(keys, inField).filter((id) => id !== idOf(act.scan ?? ''))).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test('what was judged in silence is judged once', () => {
  expect(
    feedKeys([...toKeyPresses('P00006-', 8), ...toKeyPresses('P00006-10436', 8, 5000), toEnterPress(8)])
      .ofSilences,
  ).toHaveLength(3);
});
