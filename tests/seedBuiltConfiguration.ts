import type { ConfigurationState } from '../src/domain/configuration/state.ts';
import type { Store } from '../mocks/store/store.ts';
import { seedConfiguration, storeConfiguration } from './seedConfiguration.ts';

export type SeedOptions = {
  /** Artefacts the transmitters lack. */
  readonly unbuilt?: readonly string[];
  readonly state?: ConfigurationState;
};

const at = { created: '2026-01-02T10:00:00.000Z', createdBy: 'second.engineer@maker.example' };

/** Archives all configurations that wait for a decision, so that only those of the test do. */
export function clearWaitingConfigurations(store: Store): void {
  for (const state of ['WAITING_FOR_APPROVAL', 'APPROVED'] as const) {
    for (const record of store.configurations.find({ state }, { sort: 'created', offset: 0, limit: 1000 })) {
      storeConfiguration(store, { ...record, state: 'ARCHIVED' });
    }
  }
}

let lastModified = Date.parse('2026-02-01T10:00:00.000Z');

/**
 * Seeds a configuration with all its files, waiting for approval by default: 0A is active, and the built 0B
 * differs in the function of one control.
 */
export function seedBuiltConfiguration(
  store: Store,
  configurationId: string,
  { unbuilt = [], state = 'WAITING_FOR_APPROVAL' }: SeedOptions = {},
): void {
  seedConfiguration(store, configurationId);
  const planted = store.configurations.get(configurationId);
  const [first] = planted?.revisions ?? [];
  if (!planted || !first) throw new Error(`${configurationId} has not been planted`);
  const builds = [at];
  const devices = first.productConfigurations.map((device) => ({ ...device, builds }));
  lastModified += 1000;
  storeConfiguration(store, {
    ...planted,
    state,
    assignee: at.createdBy,
    modified: new Date(lastModified).toISOString(),
    revisions: [
      {
        ...first,
        builds,
        revisionState: 'ACTIVE',
        productConfigurations: devices.map((device) => ({ ...device, unbuilt: [] })),
      },
      {
        ...first,
        builds: [{ ...at, created: '2026-01-20T10:00:00.000Z' }],
        revisionName: '0B',
        revisionState: 'PENDING',
        note: 'Longer cable',
        productConfigurations: devices.map((device) => ({
          ...device,
          builds: [{ ...at, created: '2026-01-20T10:00:00.000Z' }],
          unbuilt: device.deviceType === 'PCU' ? unbuilt : [],
        })),
      },
    ],
  });
}
