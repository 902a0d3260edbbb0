import { create } from 'zustand';
import { createDoubtfulScan, type Scan } from '~/domain/scan/label.ts';
import type { ScanLogEntry } from '~/domain/scan/log.ts';
import {
  isDuplicateScan,
  isPendingScan,
  getScanName,
  describeScanResult,
  type ScanTarget,
  type ScanResult,
  type WaitingResultKind,
  type ScanTone,
} from '~/domain/scan/scanResult.ts';
import { dismissNoticeKinds } from '~/platform/notices.ts';
import { handleScan } from '~/platform/scanHandlers.ts';

type Note = { readonly hertz: number; readonly at: number; readonly seconds: number };

/** Sounds of outcomes: rising for good, level for caution, low and twice for bad, a tick for the start. */
const melodies: Record<ScanTone, { readonly wave: OscillatorType; readonly notes: readonly Note[] }> = {
  WAITING: { wave: 'sine', notes: [{ hertz: 1200, at: 0, seconds: 0.04 }] },
  GOOD: {
    wave: 'sine',
    notes: [
      { hertz: 880, at: 0, seconds: 0.12 },
      { hertz: 1320, at: 0.13, seconds: 0.2 },
    ],
  },
  CAUTION: {
    wave: 'triangle',
    notes: [
      { hertz: 660, at: 0, seconds: 0.18 },
      { hertz: 660, at: 0.26, seconds: 0.18 },
    ],
  },
  BAD: {
    wave: 'sawtooth',
    notes: [
      { hertz: 196, at: 0, seconds: 0.28 },
      { hertz: 147, at: 0.32, seconds: 0.45 },
    ],
  },
};

const loudness = 0.25;
/** @session nothing of a person */
let audio: AudioContext | undefined;

/**
 * Plays the sound of an outcome. Browsers stay silent until a key has been pressed, by the user or the
 * scanner.
 */
export function playScanSound(tone: ScanTone): void {
  if (!('AudioContext' in globalThis)) return;
  audio ??= new AudioContext();
  void audio.resume();
  const { wave, notes } = melodies[tone];
  for (const { hertz, at, seconds } of notes) {
    const oscillator = audio.createOscillator();
    const gain = audio.createGain();
    const start = audio.currentTime + at;
    oscillator.type = wave;
    oscillator.frequency.value = hertz;
    // Without the ramps it would click.
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loudness, start + 0.01);
    gain.gain.setValueAtTime(loudness, start + seconds - 0.02);
    gain.gain.linearRampToValueAtTime(0, start + seconds);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(start);
    oscillator.stop(start + seconds);
  }
}

export type ScanEntry = ScanLogEntry & {
  readonly id: number;
  readonly place?: ScanTarget | undefined;
  readonly settledAt: number;
};

export type ScanRunResult = { readonly result: ScanResult; readonly place?: ScanTarget | undefined };
export type ScanRunner = (entry: ScanEntry) => Promise<ScanRunResult>;

type State = {
  readonly entries: readonly ScanEntry[];
  readonly latest: ScanEntry | undefined;
  readonly isMuted: boolean;
  /** Whether scans do not navigate, for working through a pile of labels. */
  readonly stays: boolean;
  readonly hasKeyboard: boolean;
  readonly asksForMachine: boolean;
};

const initial: State = {
  entries: [],
  latest: undefined,
  isMuted: false,
  stays: false,
  hasKeyboard: true,
  asksForMachine: false,
};

/** @session ends with it */
export const useScans = create<State>(() => initial);

const scanNoticeKinds = ['NOT_READY', 'NO_GCODE', 'NO_MILLING_SETTINGS', 'NO_PROGRAM_END'] as const;

const kept = 500;
const waiting: number[] = [];
let isBusy = false;
let lastId = 0;
let runner: ScanRunner | undefined;

/** Sets the function that runs scans; those queued before run first. */
export function setScanRunner(run: ScanRunner): void {
  runner = run;
  if (!isBusy) void work();
}

export function clearScans(): void {
  runner = undefined;
  waiting.length = 0;
  useScans.setState(initial);
}

