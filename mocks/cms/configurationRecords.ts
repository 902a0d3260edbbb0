import type {
  ConfigurationRecord,
  ProductConfigurationRecord,
  RevisionRecord,
  LogRecord,
} from '../store/records.ts';
import { reachesConfiguration, type Caller, reachesAccount } from './caller.ts';
import type { Cms } from './cms.ts';
import { demandFound, notFound, demandVerdict, forbidden } from './refusal.ts';
import { revisionOf, accountOf } from './toWire.ts';
import { getConfigurationKind } from '../../src/domain/configuration/id.ts';
import type { ConfigurationEvent } from '../../src/domain/workflow/event.ts';
import { getWorkingRevision } from '../../src/domain/revision/revision.ts';
import { checkEvent } from '../../src/domain/workflow/permission.ts';

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

export function demand(caller: Caller, event: ConfigurationEvent, record: ConfigurationRecord): void {
  demandVerdict(checkEvent(caller, event, record.state, getConfigurationKind(record)));
}

export const demandWorkingRevision = (record: ConfigurationRecord): RevisionRecord =>
  demandFound(getWorkingRevision(record.revisions), 'revision of', record.configurationId);

const readOnly = 'This configuration was granted to you by itself: you can read it.';

export type NewLog = Pick<LogRecord, 'type' | 'old' | 'new' | 'makerOnly'> & { readonly revision?: string };

/** Stores a changed configuration with its log lines, and answers it. Single grants open configurations to read only. */
export function saveRecord(
  cms: Cms,
  caller: Caller,
  record: ConfigurationRecord,
  ...logs: readonly NewLog[]
): ConfigurationRecord {
  if (!reachesAccount(caller, record.accountNumber, 'CONFIGURATION')) throw forbidden(readOnly);
  const created = cms.now();
  const createdBy = caller.email;
  const { revisionName } = demandWorkingRevision(record);
  const saved: ConfigurationRecord = {
    ...record,
    modified: created,
    modifiedBy: createdBy,
    logs: [...record.logs, ...logs.map((log) => ({ revision: revisionName, ...log, created, createdBy }))],
  };
  cms.store.configurations.put(saved, accountOf(cms, saved.accountNumber));
  return saved;
}

export const withRevision = (record: ConfigurationRecord, changed: RevisionRecord): ConfigurationRecord => ({
  ...record,
  revisions: record.revisions.map((revision) =>
    revision.revisionName === changed.revisionName ? changed : revision,
  ),
});
