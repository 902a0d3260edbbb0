import type {
  ConfigurationRecord,
  ProductConfigurationRecord,
  RevisionRecord,
} from '../store/configurationRecord.ts';
import { reachesConfiguration, type Caller } from './caller.ts';
import type { Cms } from './cms.ts';
import { demandFound, notFound } from './refusal.ts';
import { revisionOf } from './toWire.ts';

/** A configuration the caller may see; 404 for all others. */
export function findConfiguration(cms: Cms, caller: Caller, id: string): ConfigurationRecord {
  const record = cms.store.configurations.get(id);
  if (!record || !reachesConfiguration(caller, record)) throw notFound('configuration', id);
  return record;
}

/** Does all of `change` with a configuration the caller may see, or nothing of it. */
export const changeConfiguration = <Changed>(
  cms: Cms,
  caller: Caller,
  id: string,
  change: (record: ConfigurationRecord) => Changed,
): Changed => cms.store.transaction(() => change(findConfiguration(cms, caller, id)));

/** A revision of a configuration; the one shown first where none is named. */
export const findRevision = (record: ConfigurationRecord, name?: string): RevisionRecord =>
  demandFound(revisionOf(record, name), 'revision', `${record.configurationId}/${name ?? ''}`);

export type FoundProductConfiguration = {
  readonly record: ConfigurationRecord;
  readonly revision: RevisionRecord;
  readonly productConfiguration: ProductConfigurationRecord;
};

export function findProductConfiguration(
  cms: Cms,
  caller: Caller,
  id: string,
  revisionName?: string,
): FoundProductConfiguration {
  const parent = cms.store.configurations.parentOf(id);
  if (parent === undefined) throw notFound('product configuration', id);
  const record = findConfiguration(cms, caller, parent);
  const revision = findRevision(record, revisionName);
  const productConfiguration = demandFound(
    revision.productConfigurations.find((each) => each.productConfigurationId === id),
    'product configuration',
    `${id} in revision ${revision.revisionName}`,
  );
  return { record, revision, productConfiguration };
}
