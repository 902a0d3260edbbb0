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
  /** Progress from 0 to 1; undefined where it is unknown. */
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
  /** Whether the job can be cancelled; work that the server has begun cannot. */
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
/** Longest time, in ms, between the clicks of a double click, which starts one job even if it ends first. */
const doubleClick = 600;
const running = new Map<number, { controller: AbortController; again: () => void }>();
const joinable = new Map<string, StartedJob<unknown>>();
let lastId = 0;

function change(id: number, next: Partial<Job>): void {
  useJobs.setState(({ jobs }) => ({ jobs: jobs.map((job) => (job.id === id ? { ...job, ...next } : job)) }));
}

export type StartedJob<T> = { readonly id: number; readonly ended: Promise<T> };

/** The job with the same `about` that is running, or that the first click of a double click completed. */
function jobToJoin<T>(about: string): StartedJob<T> | undefined {
  const started = joinable.get(about);
  const job = useJobs.getState().jobs.find(({ id }) => id === started?.id);
  const goesOn = job?.state === 'RUNNING';
  const justDone = job?.state === 'DONE' && Date.now() - job.startedAt < doubleClick;
  // Jobs with the same `about` have the same result type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return goesOn || justDone ? (started as StartedJob<T>) : undefined;
}

/**
 * Starts a job. A failed job stays in the list with its reason and a retry. If a job with the same `about` is
 * running, that one is returned.
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
    // The list shows the outcome; the caller has received the first failure.
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

/** Aborts all jobs and empties the list, at the end of the session. */
export function clearJobs(): void {
  for (const [id, { controller }] of running) {
    controller.abort();
    // A job that ignores its signal goes on, but must not block leaving the page.
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

/** A held key starts or cancels once. */
const onKeyDown = (event: KeyboardEvent): void => {
  if (event.repeat) event.preventDefault();
};

/**
 * Cancel or retry; undefined where neither applies. One button serves both and keeps the focus. Put it inside
 * `data-settles`, as a double click would otherwise trigger the second action.
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
