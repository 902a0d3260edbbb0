import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Thrown wherever a request cannot be done; leaves the quoting system as `{messages}` with this status. */
export class CpqRefusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly messages: readonly string[];

  constructor(status: ContentfulStatusCode, ...messages: readonly string[]) {
    super(messages.join('\n'));
    this.status = status;
    this.messages = messages;
  }
}

export const badRequest = (...messages: readonly string[]): CpqRefusal => new CpqRefusal(400, ...messages);
export const notSignedIn = (): CpqRefusal =>
  new CpqRefusal(401, 'You are not signed in to the quoting system.');
export const forbidden = (message: string): CpqRefusal => new CpqRefusal(403, message);
/** Also for things that exist but are not for the caller to know of. */
export const notFound = (thing: string): CpqRefusal =>
  new CpqRefusal(404, `There is no ${thing}, or you do not have access to it.`);
export const conflict = (message: string): CpqRefusal => new CpqRefusal(409, message);
