import {
  getArtefactDocumentType,
  getArtefactLabel,
  configurationArtefactTypes,
  listProductConfigurationArtefactTypes,
} from './artefactKinds.ts';
import {
  listMissingArtefacts,
  formatParameterFileName,
  filterVisibleArtefacts,
  type Artefact,
} from './artefacts.ts';
import { filterRevisionAttachments } from './attachment.ts';
import { deviceTypeLabel, type DeviceType, type ProductFamily } from '../product/families.ts';
import { sanitizeFileName } from './sanitizeFileName.ts';
import { escapeInvisibleText } from '../words/escapeInvisibleText.ts';
import type { Unit } from '../access/roles.ts';
import { isStaffOnly, filterVisibleItems } from '../access/staffOnly.ts';

export type FileVersion = {
  readonly versionNumber: number;
  readonly adminOnly?: boolean | null;
  readonly size?: number | null;
  readonly created: string;
  readonly createdBy: string;
};

type FiledAttachment = {
  readonly attachmentId: string;
  readonly attachmentName: string;
  readonly documentType: string;
  readonly revision: string;
  readonly revisionOnly?: boolean | null;
  readonly versions: readonly FileVersion[];
};

type PlacedFiles = {
  readonly artefacts: readonly Artefact<FileVersion>[];
  readonly attachments: readonly FiledAttachment[];
};

export type ProductConfigurationWithFiles = PlacedFiles & {
  readonly productConfigurationId: string;
  readonly deviceType: DeviceType;
  readonly transmitterModel?: string | null;
};

export type ConfigurationWithFiles<
  Member extends ProductConfigurationWithFiles = ProductConfigurationWithFiles,
> = PlacedFiles & {
  readonly configurationId: string;
  readonly revision: string;
  readonly productFamily: ProductFamily;
  readonly productConfigurations: readonly Member[];
};

export type FileAccessContext = { readonly units: readonly Unit[]; readonly productCode: string };

export type FileEntry = {
  readonly kind: 'ARTEFACT' | 'ATTACHMENT';
  readonly id: string;
  readonly configurationId: string;
  /** Undefined for files of the configuration itself. */
  readonly productConfigurationId: string | undefined;
  readonly revision: string;
  readonly name: string;
  readonly documentType: string;
  readonly state: string;
  readonly staffOnly: boolean;
  readonly allRevisions: boolean;
  readonly versions: readonly FileVersion[];
};

export type FileGroup = {
  readonly title: string;
  readonly productConfigurationId: string | undefined;
  readonly expected: readonly string[];
  readonly missing: readonly string[];
  readonly artefacts: readonly FileEntry[];
  readonly attachments: readonly FileEntry[];
};

const newestFirst = (versions: readonly FileVersion[]): readonly FileVersion[] =>
  versions.toSorted((one, other) => other.versionNumber - one.versionNumber);

function placeOf(
  { configurationId, revision }: ConfigurationWithFiles,
  files: PlacedFiles,
  place: Pick<FileGroup, 'title' | 'productConfigurationId' | 'expected'>,
  { units, productCode }: FileAccessContext,
): FileGroup {
  const common = { configurationId, revision, productConfigurationId: place.productConfigurationId };
  const artefacts = filterVisibleArtefacts(files.artefacts, units).map(
    ({ artefactType, name, artefactState, documentType, versions }): FileEntry => ({
      ...common,
      kind: 'ARTEFACT',
      id: artefactType,
      // Artefacts of a type unknown to Portal have the name from the server.
      name: getArtefactDocumentType(artefactType)
        ? getArtefactLabel(artefactType)
        : escapeInvisibleText(name || getArtefactLabel(artefactType)),
      documentType: documentType ?? '',
      state: artefactState ?? '',
      staffOnly: false,
      allRevisions: false,
      versions: newestFirst(versions),
    }),
  );
  const attachments = filterVisibleItems(
    units,
    filterRevisionAttachments(files.attachments, revision),
    productCode,
  ).map((attachment): FileEntry => ({
    ...common,
    kind: 'ATTACHMENT',
    id: attachment.attachmentId,
    name: escapeInvisibleText(attachment.attachmentName),
    documentType: attachment.documentType,
    state: attachment.versions.length > 0 ? '' : 'Pending File Upload',
    staffOnly: isStaffOnly(attachment, productCode),
    allRevisions: !attachment.revisionOnly,
    versions: newestFirst(attachment.versions),
  }));
  return { ...place, missing: listMissingArtefacts(place.expected, files.artefacts), artefacts, attachments };
}

export function buildFileGroups(
  configuration: ConfigurationWithFiles,
  viewer: FileAccessContext,
): readonly FileGroup[] {
  const { productConfigurations, productFamily: family } = configuration;
  const deviceTypes = productConfigurations.map(({ deviceType }) => deviceType);
  return [
    placeOf(
      configuration,
      configuration,
      { title: 'Configuration', productConfigurationId: undefined, expected: configurationArtefactTypes },
      viewer,
    ),
    ...productConfigurations.map((each) =>
      placeOf(
        configuration,
        each,
        {
          title: `${deviceTypeLabel[each.deviceType]} ${each.productConfigurationId}`,
          productConfigurationId: each.productConfigurationId,
          expected: listProductConfigurationArtefactTypes({ ...each, family, deviceTypes }),
        },
        viewer,
      ),
    ),
  ];
}

export function formatSavedFileName(file: FileEntry, versionNumber: number): string {
  const { kind, id, productConfigurationId, revision, name, documentType } = file;
  if (kind === 'ARTEFACT' && id === 'MODULATE_FILE' && productConfigurationId !== undefined) {
    return formatParameterFileName({ productConfigurationId, revision, modulateVersion: versionNumber });
  }
  return sanitizeFileName(name, documentType);
}

export const getNewestFileVersion = (file: FileEntry): FileVersion | undefined => file.versions[0];

export const flattenFileGroups = (places: readonly FileGroup[]): readonly FileEntry[] =>
  places.flatMap(({ artefacts, attachments }) =>
    [...artefacts, ...attachments].filter(({ versions }) => versions.length > 0),
  );
