import {
  createFileChangedError,
  createSessionEndedError,
  createMalformedResponseError,
  createNetworkError,
  createHttpError,
  createTimeoutError,
} from './ApiError.ts';
import { cpqTexts } from '~/domain/session/cpqTexts.ts';
import { getCpqSignInPrompt, ensureCpqSignIn } from './cpqSignIn.ts';
import { storeEntityTag } from './entityTags.ts';
import type { BackendRequest } from './request.ts';
import {
  getCurrentToken,
  assertSessionActive,
  refreshTokenAfter401,
  type InteractionMode,
} from './tokens.ts';

/** Called when the CMS refuses a call for lack of a right (401 after a new token, or 403). */
type Listener = (operationId: string) => void;

/** @session ends with it: the session hears, and each one anew */
let listener: Listener = () => undefined;

export function onAccessDenied(next: Listener): void {
  listener = next;
}

function tellRefusal(operationId: string): void {
  listener(operationId);
}

export type BufferedResponse<Body extends Blob | string = Blob> = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
};

export type Transport<Body extends Blob | string = Blob> = (
  request: BackendRequest,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
) => Promise<BufferedResponse<Body>>;

export type RequestOptions = {
  readonly signal?: AbortSignal | undefined;
  readonly asking?: InteractionMode;
};

/**
 * Only the CMS gets the Bearer token. Its 401 leads to one renewal and one retry, the quoting system's to a
 * sign-in there and one retry. The deadline covers the whole response, starts anew for the retry and excludes
 * waiting for a person. Rejects with an ApiError, or with the signal's reason.
 */
export async function sendRequest<Body extends Blob | string>(
  request: BackendRequest,
  send: Transport<Body>,
  options: RequestOptions,
): Promise<BufferedResponse<Body>> {
  const reply = await accepted(request, await replyTo(request, send, options));
  storeEntityTag(request, reply.headers);
  return reply;
}

async function replyTo<Body extends Blob | string>(
  request: BackendRequest,
  send: Transport<Body>,
  options: RequestOptions,
): Promise<BufferedResponse<Body>> {
  const { signal, asking = 'ALWAYS' } = options;
  const once = (authorization = {}): Promise<BufferedResponse<Body>> =>
    timed(request, send, authorization, signal);
  switch (request.backend) {
    case 'cms': {
      const token = await heeding(signal, getCurrentToken());
      const reply = await once(bearer(token));
      if (reply.status !== 401) return reply;
      const next = await heeding(signal, refreshTokenAfter401(token, asking));
      if (next === undefined) throw createSessionEndedError(request.operationId);
      return once(bearer(next));
    }
    case 'cpq': {
      assertSessionActive();
      const asker = getCpqSignInPrompt();
      const reply = await once();
      if (reply.status !== 401 || asking === 'NEVER') return reply;
      return (await heeding(signal, ensureCpqSignIn(asker))) ? once() : reply;
    }
    case 'status':
      return once();
  }
}

/** Awaits a promise that takes no AbortSignal; rejects with the signal's reason as soon as it is aborted. */
function heeding<Value>(signal: AbortSignal | undefined, waiting: Promise<Value>): Promise<Value> {
  if (!signal) return waiting;
  return new Promise((resolve, reject) => {
    const onAbort = (): void => {
      try {
        signal.throwIfAborted();
      } catch (reason) {
        // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- the signal's own reason
        reject(reason);
      }
    };
    signal.addEventListener('abort', onAbort);
    onAbort();
    void waiting.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

const bearer = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { Authorization: `Bearer ${token}` };

async function timed<Body extends Blob | string>(
  request: BackendRequest,
  send: Transport<Body>,
  authorization: Record<string, string>,
  signal: AbortSignal | undefined,
): Promise<BufferedResponse<Body>> {
  signal?.throwIfAborted();
  const { operationId, deadline, url } = request;
  const expiry = new AbortController();
  const timer = setTimeout(() => expiry.abort(), deadline);
  const both = signal ? AbortSignal.any([signal, expiry.signal]) : expiry.signal;
  try {
    return await send(request, { ...request.headers, ...authorization }, both);
  } catch (error) {
    signal?.throwIfAborted();
    if (expiry.signal.aborted) throw createTimeoutError(operationId, deadline, url);
    throw (await hasReadableFiles(request))
      ? createNetworkError(operationId, error)
      : createFileChangedError(operationId, error);
  } finally {
    clearTimeout(timer);
  }
}

/** Browsers do not send a file that changed since it was chosen, and report only a network error. */
async function hasReadableFiles({ body }: BackendRequest): Promise<boolean> {
  if (!(body instanceof FormData)) return true;
  const files = [...body.values()].filter((value) => value instanceof Blob);
  const reads = await Promise.allSettled(files.map((file) => file.slice(0, 1).arrayBuffer()));
  return reads.every(({ status }) => status === 'fulfilled');
}

/** A 204 counts as a failure: the back ends send a body with every success. */
async function accepted<Body extends Blob | string>(
  request: BackendRequest,
  reply: BufferedResponse<Body>,
): Promise<BufferedResponse<Body>> {
  if (reply.status >= 200 && reply.status < 300 && reply.status !== 204) return reply;
  if (request.backend === 'cms' && [401, 403].includes(reply.status)) tellRefusal(request.operationId);
  throw createHttpError(request.operationId, reply.status, await refusalBody(request, reply));
}

/** Body of an error response; for a 401 of the quoting system, a message that the person is not signed in. */
async function refusalBody(
  { backend }: BackendRequest,
  reply: BufferedResponse<Blob | string>,
): Promise<unknown> {
  if (backend === 'cpq' && reply.status === 401) return { humanReadableError: cpqTexts.notSignedIn };
  return parsedBody(reply);
}

async function parsedBody({ body }: BufferedResponse<Blob | string>): Promise<unknown> {
  try {
    const parsed: unknown = JSON.parse(typeof body === 'string' ? body : await body.text());
    return parsed;
  } catch {
    return undefined;
  }
}

export const isJsonResponse = ({ headers }: BufferedResponse<Blob | string>): boolean =>
  /\bjson\b/i.test(headers.get('Content-Type') ?? '');

/** JSON of a response; anything else, such as a proxy's page, throws a malformed response error. */
export function parseJsonBody(operationId: string, reply: BufferedResponse<string>): unknown {
  if (!isJsonResponse(reply)) throw createMalformedResponseError(operationId);
  try {
    const parsed: unknown = JSON.parse(reply.body);
    return parsed;
  } catch (error) {
    throw createMalformedResponseError(operationId, error);
  }
}
