import { mutationOptions, type UseMutationOptions } from '@tanstack/react-query';
import { ApiError, createMalformedResponseError, isOutcomeUnknown } from '~/api/ApiError.ts';
import { call } from '~/api/call.ts';
import type { Args, OperationId, Result } from '~/api/operations.ts';
import type { Notice } from '~/domain/notice/notices.ts';

export type MutationEffects = {
  readonly done?: Notice | undefined;
  /** The words for a failure that has words of its own; any other, also one that gets none here, is told as an API error. */
  readonly failed?: ((error: unknown) => Notice | undefined) | undefined;
  readonly refreshes?: readonly OperationId[];
  /** Whether the same write is not sent a second time before the first is answered, as for what deletes; see `perform`. */
  readonly once?: boolean;
};

export function operationMutation<K extends OperationId>(operationId: K, effects: MutationEffects = {}) {
  return {
    ...customMutation((args: Args<K>) => call(operationId, args), effects),
    mutationKey: [operationId],
  };
}

/** Whether a call may have been done: nobody knows how it ended, or it is refused as what the try before has done. */
export const isPossiblyDone = (error: unknown): boolean =>
  isOutcomeUnknown(error) ||
  (error instanceof ApiError && !error.lapsed && (error.status === 409 || error.status === 404));

/**
 * Checked against nothing seen, and the same however often it is sent: where its answer was lost, `hasArrived` reads
 * whether it is done, and it fails where it is not.
 */
export function idempotentMutation<K extends OperationId>(
  operationId: K,
  hasArrived: () => Promise<boolean>,
  effects: MutationEffects,
) {
  const run = async (args: Args<K>): Promise<void> => {
    try {
      await call(operationId, args);
    } catch (error) {
      const isDone = isPossiblyDone(error) && (await hasArrived().catch(() => false));
      if (!isDone) throw error;
    }
  };
  return { ...customMutation(run, effects), mutationKey: [operationId] };
}

/** The answer to a call that makes something. Throws as for an answer that was lost where it does not say by what id that is known. */
export function assertId<Made>(operationId: OperationId, made: Made, idOf: (made: Made) => string): Made {
  if (idOf(made) === '') throw createMalformedResponseError(operationId);
  return made;
}

const hasEmptyId = (made: unknown): boolean =>
  typeof made === 'object' && made !== null && 'id' in made && made.id === '';

/**
 * Where its answer was lost, or lacks the id, `findMade` looks for what it has made. A refusal stays one: what is
 * there may be somebody else's.
 */
export function createOnceMutation<K extends OperationId, Made>(
  operationId: K,
  findMade: () => Promise<Made | undefined>,
  effects: MutationEffects,
) {
  const run = async (args: Args<K>): Promise<Result<K> | Made> => {
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
