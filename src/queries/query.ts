import {
  queryOptions,
  replaceEqualDeep,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';
import { copyRawValues, isDifferentFromRaw } from '~/api/answers/received.ts';
import { ApiError, isTemporarilyUnavailable } from '~/api/ApiError.ts';
import { call } from '~/api/call.ts';
import type { Args, OperationId, Result } from '~/api/operations.ts';
import { expectedAnswer, type Given } from './expectedFailures.ts';
import { askingOf, markAnswer } from './answers.ts';

export const keyOf = <K extends OperationId>(operationId: K, args?: Args<K>): QueryKey =>
  args === undefined ? [operationId] : [operationId, args];

async function read<K extends OperationId>(
  operationId: K,
  args: Args<K>,
  expected: readonly number[],
  { signal, client, queryKey }: QueryFunctionContext,
): Promise<Result<K> | Given<K>> {
  try {
    const answer = await call(operationId, args, { signal, asking: askingOf(client, queryKey) });
    markAnswer(client, queryKey);
    return answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const fallback = expectedAnswer(operationId, error, expected);
    if (!fallback) throw error;
    markAnswer(client, queryKey, error);
    // The table says what this operation gives; the compiler cannot follow a key into it.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return fallback.give as Given<K>;
  }
}

/** Keeps what has not changed of an answer that is asked for again, with what was sent in its place. */
export function shareAnswer(before: unknown, answer: unknown): unknown {
  const shared: unknown = replaceEqualDeep(before, answer);
  if (isDifferentFromRaw(before) || isDifferentFromRaw(answer)) copyRawValues(answer, shared);
  return shared;
}

/** `expected` are statuses of failures that are part of this read's answer, beside those of the table. */
export function query<K extends OperationId>(
  operationId: K,
  args: Args<K>,
  expected: readonly number[] = [],
) {
  return queryOptions({
    queryKey: keyOf(operationId, args),
    queryFn: (context) => read(operationId, args, expected, context),
    structuralSharing: shareAnswer,
  });
}

/** Time, in ms, for which a back end that is away for a moment is asked again before a read counts as failed. */
const awayTimeout = 15_000;
const pause = 2000;

/** Options of a read without which there is no session: while the back end is away it is made again. */
export function retryWhileAway() {
  let since = 0;
  return {
    retry: (failures: number, error: Error): boolean => {
      if (failures === 0) since = Date.now();
      return isTemporarilyUnavailable(error) && Date.now() - since < awayTimeout;
    },
    retryDelay: pause,
  };
}
