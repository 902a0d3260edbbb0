import { create } from 'zustand';
import { setUnsaved } from '~/platform/unsaved.ts';
import type { KeyboardEvent } from 'react';

export type JobState = 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELLED';

/** Work that outlives the page that started it: an upload, a download, a build. */
export type Job = {
  readonly id: number;
  readonly title: string;
  readonly about?: string | undefined;
  readonly state: JobState;
  readonly startedAt: number;
  readonly endedAt: number | undefined;
  /** Progress from 0 to 1; undefined where that cannot be known. */
  readonly share: number | undefined;
  readonly detail: string;
  readonly error?: unknown;
  readonly cancellable: boolean;
};

export type JobContext = {
  readonly signal: AbortSignal;
  report(progress: { share?: number | undefined; detail?: string }): void;
};

export type JobOptions<T> = {
  readonly title: string;
  readonly about?: string;
  readonly run: (context: JobContext) => Promise<T>;
  /** Whether it can be called off; what the server has begun cannot. */
  readonly cancellable?: boolean;
  readonly reason: (error: unknown) => string;
};

/** @session ends with it */
export const useJobs = create<{ readonly jobs: readonly Job[] }>(() => ({ jobs: [] }));

export const useJob = (id: number | undefined): Job | undefined =>
  useJobs(({ jobs }) => jobs.find((job) => job.id === id));

export const useIsJobRunning = (about: string): boolean =>
  useJobs(({ jobs }) => jobs.some((job) => job.about === about && job.state === 'RUNNING'));

const kept = 30;
/** Longest time, in ms, between the clicks of a double click: both are one wish, even if it has been met between them. */
const doubleClick = 600;
const running = new Map<number, { controller: AbortController; again: () => void }>();
const joinable = new Map<string, StartedJob<unknown>>();
let lastId = 0;

function change(id: number, next: Partial<Job>): void {
  useJobs.setState(({ jobs }) => ({ jobs: jobs.map((job) => (job.id === id ? { ...job, ...next } : job)) }));
}

export type StartedJob<T> = { readonly id: number; readonly ended: Promise<T> };

/** The job about the same that runs, or has just been done by the first click of a double click. */
function jobToJoin<T>(about: string): StartedJob<T> | undefined {
  const started = joinable.get(about);
  const job = useJobs.getState().jobs.find(({ id }) => id === started?.id);
  const goesOn = job?.state === 'RUNNING';
  const justDone = job?.state === 'DONE' && Date.now() - job.startedAt < doubleClick;
  // What a job is about says what it answers.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return goesOn || justDone ? (started as StartedJob<T>) : undefined;
}

/**
 * A failure stays in the list with its reason and a way to try again. Where one about the same runs, that one is
 * answered.
 */
export function startJob<T>(options: JobOptions<T>): StartedJob<T> {
  const { about } = options;
  const joined = about === undefined ? undefined : jobToJoin<T>(about);
  if (joined) return joined;
  const started = startAnyhow(options);
  if (about !== undefined) joinable.set(about, started);
  return started;
}

function startAnyhow<T>(options: JobOptions<T>): StartedJob<T> {
  lastId += 1;
  const id = lastId;
  const { title, cancellable = true } = options;
  const job = { id, title, about: options.about, cancellable, ...fresh() };
  useJobs.setState(({ jobs }) => ({ jobs: [job, ...jobs].slice(0, kept) }));
  return { id, ended: work(id, options) };
}

const fresh = (): Omit<Job, 'id' | 'title' | 'about' | 'cancellable'> => ({
  state: 'RUNNING',
  startedAt: Date.now(),
  endedAt: undefined,
  share: undefined,
  detail: '',
  error: undefined,
});

async function work<T>(id: number, options: JobOptions<T>): Promise<T> {
  const controller = new AbortController();
  const again = (): void => {
    const { about } = options;
    if (about !== undefined && jobToJoin(about)) return;
    change(id, fresh());
    // The list shows how it ends; whoever started it first has been told of the first failure.
    work(id, options).catch(() => undefined);
  };
  running.set(id, { controller, again });
  setUnsaved(`job ${id}`, true);
  try {
    const result = await options.run({
      signal: controller.signal,
      report: (progress) => change(id, progress),
    });
    change(id, { state: 'DONE', endedAt: Date.now(), share: 1 });
    return result;
  } catch (error) {
    const cancelled = controller.signal.aborted;
    const detail = cancelled ? 'Cancelled' : options.reason(error);
    change(id, { state: cancelled ? 'CANCELLED' : 'FAILED', endedAt: Date.now(), detail, error });
    throw error;
  } finally {
    setUnsaved(`job ${id}`, false);
  }
}

export function cancelJob(id: number): void {
  running.get(id)?.controller.abort();
}

export function retryJob(id: number): void {
  running.get(id)?.again();
}

export function clearFinishedJobs(): void {
  useJobs.setState(({ jobs }) => ({ jobs: jobs.filter(({ state }) => state === 'RUNNING') }));
}

/** Calls everything off and empties the list, for the end of the session. */
export function clearJobs(): void {
  for (const [id, { controller }] of running) {
    controller.abort();
    // What does not listen to that goes on, but nobody waits for it.
    setUnsaved(`job ${id}`, false);
  }
  running.clear();
  joinable.clear();
  useJobs.setState({ jobs: [] });
}

type Turn = {
  readonly kind: 'CANCEL' | 'AGAIN';
  readonly onClick: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/** A held key is one wish. */
const onKeyDown = (event: KeyboardEvent): void => {
  if (event.repeat) event.preventDefault();
};

/**
 * Calling off or trying again; undefined where neither can be. One button stands for both and keeps the focus; mark
 * its place with `data-settles`, as a second click meant what the button said at first.
 */
export function getJobAction({ id, state, cancellable }: Job): Turn | undefined {
  const turn = (kind: Turn['kind'], act: (job: number) => void): Turn => ({
    kind,
    onClick: () => act(id),
    onKeyDown,
  });
  if (state === 'RUNNING') return cancellable ? turn('CANCEL', cancelJob) : undefined;
  return state === 'DONE' ? undefined : turn('AGAIN', retryJob);
}
