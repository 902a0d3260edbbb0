import { configurationKind } from '../../src/domain/configuration/id.ts';
import type { ConfigurationEvent } from '../../src/domain/workflow/event.ts';
import { workingRevision } from '../../src/domain/revision/revision.ts';
import { can } from '../../src/domain/workflow/permission.ts';
import type { ConfigurationRecord, LogRecord, RevisionRecord } from '../store/configurationRecord.ts';
import { reachesAccount, type Caller } from './caller.ts';
import type { Cms } from './cms.ts';
import { demandFound, demandVerdict, forbidden } from './refusal.ts';
import { accountOf } from './toWire.ts';

export function demand(caller: Caller, event: ConfigurationEvent, record: ConfigurationRecord): void {
  demandVerdict(can(caller, event, record.state, configurationKind(record)));
}

export const demandWorkingRevision = (record: ConfigurationRecord): RevisionRecord =>
  demandFound(workingRevision(record.revisions), 'revision of', record.configurationId);

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
