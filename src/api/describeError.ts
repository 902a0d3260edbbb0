import { queryBoundaryTexts } from '~/domain/words/texts/common.ts';
import { joinSentences } from '~/domain/words/sentences.ts';
import { ApiError, isTimeoutError } from './ApiError.ts';

/** Text of a failure for a notice that has its own title: what went wrong and what to do about it. */
export function describeError(error: unknown): string {
  if (!(error instanceof ApiError)) return queryBoundaryTexts.unexpected;
  if (isTimeoutError(error)) return queryBoundaryTexts.tookTooLong;
  return error.suggestion ? joinSentences([error.message, error.suggestion]) : error.message;
}

/** Why a read failed, as text; names the connection as a cause only where it can be one. */
export function describeReadError(error: unknown): string {
  if (!(error instanceof ApiError) || error.code === 'NETWORK') return queryBoundaryTexts.failedWhy;
  if (error.notOffered) return queryBoundaryTexts.notOffered(error.operationId);
  return joinSentences([describeError(error)]);
}
