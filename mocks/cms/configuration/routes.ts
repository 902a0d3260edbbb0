import { addressKey } from '../../../src/domain/words/emailAddress.ts';
import type { ConfigurationQuery } from '../../store/configurationTable.ts';
import { buildArtefacts } from '../artefact/build.ts';
import type { Caller } from '../caller.ts';
import { demand, saveRecord, demandWorkingRevision } from '../saveRecord.ts';
import type { Cms } from '../cms.ts';
import { configurationOperations } from './contract.ts';
import type { ConfigurationFilter } from './schema.ts';
import { createConfiguration } from './create.ts';
import { filesOf } from '../fileVersions.ts';
import { findConfiguration, findRevision } from '../findOrRefuse.ts';
import { cmsSubject } from '../operation.ts';
import type { Handlers } from '../route.ts';
import { nameOf, toWireConfiguration, toWireRow } from '../toWire.ts';
import { moveTo } from './workflow.ts';

function assigneeOf({
  assigneeMode,
  assigneeEmail = '',
}: ConfigurationFilter): ConfigurationQuery['assignee'] {
  const email = addressKey(assigneeEmail);
  const queries = {
    IGNORED: undefined,
    UNASSIGNED: { is: null },
    EQUAL: { is: email },
    NOT_EQUAL: { isNot: email },
  };
  return queries[assigneeMode];
}

const queryOf = (filter: ConfigurationFilter, { reach }: Caller): ConfigurationQuery => ({
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

function configurationRoutes(cms: Cms): Handlers<typeof configurationOperations> {
  const { configurations } = cms.store;
  return {
    configurationFilter: ({ caller, query, json: filter }) => {
      const sort = sortOf[filter.configurationSortOrder];
      const found = configurations.find(queryOf(filter, caller), { sort, ...query });
      return found.map((record) => toWireRow(cms, record, caller));
    },
    configurationFilterCount: ({ caller, json }) => ({ count: configurations.count(queryOf(json, caller)) }),
    configurationStateGet: ({ caller, param }) => {
      const { configurationId, state } = findConfiguration(cms, caller, param.id);
      return { configurationId, configurationState: state };
    },
    configurationAssign: ({ caller, param: { configurationId, operation } }) => {
      const saved = cms.store.transaction(() => {
        const record = findConfiguration(cms, caller, configurationId);
        demand(caller, 'ASSIGN', record);
        const assignee = operation === 'ASSIGN' ? caller.email : null;
        const log = { type: 'CHANGE_ASSIGNEE', old: record.assignee, new: assignee };
        return saveRecord(cms, caller, { ...record, assignee }, log);
      });
      const { assignee } = saved;
      const revision = demandWorkingRevision(saved).revisionName;
      const assigneeName = assignee === null ? null : nameOf(cms, assignee, caller);
      return { configurationId, revision, operation, assigneeEmail: assignee, assigneeName };
    },
    configurationBuildArtefacts: async ({ caller, param }) => await buildArtefacts(cms, caller, param.id),
    configurationGet: ({ caller, param, query }) => {
      const record = findConfiguration(cms, caller, param.id);
      const revision = findRevision(record, query.revision);
      return toWireConfiguration(cms, record, revision, caller);
    },
    configurationDelete: ({ caller, param: { id } }) => {
      cms.store.transaction(() => {
        const record = findConfiguration(cms, caller, id);
        demand(caller, 'DELETE', record);
        for (const { fileId } of filesOf(record)) cms.store.files.delete(fileId);
        configurations.delete(id);
      });
      return { configurationId: id };
    },
    configurationSetState: ({ caller, param: { id, state } }) => {
      const saved = cms.store.transaction(() =>
        moveTo(cms, caller, findConfiguration(cms, caller, id), state),
      );
      return toWireRow(cms, saved, caller);
    },
    configurationCreate: ({ caller, json }) => {
      const saved = createConfiguration(cms, caller, json);
      return toWireConfiguration(cms, saved, findRevision(saved), caller);
    },
  };
}

export const configurationSubject = cmsSubject(configurationOperations, configurationRoutes);
