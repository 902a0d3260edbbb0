import type { RequestListener } from 'node:http';
import { stopServer, startListening, createNodeListener, getServerPort } from '../../deploy/nodeServer.ts';
import { createPortalServer } from '../../deploy/portal.ts';
import { type StandIns, type StandInsOptions, createStandIns } from './standIns.ts';
import { startConfigurator } from '../configurator3d/server.ts';
import type { FaultInjector } from '../faults/faultInjector.ts';

type Options = Omit<StandInsOptions, 'origin' | 'configuratorOrigin'> & {
  /** Port 0 picks any free one. */
  readonly port: number;
  readonly configuratorPort?: number | undefined;
  readonly dist: string;
};

export type RunningServer = {
  readonly origin: string;
  readonly standIns: StandIns;
  /** Stops the server; open requests have `grace` ms to finish, two seconds by default. */
  readonly close: (grace?: number) => Promise<void>;
};

/** Loopback, so that only this machine can connect. */
const host = '127.0.0.1';

/** The next port; 0 (any free port) if this one is 0 or the last. */
export const getNextPort = (port: number): number => (port === 0 || port === 65_535 ? 0 : port + 1);

export async function startServer({
  port,
  configuratorPort = getNextPort(port),
  dist,
  ...options
}: Options): Promise<RunningServer> {
  // The identity provider needs the port, which is known once the server listens; earlier requests wait.
  const ready = Promise.withResolvers<RequestListener>();
  const server = await startListening(
    (incoming, outgoing) => void ready.promise.then((answer) => answer(incoming, outgoing)),
    { port, host },
  );
  try {
    const origin = `http://localhost:${getServerPort(server)}`;
    const standIns = await startStandIns({ ...options, origin, configuratorPort });
    const portal = await createPortalServer({
      dist,
      environment: standIns.environment,
      mount: standIns.mount,
    });
    const listenPortal = createNodeListener((request) => portal.fetch(request));
    ready.resolve((incoming, outgoing) => {
      if (!standIns.answer(incoming, outgoing)) listenPortal(incoming, outgoing);
    });
    return {
      origin,
      standIns,
      close: async (grace) => {
        await stopServer(server, grace);
        await standIns.close();
      },
    };
  } catch (error) {
    await stopServer(server, 0);
    throw error;
  }
}

type StartStandInsOptions = Omit<StandInsOptions, 'configuratorOrigin'> & {
  /** Port of the 3D configurator; 0 picks any free port. */
  readonly configuratorPort: number;
};

/** Starts the stand-ins, and the 3D configurator on its own origin unless the values name another one. */
export async function startStandIns({
  configuratorPort,
  ...options
}: StartStandInsOptions): Promise<StandIns> {
  // Portal's values name the configurator, and the faults passed to it are created from these values.
  const faults = Promise.withResolvers<FaultInjector>();
  const configurator = options.values['CONFIGURATOR_URL']
    ? undefined
    : await startConfigurator({
        port: configuratorPort,
        portalOrigin: options.origin,
        faults: faults.promise,
      });
  try {
    const standIns = await createStandIns({ ...options, configuratorOrigin: configurator?.origin });
    faults.resolve(standIns.faults);
    return {
      ...standIns,
      close: async () => {
        await configurator?.close();
        await standIns.close();
      },
    };
  } catch (error) {
    await configurator?.close();
    throw error;
  }
}
