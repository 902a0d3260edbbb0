import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isAccessRefusal, type Decision } from '../../src/domain/access/decision.ts';

const codes = new Map([
  [400, 'BAD_REQUEST'],
  [401, 'UNAUTHORIZED'],
  [403, 'FORBIDDEN'],
  [404, 'API_NOT_FOUND_ERROR'],
  [409, 'API_RESOURCE_CONFLICT'],
  [500, 'API_ERROR'],
]);

export const createApiErrorBody = (status: number, error: string, suggestion: string) => ({
  errorCode: codes.get(status) ?? 'UNKNOWN_ERROR',
  humanReadableError: error,
  humanReadableSuggestion: suggestion,
});

/** Error of a request that cannot be fulfilled; the CMS responds with its status. */
export class CmsHttpError extends Error {
  readonly status: ContentfulStatusCode;
  readonly suggestion: string;

  constructor(status: ContentfulStatusCode, error: string, suggestion: string) {
    super(error);
    this.status = status;
    this.suggestion = suggestion;
  }
}

export const createBadRequestError = (
  error: string,
  suggestion = 'Correct it and try again.',
): CmsHttpError => new CmsHttpError(400, error, suggestion);

export const createUnauthorizedError = (): CmsHttpError =>
  new CmsHttpError(401, 'You are logged out', 'Try logging in again');

export const createForbiddenError = (error: string): CmsHttpError =>
  new CmsHttpError(403, error, 'Ask an administrator for the role you need.');

/** A 404, also for objects that exist but are hidden from the caller. */
export const createNotFoundError = (thing: string, id: string): CmsHttpError =>
  new CmsHttpError(
    404,
    `There is no ${thing} ${id}, or you do not have access to it.`,
    'Check the id or ask for access.',
  );

/** Throws 404 if a lookup found nothing. */
export function assertFound<Found>(found: Found | undefined, thing: string, id: string): Found {
  if (found === undefined) throw createNotFoundError(thing, id);
  return found;
}

export const createConflictError = (
  error: string,
  suggestion = 'Load it again and see what has changed.',
): CmsHttpError => new CmsHttpError(409, error, suggestion);

export function assertNoFieldError(message: string | undefined): void {
  if (message) throw createBadRequestError(message);
}

type Checked = {
  readonly success: boolean;
  readonly error?: { readonly issues: readonly { readonly message: string }[] };
};

export function assertFormValid({ success, error }: Checked): void {
  if (!success) throw createBadRequestError(error?.issues[0]?.message ?? 'Malformed request');
}

/** Throws if a domain rule refuses: 403 if the reason is the caller, 409 if it is the state of the object. */
export function assertAllowed(decision: Decision): void {
  if (decision.allowed) return;
  throw isAccessRefusal(decision)
    ? createForbiddenError(decision.reason)
    : createConflictError(decision.reason);
}
