import { malformedError, networkError, refusedError, timeoutError } from './ApiError.ts';
import type { Request } from './request.ts';
import { currentToken, tokenAfter401 } from './tokens.ts';

/** An answer whose body has arrived in full. */
export type Reply = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Blob;
};

/** Sends one request and waits for the whole answer; rejects with whatever its means of sending throws. */
export type Send = (
  request: Request,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
) => Promise<Reply>;

export type ExchangeOptions = {
  /** Calls the whole thing off; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
};

/**
 * Sends a request under the rules every call shares. The CMS, and only the CMS, gets the Bearer token; a 401 of
 * the CMS is answered by one renewal and one retry. The deadline of the operation covers the answer to its last
 * byte, anew for the retry. Every failure leaves as an ApiError; being called off leaves as the signal's reason.
 */
export async function exchange(request: Request, send: Send, options: ExchangeOptions): Promise<Reply> {
  if (request.backend !== 'cms') return accepted(request, await timed(request, send, {}, options.signal));
  const token = await currentToken();
  const reply = await timed(request, send, bearer(token), options.signal);
  if (reply.status !== 401) return accepted(request, reply);
  const renewed = await tokenAfter401(token);
  if (renewed === undefined) return accepted(request, reply);
  return accepted(request, await timed(request, send, bearer(renewed), options.signal));
}

const bearer = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { Authorization: `Bearer ${token}` };

async function timed(
  request: Request,
  send: Send,
  authorization: Record<string, string>,
  signal: AbortSignal | undefined,
): Promise<Reply> {
  signal?.throwIfAborted();
  const { operationId, deadline, url } = request;
  const expiry = new AbortController();
  const timer = setTimeout(() => expiry.abort(), deadline);
  const both = signal ? AbortSignal.any([signal, expiry.signal]) : expiry.signal;
  try {
    return await send(request, { ...request.headers, ...authorization }, both);
  } catch (error) {
    signal?.throwIfAborted();
    throw expiry.signal.aborted ? timeoutError(operationId, deadline, url) : networkError(operationId, error);
  } finally {
    clearTimeout(timer);
  }
}

/** A 204 is a failure as well: the back ends answer every success with a body. */
async function accepted(request: Request, reply: Reply): Promise<Reply> {
  if (reply.status >= 200 && reply.status < 300 && reply.status !== 204) return reply;
  throw refusedError(request.operationId, reply.status, await parsedBody(reply));
}

async function parsedBody(reply: Reply): Promise<unknown> {
  try {
    const parsed: unknown = JSON.parse(await reply.body.text());
    return parsed;
  } catch {
    return undefined;
  }
}

/** The JSON of an answer; anything else (a proxy's page, a broken body) is a malformed answer. */
export async function jsonOf(operationId: string, reply: Reply): Promise<unknown> {
  if (!/\bjson\b/i.test(reply.headers.get('Content-Type') ?? '')) throw malformedError(operationId);
  try {
    const parsed: unknown = JSON.parse(await reply.body.text());
    return parsed;
  } catch (error) {
    throw malformedError(operationId, error);
  }
}
