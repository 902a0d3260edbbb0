import {
  getArtefactLabel,
  configurationArtefactTypes,
  overlayFaces,
  listProductConfigurationArtefactTypes,
} from './artefactKinds.ts';
import type { DeviceType, ProductFamily } from '../product/families.ts';
import type { Unit } from '../access/roles.ts';
import { canSeeAdminOnlyVersions } from './permission.ts';

export type ArtefactVersion = { readonly versionNumber: number; readonly adminOnly?: boolean | null };

export type Artefact<Version extends ArtefactVersion = ArtefactVersion> = {
  readonly artefactType: string;
  readonly name?: string | null;
  readonly artefactState?: string | null;
  readonly documentType?: string | null;
  readonly revisionId?: string | null;
  readonly versions: readonly Version[];
};

const pngOverlays = overlayFaces.map((face) => `CUSTOM_OVERLAY_${face}_PNG`);

/** A custom overlay is printed from its PDF: while only the PNG exists, a pending PDF is shown instead. */
function withPlaceholders<Version extends ArtefactVersion>(
  artefacts: readonly Artefact<Version>[],
): readonly Artefact<Version>[] {
  return artefacts.map((artefact) => {
    const { artefactType, revisionId } = artefact;
    if (!pngOverlays.includes(artefactType)) return artefact;
    const pdf = artefactType.replace(/PNG$/, 'PDF');
    const exists = artefacts.some((other) => other.artefactType === pdf && other.revisionId === revisionId);
    return exists
      ? artefact
      : {
          artefactType: pdf,
          name: getArtefactLabel(pdf),
          artefactState: 'PENDING',
          documentType: 'PDF',
          revisionId: revisionId ?? null,
          versions: [],
        };
  });
}

/**
 * Shows custom overlays without a PDF as pending. From people who are not administrators it hides admin-only
 * versions, and artefacts that have no others.
 */
export function filterVisibleArtefacts<Version extends ArtefactVersion>(
  artefacts: readonly Artefact<Version>[],
  units: readonly Unit[],
): readonly Artefact<Version>[] {
  const shown = withPlaceholders(artefacts);
  if (canSeeAdminOnlyVersions(units)) return shown;
  return shown.flatMap((artefact) => {
    const versions = artefact.versions.filter((version) => !version.adminOnly);
    return versions.length > 0 || artefact.versions.length === 0 ? [{ ...artefact, versions }] : [];
  });
}

export function listMissingArtefacts(
  expected: readonly string[],
  present: readonly { readonly artefactType: string }[],
): readonly string[] {
  return expected.filter((type) => present.every((artefact) => artefact.artefactType !== type));
}

type Filed = { readonly artefacts: readonly Artefact[] };

type FiledProductConfiguration = Filed & {
  readonly deviceType: DeviceType;
  readonly transmitterModel?: string | null;
};

/** Types of expected artefacts that have no version, each once, those of the configuration first. */
export function listArtefactsWithoutVersion(
  configuration: Filed & {
    readonly productFamily: ProductFamily;
    readonly productConfigurations: readonly FiledProductConfiguration[];
  },
): readonly string[] {
  const { productFamily: family, productConfigurations } = configuration;
  const deviceTypes = productConfigurations.map(({ deviceType }) => deviceType);
  const unmade = (expected: readonly string[], { artefacts }: Filed): readonly string[] =>
    listMissingArtefacts(
      expected,
      artefacts.filter(({ versions }) => versions.length > 0),
    );
  return [
    ...new Set([
      ...unmade(configurationArtefactTypes, configuration),
      ...productConfigurations.flatMap((each) =>
        unmade(listProductConfigurationArtefactTypes({ ...each, family, deviceTypes }), each),
      ),
    ]),
  ];
}

/** A parameter file's name has the version of the Modulate file that the parameters were made from. */
export const formatParameterFileName = (file: {
  readonly productConfigurationId: string;
  readonly revision: string;
  readonly modulateVersion: number;
}): string => `${file.productConfigurationId}_${file.revision}${file.modulateVersion}.txt`;
