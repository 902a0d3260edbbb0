import { checkRole } from '../../../src/domain/access/decision.ts';
import { getArtefactDocumentType } from '../../../src/domain/file/artefactKinds.ts';
import {
  detectDocumentType,
  documentTypeExtensions,
  formatUnsupportedType,
} from '../../../src/domain/file/documentType.ts';
import { checkFileEditing } from '../../../src/domain/file/fileEditing.ts';
import { getEditableFileKind } from '../../../src/domain/file/previewKind.ts';
import {
  checkArtefactUpload,
  checkFileChange,
  canSeeAdminOnlyVersions,
} from '../../../src/domain/file/permission.ts';
import type {
  FileGroupRecord,
  ArtefactRecord,
  ConfigurationRecord,
  RevisionRecord,
} from '../../store/records.ts';
import type { StoredFile } from '../../store/fileTable.ts';
import type { Caller } from '../caller.ts';
import { saveConfigurationRecord, replaceRevision, findRevision } from '../configurationRecords.ts';
import type { CmsContext } from '../cmsContext.ts';
import {
  createDownloadResponse,
  findFileVersion,
  saveUpload,
  readUploadedFile,
  type UploadedFile,
} from '../storedFiles.ts';
import { buildFileFacts } from '../buildFileFacts.ts';
import { listArtefacts, listArtefactTypes, revisionArtefactTypes, replaceArtefact } from './fileGroup.ts';
import { createBadRequestError, assertFound, assertAllowed } from '../httpErrors.ts';
import { toArtefactDto } from '../toDto.ts';

export type ArtefactLocation = {
  readonly record: ConfigurationRecord;
  readonly revision: RevisionRecord;
  readonly productConfigurationId: string | null;
};

type Find = () => ArtefactLocation;

const productConfigurationIn = (revision: RevisionRecord, id: string) =>
  revision.productConfigurations.find(
    (productConfiguration) => productConfiguration.productConfigurationId === id,
  );

function artefactsAt({
  record,
  revision,
  productConfigurationId,
}: ArtefactLocation): readonly ArtefactRecord[] {
  const productConfiguration =
    productConfigurationId === null ? undefined : productConfigurationIn(revision, productConfigurationId);
  return productConfiguration
    ? listArtefacts(productConfiguration, listArtefactTypes(record, revision, productConfiguration))
    : listArtefacts(revision, revisionArtefactTypes);
}

function changed(
  revision: RevisionRecord,
  productConfigurationId: string | null,
  change: <Of extends FileGroupRecord>(filePlace: Of) => Of,
): RevisionRecord {
  if (productConfigurationId === null) return change(revision);
  return {
    ...revision,
    productConfigurations: revision.productConfigurations.map((productConfiguration) =>
      productConfiguration.productConfigurationId === productConfigurationId
        ? change(productConfiguration)
        : productConfiguration,
    ),
  };
}

function demandUpload(caller: Caller, place: ArtefactLocation, artefactType: string): void {
  const present = artefactsAt(place).some((each) => each.artefactType === artefactType);
  const { revisionState } = place.revision;
  const configurationState = place.record.state;
  assertAllowed(checkFileChange(configurationState));
  const decision = present
    ? checkFileEditing({
        kind: getEditableFileKind({ artefactType }),
        configurationState,
        revisionState,
        units: caller.units,
      })
    : checkArtefactUpload(caller.units);
  assertAllowed(decision);
}

type Upload = {
  readonly artefactType: string;
  readonly revisionOnly: boolean;
  readonly adminOnly: boolean;
};

function withVersion(
  { record, revision, productConfigurationId }: ArtefactLocation,
  { artefactType, revisionOnly }: Upload,
  added: ArtefactRecord,
): ConfigurationRecord {
  const touched = revisionOnly ? [revision] : record.revisions;
  return touched.reduce((current, each) => {
    const place = { record: current, revision: each, productConfigurationId };
    const before = artefactsAt(place).find((other) => other.artefactType === artefactType);
    const versions = [...(before?.versions ?? []), ...added.versions];
    return replaceRevision(
      current,
      changed(each, productConfigurationId, (filePlace) =>
        replaceArtefact(filePlace, { ...added, versions }),
      ),
    );
  }, record);
}

function keep(
  cms: CmsContext,
  caller: Caller,
  find: Find,
  upload: Upload,
  file: UploadedFile,
  stored: StoredFile,
) {
  const place = find();
  const { artefactType, adminOnly } = upload;
  demandUpload(caller, place, artefactType);
  const documentType = getArtefactDocumentType(artefactType) ?? detectDocumentType(file);
  if (!documentType) throw createBadRequestError(formatUnsupportedType(file));
  const { fileId, size } = stored;
  const version = { created: cms.now(), createdBy: caller.email, file: { fileId, size } };
  const added: ArtefactRecord = {
    artefactType,
    documentType,
    versions: [adminOnly ? { ...version, adminOnly } : version],
  };
  const saved = saveConfigurationRecord(cms, caller, withVersion(place, upload, added), {
    type: 'UPLOAD_ARTEFACT',
    revision: place.revision.revisionName,
    old: null,
    new: artefactType,
  });
  const revision = findRevision(saved, place.revision.revisionName);
  const kept = artefactsAt({ ...place, record: saved, revision }).find(
    (each) => each.artefactType === artefactType,
  );
  return assertFound(kept && toArtefactDto(kept, revision.revisionName, caller), 'artefact', artefactType);
}

/**
 * Stores an uploaded version. Rules are checked before and after the upload, as data may change while it
 * runs.
 */
export async function saveUploadedArtefact(
  cms: CmsContext,
  caller: Caller,
  request: Request,
  find: Find,
  upload: Upload,
) {
  demandUpload(caller, find(), upload.artefactType);
  if (upload.adminOnly) {
    assertAllowed(
      checkRole(
        canSeeAdminOnlyVersions(caller.units),
        'Only administrators add versions for administrators.',
      ),
    );
  }
  const file = await readUploadedFile(request);
  return saveUpload(cms, file.bytes, (stored) => keep(cms, caller, find, upload, file, stored));
}

type Asked = { readonly artefactType: string; readonly versionNumber?: number | undefined };

export function createArtefactDownload(
  cms: CmsContext,
  caller: Caller,
  place: ArtefactLocation,
  { artefactType, versionNumber }: Asked,
): Response {
  const { record, revision, productConfigurationId } = place;
  const found = assertFound(
    artefactsAt(place).find((each) => each.artefactType === artefactType),
    'artefact',
    artefactType,
  );
  const { version, versionNumber: number } = findFileVersion(
    found.versions,
    versionNumber,
    caller,
    artefactType,
  );
  const subject = productConfigurationId ?? record.configurationId;
  const { documentType } = found;
  const productConfiguration =
    productConfigurationId === null ? undefined : productConfigurationIn(revision, productConfigurationId);
  return createDownloadResponse(cms.store, {
    name: `${subject}_${revision.revisionName}${number}_${artefactType}.${documentTypeExtensions[documentType]}`,
    documentType,
    version,
    produce: () =>
      cms.produce(artefactType, buildFileFacts(cms, record, revision, version, number, productConfiguration)),
  });
}
