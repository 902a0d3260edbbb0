import {
  isAbortError,
  ApiError,
  isFileChangedError,
  isNetworkError,
  isTimeoutError,
} from '~/api/ApiError.ts';
import {
  createApiErrorNotice,
  createNotice,
  createValidationNotice,
  type Notice,
} from '~/domain/notice/notices.ts';
import { listInvalidInputs } from '~/domain/notice/apiError.ts';
import { notify } from '~/platform/notices.ts';

type Refusal = (error: ApiError) => boolean;

/**
 * Failures that somebody else looks at before they are told, such as the end of a session.
 * @session ends with it
 */
const takers = new Set<Refusal>();

/** Has `take` look at every failure first; one it takes is not told. Answers what ends that. */
export function addErrorHandler(take: Refusal): () => void {
  takers.add(take);
  return () => takers.delete(take);
}

/**
 * A timeout by its own notice, a broken connection or changed file in the log only, anything else as an API error,
 * all by `ownNotice` where given. Of one `cause` the last is told. A 404 is not logged.
 */
export function notifyError(
  error: unknown,
  ownNotice?: (error: unknown) => Notice | undefined,
  cause?: string,
): void {
  if (isAbortError(error)) return;
  if (!(error instanceof ApiError)) {
    console.error(error);
    return;
  }
  if ([...takers].some((take) => take(error))) return;
  const own = ownNotice?.(error);
  if (own) {
    // It says in the words of the act what the dialog does not, so it stays beside it.
    notify(own, { cause });
    return;
  }
  if (isNetworkError(error) || isFileChangedError(error)) {
    console.warn(`${error.operationId}: ${error.message}`);
    return;
  }
  if (isTimeoutError(error)) {
    notify(createNotice('TIMEOUT', { body: error.message }), { cause: 'TIMEOUT', error });
    return;
  }
  if (error.status !== 404) console.warn(`${error.operationId}: ${error.status} ${error.code}`);
  const invalid = listInvalidInputs(error.status, error.data);
  if (invalid.length > 0) {
    notify(createValidationNotice(invalid), { cause, error });
    return;
  }
  notify(
    createApiErrorNotice({
      errorCode: error.code,
      humanReadableError: error.message,
      humanReadableSuggestion: error.suggestion,
    }),
    { cause, error },
  );
}
