import {
  queryOptions,
  replaceEqualDeep,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';
import { copyRawValues, isDifferentFromRaw } from '~/api/responses/rawValues.ts';
import { ApiError, isTemporarilyUnavailable } from '~/api/ApiError.ts';
import { call } from '~/api/call.ts';
import type { Args, OperationId, Result } from '~/api/operations.ts';
import { findFallback, type Fallback } from './expectedFailures.ts';
import { getInteractionMode, setFallback } from './fallback.ts';

export const buildQueryKey = <K extends OperationId>(operationId: K, args?: Args<K>): QueryKey =>
  args === undefined ? [operationId] : [operationId, args];

async function read<K extends OperationId>(
  operationId: K,
  args: Args<K>,
  expected: readonly number[],
  { signal, client, queryKey }: QueryFunctionContext,
): Promise<Result<K> | Fallback<K>> {
  try {
    const answer = await call(operationId, args, { signal, asking: getInteractionMode(client, queryKey) });
    setFallback(client, queryKey);
    return answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const fallback = findFallback(operationId, error, expected);
    if (!fallback) throw error;
    setFallback(client, queryKey, error);
    // The table says what this operation gives; the compiler cannot follow a key into it.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return fallback.give as Fallback<K>;
  }
}

/** Keeps what has not changed of an answer that is asked for again, with what was sent in its place. */
export function shareUnchangedData(before: unknown, answer: unknown): unknown {
  const shared: unknown = replaceEqualDeep(before, answer);
  if (isDifferentFromRaw(before) || isDifferentFromRaw(answer)) copyRawValues(answer, shared);
  return shared;
}

/** `expected` are statuses of failures that are part of this read's answer, beside those of the table. */
export function operationQuery<K extends OperationId>(
  operationId: K,
  args: Args<K>,
  expected: readonly number[] = [],
) {
  return queryOptions({
    queryKey: buildQueryKey(operationId, args),
    queryFn: (context) => read(operationId, args, expected, context),
    structuralSharing: shareUnchangedData,
  });
}

/** Time, in ms, for which a back end that is away for a moment is asked again before a read counts as failed. */
const awayTimeout = 15_000;
const pause = 2000;

/** Options of a read without which there is no session: while the back end is away it is made again. */
export function retryWhileUnavailable() {
  let since = 0;
  return {
    retry: (failures: number, error: Error): boolean => {
      if (failures === 0) since = Date.now();
      return isTemporarilyUnavailable(error) && Date.now() - since < awayTimeout;
    },
    retryDelay: pause,
  };
}
