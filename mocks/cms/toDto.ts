import { getDisplayName } from '../../src/domain/access/displayName.ts';
import { filterVisibleItems } from '../../src/domain/access/staffOnly.ts';
import { canSeeAdminOnlyVersions } from '../../src/domain/file/permission.ts';
import { getArtefactLabel } from '../../src/domain/file/artefactKinds.ts';
import { filterRevisionAttachments } from '../../src/domain/file/attachment.ts';
import { sortComments } from '../../src/domain/activity/comment.ts';
import { getManualConfigurationKind } from '../../src/domain/configuration/id.ts';
import { realms, serializeRealm } from '../../src/domain/access/roles.ts';
import { resolveRevision } from '../../src/domain/revision/revision.ts';
import type {
  ArtefactRecord,
  AttachmentRecord,
  ConfigurationRecord,
  LogRecord,
  ProductConfigurationRecord,
  RevisionRecord,
  VersionRecord,
} from '../store/records.ts';
import type { Caller } from './caller.ts';
import type { CmsContext } from './cmsContext.ts';
import type { Account } from './account/routes.ts';
import type { Artefact, FileVersion } from './artefact/routes.ts';
import type { Attachment } from './attachment/contract.ts';
import type { ActivityLog, Configuration, ConfigurationRow, Revision } from './configuration/contract.ts';
import type { ConfigurationSet, RevisionLog } from './configurationSet/routes.ts';
import type { ProductConfiguration } from './productConfiguration/routes.ts';
import { listArtefacts, listArtefactTypes, revisionArtefactTypes } from './artefact/fileGroup.ts';

export function toRealmName(cms: CmsContext, realm: string): string {
  const known = realms.find((each) => each === realm);
  return known ? serializeRealm(known, cms.settings.productCode) : realm;
}

export const getAccount = (cms: CmsContext, accountNumber: string): Account =>
  cms.accounts.get(accountNumber) ?? {
    accountNumber,
    accountName: accountNumber,
    accountGroup: '',
    belongsTo: '',
    erpID: '',
    accountState: 'RETIRED',
    dataArea: 'sab',
    isTest: false,
  };

export function getPersonName(cms: CmsContext, email: string, { isStaff }: Caller): string {
  const { providerName: name, providerDomain: domain } = cms.settings;
  const person = isStaff ? cms.people.get(email) : undefined;
  return person
    ? `${person.firstName} ${person.lastName}`
    : getDisplayName(email, { isStaff }, { name, domain });
}

export const findShownRevision = (record: ConfigurationRecord, wanted?: string): RevisionRecord | undefined =>
  resolveRevision(record.revisions, wanted);

const toWireVersions = (versions: readonly VersionRecord[], caller: Caller): FileVersion[] =>
  versions.flatMap(({ adminOnly = false, file, created, createdBy }, index) =>
    adminOnly && !canSeeAdminOnlyVersions(caller.units)
      ? []
      : [{ versionNumber: index + 1, adminOnly, size: file?.size ?? null, created, createdBy }],
  );

function artefactState(artefact: ArtefactRecord): Artefact['artefactState'] {
  if (artefact.failed) return 'FAILED';
  if (artefact.pending) return 'PENDING';
  return artefact.versions.length > 0 ? 'READY' : 'PENDING';
}

export function toArtefactDto(
  artefact: ArtefactRecord,
  revisionId: string,
  caller: Caller,
): Artefact | undefined {
  const versions = toWireVersions(artefact.versions, caller);
  if (versions.length === 0 && artefact.versions.length > 0) return undefined;
  const { artefactType, documentType } = artefact;
  return {
    artefactType,
    name: getArtefactLabel(artefactType),
    artefactState: artefactState(artefact),
    documentType,
    revisionId,
    versions,
  };
}

const toWireArtefacts = (
  artefacts: readonly ArtefactRecord[],
  revisionId: string,
  caller: Caller,
): Artefact[] => artefacts.flatMap((artefact) => toArtefactDto(artefact, revisionId, caller) ?? []);

export const toAttachmentDto = (
  record: ConfigurationRecord,
  { versions, ...attachment }: AttachmentRecord,
  caller: Caller,
): Attachment => ({
  ...attachment,
  configurationId: record.configurationId,
  versions: toWireVersions(versions, caller),
});

const forCaller = <Item extends object>(items: readonly Item[], { units }: Caller): readonly Item[] =>
  filterVisibleItems(units, items, 'maker');

const toWireAttachments = (
  record: ConfigurationRecord,
  revision: string,
  productConfigurationId: string | null,
  caller: Caller,
): Attachment[] =>
  filterRevisionAttachments(forCaller(record.attachments, caller), revision)
    .filter((attachment) => attachment.productConfigurationId === productConfigurationId)
    .map((attachment) => toAttachmentDto(record, attachment, caller));

