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

/** Error of every failed call, the same shape for all back ends and causes. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly operationId: string;
  readonly status: number;
  readonly code: string;
  readonly suggestion: string;
  readonly data: unknown;
  /** The session ended and the person did not sign in again; says nothing about the resource. */
  readonly lapsed: boolean;
  /** The CMS does not offer the operation, so nothing was sent. */
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

/** Error of a call that never reached a back end, or whose response broke off. */
export function createNetworkError(operationId: string, cause: unknown): ApiError {
  return new ApiError({
    operationId,
    code: 'NETWORK',
    message: 'The server could not be reached',
    suggestion: 'Check your connection and try again',
    cause,
  });
}

/** Error of a call whose file changed on disk after it was chosen: the browser then sends none of it. */
export function createFileChangedError(operationId: string, cause: unknown): ApiError {
  return new ApiError({
    operationId,
    code: 'FILE_CHANGED',
    message: 'The file has changed since it was chosen',
    suggestion: 'Choose it again',
    cause,
  });
}

/** An ended session and an operation that is not offered say nothing about the resource. */
const isAnswer = ({ lapsed, notOffered }: ApiError): boolean => !lapsed && !notOffered;

/** True for 401, 403 and 404: back ends hide a resource from people without rights as if it were missing. */
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

/** Error of a response that is not the expected JSON, such as a proxy's page or a truncated body. */
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

/** Whether a failed write may have been carried out: the server broke off (5xx) or sent an empty 204. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status >= 500 || error.status === 204);

/** Whether the back end may have been unreachable only for a moment, so that a retry may succeed. */
export const isTemporarilyUnavailable = (error: unknown): boolean =>
  error instanceof ApiError && (isNetworkError(error) || [502, 503, 504].includes(error.status));

export const isSessionEndedError = (error: unknown): boolean => error instanceof ApiError && error.lapsed;

export const isFileChangedError = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'FILE_CHANGED';

export const createAbortError = (): DOMException => new DOMException('The session is over', 'AbortError');

/** Whether a call was aborted by its caller, or because its session ended. */
export const isAbortError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
