import { startConfigurator } from '../configurator3d/server.ts';
import type { Faults } from '../faults/faults.ts';
import { createStandIns, type StandIns, type StandInsOptions } from './standIns.ts';

type Options = Omit<StandInsOptions, 'configuratorOrigin'> & {
  /** Port of the 3D configurator; 0: any that is free. */
  readonly configuratorPort: number;
};

/** The stand-ins, and the 3D configurator on an origin of its own, unless the values name another one. */
export async function startStandIns({ configuratorPort, ...options }: Options): Promise<StandIns> {
  // Portal's values name the configurator, and the faults that it obeys are made from these values.
  const faults = Promise.withResolvers<Faults>();
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