export function toProductConfigurationDto(
  record: ConfigurationRecord,
  revision: RevisionRecord,
  productConfiguration: ProductConfigurationRecord,
  caller: Caller,
): ProductConfiguration {
  const { revisionName } = revision;
  return {
    productConfigurationId: productConfiguration.productConfigurationId,
    productConfigurationDescription: productConfiguration.productConfigurationDescription,
    userDefinedName: productConfiguration.userDefinedName,
    configurationId: record.configurationId,
    revisionId: revisionName,
    productFamily: record.productFamily,
    deviceType: productConfiguration.deviceType,
    partNumber: productConfiguration.partNumber,
    name: productConfiguration.name,
    transmitterModel: productConfiguration.transmitterModel,
    receiverModel: productConfiguration.receiverModel,
    created: productConfiguration.created,
    createdBy: productConfiguration.createdBy,
    artefacts: toWireArtefacts(
      listArtefacts(productConfiguration, listArtefactTypes(record, revision, productConfiguration)),
      revisionName,
      caller,
    ),
    attachments: toWireAttachments(record, revisionName, productConfiguration.productConfigurationId, caller),
  };
}

const toWireRevision = ({
  revisionName,
  revisionState,
  note,
  created,
  createdBy,
}: RevisionRecord): Revision => ({ revisionName, revisionState, note, created, createdBy });

type NumberedLog = LogRecord & { readonly number: number };

/** Log lines are numbered before staff-only lines are removed, so that all users see the same numbers. */
const numbered = (log: LogRecord, index: number): NumberedLog => ({ ...log, number: index + 1 });

const toWireLog = (log: NumberedLog): ActivityLog => ({
  activityLogId: String(log.number),
  activityLogType: log.type,
  revision: log.revision,
  data: { old: log.old, new: log.new },
  created: log.created,
  createdBy: log.createdBy,
});

const configurationType = (record: ConfigurationRecord): ConfigurationRow['configurationType'] =>
  record.kbMaxQuoteId > -1 ? 'CONFIGURED_3D' : getManualConfigurationKind(record.configurationId);

export function toConfigurationRowDto(
  cms: CmsContext,
  record: ConfigurationRecord,
  caller: Caller,
): ConfigurationRow {
  const revision = findShownRevision(record);
  return {
    configurationId: record.configurationId,
    configurationName: record.configurationName,
    userDefinedName: record.userDefinedName,
    configurationDescription: record.configurationDescription,
    configurationType: configurationType(record),
    productFamily: record.productFamily,
    configurationState: record.state,
    kbMaxQuoteId: record.kbMaxQuoteId,
    bomId: record.bomId,
    partNumber: record.partNumber,
    contact: record.contact,
    account: getAccount(cms, record.accountNumber),
    assigneeEmail: record.assignee,
    assignee: record.assignee === null ? null : getPersonName(cms, record.assignee, caller),
    revision: revision?.revisionName ?? '',
    revisionState: revision?.revisionState ?? 'PENDING',
    created: record.created,
    createdBy: record.createdBy,
    modified: record.modified,
    modifiedBy: record.modifiedBy,
    productConfigurations: (revision?.productConfigurations ?? []).map(
      ({ productConfigurationId, deviceType, transmitterModel }) => ({
        productConfigurationId,
        deviceType,
        transmitterModel,
      }),
    ),
  };
}

export function toConfigurationDto(
  cms: CmsContext,
  record: ConfigurationRecord,
  revision: RevisionRecord,
  caller: Caller,
): Configuration {
  const { revisionName, revisionState } = revision;
  return {
    ...toConfigurationRowDto(cms, record, caller),
    revision: revisionName,
    revisionState,
    note: record.note,
    revisions: record.revisions.map(toWireRevision),
    artefacts: toWireArtefacts(listArtefacts(revision, revisionArtefactTypes), revisionName, caller),
    productConfigurations: revision.productConfigurations.map((productConfiguration) =>
      toProductConfigurationDto(record, revision, productConfiguration, caller),
    ),
    attachments: toWireAttachments(record, revisionName, null, caller),
    comments: [...sortComments(forCaller(record.comments, caller))],
    logs: forCaller(record.logs.map(numbered), caller).map(toWireLog).toReversed(),
  };
}

export const toConfigurationSetDto = (cms: CmsContext, record: ConfigurationRecord): ConfigurationSet => ({
  configurationId: record.configurationId,
  productFamily: record.productFamily,
  account: getAccount(cms, record.accountNumber),
  configurationDescription: record.configurationDescription,
  designType: record.kbMaxQuoteId > -1 ? 'CONFIGURED_3D' : 'MANUAL',
  opportunityId: record.opportunityId,
  configurationState: record.state,
  note: record.note,
  revisions: record.revisions.map(toWireRevision),
});

const revisionActions = ['CREATE_CONFIGURATION_SET', 'CREATE_REVISION', 'DELETE_REVISION', 'CHANGE_ACCOUNT'];

export const toRevisionLogDto = (record: ConfigurationRecord): RevisionLog[] =>
  record.logs
    .filter((log) => revisionActions.includes(log.type))
    .map((log) => ({
      revisionActionType: log.type,
      revisionData: { old: log.old, new: log.new },
      revisionName: log.type === 'CHANGE_ACCOUNT' ? null : log.revision,
      created: log.created,
      createdBy: log.createdBy,
    }));
