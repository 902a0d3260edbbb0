import { mergeOmissions, setOmission, getOmission } from '~/api/responses/rawValues.ts';
import { ApiError, createMalformedResponseError } from '~/api/ApiError.ts';
import { recordFaults } from '~/api/responses/responseParser.ts';
import { callRaw, call } from '~/api/call.ts';
import type { OperationId } from '~/api/operations.ts';
import type { InteractionMode } from '~/api/tokens.ts';
import type { EventScope } from '~/domain/product/eventList.ts';
import { findFallback } from '~/queries/expectedFailures.ts';
import { notifyError } from '~/queries/notifyError.ts';
import { createWorkerClient } from '~/platform/worker.ts';
import type { EventResponses, EventRequest } from './eventStore.ts';

export const eventPageSize = 1000;
export const firstEventPage = { offset: 0, limit: eventPageSize } as const;

/** Maximum number of steps back to where the list overlaps again. */
const maxStepsBack = 10;
const timeoutMs = 60_000;

export type EventProgress = {
  readonly read: number;
  readonly expected: number | undefined;
  readonly state: 'READING' | 'DONE' | 'STOPPED' | 'FAILED';
};

/** Events of products, stored in a worker page by page; the page has only the rows it shows. */
export type EventReading = {
  readonly ask: <K extends EventRequest['kind']>(
    question: Extract<EventRequest, { kind: K }>,
  ) => Promise<EventResponses[K]>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly progress: () => EventProgress;
  readonly stop: () => void;
  readonly goOn: () => void;
  readonly close: () => void;
};

const start = (): Worker => new Worker(new URL('./events.worker.ts', import.meta.url), { type: 'module' });

export const buildEventBody = (scope: EventScope) => ({ ...scope, errorsOnly: false });

/**
 * Each page starts with the last event of the one before. Where it does not, an earlier event was removed,
 * and reading steps back.
 */
function createPageSteps() {
  let offset = 0;
  let stepsBack = 0;
  return {
    offset: () => offset,
    /** Moves the offset past a page; returns whether it overlapped the one before. */
    step: (taken: number, joins: boolean): boolean => {
      if (offset === 0 || joins) {
        offset += Math.max(1, taken - 1);
        return true;
      }
      stepsBack += 1;
      if (stepsBack > maxStepsBack)
        throw createMalformedResponseError('productEventFilter', new Error('The pages do not join'));
      offset = Math.max(0, offset - eventPageSize + 1);
      return false;
    },
  };
}

const asMalformed = (error: unknown): never => {
  throw createMalformedResponseError('productEventFilter', error);
};

type Options = { readonly signal: AbortSignal; readonly asking: InteractionMode };

const isExpectedRefusal = (operationId: OperationId, error: unknown): error is ApiError =>
  error instanceof ApiError && findFallback(operationId, error) !== undefined;

async function countEvents(scope: EventScope, how: Options): Promise<number | undefined> {
  try {
    const args = { query: firstEventPage, body: buildEventBody(scope) };
    return (await call('productEventFilterCount', args, how)).count;
  } catch (error) {
    if (isExpectedRefusal('productEventFilterCount', error)) return undefined;
    throw error;
  }
}

/**
 * Resolves with the first page. Refused events and counts are treated as empty. Rejects as the first call
 * does.
 */
export async function startEventReading(scope: EventScope, options: Options): Promise<EventReading> {
  const worker = createWorkerClient<EventRequest, unknown>(start, timeoutMs);
  const listeners = new Set<() => void>();
  let progress: EventProgress = { read: 0, expected: undefined, state: 'READING' };
  const pages = createPageSteps();
  let running: AbortController | undefined;

  const tell = (next: Partial<EventProgress>): void => {
    progress = { ...progress, ...next };
    for (const listener of listeners) listener();
  };
  const ask: EventReading['ask'] = async (question) =>
    // The worker returns the response of the requested kind, which the compiler cannot infer across messages.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    (await worker.ask(question)) as EventResponses[typeof question.kind];

  const readPage = async (how: Options): Promise<boolean> => {
    const query = { offset: pages.offset(), limit: eventPageSize };
    const answer = await callRaw('productEventFilter', { query, body: buildEventBody(scope) }, how);
    const { taken, count, joins, faults, omission } = await ask<'READ'>({ kind: 'READ', answer }).catch(
      asMalformed,
    );
    recordFaults('productEventFilter', faults);
    setOmission(reading, mergeOmissions(getOmission(reading), omission));
    const isLast = pages.step(taken, joins) && taken < eventPageSize;
    tell({ read: count, ...(isLast && { expected: count, state: 'DONE' }) });
    return !isLast;
  };
  const countAll = async (how: Options): Promise<void> => {
    const count = await countEvents(scope, how);
    // Where the count is refused, the number of events read so far stands in for it.
    if (count !== undefined) tell({ expected: Math.max(count, progress.read) });
  };
  const readOn = async (): Promise<void> => {
    if (running || progress.state === 'DONE') return;
    const mine = new AbortController();
    running = mine;
    tell({ state: 'READING' });
    const how: Options = { signal: mine.signal, asking: 'UNLESS_DECLINED' };
    try {
      if (progress.expected === undefined) await countAll(how);
      // Sequential to spare the back end: the first rows are shown already.
      // oxlint-disable-next-line no-await-in-loop
      while (await readPage(how));
    } catch (error) {
      if (!mine.signal.aborted) {
        notifyError(error);
        tell({ state: 'FAILED' });
      }
    } finally {
      if (running === mine) running = undefined;
    }
  };

  const reading: EventReading = {
    ask,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    progress: () => progress,
    stop: () => {
      running?.abort();
      running = undefined;
      if (progress.state === 'READING') tell({ state: 'STOPPED' });
    },
    goOn: () => void readOn(),
    close: () => {
      running?.abort();
      listeners.clear();
      worker.stop();
    },
  };
  try {
    if (await readPage(options)) reading.goOn();
  } catch (error) {
    if (
      !isExpectedRefusal('productEventFilter', error) ||
      (await countEvents(scope, options)) !== undefined
    ) {
      worker.stop();
      throw error;
    }
    tell({ expected: 0, state: 'DONE' });
  }
  return reading;
}
