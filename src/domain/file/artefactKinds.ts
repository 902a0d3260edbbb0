import { createEnumTable } from '../words/enumTable.ts';
import type { DocumentType } from './documentType.ts';
import {
  familyFacts,
  productFamilies,
  transmitterModels,
  type DeviceType,
  type ProductFamily,
} from '../product/families.ts';
import { toSentenceCase } from '../words/stateAppearances.ts';

export type ArtefactKind = {
  readonly artefactType: string;
  readonly label: string;
  readonly documentType: DocumentType;
};

const kind = (artefactType: string, label: string, documentType: DocumentType): ArtefactKind => ({
  artefactType,
  label,
  documentType,
});

export const overlayFaces = ['TOP', 'BACK', 'DISPLAY'] as const;
const overlayFormats = ['EPS', 'PNG', 'PDF'] as const;
const viewSides = ['PERSPECTIVE', 'TOP', 'BOTTOM', 'LEFT', 'RIGHT', 'FRONT', 'BACK'] as const;
const sheetModels = ['MAXI', 'MINI'] as const;

const customOverlays = overlayFaces.flatMap((face) =>
  overlayFormats.map((format) =>
    kind(`CUSTOM_OVERLAY_${face}_${format}`, `Custom overlay ${face.toLowerCase()}, ${format}`, format),
  ),
);

const views = viewSides.map((side) => kind(`VIEW_${side}`, `View ${side.toLowerCase()}`, 'PNG'));

const sheets = (family: ProductFamily): readonly ArtefactKind[] =>
  sheetModels.flatMap((model) => [
    kind(
      `MOUNTING_INSTRUCTIONS_${family}_${model}`,
      `Mounting instructions ${family} ${toSentenceCase(model)}`,
      'PDF',
    ),
    kind(`OVERLAY_${family}_${model}`, `Overlay ${family} ${toSentenceCase(model)}`, 'PDF'),
  ]);

export const artefactKinds: readonly ArtefactKind[] = [
  kind('QUOTE', 'Quote', 'PDF'),
  kind('TECHNICAL_SPECIFICATION', 'Technical specification', 'PDF'),
  kind('MODULATE_FILE', 'Modulate file', 'TEXT'),
  kind('MILLING_FILE', 'Milling file', 'TEXT'),
  kind('WIRING_FILE', 'Wiring file', 'TEXT'),
  kind('STEP_FILE', 'STEP file', 'G_CODE'),
  kind('BOM', 'BOM', 'JSON'),
  kind('AX_BOM', 'AX BOM', 'XML'),
  kind('FIRMWARE_VERSION_INFO', 'Firmware version info', 'JSON'),
  ...customOverlays,
  ...views,
  ...productFamilies.flatMap(sheets),
  kind('CLAM', 'CLAM', 'CLAM_FILE'),
  kind('WSGC', 'WSGC', 'WSGC'),
];

const kindByType = new Map(artefactKinds.map((known) => [known.artefactType, known]));

export const getArtefactLabel = (artefactType: string): string =>
  kindByType.get(artefactType)?.label ?? toSentenceCase(artefactType);

export const getArtefactDocumentType = (artefactType: string): DocumentType | undefined =>
  kindByType.get(artefactType)?.documentType;

export const defaultArtefactType = 'TECHNICAL_SPECIFICATION';

export const configurationArtefactTypes: readonly string[] = ['QUOTE', defaultArtefactType, 'AX_BOM'];

const types = (kinds: readonly ArtefactKind[]): readonly string[] => kinds.map((each) => each.artefactType);

const common = (image: 'CLAM' | 'WSGC'): readonly string[] => [
  'MODULATE_FILE',
  'WIRING_FILE',
  'BOM',
  'FIRMWARE_VERSION_INFO',
  image,
];

const transmitter = (family: ProductFamily): readonly string[] => [
  'MILLING_FILE',
  'STEP_FILE',
  ...types(customOverlays),
  ...types(views),
  ...types(sheets(family)),
];

const expectedByType: Record<DeviceType, (family: ProductFamily) => readonly string[]> = createEnumTable(
  {
    CU: (family) => common(familyFacts[family].image),
    PCU: (family) => [...common(familyFacts[family].image), ...transmitter(family)],
  },
  () => () => [],
);

/**
 * A Modulate file for the whole set belongs to the transmitters if several of them share one receiver, else
 * to the receiver.
 */
export function hasModulateFile(
  family: ProductFamily,
  deviceType: DeviceType,
  deviceTypes: readonly DeviceType[],
): boolean {
  if (familyFacts[family].modulateFiles === 'EACH_DEVICE') return true;
  const receivers = deviceTypes.filter((each) => each === 'CU').length;
  const severalTransmitters = deviceTypes.length - receivers > 1;
  const place = severalTransmitters && receivers === 1 ? 'PCU' : 'CU';
  return receivers > 0 && deviceType === place;
}

export type ArtefactTypeContext = {
  readonly family: ProductFamily;
  readonly deviceType: DeviceType;
  /** Where the model is known, sheets of other models are left out. */
  readonly transmitterModel?: string | null;
  readonly deviceTypes: readonly DeviceType[];
};

export function listProductConfigurationArtefactTypes(of: ArtefactTypeContext): readonly string[] {
  const { family, deviceType, transmitterModel, deviceTypes } = of;
  const others = transmitterModels.filter((model) => transmitterModel && model !== transmitterModel);
  return expectedByType[deviceType](family).filter((type) =>
    type === 'MODULATE_FILE'
      ? hasModulateFile(family, deviceType, deviceTypes)
      : !others.some((model) => type.endsWith(`_${family}_${model}`)),
  );
}

export function describeArtefactOwner(artefactType: string): string {
  if (configurationArtefactTypes.includes(artefactType)) return 'the configuration itself';
  const isForReceivers = productFamilies.some((family) => expectedByType.CU(family).includes(artefactType));
  return isForReceivers ? 'a product configuration' : 'a transmitter';
}
