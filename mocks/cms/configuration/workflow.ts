import { artefactLabel } from '../../../src/domain/file/artefactKinds.ts';
import { eventBetween } from '../../../src/domain/workflow/transitions.ts';
import type { ConfigurationState, StateLog } from '../../../src/domain/configuration/state.ts';
import { stateText } from '../../../src/domain/words/stateLooks.ts';
import type {
  ArtefactRecord,
  ConfigurationRecord,
  LogRecord,
  RevisionRecord,
} from '../../store/configurationRecord.ts';
import type { Caller } from '../caller.ts';
import { demand, saveRecord, demandWorkingRevision } from '../saveRecord.ts';
import type { Cms } from '../cms.ts';
import { artefactsOf, artefactTypesOf, revisionTypes } from '../artefact/filePlace.ts';
import { conflict } from '../refusal.ts';

/** A release makes the pending revision the active one. */
const released = (revisions: readonly RevisionRecord[]): RevisionRecord[] => {
  if (revisions.every((revision) => revision.revisionState !== 'PENDING')) return [...revisions];
  const next = { PENDING: 'ACTIVE', ACTIVE: 'SUPERSEDED', SUPERSEDED: 'SUPERSEDED' } as const;
  return revisions.map((revision) => ({ ...revision, revisionState: next[revision.revisionState] }));
};

/** Going back from a release makes the newest revision pending again, and the one before it active. */
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
      name: artefactLabel(artefactType),
      documentType,
      versionNumber: versions.length,
    }));

/** Delivery to the ERP system at a release: the newest version of every output file. */
function erpDelivery(record: ConfigurationRecord, caller: Caller): object {
  const revision = demandWorkingRevision(record);
  return {
    configurationId: record.configurationId,
    revision: revision.revisionName,
    accountNumber: record.accountNumber,
    releasedBy: caller.email,
    files: outputs(artefactsOf(revision, revisionTypes)),
    productConfigurations: revision.productConfigurations.map((productConfiguration) => ({
      productConfigurationId: productConfiguration.productConfigurationId,
      files: outputs(
        artefactsOf(productConfiguration, artefactTypesOf(record, revision, productConfiguration)),
      ),
    })),
  };
}

const stateLogOf = ({ type, created, old, new: changed }: LogRecord): StateLog => ({
  activityLogType: type,
  created,
  data: { old, new: changed },
});

/** Moves a configuration to another state as the caller: the workflow must know the way, and the roles permit it. */
export function moveTo(
  cms: Cms,
  caller: Caller,
  record: ConfigurationRecord,
  to: ConfigurationState,
): ConfigurationRecord {
  const { state } = record;
  const event = eventBetween(state, to, record.logs.map(stateLogOf));
  if (!event) {
    throw conflict(`A configuration in “${stateText(state)}” cannot be moved to “${stateText(to)}”.`);
  }
  demand(caller, event, record);
  if (event === 'RELEASE_FOR_PRODUCTION') cms.outbox.add('ERP', cms.now(), erpDelivery(record, caller));
  return saveRecord(
    cms,
    caller,
    { ...record, state: to, revisions: revisionsAfter(record, to) },
    { type: 'CHANGE_STATE', revision: demandWorkingRevision(record).revisionName, old: state, new: to },
  );
}
