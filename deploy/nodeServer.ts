import { createServer, IncomingMessage, ServerResponse, type Server } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type RequestHandler, incomingMessages, proxyTimeout } from './backEndHandlers.ts';

/**
 * Request listener for Node's server. Bodies are streamed; if one fails midway the connection is reset, so
 * that clients notice.
 */
export function createNodeListener(
  handle: RequestHandler,
): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  const listener = getRequestListener(
    async (request, { incoming, outgoing }) => {
      if (incoming instanceof IncomingMessage) incomingMessages.set(request, incoming);
      const response = await handle(request);
      // Always an HTTP/1 response, as only such servers are created here.
      if (!(outgoing instanceof ServerResponse)) return response;
      if (response.type === 'error') outgoing.destroy();
      else if (response.body === null) return response;
      else await send(response, response.body, outgoing);
      return new Response(null, RESPONSE_ALREADY_SENT);
    },
    { overrideGlobalObjects: false },
  );
  return (incoming, outgoing) => void listener(incoming, outgoing);
}

async function send(
  response: Response,
  body: AsyncIterable<Uint8Array>,
  outgoing: ServerResponse,
): Promise<void> {
  outgoing.statusCode = response.status;
  outgoing.setHeaders(response.headers);
  outgoing.flushHeaders();
  await pipeline(body, outgoing).catch(() => outgoing.destroy());
}

/**
 * Listens on `host` and `port` (0: any free port). Rejects with a one-line message if the port is taken or
 * forbidden.
 */
export function startListening(
  listener: ReturnType<typeof createNodeListener>,
  { port, host }: { port: number; host: string },
): Promise<Server> {
  // Longer than the proxy timeout, so that the server does not cut off slow uploads.
  const server = createServer({ requestTimeout: proxyTimeout + 10_000 }, listener);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new Error(reasons[error.code ?? '']?.(port) ?? error.message)),
    );
    server.listen(port, host, () => resolve(server));
  });
}

const reasons: Record<string, (port: number) => string> = {
  EADDRINUSE: (port) => `Port ${port} is in use. Stop what uses it, or choose another with --port.`,
  EACCES: (port) => `Port ${port} is not allowed here. Choose another with --port.`,
};

export function getServerPort(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The server does not listen on a port');
  return address.port;
}

/** Stops accepting connections and closes the open ones, busy ones after `grace` ms. */
export const stopServer = (server: Server, grace = 2000): Promise<void> =>
  new Promise((resolve) => {
    const end = setTimeout(() => server.closeAllConnections(), grace);
    server.close(() => {
      clearTimeout(end);
      resolve();
    });
    server.closeIdleConnections();
  });

/**
 * Runs a server until SIGINT or SIGTERM. `start` returns its close function; if it fails, the message is
 * printed and the exit code is 1.
 */
export async function runServer(start: () => Promise<(() => Promise<unknown>) | undefined>): Promise<void> {
  try {
    const closeServer = await start();
    if (!closeServer) return;
    const stop = (): void => void closeServer().then(() => process.exit(0));
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
