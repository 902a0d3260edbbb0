import {
  artefactDocumentType,
  configurationArtefacts,
  productConfigurationArtefacts,
} from '../../../src/domain/file/artefactKinds.ts';
import type {
  ArtefactHolder,
  ArtefactRecord,
  ConfigurationRecord,
  ProductConfigurationRecord,
  RevisionRecord,
  VersionRecord,
} from '../../store/configurationRecord.ts';

/** A holder that nothing has been made for. */
export const emptyHolder: ArtefactHolder = { builds: [], unbuilt: [], artefacts: [] };

/** The artefact types of a revision itself. */
export const revisionTypes = configurationArtefacts;

/** The artefact types of a product configuration among the others of its revision. */
export const artefactTypesOf = (
  record: ConfigurationRecord,
  revision: RevisionRecord,
  device: ProductConfigurationRecord,
): readonly string[] =>
  productConfigurationArtefacts({
    family: record.productFamily,
    deviceType: device.deviceType,
    transmitterModel: device.transmitterModel,
    deviceTypes: revision.productConfigurations.map((other) => other.deviceType),
  });

/** The types a build of a holder makes. */
export const builtTypes = (holder: ArtefactHolder, expected: readonly string[]): readonly string[] =>
  expected.filter((type) => !holder.unbuilt.includes(type));

/** Every artefact of a holder, written out: those of its builds, and those with a history of their own. */
export function artefactsOf(holder: ArtefactHolder, expected: readonly string[]): readonly ArtefactRecord[] {
  const settled = settledArtefacts(holder, expected);
  return holder.building ? whileBuilding(holder.building, builtTypes(holder, expected), settled) : settled;
}

/** Artefacts during a build: those it has finished have a new version or have failed, the others are pending. */
function whileBuilding(
  { version, done, failed }: NonNullable<ArtefactHolder['building']>,
  planned: readonly string[],
  before: readonly ArtefactRecord[],
): readonly ArtefactRecord[] {
  const inWork = planned.map((artefactType): ArtefactRecord => {
    const { failed: _, ...known } = before.find((each) => each.artefactType === artefactType) ?? {
      artefactType,
      documentType: artefactDocumentType(artefactType) ?? 'TEXT',
      versions: [],
    };
    if (done.includes(artefactType)) return { ...known, versions: [...known.versions, version] };
    return failed.includes(artefactType) ? { ...known, failed: true } : { ...known, pending: true };
  });
  return [...inWork, ...before.filter((each) => !planned.includes(each.artefactType))];
}

function settledArtefacts(holder: ArtefactHolder, expected: readonly string[]): readonly ArtefactRecord[] {
  const own = new Set(holder.artefacts.map((artefact) => artefact.artefactType));
  const types = holder.builds.length > 0 ? builtTypes(holder, expected) : [];
  const built = types
    .filter((type) => !own.has(type))
    .map((artefactType) => ({
      artefactType,
      documentType: artefactDocumentType(artefactType) ?? 'TEXT',
      versions: holder.builds,
    }));
  return [...built, ...holder.artefacts];
}

/** The holder with this artefact in place of the one of its type. */
export const withArtefact = <Holder extends ArtefactHolder>(
  holder: Holder,
  artefact: ArtefactRecord,
): Holder => ({
  ...holder,
  artefacts: [...holder.artefacts.filter((other) => other.artefactType !== artefact.artefactType), artefact],
});

/** The holder after a build; a build that fails at one artefact makes all the others. */
export function rebuilt<Holder extends ArtefactHolder>(
  holder: Holder,
  expected: readonly string[],
  version: VersionRecord,
  failed?: string,
): Holder {
  const types = builtTypes(holder, expected);
  const before =
    failed && settledArtefacts(holder, expected).find((artefact) => artefact.artefactType === failed);
  const own = holder.artefacts
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
          documentType: artefactDocumentType(failed) ?? 'TEXT',
          failed: true,
          versions: before ? before.versions : [],
        },
      ]
    : [];
  return {
    ...holder,
    building: undefined,
    builds: [...holder.builds, version],
    artefacts: [...own, ...broken],
  };
}

const lastOf = (versions: readonly VersionRecord[], revision: string): readonly VersionRecord[] =>
  versions.slice(-1).map((version) => ({
    ...version,
    origin: version.origin ?? { revision, version: versions.length },
  }));

/** The holder as the next revision takes it over: the newest version of everything becomes the first. */
export const carriedOver = <Holder extends ArtefactHolder>(holder: Holder, revision: string): Holder => ({
  ...holder,
  builds: lastOf(holder.builds, revision),
  artefacts: holder.artefacts.map((artefact) => ({
    ...artefact,
    versions: lastOf(artefact.versions, revision),
  })),
});
