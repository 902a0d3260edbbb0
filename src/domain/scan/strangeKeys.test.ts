import { describe, expect, test } from 'vitest';
import {
  toEnterPress,
  toKeyPresses,
  listScanResults,
  type TimedKeyPress,
} from '../../../tests/scannerKeys.ts';
import { createSeededStreams, countStreamResults } from '../../../tests/scannerStreams.ts';

describe('of 2,000 streams none is read as another label, outside fields and in them', () => {
  test.each([
    ['CLEAN', { right: 2000 }, { right: 2000 }],
    ['KEY_BEFORE', { again: 2000 }, { right: 0, another: 0 }],
    ['KEY_WITHIN', { again: 2000 }, { right: 0, another: 0 }],
    ['PAUSE_WITHIN', { right: 0, another: 0 }, { right: 0, another: 0 }],
  ] as const)('%s', (kind, outside, inField) => {
    const streams = createSeededStreams(kind, 2000);
    expect(countStreamResults(streams, {})).toMatchObject(outside);
    expect(countStreamResults(streams, { inField: true })).toMatchObject(inField);
    expect(countStreamResults(streams, { tellsRepeats: false })).toMatchObject(outside);
  });
});

const paused = (head: string, tail: string, pause: number, gap = 8): TimedKeyPress[] => [
  ...toKeyPresses(head, gap),
  ...toKeyPresses(tail, gap, pause),
  toEnterPress(gap),
];

describe('is to be scanned again', () => {
  test.each<[string, TimedKeyPress[], string]>([
    [
      'a digit 113 ms before a scanner of 40 ms',
      [[0, { key: '2' }], ...toKeyPresses('90316', 40, 113), toEnterPress(40)],
      '290316',
    ],
    [
      'a digit 80 ms before one of 45 ms',
      [[0, { key: '7' }], ...toKeyPresses('12345', 45, 80), toEnterPress(45)],
      '712345',
    ],
    [
      'a digit that was held longer than the scanner holds any',
      [[0, { key: '2' }, 50], ...toKeyPresses('90316', 40, 60), toEnterPress(40)],
      '290316',
    ],
    [
      'a digit of somebody who lets go of it before the next one comes',
      [...toKeyPresses('C900', 45), [12, { key: '9' }, 31], ...toKeyPresses('347', 45, 33), toEnterPress(45)],
      'C9009347',
    ],
    [
      'a digit that comes out of turn, let go at once',
      [...toKeyPresses('C900', 40), [23, { key: '9' }], ...toKeyPresses('347', 40, 17), toEnterPress(40)],
      'C9009347',
    ],
    [
      'a digit out of turn before it',
      [[0, { key: '2' }], ...toKeyPresses('90316', 30, 48), toEnterPress(30)],
      '290316',
    ],
    [
      'a digit out of turn before its end',
      [...toKeyPresses('12345', 25), [9, { key: '6' }], toEnterPress(16)],
      '123456',
    ],
    [
      'the digit that comes next, still held',
      [...toKeyPresses('C900', 20), [9, { key: '3' }, 70], ...toKeyPresses('347', 20, 11), toEnterPress(20)],
      'C900347',
    ],
  ])('%s', (_, keys, text) => expect(listScanResults(keys)).toEqual([`AGAIN ${text}`]));

  test.each([
    ['9', '20101_S', 2000],
    ['9', '20101_S', 3000],
    ['920101_S'.slice(0, 2), '0101_S', 4000],
    ['P00022/C9', '20104', 2500],
    ['P00022/', 'C920104', 60_000],
    ['C', '900277', 3_600_000],
  ])('%s, and %s after %i ms', (head, tail, pause) => {
    const scans = listScanResults(paused(head, tail, pause)).filter((verdict) => verdict.startsWith('SCAN'));
    expect(scans).toEqual([]);
  });

  test('what follows two pauses, each of its own length', () => {
    const keys = [
      ...toKeyPresses('P0', 8),
      ...toKeyPresses('0022/C', 8, 2200),
      ...toKeyPresses('920104', 8, 3100),
      toEnterPress(8),
    ];
    expect(listScanResults(keys).filter((verdict) => verdict.startsWith('SCAN'))).toEqual([]);
  });

  test('whatever a person pressed before the head', () => {
    const keys = [
      ...toKeyPresses('x', 8),
      ...toKeyPresses('9', 8, 700),
      ...toKeyPresses('20101_S', 8, 3000),
      toEnterPress(8),
    ];
    expect(listScanResults(keys)).toEqual(['AGAIN 20101_S']);
  });
});

describe('is read', () => {
  test.each<[string, TimedKeyPress[], string]>([
    ['a label begun anew, however late', paused('P00006-', 'P00006-10436', 5000), 'P00006-10436'],
    [
      'a label begun anew twice',
      [
        ...toKeyPresses('P000', 8),
        ...toKeyPresses('P00006-', 8, 900),
        ...toKeyPresses('P00006-10436', 8, 3000),
        toEnterPress(8),
      ],
      'P00006-10436',
    ],
    [
      'a label long behind slow typing',
      [...toKeyPresses('12345', 90), ...toKeyPresses('10000', 8, 9000), toEnterPress(8)],
      '10000',
    ],
    ['a label long behind a letter that makes no label with it', paused('x', '10000', 2500), '10000'],
    [
      'a scanner that holds its keys over',
      [
        ...toKeyPresses('C902347', 20).map(([gap, press]): TimedKeyPress => [gap, press, 25]),
        toEnterPress(20),
      ],
      'C902347',
    ],
    [
      'a scanner that holds each key over half of its pace',
      [
        ...toKeyPresses('100003', 44).map(([gap, press], place): TimedKeyPress => [
          gap,
          press,
          place % 2 ? 30 : 22,
        ]),
        toEnterPress(44),
      ],
      '100003',
    ],
  ])('%s', (_, keys, text) => expect(listScanResults(keys).at(-1)).toBe(`SCAN ${text}`));

  test('the scan that follows "Scan again"', () => {
    const keys = [...paused('9', '20101_S', 3000), ...toKeyPresses('920101_S', 8, 1500), toEnterPress(8)];
    expect(listScanResults(keys)).toEqual(['AGAIN 20101_S', 'SCAN 920101_S']);
  });
});
