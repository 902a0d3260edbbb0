import { answerTexts } from '~/domain/words/texts/common.ts';
import { sentences } from '~/domain/words/sentences.ts';
import { ApiError, isTimeoutError } from './ApiError.ts';

/** A failure in words for a notice with a title of its own: what went wrong, and what to do about it. */
export function describeError(error: unknown): string {
  if (!(error instanceof ApiError)) return answerTexts.unexpected;
  if (isTimeoutError(error)) return answerTexts.tookTooLong;
  return error.suggestion ? sentences([error.message, error.suggestion]) : error.message;
}

/** Why something could not be read, in words; that the connection may be broken only where that may be. */
export function describeReadError(error: unknown): string {
  if (!(error instanceof ApiError) || error.code === 'NETWORK') return answerTexts.failedWhy;
  if (error.notOffered) return answerTexts.notOffered(error.operationId);
  return sentences([describeError(error)]);
}
