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
 * Handlers that see failures before they are notified, such as for the end of a session.
 * @session ends with it
 */
const takers = new Set<Refusal>();

/**
 * Calls `take` with every failure first; one it accepts is not notified. Returns the function that removes
 * it.
 */
export function addErrorHandler(take: Refusal): () => void {
  takers.add(take);
  return () => takers.delete(take);
}

/**
 * Timeouts have a notice of their own; broken connections and changed files are only logged; all others show
 * as API errors. `ownNotice` replaces any. Per `cause` only the last notice stays. A 404 is not logged.
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
    // The notice names the action, which the dialog does not, so both are shown.
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
