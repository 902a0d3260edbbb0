import type { RequestListener } from 'node:http';
import { close, listen, listenerFor, portOf } from '../../deploy/listen.ts';
import { createPortal } from '../../deploy/portal.ts';
import { startStandIns } from './startStandIns.ts';
import type { StandIns, StandInsOptions } from './standIns.ts';

type Options = Omit<StandInsOptions, 'origin' | 'configuratorOrigin'> & {
  /** 0: any port that is free. */
  readonly port: number;
  /** Port of the 3D configurator; the one after Portal's when missing. */
  readonly configuratorPort?: number | undefined;
  readonly dist: string;
};

export type RunningServer = {
  readonly origin: string;
  readonly standIns: StandIns;
  /** Ends it; whoever still asks has so many ms to get an answer, two seconds when left out. */
  readonly close: (grace?: number) => Promise<void>;
};

/** The loopback address: nobody but this machine can reach the stand-ins. */
const host = '127.0.0.1';

/** The port after another one; any that is free where that is free to choose, or the last there is. */
export const portAfter = (port: number): number => (port === 0 || port === 65_535 ? 0 : port + 1);

/** Serves the built portal, with the headers of production, and all stand-ins on one origin. */
export async function startServer({
  port,
  configuratorPort = portAfter(port),
  dist,
  ...options
}: Options): Promise<RunningServer> {
  // The identity provider has to know the port, which is known once the server listens; who comes before waits.
  const ready = Promise.withResolvers<RequestListener>();
  const server = await listen(
    (incoming, outgoing) => void ready.promise.then((answer) => answer(incoming, outgoing)),
    { port, host },
  );
  try {
    const origin = `http://localhost:${portOf(server)}`;
    const standIns = await startStandIns({ ...options, origin, configuratorPort });
    const portal = await createPortal({ dist, environment: standIns.environment, mount: standIns.mount });
    const listenPortal = listenerFor((request) => portal.fetch(request));
    ready.resolve((incoming, outgoing) => {
      if (!standIns.answer(incoming, outgoing)) listenPortal(incoming, outgoing);
    });
    return {
      origin,
      standIns,
      close: async (grace) => {
        await close(server, grace);
        await standIns.close();
      },
    };
  } catch (error) {
    await close(server, 0);
    throw error;
  }
}
