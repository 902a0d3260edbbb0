import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNotice } from '~/domain/notice/notices.ts';
import { parseScan } from '~/domain/scan/label.ts';
import { clearNotices, notify, useNotices } from '~/platform/notices.ts';
import { addScanHandler } from '~/platform/scanHandlers.ts';
import {
  clearScans,
  dropScansWithoutMachine,
  rejectIncompleteScan,
  retryScan,
  setScanRunner,
  runWaitingScans,
  addScan,
  useScans,
  type ScanRunResult,
} from './scanQueue.ts';
import type { ScanTone } from '~/domain/scan/scanResult.ts';

const asked: string[] = [];
let answers: ((ran: ScanRunResult) => void)[] = [];

beforeEach(() => {
  asked.length = 0;
  answers = [];
  vi.useFakeTimers({ toFake: ['Date'] });
  setScanRunner(({ scan }) => {
    asked.push(scan.kind === 'configuration' ? scan.configurationId : scan.kind);
    return new Promise((resolve) => answers.push(resolve));
  });
});
afterEach(async () => {
  clearScans();
  clearNotices();
  await answer({ kind: 'UNKNOWN' });
  vi.useRealTimers();
});

const results = (): string[] => useScans.getState().entries.map(({ result }) => result.kind);

/** Resolves the running scan, so that the next one starts. */
async function answer(result: ScanRunResult['result']): Promise<void> {
  for (const resolve of answers.splice(0)) resolve({ result });
  await Promise.resolve();
  await Promise.resolve();
}

const scan = (text: string): void => addScan(parseScan(text));

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

test('a label goes to the last part of the page that takes it, and to nobody else', () => {
  const taken: string[] = [];
  const claim = (name: string, label: string) =>
    addScanHandler((text) => {
      if (text === label) taken.push(name);
      return text === label;
    });
  const ends = [claim('first', '0100001'), claim('second', '0100001'), claim('third', 'OU1234')];
  scan('0100001');
  scan('OU1234');
  scan('OU1235');
  expect(taken).toEqual(['second', 'third']);
  expect(asked).toEqual(['OU1235']);
  for (const end of ends) end();
});

