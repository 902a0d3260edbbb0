import { checkRole } from '../../../src/domain/access/verdict.ts';
import { getArtefactDocumentType } from '../../../src/domain/file/artefactKinds.ts';
import {
  detectDocumentType,
  documentTypeExtensions,
  formatUnsupportedType,
} from '../../../src/domain/file/documentType.ts';
import { checkFileEditing } from '../../../src/domain/file/edit.ts';
import { getEditableFileKind } from '../../../src/domain/file/previewKind.ts';
import {
  checkArtefactUpload,
  checkFileChange,
  canSeeAdminOnlyVersions,
} from '../../../src/domain/file/rights.ts';
import type {
  FilePlaceRecord,
  ArtefactRecord,
  ConfigurationRecord,
  RevisionRecord,
} from '../../store/records.ts';
import type { StoredFile } from '../../store/fileTable.ts';
import type { Caller } from '../caller.ts';
import { saveRecord, withRevision, findRevision } from '../configurationRecords.ts';
import type { Cms } from '../cms.ts';
import { downloadOf, findVersion, keepUpload, uploadedFile, type UploadedFile } from '../storedFiles.ts';
import { factsOf } from '../fileFacts.ts';
import { artefactsOf, artefactTypesOf, revisionTypes, withArtefact } from './filePlace.ts';
import { badRequest, demandFound, demandVerdict } from '../refusal.ts';
import { toWireArtefact } from '../toWire.ts';

export type Place = {
  readonly record: ConfigurationRecord;
  readonly revision: RevisionRecord;
  readonly productConfigurationId: string | null;
};

type Find = () => Place;

const productConfigurationIn = (revision: RevisionRecord, id: string) =>
  revision.productConfigurations.find(
    (productConfiguration) => productConfiguration.productConfigurationId === id,
  );

function artefactsAt({ record, revision, productConfigurationId }: Place): readonly ArtefactRecord[] {
  const productConfiguration =
    productConfigurationId === null ? undefined : productConfigurationIn(revision, productConfigurationId);
  return productConfiguration
    ? artefactsOf(productConfiguration, artefactTypesOf(record, revision, productConfiguration))
    : artefactsOf(revision, revisionTypes);
}

function changed(
  revision: RevisionRecord,
  productConfigurationId: string | null,
  change: <Of extends FilePlaceRecord>(filePlace: Of) => Of,
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

function demandUpload(caller: Caller, place: Place, artefactType: string): void {
  const present = artefactsAt(place).some((each) => each.artefactType === artefactType);
  const { revisionState } = place.revision;
  const configurationState = place.record.state;
  demandVerdict(checkFileChange(configurationState));
  const verdict = present
    ? checkFileEditing({
        kind: getEditableFileKind({ artefactType }),
        configurationState,
        revisionState,
        units: caller.units,
      })
    : checkArtefactUpload(caller.units);
  demandVerdict(verdict);
}

type Upload = {
  readonly artefactType: string;
  readonly revisionOnly: boolean;
  readonly adminOnly: boolean;
};

function withVersion(
  { record, revision, productConfigurationId }: Place,
  { artefactType, revisionOnly }: Upload,
  added: ArtefactRecord,
): ConfigurationRecord {
  const touched = revisionOnly ? [revision] : record.revisions;
  return touched.reduce((current, each) => {
    const place = { record: current, revision: each, productConfigurationId };
    const before = artefactsAt(place).find((other) => other.artefactType === artefactType);
    const versions = [...(before?.versions ?? []), ...added.versions];
    return withRevision(
      current,
      changed(each, productConfigurationId, (filePlace) => withArtefact(filePlace, { ...added, versions })),
    );
  }, record);
}

function keep(cms: Cms, caller: Caller, find: Find, upload: Upload, file: UploadedFile, stored: StoredFile) {
  const place = find();
  const { artefactType, adminOnly } = upload;
  demandUpload(caller, place, artefactType);
  const documentType = getArtefactDocumentType(artefactType) ?? detectDocumentType(file);
  if (!documentType) throw badRequest(formatUnsupportedType(file));
  const { fileId, size } = stored;
  const version = { created: cms.now(), createdBy: caller.email, file: { fileId, size } };
  const added: ArtefactRecord = {
    artefactType,
    documentType,
    versions: [adminOnly ? { ...version, adminOnly } : version],
  };
  const saved = saveRecord(cms, caller, withVersion(place, upload, added), {
    type: 'UPLOAD_ARTEFACT',
    revision: place.revision.revisionName,
    old: null,
    new: artefactType,
  });
  const revision = findRevision(saved, place.revision.revisionName);
  const kept = artefactsAt({ ...place, record: saved, revision }).find(
    (each) => each.artefactType === artefactType,
  );
  return demandFound(kept && toWireArtefact(kept, revision.revisionName, caller), 'artefact', artefactType);
}

/** Stores a version. The rules are asked before the file is read and again when it is there: uploads take their time. */
export async function receiveArtefact(
  cms: Cms,
  caller: Caller,
  request: Request,
  find: Find,
  upload: Upload,
) {
  demandUpload(caller, find(), upload.artefactType);
  if (upload.adminOnly) {
    demandVerdict(
      checkRole(
        canSeeAdminOnlyVersions(caller.units),
        'Only administrators add versions for administrators.',
      ),
    );
  }
  const file = await uploadedFile(request);
  return keepUpload(cms, file.bytes, (stored) => keep(cms, caller, find, upload, file, stored));
}

type Asked = { readonly artefactType: string; readonly versionNumber?: number | undefined };

export function sendArtefact(
  cms: Cms,
  caller: Caller,
  place: Place,
  { artefactType, versionNumber }: Asked,
): Response {
  const { record, revision, productConfigurationId } = place;
  const found = demandFound(
    artefactsAt(place).find((each) => each.artefactType === artefactType),
    'artefact',
    artefactType,
  );
  const { version, versionNumber: number } = findVersion(found.versions, versionNumber, caller, artefactType);
  const subject = productConfigurationId ?? record.configurationId;
  const { documentType } = found;
  const productConfiguration =
    productConfigurationId === null ? undefined : productConfigurationIn(revision, productConfigurationId);
  return downloadOf(cms.store, {
    name: `${subject}_${revision.revisionName}${number}_${artefactType}.${documentTypeExtensions[documentType]}`,
    documentType,
    version,
    produce: () =>
      cms.produce(artefactType, factsOf(cms, record, revision, version, number, productConfiguration)),
  });
}
