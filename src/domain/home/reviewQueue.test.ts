import { describe, expect, test } from 'vitest';
import { getEntryKey, mergeQueue, getQueueEntryStatus, type WaitingList } from './reviewQueue.ts';

type Row = { readonly configurationId: string };
const rows = (...ids: readonly string[]): readonly Row[] =>
  ids.map((configurationId) => ({ configurationId }));
const approve = (...ids: readonly string[]): WaitingList<Row> => ({
  event: 'APPROVE_CONFIGURATION',
  rows: rows(...ids),
});
const release = (...ids: readonly string[]): WaitingList<Row> => ({
  event: 'RELEASE_FOR_PRODUCTION',
  rows: rows(...ids),
});
const keys = (entries: readonly { readonly event: string; readonly row: Row }[]): readonly string[] =>
  entries.map(({ event, row }) => `${event.charAt(0)}${row.configurationId}`);

describe('the queue', () => {
  const seen = mergeQueue([], [approve('1', '2'), release('8')]);

  test('has its events in their order', () => expect(keys(seen)).toEqual(['A1', 'A2', 'R8']));

  test.each<[string, readonly WaitingList<Row>[], readonly string[]]>([
    ['keeps what does not wait any more', [approve('2'), release('8')], ['A1', 'A2', 'R8']],
    ['keeps its order', [approve('2', '1'), release('8')], ['A1', 'A2', 'R8']],
    [
      'takes what has come at the end of its event',
      [approve('3', '2'), release('1', '8')],
      ['A1', 'A2', 'A3', 'R8', 'R1'],
    ],
    ['keeps all while nothing is known', [], ['A1', 'A2', 'R8']],
  ])('%s', (_, waiting, expected) => expect(keys(mergeQueue(seen, waiting))).toEqual(expected));

  test('is the same where nothing has come', () => expect(mergeQueue(seen, [approve('1')])).toBe(seen));
});

test.each([
  ['decided', ['1'], ['2'], '1', 'DECIDED'],
  ['decided before the list knows', ['1'], ['1'], '1', 'DECIDED'],
  ['waiting', [], ['1'], '1', 'WAITING'],
  ['gone', [], ['2'], '1', 'OVERTAKEN'],
] as const)('%s', (_, decided, waiting, key, standing) =>
  expect(getQueueEntryStatus(key, new Set<string>(decided), new Set<string>(waiting))).toBe(standing),
);

test('a configuration waits for one decision after another', () =>
  expect(getEntryKey('APPROVE_CONFIGURATION', { configurationId: 'OU1' })).not.toBe(
    getEntryKey('RELEASE_FOR_PRODUCTION', { configurationId: 'OU1' }),
  ));
