import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseScan } from '~/domain/scan/label.ts';
import {
  clearScans,
  dropWithoutMachine,
  refuseScan,
  runAgain,
  runScansWith,
  runWaiting,
  takeScan,
  useScans,
  type Ran,
} from './scanQueue.ts';

const asked: string[] = [];
let answers: ((ran: Ran) => void)[] = [];

beforeEach(() => {
  asked.length = 0;
  answers = [];
  vi.useFakeTimers({ toFake: ['Date'] });
  runScansWith(({ scan }) => {
    asked.push(scan.kind === 'configuration' ? scan.configurationId : scan.kind);
    return new Promise((resolve) => answers.push(resolve));
  });
});
afterEach(async () => {
  clearScans();
  await answer({ kind: 'UNKNOWN' });
  vi.useRealTimers();
});

const results = (): string[] => useScans.getState().entries.map(({ result }) => result.kind);

/** Ends what is under way, and lets the next begin. */
async function answer(result: Ran['result']): Promise<void> {
  for (const resolve of answers.splice(0)) resolve({ result });
  await Promise.resolve();
  await Promise.resolve();
}

const scan = (text: string): void => takeScan(parseScan(text));

test('one scan after the other, newest first', async () => {
  scan('OU1234');
  scan('OU1235');
  scan('OU1236');
  expect(results()).toEqual(['QUEUED', 'QUEUED', 'WORKING']);
  await answer({ kind: 'OPENED', revision: '0A' });
  expect(results()).toEqual(['QUEUED', 'WORKING', 'OPENED']);
  await answer({ kind: 'NOT_READY' });
  await answer({ kind: 'NOT_FOUND' });
  expect(results()).toEqual(['NOT_FOUND', 'NOT_READY', 'OPENED']);
  expect(asked).toEqual(['OU1234', 'OU1235', 'OU1236']);
});

test('what is taken before anybody carries scans out waits for it', async () => {
  clearScans();
  scan('OU1234');
  scan('OU1235');
  expect(results()).toEqual(['QUEUED', 'QUEUED']);
  expect(asked).toEqual([]);
  runScansWith(({ scan: { kind } }) => {
    asked.push(kind);
    return Promise.resolve({ result: { kind: 'UNKNOWN' } });
  });
  await vi.waitFor(() => expect(results()).toEqual(['UNKNOWN', 'UNKNOWN']));
  expect(asked).toEqual(['configuration', 'configuration']);
});

test('the same label within two seconds is one scan, and later another', async () => {
  scan('OU1234');
  await answer({ kind: 'OPENED', revision: '0A' });
  vi.setSystemTime(Date.now() + 1999);
  scan('ou1234');
  expect(results()).toEqual(['DUPLICATE', 'OPENED']);
  vi.setSystemTime(Date.now() + 1);
  scan('OU1234');
  expect(asked).toHaveLength(2);
});

test('a label that is still being worked on is not begun again, however late', () => {
  scan('OU1234');
  scan('OU1235');
  vi.setSystemTime(Date.now() + 60_000);
  scan('OU1234');
  scan('OU1235');
  expect(results()).toEqual(['DUPLICATE', 'DUPLICATE', 'QUEUED', 'WORKING']);
});

test.each(['OFFLINE', 'NO_SETTINGS'] as const)(
  'what is %s is carried out when it can be, in order',
  async (kind) => {
    for (const text of ['OU1234', 'OU1235']) {
      scan(text);
      // oxlint-disable-next-line no-await-in-loop -- one scan after the other
      await answer({ kind });
    }
    scan('OU1234');
    expect(results()).toEqual(['DUPLICATE', kind, kind]);
    runWaiting(kind);
    runWaiting(kind);
    await answer({ kind: 'OPENED', revision: '0A' });
    await answer({ kind: 'OPENED', revision: '0A' });
    expect(asked).toEqual(['OU1234', 'OU1235', 'OU1234', 'OU1235']);
    expect(results()).toEqual(['DUPLICATE', 'OPENED', 'OPENED']);
  },
);

test('without a machine what waits for one is dropped, and can be scanned again', async () => {
  scan('OU1234');
  await answer({ kind: 'NO_SETTINGS' });
  vi.setSystemTime(Date.now() + 3000);
  dropWithoutMachine();
  expect(results()).toEqual(['NO_MACHINE']);
  scan('OU1234');
  expect(results()).toEqual(['WORKING', 'NO_MACHINE']);
});

test('a doubtful text asks nobody, and does not stand in the way of its label', () => {
  refuseScan('OU1234');
  expect(results()).toEqual(['AGAIN']);
  expect(asked).toEqual([]);
  scan('OU1234');
  expect(results()).toEqual(['WORKING', 'AGAIN']);
});

test('one of the list is carried out again, but not while it is', async () => {
  scan('OU1234');
  await answer({ kind: 'FAILED', reason: '' });
  const [entry] = useScans.getState().entries;
  runAgain(entry?.id ?? 0);
  runAgain(entry?.id ?? 0);
  expect(asked).toHaveLength(2);
  expect(results()).toEqual(['WORKING']);
});

test('the end of the session forgets them', () => {
  scan('OU1234');
  clearScans();
  expect(useScans.getState().entries).toEqual([]);
});
