import { addressKey } from '../../../src/domain/words/emailAddress.ts';
import type { ConfigurationQuery } from '../../store/configurationTable.ts';
import { buildArtefacts } from '../artefact/build.ts';
import type { Caller } from '../caller.ts';
import { demand, saveRecord, demandWorkingRevision } from '../saveRecord.ts';
import type { Cms } from '../cms.ts';
import * as configuration from './contract.ts';
import type { ConfigurationFilter } from './schema.ts';
import { createConfiguration } from './create.ts';
import { filesOf } from '../fileVersions.ts';
import { findConfiguration, findRevision } from '../findOrRefuse.ts';
import { cmsSubject } from '../operation.ts';
import { openRoutes, permittedRoutes } from '../route.ts';
import { nameOf, toWireConfiguration, toWireRow } from '../toWire.ts';
import { moveTo } from './workflow.ts';

const route = permittedRoutes(configuration);

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

/** The date that each order of the list goes by. */
const sortOf: Record<ConfigurationFilter['configurationSortOrder'], 'created' | 'modified'> = {
  BY_CREATED_DATE_DESC: 'created',
  BY_MODIFIED_DATE_DESC: 'modified',
};

/** Reading configurations, and everything that happens to one as a whole. */
function configurationRoutes(cms: Cms) {
  const { configurations } = cms.store;
  return openRoutes()
    .openapi(route('configurationFilter'), (c) => {
      const filter = c.req.valid('json');
      const sort = sortOf[filter.configurationSortOrder];
      const found = configurations.find(queryOf(filter, c.var.caller), { sort, ...c.req.valid('query') });
      return c.json(
        found.map((record) => toWireRow(cms, record, c.var.caller)),
        200,
      );
    })
    .openapi(route('configurationFilterCount'), (c) =>
      c.json({ count: configurations.count(queryOf(c.req.valid('json'), c.var.caller)) }, 200),
    )
    .openapi(route('configurationStateGet'), (c) => {
      const { configurationId, state } = findConfiguration(cms, c.var.caller, c.req.valid('param').id);
      return c.json({ configurationId, configurationState: state }, 200);
    })
    .openapi(route('configurationAssign'), (c) => {
      const { caller } = c.var;
      const { configurationId, operation } = c.req.valid('param');
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
      return c.json({ configurationId, revision, operation, assigneeEmail: assignee, assigneeName }, 200);
    })
    .openapi(route('configurationBuildArtefacts'), async (c) =>
      c.json(await buildArtefacts(cms, c.var.caller, c.req.valid('param').id), 200),
    )
    .openapi(route('configurationGet'), (c) => {
      const record = findConfiguration(cms, c.var.caller, c.req.valid('param').id);
      const revision = findRevision(record, c.req.valid('query').revision);
      return c.json(toWireConfiguration(cms, record, revision, c.var.caller), 200);
    })
    .openapi(route('configurationDelete'), (c) => {
      const { id } = c.req.valid('param');
      cms.store.transaction(() => {
        const record = findConfiguration(cms, c.var.caller, id);
        demand(c.var.caller, 'DELETE', record);
        for (const { fileId } of filesOf(record)) cms.store.files.delete(fileId);
        configurations.delete(id);
      });
      return c.json({ configurationId: id }, 200);
    })
    .openapi(route('configurationSetState'), (c) => {
      const { id, state } = c.req.valid('param');
      const saved = cms.store.transaction(() =>
        moveTo(cms, c.var.caller, findConfiguration(cms, c.var.caller, id), state),
      );
      return c.json(toWireRow(cms, saved, c.var.caller), 200);
    })
    .openapi(route('configurationCreate'), (c) => {
      const saved = createConfiguration(cms, c.var.caller, c.req.valid('json'));
      return c.json(toWireConfiguration(cms, saved, findRevision(saved), c.var.caller), 200);
    });
}

export const configurationSubject = cmsSubject(configuration, configurationRoutes);
