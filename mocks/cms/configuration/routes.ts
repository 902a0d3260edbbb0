import { getEmailKey } from '../../../src/domain/words/emailAddress.ts';
import type { ConfigurationRecordFilter } from '../../store/configurationTable.ts';
import { buildArtefacts } from '../artefact/build.ts';
import type { Caller } from '../caller.ts';
import {
  assertEventAllowed,
  saveConfigurationRecord,
  ensureWorkingRevision,
  changeConfiguration,
  findConfiguration,
  findRevision,
} from '../configurationRecords.ts';
import type { CmsContext } from '../cmsContext.ts';
import { configurationOperations, type ConfigurationFilter } from './contract.ts';
import { createConfiguration } from './createConfiguration.ts';
import { listUploadedFiles } from '../storedFiles.ts';
import { createApiModule, type OperationHandlers } from '../apiModule.ts';
import { getPersonName, toConfigurationDto, toConfigurationRowDto } from '../toDto.ts';
import { getArtefactLabel } from '../../../src/domain/file/artefactKinds.ts';
import { findTransitionEvent } from '../../../src/domain/workflow/transitions.ts';
import type { ConfigurationState, StateLog } from '../../../src/domain/configuration/state.ts';
import { formatState } from '../../../src/domain/words/stateAppearances.ts';
import type { ArtefactRecord, ConfigurationRecord, LogRecord, RevisionRecord } from '../../store/records.ts';
import { listArtefacts, listArtefactTypes, revisionArtefactTypes } from '../artefact/fileGroup.ts';
import { createConflictError } from '../httpErrors.ts';

/** Releasing makes the pending revision the active one. */
const released = (revisions: readonly RevisionRecord[]): RevisionRecord[] => {
  if (revisions.every((revision) => revision.revisionState !== 'PENDING')) return [...revisions];
  const next = { PENDING: 'ACTIVE', ACTIVE: 'SUPERSEDED', SUPERSEDED: 'SUPERSEDED' } as const;
  return revisions.map((revision) => ({ ...revision, revisionState: next[revision.revisionState] }));
};

/** Withdrawing a release makes the newest revision pending again and the one before it active. */
const unreleased = (revisions: readonly RevisionRecord[]): RevisionRecord[] =>
  revisions.map((revision, index) => {
    if (index === revisions.length - 1) return { ...revision, revisionState: 'PENDING' };
    return index === revisions.length - 2 ? { ...revision, revisionState: 'ACTIVE' } : revision;
  });

function revisionsAfter(record: ConfigurationRecord, to: ConfigurationState): readonly RevisionRecord[] {
  if (to === 'READY_FOR_PRODUCTION') return released(record.revisions);
  const goesBack = record.state === 'READY_FOR_PRODUCTION' && to !== 'ARCHIVED';
  return goesBack ? unreleased(record.revisions) : record.revisions;
}

const outputs = (artefacts: readonly ArtefactRecord[]) =>
  artefacts
    .filter((artefact) => artefact.versions.length > 0)
    .map(({ artefactType, documentType, versions }) => ({
      artefactType,
      name: getArtefactLabel(artefactType),
      documentType,
      versionNumber: versions.length,
    }));

function erpDelivery(record: ConfigurationRecord, caller: Caller): object {
  const revision = ensureWorkingRevision(record);
  return {
    configurationId: record.configurationId,
    revision: revision.revisionName,
    accountNumber: record.accountNumber,
    releasedBy: caller.email,
    files: outputs(listArtefacts(revision, revisionArtefactTypes)),
    productConfigurations: revision.productConfigurations.map((productConfiguration) => ({
      productConfigurationId: productConfiguration.productConfigurationId,
      files: outputs(
        listArtefacts(productConfiguration, listArtefactTypes(record, revision, productConfiguration)),
      ),
    })),
  };
}

const stateLogOf = ({ type, created, old, new: changed }: LogRecord): StateLog => ({
  activityLogType: type,
  created,
  data: { old, new: changed },
});

/**
 * Changes the state of a configuration if the workflow has the transition and the caller's roles permit it.
 */
