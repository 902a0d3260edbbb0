import {
  getArtefactDocumentType,
  configurationArtefactTypes,
  listProductConfigurationArtefactTypes,
} from '../../../src/domain/file/artefactKinds.ts';
import type {
  FileGroupRecord,
  ArtefactRecord,
  ConfigurationRecord,
  ProductConfigurationRecord,
  RevisionRecord,
  VersionRecord,
} from '../../store/records.ts';

export const emptyFileGroup: FileGroupRecord = { builds: [], unbuilt: [], artefacts: [] };

export const revisionArtefactTypes = configurationArtefactTypes;

export const listArtefactTypes = (
  record: ConfigurationRecord,
  revision: RevisionRecord,
  productConfiguration: ProductConfigurationRecord,
): readonly string[] =>
  listProductConfigurationArtefactTypes({
    family: record.productFamily,
    deviceType: productConfiguration.deviceType,
    transmitterModel: productConfiguration.transmitterModel,
    deviceTypes: revision.productConfigurations.map((other) => other.deviceType),
  });

export const listBuildTypes = (filePlace: FileGroupRecord, expected: readonly string[]): readonly string[] =>
  expected.filter((type) => !filePlace.unbuilt.includes(type));

export function listArtefacts(
  filePlace: FileGroupRecord,
  expected: readonly string[],
): readonly ArtefactRecord[] {
  const settled = settledArtefacts(filePlace, expected);
  return filePlace.building
    ? whileBuilding(filePlace.building, listBuildTypes(filePlace, expected), settled)
    : settled;
}

/** Artefacts during a build: finished ones have a new version or have failed, the others are pending. */
function whileBuilding(
  { version, done, failed }: NonNullable<FileGroupRecord['building']>,
  planned: readonly string[],
  before: readonly ArtefactRecord[],
): readonly ArtefactRecord[] {
  const inWork = planned.map((artefactType): ArtefactRecord => {
    const { failed: _, ...known } = before.find((each) => each.artefactType === artefactType) ?? {
      artefactType,
      documentType: getArtefactDocumentType(artefactType) ?? 'TEXT',
      versions: [],
    };
    if (done.includes(artefactType)) return { ...known, versions: [...known.versions, version] };
    return failed.includes(artefactType) ? { ...known, failed: true } : { ...known, pending: true };
  });
  return [...inWork, ...before.filter((each) => !planned.includes(each.artefactType))];
}

function settledArtefacts(
  filePlace: FileGroupRecord,
  expected: readonly string[],
): readonly ArtefactRecord[] {
  const own = new Set(filePlace.artefacts.map((artefact) => artefact.artefactType));
  const types = filePlace.builds.length > 0 ? listBuildTypes(filePlace, expected) : [];
  const built = types
    .filter((type) => !own.has(type))
    .map((artefactType) => ({
      artefactType,
      documentType: getArtefactDocumentType(artefactType) ?? 'TEXT',
      versions: filePlace.builds,
    }));
  return [...built, ...filePlace.artefacts];
}

export const replaceArtefact = <Of extends FileGroupRecord>(filePlace: Of, artefact: ArtefactRecord): Of => ({
  ...filePlace,
  artefacts: [
    ...filePlace.artefacts.filter((other) => other.artefactType !== artefact.artefactType),
    artefact,
  ],
});

/** The file group after a build. A build that fails at one artefact still makes all the others. */
export function applyBuild<Of extends FileGroupRecord>(
  filePlace: Of,
  expected: readonly string[],
  version: VersionRecord,
  failed?: string,
): Of {
  const types = listBuildTypes(filePlace, expected);
  const before =
    failed && settledArtefacts(filePlace, expected).find((artefact) => artefact.artefactType === failed);
  const own = filePlace.artefacts
    .filter((artefact) => artefact.artefactType !== failed)
    .map((artefact) =>
      types.includes(artefact.artefactType)
        ? { ...artefact, failed: false, versions: [...artefact.versions, version] }
        : artefact,
    );
  const broken: ArtefactRecord[] = failed
    ? [
        {
          artefactType: failed,
          documentType: getArtefactDocumentType(failed) ?? 'TEXT',
          failed: true,
          versions: before ? before.versions : [],
        },
      ]
    : [];
  return {
    ...filePlace,
    building: undefined,
    builds: [...filePlace.builds, version],
    artefacts: [...own, ...broken],
  };
}

const lastOf = (versions: readonly VersionRecord[], revision: string): readonly VersionRecord[] =>
  versions.slice(-1).map((version) => ({
    ...version,
    origin: version.origin ?? { revision, version: versions.length },
  }));

/** The file group as copied to the next revision: the newest version of each file becomes its first. */
export const copyToNextRevision = <Of extends FileGroupRecord>(filePlace: Of, revision: string): Of => ({
  ...filePlace,
  builds: lastOf(filePlace.builds, revision),
  artefacts: filePlace.artefacts.map((artefact) => ({
    ...artefact,
    versions: lastOf(artefact.versions, revision),
  })),
});
