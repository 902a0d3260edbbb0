import { toErrorData, formatMissingEndpoint, formatTimeoutMessage } from '~/domain/notice/apiError.ts';

type ApiErrorFacts = {
  readonly operationId: string;
  readonly status?: number;
  readonly code: string;
  readonly message: string;
  readonly suggestion?: string;
  readonly data?: unknown;
  readonly lapsed?: boolean;
  readonly notOffered?: boolean;
  readonly cause?: unknown;
};

/** The one shape of every failed call, whichever back end and whatever went wrong. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly operationId: string;
  readonly status: number;
  readonly code: string;
  readonly suggestion: string;
  readonly data: unknown;
  /** Whether the session had ended and the person has not signed in again: it says nothing about what was asked for. */
  readonly lapsed: boolean;
  /** Whether the CMS does not offer the operation, so that nothing was sent: it is no answer of the CMS. */
  readonly notOffered: boolean;

  constructor(facts: ApiErrorFacts) {
    super(facts.message, { cause: facts.cause });
    this.operationId = facts.operationId;
    this.status = facts.status ?? 500;
    this.code = facts.code;
    this.suggestion = facts.suggestion ?? '';
    this.data = facts.data;
    this.lapsed = facts.lapsed ?? false;
    this.notOffered = facts.notOffered ?? false;
  }
}

class MalformedAnswer extends ApiError {}

export function createHttpError(operationId: string, status: number, data: unknown): ApiError {
  const { errorCode, humanReadableError, humanReadableSuggestion } = toErrorData(status, data);
  return new ApiError({
    operationId,
    status,
    code: errorCode,
    message: humanReadableError,
    suggestion: humanReadableSuggestion,
    data,
  });
}

export function createSessionEndedError(operationId: string): ApiError {
  const { errorCode, humanReadableError, humanReadableSuggestion } = toErrorData(401, undefined);
  return new ApiError({
    operationId,
    status: 401,
    code: errorCode,
    message: humanReadableError,
    suggestion: humanReadableSuggestion,
    lapsed: true,
  });
}

export function createTimeoutError(operationId: string, deadline: number, url: string): ApiError {
  return new ApiError({ operationId, code: 'TIMEOUT', message: formatTimeoutMessage(deadline, url) });
}

/** The error of a call that never reached a back end, or whose answer broke off. */
export function createNetworkError(operationId: string, cause: unknown): ApiError {
  return new ApiError({
    operationId,
    code: 'NETWORK',
    message: 'The server could not be reached',
    suggestion: 'Check your connection and try again',
    cause,
  });
}

/** The error of a call whose file is no longer the one that was chosen: the browser then sends none of it. */
export function createFileChangedError(operationId: string, cause: unknown): ApiError {
  return new ApiError({
    operationId,
    code: 'FILE_CHANGED',
    message: 'The file has changed since it was chosen',
    suggestion: 'Choose it again',
    cause,
  });
}

/** Whether an error is an answer of the back end about what was asked for: neither the end of a session nor an operation that is not offered is. */
const isAnswer = ({ lapsed, notOffered }: ApiError): boolean => !lapsed && !notOffered;

/** Whether somebody may not see what was asked for, or it is not there: both look the same. */
export const isNotFoundOrForbidden = (error: unknown): error is ApiError =>
  error instanceof ApiError && isAnswer(error) && [401, 403, 404].includes(error.status);

export const createUnsupportedOperationError = (operationId: string): ApiError =>
  new ApiError({
    operationId,
    status: 404,
    code: 'API_NOT_FOUND_ERROR',
    message: formatMissingEndpoint(operationId),
    notOffered: true,
  });

/** The error of an answer that is not the JSON it should be: a proxy's page, a broken body. */
export function createMalformedResponseError(operationId: string, cause?: unknown): ApiError {
  return new MalformedAnswer({
    operationId,
    code: 'UNKNOWN_ERROR',
    message: 'The server answered something that could not be read',
    suggestion: 'Try again in a moment',
    cause,
  });
}

export const isMalformedResponseError = (error: unknown): boolean => error instanceof MalformedAnswer;

export const isTimeoutError = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'TIMEOUT';

export const isNetworkError = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'NETWORK';

/** Whether a write may have arrived although it failed: nobody knows how it ended, it broke off within the back end, or was answered by nothing. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status >= 500 || error.status === 204);

/** Whether a back end was away for a moment, for all one knows: whoever asks again may be answered. */
export const isTemporarilyUnavailable = (error: unknown): boolean =>
  error instanceof ApiError && (isNetworkError(error) || [502, 503, 504].includes(error.status));

export const isSessionEndedError = (error: unknown): boolean => error instanceof ApiError && error.lapsed;

export const isFileChangedError = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'FILE_CHANGED';

export const createAbortError = (): DOMException => new DOMException('The session is over', 'AbortError');

/** Whether a call was called off by whoever made it, or with the session it was made in. */
export const isAbortError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
