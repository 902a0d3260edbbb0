import { mutationOptions, type UseMutationOptions } from '@tanstack/react-query';
import { ApiError, createMalformedResponseError, isOutcomeUnknown } from '~/api/ApiError.ts';
import { call } from '~/api/call.ts';
import type { OperationArgs, OperationId, Result } from '~/api/operations.ts';
import type { Notice } from '~/domain/notice/notices.ts';

export type MutationEffects = {
  readonly done?: Notice | undefined;
  /** Notice for a failure; undefined for those shown as a plain API error. */
  readonly failed?: ((error: unknown) => Notice | undefined) | undefined;
  readonly refreshes?: readonly OperationId[];
  /** Whether a second identical write returns the pending one, as for deletions; see `executeMutation`. */
  readonly once?: boolean;
};

export function operationMutation<K extends OperationId>(operationId: K, effects: MutationEffects = {}) {
  return {
    ...customMutation((args: OperationArgs<K>) => call(operationId, args), effects),
    mutationKey: [operationId],
  };
}

/**
 * Whether a failed call may have succeeded: its outcome is unknown, or an earlier try has done it (404, 409).
 */
export const isPossiblyDone = (error: unknown): boolean =>
  isOutcomeUnknown(error) ||
  (error instanceof ApiError && !error.lapsed && (error.status === 409 || error.status === 404));

/**
 * For writes without a baseline that can be repeated safely. After a lost response `hasArrived` reads whether
 * it is done; it fails where it is not.
 */
export function idempotentMutation<K extends OperationId>(
  operationId: K,
  hasArrived: () => Promise<boolean>,
  effects: MutationEffects,
) {
  const run = async (args: OperationArgs<K>): Promise<void> => {
    try {
      await call(operationId, args);
    } catch (error) {
      const isDone = isPossiblyDone(error) && (await hasArrived().catch(() => false));
      if (!isDone) throw error;
    }
  };
  return { ...customMutation(run, effects), mutationKey: [operationId] };
}

/** Returns the created resource. Throws a malformed response, of unknown outcome, where it has no id. */
export function assertId<Made>(operationId: OperationId, made: Made, idOf: (made: Made) => string): Made {
  if (idOf(made) === '') throw createMalformedResponseError(operationId);
  return made;
}

const hasEmptyId = (made: unknown): boolean =>
  typeof made === 'object' && made !== null && 'id' in made && made.id === '';

/**
 * After a lost response, or one without an id, `findMade` looks for the created resource. A conflict stays a
 * failure: the existing resource may be another user's.
 */
export function createOnceMutation<K extends OperationId, Made>(
  operationId: K,
  findMade: () => Promise<Made | undefined>,
  effects: MutationEffects,
) {
  const run = async (args: OperationArgs<K>): Promise<Result<K> | Made> => {
    try {
      const answer = await call(operationId, args);
      if (hasEmptyId(answer)) throw createMalformedResponseError(operationId);
      return answer;
    } catch (error) {
      const made = isOutcomeUnknown(error) ? await findMade().catch(() => undefined) : undefined;
      if (made === undefined) throw error;
      return made;
    }
  };
  return { ...customMutation(run, effects), mutationKey: [operationId] };
}

export function customMutation<Input, Output>(
  run: (input: Input) => Promise<Output>,
  effects: MutationEffects,
): UseMutationOptions<Output, Error, Input> {
  return mutationOptions({ mutationFn: run, meta: { effects } });
}
