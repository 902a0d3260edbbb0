import type { ConfigurationState } from '../src/domain/configuration/state.ts';
import type { Store } from '../mocks/store/store.ts';
import { seedConfiguration, storeConfiguration } from './seedConfiguration.ts';

export type SeedOptions = {
  /** The artefacts that its transmitters have not got yet. */
  readonly unbuilt?: readonly string[];
  readonly state?: ConfigurationState;
};

const at = { created: '2026-01-02T10:00:00.000Z', createdBy: 'second.engineer@maker.example' };

/** Takes everything out of the steps at which something is decided, so that only what a test plants waits. */
export function clearWaitingConfigurations(store: Store): void {
  for (const state of ['WAITING_FOR_APPROVAL', 'APPROVED'] as const) {
    for (const record of store.configurations.find({ state }, { sort: 'created', offset: 0, limit: 1000 })) {
      storeConfiguration(store, { ...record, state: 'ARCHIVED' });
    }
  }
}

let lastModified = Date.parse('2026-02-01T10:00:00.000Z');

/**
 * Plants a configuration, waiting for its approval unless told otherwise, with all its files: 0A is in force, and 0B, which is built, differs by
 * the function of one control.
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