const entryOf = (id: number): ScanEntry | undefined =>
  useScans.getState().entries.find((entry) => entry.id === id);

function settle(id: number, ran: ScanRunResult, isSilent = false): void {
  useScans.setState(({ entries }) => {
    const settled = entries.map((entry) =>
      entry.id === id ? { ...entry, result: ran.result, place: ran.place, settledAt: Date.now() } : entry,
    );
    return { entries: settled, latest: settled.find((entry) => entry.id === id) };
  });
  const entry = entryOf(id);
  if (entry && !isSilent && !useScans.getState().isMuted)
    playScanSound(describeScanResult(entry.scan, entry.result).tone);
}

export const isScanInProgress = ({ result }: ScanEntry): boolean =>
  result.kind === 'QUEUED' || result.kind === 'WORKING';

function addEntry(scan: Scan, at: number): number {
  lastId += 1;
  const entry: ScanEntry = { id: lastId, at, scan, result: { kind: 'QUEUED' }, settledAt: at };
  useScans.setState(({ entries }) => ({ entries: [entry, ...entries].slice(0, kept) }));
  return lastId;
}

export function addScan(scan: Scan): void {
  const name = getScanName(scan);
  if (handleScan(name)) {
    if (!useScans.getState().isMuted) playScanSound('GOOD');
    return;
  }
  const at = Date.now();
  const { entries } = useScans.getState();
  const before = entries.find(({ result }) => result.kind !== 'DUPLICATE' && result.kind !== 'AGAIN');
  const isAgain =
    isDuplicateScan(before, scan, at) ||
    entries.some((entry) => isPendingScan(entry.result) && getScanName(entry.scan) === getScanName(scan));
  const id = addEntry(scan, at);
  if (isAgain) settle(id, { result: { kind: 'DUPLICATE' } });
  else enqueue(id);
}

/** Adds an incomplete scan with the instruction to scan again; it is not run. */
export function rejectIncompleteScan(text: string): void {
  settle(addEntry(createDoubtfulScan(text), Date.now()), { result: { kind: 'AGAIN' } });
}

export function retryScan(id: number): void {
  const entry = entryOf(id);
  if (entry && !isScanInProgress(entry) && !waiting.includes(id)) enqueue(id);
}

const waitingFor = (kind: WaitingResultKind): readonly ScanEntry[] =>
  useScans.getState().entries.filter(({ result }) => result.kind === kind);

/** Runs the scans that wait for the network or a milling machine, in their order. */
export function runWaitingScans(kind: WaitingResultKind): void {
  if (kind === 'NO_SETTINGS') dismissNoticeKinds(['NO_MILLING_SETTINGS']);
  const ids = waitingFor(kind).map(({ id }) => id);
  waiting.push(...ids.toReversed().filter((id) => !waiting.includes(id)));
  if (!isBusy) void work();
}

/** Ends the scans that wait for a milling machine, as none was chosen. */
export function dropScansWithoutMachine(): void {
  for (const { id, place } of waitingFor('NO_SETTINGS').toReversed())
    settle(id, { result: { kind: 'NO_MACHINE' }, place });
}

/**
 * Queues a scan and dismisses the notices of earlier ones, which the user has read and which would contradict
 * its outcome.
 */
function enqueue(id: number): void {
  dismissNoticeKinds(scanNoticeKinds);
  waiting.push(id);
  if (isBusy || !runner) settle(id, { result: { kind: 'QUEUED' } });
  else void work();
}

const next = (): number | undefined => runner && waiting.shift();

async function work(): Promise<void> {
  isBusy = true;
  for (let id = next(); id !== undefined; id = next()) {
    const entry = entryOf(id);
    if (!entry || !runner) continue;
    // Retries of an offline scan play no sound.
    const isRetry = entry.result.kind === 'OFFLINE';
    settle(id, { result: { kind: 'WORKING' } }, isRetry);
    // oxlint-disable-next-line no-await-in-loop -- one scan after the other
    const ran = await runner(entry);
    settle(id, ran, isRetry && ran.result.kind === 'OFFLINE');
  }
  isBusy = false;
}
