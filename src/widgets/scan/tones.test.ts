import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseScan } from '~/domain/scan/label.ts';
import type { VerdictTone } from '~/domain/scan/verdict.ts';
import { clearScans, runScansWith, takeScan, useScans } from './scanQueue.ts';

type Sounded = { wave: string; hertz: number; from: number; until: number };

let sounded: Sounded[];

/** An audio context at rest at second 10 that notes what is to be heard. */
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

async function played(tone: VerdictTone): Promise<Sounded[]> {
  const { playTone } = await import('./tones.ts');
  playTone(tone);
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
  runScansWith(() => Promise.resolve({ result: { kind: 'UNKNOWN' } }));
  takeScan(parseScan('HELLO'));
  await vi.waitFor(() => expect(useScans.getState().latest?.result.kind).toBe('UNKNOWN'));
  expect(sounded.map(({ wave }) => wave)).toEqual(['sine', 'sawtooth', 'sawtooth']);
  useScans.setState({ isMuted: true });
  takeScan(parseScan('HELLO AGAIN'));
  await vi.waitFor(() => expect(useScans.getState().entries).toHaveLength(2));
  expect(sounded).toHaveLength(3);
});

test('where a browser has no sound, nothing happens', async () => {
  vi.unstubAllGlobals();
  expect(await played('BAD')).toEqual([]);
});
