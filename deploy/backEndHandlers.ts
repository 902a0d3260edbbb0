import { backEnds, getBackEndBases, type BackEnd, type Environment } from './environment.ts';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream/promises';

/** Timeout in ms for a back-end connection that sends nothing; building artefacts takes long. */
export const proxyTimeout = 600_000;

/** Node's message behind each `Request`, which drops the body of a GET or HEAD. */
export const incomingMessages = new WeakMap<Request, IncomingMessage>();

/** Hop-by-hop headers, which are not forwarded. */
const ofTheConnection = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * Forwards requests below `base` to `target` and streams the bodies. 502 if the target cannot be reached, 504
 * after the timeout.
 */
export function createProxyHandler(
  base: string,
  target: URL,
  timeout = proxyTimeout,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    // Set by property: `new URL(path, target)` would take a path that begins with // for another host.
    const address = new URL(target);
    address.pathname = target.pathname.replace(/\/$/, '') + pathname.slice(base.length);
    address.search = search;
    try {
      return answerOf(await forward(request, address, timeout));
    } catch (error) {
      if (request.signal.aborted) return new Response(null, { status: 499 });
      const late = error instanceof SilentError;
      return unreachable(
        late ? 504 : 502,
        `${address.host} ${late ? 'does not answer' : 'cannot be reached'}`,
      );
    }
  };
}

class SilentError extends Error {}

function forward(request: Request, address: URL, timeout: number): Promise<IncomingMessage> {
  const options: RequestOptions = {
    method: request.method,
    headers: forwardedHeaders(request, address),
    signal: request.signal,
    timeout,
  };
  const outgoing = (address.protocol === 'https:' ? httpsRequest : httpRequest)(address, options);
  outgoing.on('timeout', () => outgoing.destroy(new SilentError()));
  return new Promise((resolve, reject) => {
    outgoing.on('response', resolve);
    outgoing.on('error', reject);
    const body = incomingMessages.get(request) ?? request.body;
    if (!body) {
      outgoing.end();
      return;
    }
    // A response may arrive before the request body ends, which then aborts the body; this is no error.
    pipeline(body, outgoing).catch(reject);
  });
}

function forwardedHeaders({ headers, url }: Request, address: URL): Record<string, string> {
  const { host, protocol } = new URL(url);
  // Node sends the body of a GET or DELETE without a length unless it is chunked.
  const inPieces = headers.has('transfer-encoding');
  return {
    'x-forwarded-proto': protocol.slice(0, -1),
    ...Object.fromEntries([...headers].filter(([name]) => !ofTheConnection.has(name))),
    host: address.host,
    'x-forwarded-host': host,
    ...(inPieces && { 'transfer-encoding': 'chunked' }),
  };
}

/** Browsers reject cookies for the back end's domain here; without a domain they belong to this origin. */
const onThisOrigin = (name: string, value: string): string =>
  name === 'set-cookie' ? value.replace(/;\s*domain=[^;]*/i, '') : value;

function answerOf(incoming: IncomingMessage): Response {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    if (ofTheConnection.has(name)) continue;
    for (const value of values ?? []) headers.append(name, onThisOrigin(name, value));
  }
  const status = incoming.statusCode ?? 502;
  const bodiless = status === 204 || status === 205 || status === 304;
  if (bodiless) incoming.resume();
  return new Response(bodiless ? null : bodyOf(incoming), { status, headers });
}

/** Streams the body of a back end's response; cancelling the stream closes the connection. */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = incoming[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void incoming.destroy(),
  });
}

function unreachable(status: number, reason: string): Response {
  const body = {
    errorCode: status === 504 ? 'API_ERROR' : 'API_BAD_GATEWAY_ERROR',
    humanReadableError: `The back end ${reason}`,
    humanReadableSuggestion: 'Try again in a while',
  };
  return Response.json(body, { status });
}

export type RequestHandler = (request: Request) => Response | Promise<Response>;

/**
 * Handlers by base path: proxies and mounted back ends. Longer bases come first, as one may contain another.
 */
export function buildBackEndHandlers(
  environment: Environment,
  mount: Partial<Readonly<Record<BackEnd, RequestHandler>>>,
): [base: string, handle: RequestHandler][] {
  const bases = getBackEndBases(environment);
  return backEnds
    .filter((backEnd) => bases[backEnd].startsWith('/'))
    .map((backEnd): [string, RequestHandler] => {
      const base = bases[backEnd];
      const target = environment.proxies[backEnd];
      return [
        base,
        target ? createProxyHandler(base, target) : (mount[backEnd] ?? (() => notConnected(base))),
      ];
    })
    .toSorted(([a], [b]) => b.length - a.length);
}

const notConnected = (base: string): Response =>
  Response.json(
    {
      errorCode: 'API_BAD_GATEWAY_ERROR',
      humanReadableError: `No back end is connected at ${base}`,
      humanReadableSuggestion: 'Contact the people who run Portal',
    },
    { status: 502 },
  );

export const isPathBelow = (base: string, pathname: string): boolean =>
  pathname === base || pathname.startsWith(`${base}/`);

/**
 * Whether a request is a navigation and not an API call; older browsers lack Sec-Fetch-Mode, so Accept
 * decides.
 */
export function isNavigationRequest(
  method: string,
  header: (name: string) => string | null | undefined,
): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const mode = header('sec-fetch-mode');
  return mode ? mode === 'navigate' : (header('accept')?.includes('text/html') ?? false);
}
