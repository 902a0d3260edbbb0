import {
  artefactDocumentType,
  artefactLabel,
  configurationArtefacts,
  productConfigurationArtefacts,
} from './artefactKinds.ts';
import { missingArtefacts, parameterFileName, shownArtefacts, type Artefact } from './artefacts.ts';
import { attachmentsOf } from './attachment.ts';
import { deviceTypeLabel, type DeviceType, type ProductFamily } from '../product/families.ts';
import { safeFileName } from './name.ts';
import { visibleText } from '../words/visibleText.ts';
import type { Unit } from '../access/roles.ts';
import { isStaffOnly, visibleTo } from '../access/staffOnly.ts';

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

export type FiledProductConfiguration = PlacedFiles & {
  readonly productConfigurationId: string;
  readonly deviceType: DeviceType;
  readonly transmitterModel?: string | null;
};

export type FiledConfiguration<Member extends FiledProductConfiguration = FiledProductConfiguration> =
  PlacedFiles & {
    readonly configurationId: string;
    readonly revision: string;
    readonly productFamily: ProductFamily;
    readonly productConfigurations: readonly Member[];
  };

export type FileViewer = { readonly units: readonly Unit[]; readonly productCode: string };

export type FileEntry = {
  readonly kind: 'ARTEFACT' | 'ATTACHMENT';
  readonly id: string;
  readonly configurationId: string;
  /** The product configuration that is its file place; undefined where that is the configuration itself. */
  readonly productConfigurationId: string | undefined;
  readonly revision: string;
  readonly name: string;
  readonly documentType: string;
  readonly state: string;
  readonly staffOnly: boolean;
  readonly allRevisions: boolean;
  readonly versions: readonly FileVersion[];
};

export type FilePlace = {
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
  { configurationId, revision }: FiledConfiguration,
  files: PlacedFiles,
  place: Pick<FilePlace, 'title' | 'productConfigurationId' | 'expected'>,
  { units, productCode }: FileViewer,
): FilePlace {
  const common = { configurationId, revision, productConfigurationId: place.productConfigurationId };
  const artefacts = shownArtefacts(files.artefacts, units).map(
    ({ artefactType, name, artefactState, documentType, versions }): FileEntry => ({
      ...common,
      kind: 'ARTEFACT',
      id: artefactType,
      // A kind nobody listed is called what the server calls it.
      name: artefactDocumentType(artefactType)
        ? artefactLabel(artefactType)
        : visibleText(name || artefactLabel(artefactType)),
      documentType: documentType ?? '',
      state: artefactState ?? '',
      staffOnly: false,
      allRevisions: false,
      versions: newestFirst(versions),
    }),
  );
  const attachments = visibleTo(units, attachmentsOf(files.attachments, revision), productCode).map(
    (attachment): FileEntry => ({
      ...common,
      kind: 'ATTACHMENT',
      id: attachment.attachmentId,
      name: visibleText(attachment.attachmentName),
      documentType: attachment.documentType,
      state: attachment.versions.length > 0 ? '' : 'Pending File Upload',
      staffOnly: isStaffOnly(attachment, productCode),
      allRevisions: !attachment.revisionOnly,
      versions: newestFirst(attachment.versions),
    }),
  );
  return { ...place, missing: missingArtefacts(place.expected, files.artefacts), artefacts, attachments };
}

export function filePlaces(configuration: FiledConfiguration, viewer: FileViewer): readonly FilePlace[] {
  const { productConfigurations, productFamily: family } = configuration;
  const deviceTypes = productConfigurations.map(({ deviceType }) => deviceType);
  return [
    placeOf(
      configuration,
      configuration,
      { title: 'Configuration', productConfigurationId: undefined, expected: configurationArtefacts },
      viewer,
    ),
    ...productConfigurations.map((each) =>
      placeOf(
        configuration,
        each,
        {
          title: `${deviceTypeLabel[each.deviceType]} ${each.productConfigurationId}`,
          productConfigurationId: each.productConfigurationId,
          expected: productConfigurationArtefacts({ ...each, family, deviceTypes }),
        },
        viewer,
      ),
    ),
  ];
}

export function savedName(file: FileEntry, versionNumber: number): string {
  const { kind, id, productConfigurationId, revision, name, documentType } = file;
  if (kind === 'ARTEFACT' && id === 'MODULATE_FILE' && productConfigurationId !== undefined) {
    return parameterFileName({ productConfigurationId, revision, modulateVersion: versionNumber });
  }
  return safeFileName(name, documentType);
}

export const newestVersion = (file: FileEntry): FileVersion | undefined => file.versions[0];

export const filesInOrder = (places: readonly FilePlace[]): readonly FileEntry[] =>
  places.flatMap(({ artefacts, attachments }) =>
    [...artefacts, ...attachments].filter(({ versions }) => versions.length > 0),
  );
