import { setOmission, getOmission } from '~/api/responses/rawValues.ts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { createMalformedResponseError } from '~/api/ApiError.ts';
import { recordFaults } from '~/api/responses/responseParser.ts';
import { callRaw } from '~/api/call.ts';
import { toQuoteListBody } from '~/domain/quote/requestBodies.ts';
import type { Quote } from '~/domain/quote/quoteDto.ts';
import { getInteractionMode } from '~/queries/fallback.ts';
import { buildQueryKey } from '~/queries/query.ts';
import { createWorkerClient, type WorkerClient } from '~/platform/worker.ts';
import type { QuoteListResponses, QuoteListRequest } from './quoteListStore.ts';

const timeoutMs = 60_000;

type Worked = WorkerClient<QuoteListRequest, unknown>;
type Kind = QuoteListRequest['kind'];

export type QuoteList = {
  readonly worker: Worked;
  readonly count: number;
};

const start = (): Worker => new Worker(new URL('./quoteList.worker.ts', import.meta.url), { type: 'module' });

export async function askQuoteWorker<K extends Kind>(
  { worker }: Pick<QuoteList, 'worker'>,
  question: Extract<QuoteListRequest, { kind: K }>,
): Promise<QuoteListResponses[K]> {
  // The worker returns the response of the requested kind, which the compiler cannot infer across messages.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (await worker.ask(question)) as QuoteListResponses[K];
}

const listKey = buildQueryKey('quoteSearch', { body: toQuoteListBody() });

export const getCachedQuoteList = (client: QueryClient): QuoteList | undefined =>
  client.getQueryData<QuoteList>(listKey);

function workerFor(client: QueryClient): Worked {
  const worker = createWorkerClient<QuoteListRequest, unknown>(start, timeoutMs);
  const forget = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'removed' || query.queryKey[0] !== listKey[0]) return;
    forget();
    worker.stop();
  });
  return worker;
}

/**
 * The 10,000 most recently modified quotes. The response is passed to a worker unparsed, which parses and
 * searches it.
 */
export const quoteListQuery = () =>
  queryOptions({
    queryKey: listKey,
    queryFn: async ({ signal, client, queryKey }): Promise<QuoteList> => {
      const answer = await callRaw(
        'quoteSearch',
        { body: toQuoteListBody() },
        { signal, asking: getInteractionMode(client, queryKey) },
      );
      const worker = getCachedQuoteList(client)?.worker ?? workerFor(client);
      const { count, faults, omission } = await askQuoteWorker({ worker }, { kind: 'READ', answer }).catch(
        (error: unknown) => {
          throw createMalformedResponseError('quoteSearch', error);
        },
      );
      recordFaults('quoteSearch', faults);
      const list = { worker, count };
      setOmission(list, omission);
      return list;
    },
    structuralSharing: false,
    // The page shows the failure in place of the list.
    meta: { suppressErrorNotice: true },
  });

async function changeList(
  client: QueryClient,
  change: Extract<QuoteListRequest, { kind: 'PUT' | 'DROP' }>,
): Promise<void> {
  const list = getCachedQuoteList(client);
  if (!list) return;
  try {
    const { count } = await askQuoteWorker<'PUT' | 'DROP'>(list, change);
    if (getCachedQuoteList(client)?.worker !== list.worker) return;
    client.setQueryData<QuoteList>(listKey, (now) => {
      if (!now) return undefined;
      const next = { ...now, count };
      setOmission(next, getOmission(now));
      return next;
    });
  } catch {
    // A terminated worker has lost its list, so it is fetched again.
    await client.invalidateQueries({ queryKey: listKey });
  }
}

export const updateQuoteInList = (client: QueryClient, quote: Quote): Promise<void> =>
  changeList(client, { kind: 'PUT', quote });

export const removeQuoteFromList = (client: QueryClient, id: number): Promise<void> =>
  changeList(client, { kind: 'DROP', id });
