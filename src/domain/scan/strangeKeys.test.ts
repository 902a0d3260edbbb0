import { describe, expect, test } from 'vitest';
import { enter, typed, verdictsOf, type Struck } from '../../../tests/scannerKeys.ts';
import { seededStreams, tallyStreams } from '../../../tests/scannerStreams.ts';

describe('of 2,000 streams none is read as another label, outside fields and in them', () => {
  test.each([
    ['CLEAN', { right: 2000 }, { right: 2000 }],
    ['KEY_BEFORE', { again: 2000 }, { right: 0, another: 0 }],
    ['KEY_WITHIN', { again: 2000 }, { right: 0, another: 0 }],
    ['PAUSE_WITHIN', { right: 0, another: 0 }, { right: 0, another: 0 }],
  ] as const)('%s', (kind, outside, inField) => {
    const streams = seededStreams(kind, 2000);
    expect(tallyStreams(streams, {})).toMatchObject(outside);
    expect(tallyStreams(streams, { inField: true })).toMatchObject(inField);
    expect(tallyStreams(streams, { tellsRepeats: false })).toMatchObject(outside);
  });
});

const paused = (head: string, tail: string, pause: number, gap = 8): Struck[] => [
  ...typed(head, gap),
  ...typed(tail, gap, pause),
  enter(gap),
];

describe('is to be scanned again', () => {
  test.each<[string, Struck[], string]>([
    [
      'a digit 113 ms before a scanner of 40 ms',
      [[0, { key: '2' }], ...typed('90316', 40, 113), enter(40)],
      '290316',
    ],
    [
      'a digit 80 ms before one of 45 ms',
      [[0, { key: '7' }], ...typed('12345', 45, 80), enter(45)],
      '712345',
    ],
    [
      'a digit that was held longer than the scanner holds any',
      [[0, { key: '2' }, 50], ...typed('90316', 40, 60), enter(40)],
      '290316',
    ],
    [
      'a digit of somebody who lets go of it before the next one comes',
      [...typed('C900', 45), [12, { key: '9' }, 31], ...typed('347', 45, 33), enter(45)],
      'C9009347',
    ],
    [
      'a digit that comes out of turn, let go at once',
      [...typed('C900', 40), [23, { key: '9' }], ...typed('347', 40, 17), enter(40)],
      'C9009347',
    ],
    ['a digit out of turn before it', [[0, { key: '2' }], ...typed('90316', 30, 48), enter(30)], '290316'],
    ['a digit out of turn before its end', [...typed('12345', 25), [9, { key: '6' }], enter(16)], '123456'],
    [
      'the digit that comes next, still held',
      [...typed('C900', 20), [9, { key: '3' }, 70], ...typed('347', 20, 11), enter(20)],
      'C900347',
    ],
  ])('%s', (_, keys, text) => expect(verdictsOf(keys)).toEqual([`AGAIN ${text}`]));

  test.each([
    ['9', '20101_S', 2000],
    ['9', '20101_S', 3000],
    ['920101_S'.slice(0, 2), '0101_S', 4000],
    ['P00022/C9', '20104', 2500],
    ['P00022/', 'C920104', 60_000],
    ['C', '900277', 3_600_000],
  ])('%s, and %s after %i ms', (head, tail, pause) => {
    const scans = verdictsOf(paused(head, tail, pause)).filter((verdict) => verdict.startsWith('SCAN'));
    expect(scans).toEqual([]);
  });

  test('what follows two pauses, each of its own length', () => {
    const keys = [...typed('P0', 8), ...typed('0022/C', 8, 2200), ...typed('920104', 8, 3100), enter(8)];
    expect(verdictsOf(keys).filter((verdict) => verdict.startsWith('SCAN'))).toEqual([]);
  });

  test('whatever a person pressed before the head', () => {
    const keys = [...typed('x', 8), ...typed('9', 8, 700), ...typed('20101_S', 8, 3000), enter(8)];
    expect(verdictsOf(keys)).toEqual(['AGAIN 20101_S']);
  });
});

describe('is read', () => {
  test.each<[string, Struck[], string]>([
    ['a label begun anew, however late', paused('P00006-', 'P00006-10436', 5000), 'P00006-10436'],
    [
      'a label begun anew twice',
      [...typed('P000', 8), ...typed('P00006-', 8, 900), ...typed('P00006-10436', 8, 3000), enter(8)],
      'P00006-10436',
    ],
    [
      'a label long behind slow typing',
      [...typed('12345', 90), ...typed('10000', 8, 9000), enter(8)],
      '10000',
    ],
    ['a label long behind a letter that makes no label with it', paused('x', '10000', 2500), '10000'],
    [
      'a scanner that holds its keys over',
      [...typed('C902347', 20).map(([gap, press]): Struck => [gap, press, 25]), enter(20)],
      'C902347',
    ],
    [
      'a scanner that holds each key over half of its pace',
      [
        ...typed('100003', 44).map(([gap, press], place): Struck => [gap, press, place % 2 ? 30 : 22]),
        enter(44),
      ],
      '100003',
    ],
  ])('%s', (_, keys, text) => expect(verdictsOf(keys).at(-1)).toBe(`SCAN ${text}`));

  test('the scan that follows "Scan again"', () => {
    const keys = [...paused('9', '20101_S', 3000), ...typed('920101_S', 8, 1500), enter(8)];
    expect(verdictsOf(keys)).toEqual(['AGAIN 20101_S', 'SCAN 920101_S']);
  });
});
