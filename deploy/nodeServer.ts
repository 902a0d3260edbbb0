import { createServer, IncomingMessage, ServerResponse, type Server } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type RequestHandler, incomingMessages, proxyTimeout } from './backEndHandlers.ts';

/** A listener for Node's server. A body is sent as it comes; where it fails half-way the connection breaks off, so that it is seen. */
export function createNodeListener(
  handle: RequestHandler,
): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  const listener = getRequestListener(
    async (request, { incoming, outgoing }) => {
      if (incoming instanceof IncomingMessage) incomingMessages.set(request, incoming);
      const response = await handle(request);
      // It is always one of HTTP 1: no other servers are made here.
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

/** Listens on `host` and `port` (0: any that is free). Rejects with one line when the port is taken or not allowed. */
export function startListening(
  listener: ReturnType<typeof createNodeListener>,
  { port, host }: { port: number; host: string },
): Promise<Server> {
  // An upload may take as long as a back end may: the server must not cut it off before.
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

/** Stops taking connections and ends those there are, the busy ones after `grace` ms. */
export const stopServer = (server: Server, grace = 2000): Promise<void> =>
  new Promise((resolve) => {
    const end = setTimeout(() => server.closeAllConnections(), grace);
    server.close(() => {
      clearTimeout(end);
      resolve();
    });
    server.closeIdleConnections();
  });

/** Runs a server until a signal ends it. `start` answers how it is closed; what it fails with is one line, and exit code 1. */
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
