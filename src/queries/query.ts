import {
  queryOptions,
  replaceEqualDeep,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';
import { copyRawValues, isDifferentFromRaw } from '~/api/responses/rawValues.ts';
import { ApiError, isTemporarilyUnavailable } from '~/api/ApiError.ts';
import { call } from '~/api/call.ts';
import type { OperationArgs, OperationId, Result } from '~/api/operations.ts';
import { findFallback, type Fallback } from './expectedFailures.ts';
import { getInteractionMode, setFallback } from './fallback.ts';

export const buildQueryKey = <K extends OperationId>(operationId: K, args?: OperationArgs<K>): QueryKey =>
  args === undefined ? [operationId] : [operationId, args];

async function read<K extends OperationId>(
  operationId: K,
  args: OperationArgs<K>,
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
    // The table has the fallback of this operation, which the compiler cannot infer from the key.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return fallback.give as Fallback<K>;
  }
}

/** Structural sharing that also copies the raw values as sent. */
export function shareUnchangedData(before: unknown, answer: unknown): unknown {
  const shared: unknown = replaceEqualDeep(before, answer);
  if (isDifferentFromRaw(before) || isDifferentFromRaw(answer)) copyRawValues(answer, shared);
  return shared;
}

/** `expected` are statuses of failures this read expects beside those of the table. */
export function operationQuery<K extends OperationId>(
  operationId: K,
  args: OperationArgs<K>,
  expected: readonly number[] = [],
) {
  return queryOptions({
    queryKey: buildQueryKey(operationId, args),
    queryFn: (context) => read(operationId, args, expected, context),
    structuralSharing: shareUnchangedData,
  });
}

/** Time in ms for which a read is retried while the back end is unavailable. */
const awayTimeout = 15_000;
const pause = 2000;

/** Options of a read the session depends on: it is retried while the back end is unavailable. */
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
