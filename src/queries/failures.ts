import { answerTexts } from '~/domain/words/texts/answers.ts';
import { isCalledOff } from '~/api/calledOff.ts';
import { ApiError, isFileChanged, isNetworkFailure, isTimeout } from '~/api/ApiError.ts';
import { apiErrorNotice, notice, type Notice } from '~/domain/notice/notices.ts';
import { sentences } from '~/domain/words/sentences.ts';
import { notify } from '~/ui/notices/notices.ts';

type Refusal = (error: ApiError) => boolean;

/**
 * Failures that somebody else looks at before they are told, such as the end of a session.
 * @session ends with it
 */
const takers = new Set<Refusal>();

/** Has `take` look at every failure first; one it takes is not told. Answers what ends that. */
export function takeFailures(take: Refusal): () => void {
  takers.add(take);
  return () => takers.delete(take);
}

/**
 * Tells a failed call as its kind wants it: a timeout by its own notice, a broken connection or a changed file in the log only,
 * anything else as an API error, and all of them by `ownNotice` where the act has one for it. A 404 is not logged.
 */
export function reportFailure(error: unknown, ownNotice?: (error: unknown) => Notice | undefined): void {
  if (isCalledOff(error)) return;
  if (!(error instanceof ApiError)) {
    console.error(error);
    return;
  }
  if ([...takers].some((take) => take(error))) return;
  const own = ownNotice?.(error);
  if (own) {
    notify(own);
    return;
  }
  if (isNetworkFailure(error) || isFileChanged(error)) {
    console.warn(`${error.operationId}: ${error.message}`);
    return;
  }
  if (isTimeout(error)) {
    notify(notice('TIMEOUT', { body: error.message }));
    return;
  }
  if (error.status !== 404) console.warn(`${error.operationId}: ${error.status} ${error.code}`);
  notify(
    apiErrorNotice({
      errorCode: error.code,
      humanReadableError: error.message,
      humanReadableSuggestion: error.suggestion,
    }),
  );
}

/** A failure in words for a notice with a title of its own: what went wrong, and what to do about it. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return answerTexts.unexpected;
  return error.suggestion ? sentences([error.message, error.suggestion]) : error.message;
}
