import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isAccessRefusal, type Decision } from '../../src/domain/access/verdict.ts';

const codes = new Map([
  [400, 'BAD_REQUEST'],
  [401, 'UNAUTHORIZED'],
  [403, 'FORBIDDEN'],
  [404, 'API_NOT_FOUND_ERROR'],
  [409, 'API_RESOURCE_CONFLICT'],
  [500, 'API_ERROR'],
]);

export const apiError = (status: number, error: string, suggestion: string) => ({
  errorCode: codes.get(status) ?? 'UNKNOWN_ERROR',
  humanReadableError: error,
  humanReadableSuggestion: suggestion,
});

/** Thrown wherever a request cannot be done; leaves the CMS as an answer with this status. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly suggestion: string;

  constructor(status: ContentfulStatusCode, error: string, suggestion: string) {
    super(error);
    this.status = status;
    this.suggestion = suggestion;
  }
}

export const badRequest = (error: string, suggestion = 'Correct it and try again.'): Refusal =>
  new Refusal(400, error, suggestion);

export const unauthorized = (): Refusal => new Refusal(401, 'You are logged out', 'Try logging in again');

export const forbidden = (error: string): Refusal =>
  new Refusal(403, error, 'Ask an administrator for the role you need.');

/** Also for things that exist but are not for the caller to know of. */
export const notFound = (thing: string, id: string): Refusal =>
  new Refusal(
    404,
    `There is no ${thing} ${id}, or you do not have access to it.`,
    'Check the id or ask for access.',
  );

/** What was looked for; a 404 where it is not there. */
export function demandFound<Found>(found: Found | undefined, thing: string, id: string): Found {
  if (found === undefined) throw notFound(thing, id);
  return found;
}

export const conflict = (error: string, suggestion = 'Load it again and see what has changed.'): Refusal =>
  new Refusal(409, error, suggestion);

export function refuseField(message: string | undefined): void {
  if (message) throw badRequest(message);
}

type Checked = {
  readonly success: boolean;
  readonly error?: { readonly issues: readonly { readonly message: string }[] };
};

export function demandForm({ success, error }: Checked): void {
  if (!success) throw badRequest(error?.issues[0]?.message ?? 'Malformed request');
}

/** Throws where a rule of the domain says no: a 403 where it is about the person, a 409 where it is about the thing. */
export function demandVerdict(verdict: Decision): void {
  if (verdict.allowed) return;
  throw isAccessRefusal(verdict) ? forbidden(verdict.reason) : conflict(verdict.reason);
}