function moveConfiguration(
  cms: CmsContext,
  caller: Caller,
  record: ConfigurationRecord,
  to: ConfigurationState,
): ConfigurationRecord {
  const { state } = record;
  const event = findTransitionEvent(state, to, record.logs.map(stateLogOf));
  if (!event)
    throw createConflictError(
      `A configuration in “${formatState(state)}” cannot be moved to “${formatState(to)}”.`,
    );
  assertEventAllowed(caller, event, record);
  if (event === 'RELEASE_FOR_PRODUCTION') cms.outbox.add('ERP', cms.now(), erpDelivery(record, caller));
  return saveConfigurationRecord(
    cms,
    caller,
    { ...record, state: to, revisions: revisionsAfter(record, to) },
    { type: 'CHANGE_STATE', revision: ensureWorkingRevision(record).revisionName, old: state, new: to },
  );
}

function assigneeOf({
  assigneeMode,
  assigneeEmail = '',
}: ConfigurationFilter): ConfigurationRecordFilter['assignee'] {
  const email = getEmailKey(assigneeEmail);
  const queries = {
    IGNORED: undefined,
    UNASSIGNED: { is: null },
    EQUAL: { is: email },
    NOT_EQUAL: { isNot: email },
  };
  return queries[assigneeMode];
}

const queryOf = (filter: ConfigurationFilter, { reach }: Caller): ConfigurationRecordFilter => ({
  text: filter.fuzzyField,
  state: filter.state,
  area: filter.areaId,
  accounts: filter.accountNumbers,
  assignee: assigneeOf(filter),
  within: reach && { accounts: reach.accounts.CONFIGURATION, ids: reach.configurationIds },
});

const sortOf: Record<ConfigurationFilter['configurationSortOrder'], 'created' | 'modified'> = {
  BY_CREATED_DATE_DESC: 'created',
  BY_MODIFIED_DATE_DESC: 'modified',
};

function configurationRoutes(cms: CmsContext): OperationHandlers<typeof configurationOperations> {
  const { configurations } = cms.store;
  return {
    configurationFilter: ({ caller, query, json: filter }) => {
      const sort = sortOf[filter.configurationSortOrder];
      const found = configurations.find(queryOf(filter, caller), { sort, ...query });
      return found.map((record) => toConfigurationRowDto(cms, record, caller));
    },
    configurationFilterCount: ({ caller, json }) => ({ count: configurations.count(queryOf(json, caller)) }),
    configurationStateGet: ({ caller, param }) => {
      const { configurationId, state } = findConfiguration(cms, caller, param.id);
      return { configurationId, configurationState: state };
    },
    configurationAssign: ({ caller, param: { configurationId, operation } }) => {
      const saved = changeConfiguration(cms, caller, configurationId, (record) => {
        assertEventAllowed(caller, 'ASSIGN', record);
        const assignee = operation === 'ASSIGN' ? caller.email : null;
        const log = { type: 'CHANGE_ASSIGNEE', old: record.assignee, new: assignee };
        return saveConfigurationRecord(cms, caller, { ...record, assignee }, log);
      });
      const { assignee } = saved;
      const revision = ensureWorkingRevision(saved).revisionName;
      const assigneeName = assignee === null ? null : getPersonName(cms, assignee, caller);
      return { configurationId, revision, operation, assigneeEmail: assignee, assigneeName };
    },
    configurationBuildArtefacts: async ({ caller, param }) => await buildArtefacts(cms, caller, param.id),
    configurationGet: ({ caller, param, query }) => {
      const record = findConfiguration(cms, caller, param.id);
      const revision = findRevision(record, query.revision);
      return toConfigurationDto(cms, record, revision, caller);
    },
    configurationDelete: ({ caller, param: { id } }) => {
      changeConfiguration(cms, caller, id, (record) => {
        assertEventAllowed(caller, 'DELETE', record);
        for (const { fileId } of listUploadedFiles(record)) cms.store.files.delete(fileId);
        configurations.delete(id);
      });
      return { configurationId: id };
    },
    configurationSetState: ({ caller, param: { id, state } }) => {
      const saved = changeConfiguration(cms, caller, id, (record) =>
        moveConfiguration(cms, caller, record, state),
      );
      return toConfigurationRowDto(cms, saved, caller);
    },
    configurationCreate: ({ caller, json }) => {
      const saved = createConfiguration(cms, caller, json);
      return toConfigurationDto(cms, saved, findRevision(saved), caller);
    },
  };
}

export const configurationModule = createApiModule(configurationOperations, configurationRoutes);
