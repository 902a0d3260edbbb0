import type { ConfigurationRecord } from '../mocks/store/records.ts';
import type { TestPortal } from './portal.ts';

const ids = Array.from({ length: 60 }, (_, index) => [
  ...['OU', 'CA', 'KS', 'CN', 'DK', 'SF'].map((prefix) => `${prefix}${1234 + index}`),
  `${10000 + index}`,
  `C${String(index + 1).padStart(6, '0')}`,
]).flat();

export function storeConfiguration(portal: TestPortal, record: ConfigurationRecord): void {
  const { accountNumber } = record;
  const account = { accountNumber, accountName: '', accountGroup: '', dataArea: 'sab' };
  portal.standIns.store.configurations.put(record, account);
}

/**
 * Puts a seeded configuration with two built revisions and devices into `state`; `place` is its index among
 * those.
 */
export function prepareConfiguration(
  portal: TestPortal,
  state: 'CONFIGURING' | 'ARCHIVED',
  place: number,
): ConfigurationRecord {
  const found = ids
    .flatMap((id) => portal.standIns.store.configurations.get(id) ?? [])
    .filter(({ revisions }) => {
      const last = revisions.slice(-2);
      return (
        last.length === 2 && last.every((each) => each.builds.length > 0 && each.productConfigurations[0])
      );
    })[place];
  if (!found) throw new Error(`There is no configuration ${place}`);
  const revisions = found.revisions.map((revision, index, all) =>
    index === all.length - 1 ? { ...revision, revisionState: 'PENDING' as const } : revision,
  );
  const record: ConfigurationRecord = { ...found, state, revisions };
  storeConfiguration(portal, record);
  return record;
}