test('what is taken before anybody carries scans out waits for it', async () => {
  clearScans();
  scan('OU1234');
  scan('OU1235');
  expect(results()).toEqual(['QUEUED', 'QUEUED']);
  expect(asked).toEqual([]);
  setScanRunner(({ scan: { kind } }) => {
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
    runWaitingScans(kind);
    runWaitingScans(kind);
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
  dropScansWithoutMachine();
  expect(results()).toEqual(['NO_MACHINE']);
  scan('OU1234');
  expect(results()).toEqual(['WORKING', 'NO_MACHINE']);
});

test('a doubtful text asks nobody, and does not stand in the way of its label', () => {
  rejectIncompleteScan('OU1234');
  expect(results()).toEqual(['AGAIN']);
  expect(asked).toEqual([]);
  scan('OU1234');
  expect(results()).toEqual(['WORKING', 'AGAIN']);
});

test('one of the list is carried out again, but not while it is', async () => {
  scan('OU1234');
  await answer({ kind: 'FAILED', reason: '' });
  const [entry] = useScans.getState().entries;
  retryScan(entry?.id ?? 0);
  retryScan(entry?.id ?? 0);
  expect(asked).toHaveLength(2);
  expect(results()).toEqual(['WORKING']);
});

test('the end of the session forgets them', () => {
  scan('OU1234');
  clearScans();
  expect(useScans.getState().entries).toEqual([]);
});

const titles = (): string[] => useNotices.getState().shown.map(({ title }) => title);

test('a notice of a scan before does not stand beside the verdict on the next', async () => {
  scan('OU1234');
  notify(createNotice('NO_GCODE'));
  notify(createNotice('SUCCESS'));
  scan('OU1234');
  expect(titles()).toEqual(['Could not generate G-code', 'Done']);
  scan('OU1235');
  expect(titles()).toEqual(['Done']);
  // The notice of a scan that ends while another is queued stays.
  notify(createNotice('NOT_READY'));
  await answer({ kind: 'NOT_READY' });
  expect(titles()).toEqual(['Done', 'Not ready for production']);
});

test('with a machine nobody is told to choose one', async () => {
  scan('OU1234');
  notify(createNotice('NO_MILLING_SETTINGS'));
  await answer({ kind: 'NO_SETTINGS' });
  runWaitingScans('NO_SETTINGS');
  expect(titles()).toEqual([]);
});

test('a place that a scan had led to before it was carried out again is not shown', async () => {
  const place = { configurationId: 'OU1234', revision: '0A' };
  scan('OU1234');
  for (const resolve of answers.splice(0)) resolve({ result: { kind: 'FOUND', revision: '0A' }, place });
  await vi.waitFor(() => expect(useScans.getState().latest?.place).toEqual(place));
  retryScan(useScans.getState().entries[0]?.id ?? 0);
  await answer({ kind: 'NOT_FOUND' });
  expect(useScans.getState().latest?.place).toBeUndefined();
});

type Sounded = { wave: string; hertz: number; from: number; until: number };

let sounded: Sounded[];

/** Suspended audio context at second 10 that records the tones. */
class Listening {
  currentTime = 10;
  destination = {};
  resume = (): Promise<void> => Promise.resolve();
  createGain() {
    const gain = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn() };
    return { gain, connect: (next: unknown) => next };
  }
  createOscillator() {
    const note: Sounded = { wave: '', hertz: 0, from: 0, until: 0 };
    sounded.push(note);
    const oscillator = {
      type: 'sine',
      frequency: { value: 0 },
      connect: (next: unknown) => next,
      start: (at: number) => Object.assign(note, { from: at, hertz: oscillator.frequency.value }),
      stop: (at: number) => Object.assign(note, { until: at, wave: oscillator.type }),
    };
    return oscillator;
  }
}

async function played(tone: ScanTone): Promise<Sounded[]> {
  const { playScanSound } = await import('./scanQueue.ts');
  playScanSound(tone);
  return sounded;
}

beforeEach(() => {
  sounded = [];
  vi.stubGlobal('AudioContext', Listening);
});
afterEach(() => {
  clearScans();
  vi.unstubAllGlobals();
});

test('good goes up, caution stays, bad goes down, and a start is a tick', async () => {
  const good = (await played('GOOD')).splice(0);
  const caution = (await played('CAUTION')).splice(0);
  const bad = (await played('BAD')).splice(0);
  const waiting = (await played('WAITING')).splice(0);
  const steps = (notes: readonly Sounded[]) => (notes[1]?.hertz ?? 0) - (notes[0]?.hertz ?? 0);
  expect(steps(good)).toBeGreaterThan(0);
  expect(steps(caution)).toBe(0);
  expect(steps(bad)).toBeLessThan(0);
  expect(waiting).toHaveLength(1);
  const waves = [good, caution, bad].map((notes) => notes[0]?.wave);
  expect(new Set(waves).size).toBe(3);
  for (const { from, until } of [...good, ...caution, ...bad, ...waiting]) {
    expect(from).toBeGreaterThanOrEqual(10);
    expect(until).toBeGreaterThan(from);
  }
});

test('a scan is heard when it begins and when it has ended, unless it is muted', async () => {
  setScanRunner(() => Promise.resolve({ result: { kind: 'UNKNOWN' } }));
  addScan(parseScan('HELLO'));
  await vi.waitFor(() => expect(useScans.getState().latest?.result.kind).toBe('UNKNOWN'));
  expect(sounded.map(({ wave }) => wave)).toEqual(['sine', 'sawtooth', 'sawtooth']);
  useScans.setState({ isMuted: true });
  addScan(parseScan('HELLO AGAIN'));
  await vi.waitFor(() => expect(useScans.getState().entries).toHaveLength(2));
  expect(sounded).toHaveLength(3);
});

test('where a browser has no sound, nothing happens', async () => {
  vi.unstubAllGlobals();
  expect(await played('BAD')).toEqual([]);
});
