import type {
  ConfigurationRecord,
  ProductConfigurationRecord,
  RevisionRecord,
  LogRecord,
} from '../store/records.ts';
import { canSeeConfiguration, type Caller, canSeeAccount } from './caller.ts';
import type { CmsContext } from './cmsContext.ts';
import { assertFound, createNotFoundError, assertAllowed, createForbiddenError } from './httpErrors.ts';
import { findShownRevision, getAccount } from './toDto.ts';
import { getConfigurationKind } from '../../src/domain/configuration/id.ts';
import type { ConfigurationEvent } from '../../src/domain/workflow/event.ts';
import { getWorkingRevision } from '../../src/domain/revision/revision.ts';
import { checkEvent } from '../../src/domain/workflow/permission.ts';

/** A configuration visible to the caller; throws 404 otherwise. */
export function findConfiguration(cms: CmsContext, caller: Caller, id: string): ConfigurationRecord {
  const record = cms.store.configurations.get(id);
  if (!record || !canSeeConfiguration(caller, record)) throw createNotFoundError('configuration', id);
  return record;
}

/** Changes a configuration visible to the caller in one transaction. */
export const changeConfiguration = <Changed>(
  cms: CmsContext,
  caller: Caller,
  id: string,
  change: (record: ConfigurationRecord) => Changed,
): Changed => cms.store.transaction(() => change(findConfiguration(cms, caller, id)));

/** The named revision of a configuration, or the one displayed first by default. */
export const findRevision = (record: ConfigurationRecord, name?: string): RevisionRecord =>
  assertFound(findShownRevision(record, name), 'revision', `${record.configurationId}/${name ?? ''}`);

export type ProductConfigurationInRevision = {
  readonly record: ConfigurationRecord;
  readonly revision: RevisionRecord;
  readonly productConfiguration: ProductConfigurationRecord;
};

export function findProductConfiguration(
  cms: CmsContext,
  caller: Caller,
  id: string,
  revisionName?: string,
): ProductConfigurationInRevision {
  const parent = cms.store.configurations.parentOf(id);
  if (parent === undefined) throw createNotFoundError('product configuration', id);
  const record = findConfiguration(cms, caller, parent);
  const revision = findRevision(record, revisionName);
  const productConfiguration = assertFound(
    revision.productConfigurations.find((each) => each.productConfigurationId === id),
    'product configuration',
    `${id} in revision ${revision.revisionName}`,
  );
  return { record, revision, productConfiguration };
}

export function assertEventAllowed(
  caller: Caller,
  event: ConfigurationEvent,
  record: ConfigurationRecord,
): void {
  assertAllowed(checkEvent(caller, event, record.state, getConfigurationKind(record)));
}

export const ensureWorkingRevision = (record: ConfigurationRecord): RevisionRecord =>
  assertFound(getWorkingRevision(record.revisions), 'revision of', record.configurationId);

const readOnly = 'This configuration was granted to you by itself: you can read it.';

export type NewLogRecord = Pick<LogRecord, 'type' | 'old' | 'new' | 'makerOnly'> & {
  readonly revision?: string;
};

/**
 * Stores a changed configuration with its log lines and returns it. Grants of single configurations are
 * read-only.
 */
export function saveConfigurationRecord(
  cms: CmsContext,
  caller: Caller,
  record: ConfigurationRecord,
  ...logs: readonly NewLogRecord[]
): ConfigurationRecord {
  if (!canSeeAccount(caller, record.accountNumber, 'CONFIGURATION')) throw createForbiddenError(readOnly);
  const created = cms.now();
  const createdBy = caller.email;
  const { revisionName } = ensureWorkingRevision(record);
  const saved: ConfigurationRecord = {
    ...record,
    modified: created,
    modifiedBy: createdBy,
    logs: [...record.logs, ...logs.map((log) => ({ revision: revisionName, ...log, created, createdBy }))],
  };
  cms.store.configurations.put(saved, getAccount(cms, saved.accountNumber));
  return saved;
}

export const replaceRevision = (
  record: ConfigurationRecord,
  changed: RevisionRecord,
): ConfigurationRecord => ({
  ...record,
  revisions: record.revisions.map((revision) =>
    revision.revisionName === changed.revisionName ? changed : revision,
  ),
});
