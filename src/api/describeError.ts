import { queryBoundaryTexts } from '~/domain/words/texts/common.ts';
import { joinSentences } from '~/domain/words/sentences.ts';
import { ApiError, isTimeoutError } from './ApiError.ts';

/** A failure in words for a notice with a title of its own: what went wrong, and what to do about it. */
export function describeError(error: unknown): string {
  if (!(error instanceof ApiError)) return queryBoundaryTexts.unexpected;
  if (isTimeoutError(error)) return queryBoundaryTexts.tookTooLong;
  return error.suggestion ? joinSentences([error.message, error.suggestion]) : error.message;
}

/** Why something could not be read, in words; that the connection may be broken only where that may be. */
export function describeReadError(error: unknown): string {
  if (!(error instanceof ApiError) || error.code === 'NETWORK') return queryBoundaryTexts.failedWhy;
  if (error.notOffered) return queryBoundaryTexts.notOffered(error.operationId);
  return joinSentences([describeError(error)]);
}
