import { joinSentences } from '../words/sentences.ts';

export type ErrorData = {
  readonly errorCode: string;
  readonly humanReadableError: string;
  readonly humanReadableSuggestion: string;
};

const data = (errorCode: string, humanReadableError: string, humanReadableSuggestion = ''): ErrorData => ({
  errorCode,
  humanReadableError,
  humanReadableSuggestion,
});

const later = 'Try again in a moment';
const serverError = data('API_ERROR', 'The server ran into a problem', later);

/** Errors of responses that name none. 204 is an error too: every operation responds with a body. */
const byStatus: Readonly<Record<number, ErrorData>> = {
  204: data('SERVER_ERROR', 'The server failed to process the request'),
  400: data('BAD_REQUEST', 'The server did not accept the request', 'Check what you entered'),
  401: data('UNAUTHORIZED', 'You are logged out', 'Try logging in again'),
  403: data('FORBIDDEN', 'You are not permitted to do this', 'Request access if you need it'),
  404: data('API_NOT_FOUND_ERROR', 'This does not exist or you do not have access to it'),
  409: data('API_RESOURCE_CONFLICT', 'This has been changed in the meantime', 'Reload and try again'),
  500: serverError,
  501: serverError,
  502: data('API_BAD_GATEWAY_ERROR', 'The server could not be reached', later),
  503: data('API_UNAVAILABLE_ERROR', 'The server is not available', later),
  521: data('API_MAINTENANCE_FORCE_REFRESH', 'The server is under maintenance', 'Try again later'),
};
const unknownStatus = data('UNKNOWN_ERROR', 'The server answered in an unexpected way', later);

const ofStatus = (status: number): ErrorData => byStatus[status] ?? unknownStatus;

const maxLength = 500;
/** Characters that change the direction of text, so that it reads differently from what it says. */
const directionOverrides = /[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/g;

/** A server's text for display: strings only, without direction overrides, at most 500 characters. */
export const sanitizeServerText = (value: unknown): string =>
  typeof value === 'string'
    ? value.replaceAll(directionOverrides, '').trim().slice(0, maxLength).toWellFormed()
    : '';

const fieldOf = (body: object, field: keyof ErrorData): string =>
  sanitizeServerText(Object.getOwnPropertyDescriptor(body, field)?.value);

const messageOf = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && 'message' in item ? item.message : item;

/** Texts of a list, whose items are strings or have a `message`; empty for anything else. */
export const collectServerTexts = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.map((item) => sanitizeServerText(messageOf(item))).filter(Boolean) : [];

const listIn = (body: unknown, field: string): readonly string[] =>
  typeof body === 'object' && body !== null
    ? collectServerTexts(Object.getOwnPropertyDescriptor(body, field)?.value)
    : [];

export const listInvalidInputs = (status: number, body: unknown): readonly string[] =>
  status === 400 ? listIn(body, 'humanReadableError') : [];

const sentencesIn = (body: object): string =>
  sanitizeServerText(joinSentences([...listIn(body, 'humanReadableError'), ...listIn(body, 'messages')]));

/** Error of a response by its body; what cannot be read there follows from its status (500 when absent). */
export function toErrorData(status: number | undefined, body: unknown): ErrorData {
  const own = ofStatus(status ?? 500);
  if (typeof body !== 'object' || body === null) return own;
  const error = fieldOf(body, 'humanReadableError') || sentencesIn(body);
  const suggestion = fieldOf(body, 'humanReadableSuggestion');
  return {
    errorCode: fieldOf(body, 'errorCode') || own.errorCode,
    humanReadableError: error || own.humanReadableError,
    humanReadableSuggestion: suggestion || (error ? '' : own.humanReadableSuggestion),
  };
}

export const formatTimeoutMessage = (milliseconds: number, url: string): string =>
  `Request timed out after ${milliseconds} ms: ${url}`;

export const formatMissingEndpoint = (operationId: string): string =>
  `Missing endpoint for method ${operationId}`;

export const formatMissingPathParameter = (name: string): string =>
  `Required path parameter ${name} not supplied`;
