import { formatUnknownMember, createEnumTable } from '../words/enumTable.ts';
import { formatState } from '../words/stateAppearances.ts';

export const productFamilies = ['G2', 'G3', 'G5', 'G6', 'P6'] as const;
export type ProductFamily = (typeof productFamilies)[number];

export const defaultFamily: ProductFamily = 'G6';

export const isProductFamily = (text: string): text is ProductFamily =>
  productFamilies.some((family) => family === text);

export const grantableFamilies = ['G6'] as const satisfies readonly ProductFamily[];

/** CU is the receiver, PCU the transmitter. */
export const deviceTypes = ['CU', 'PCU'] as const;
export type DeviceType = (typeof deviceTypes)[number];

export const deviceTypeLabel: Record<DeviceType, string> = createEnumTable(
  { CU: 'Receiver', PCU: 'Transmitter' },
  formatUnknownMember,
);

export const formatDeviceType = (deviceType: string): string => {
  const known = deviceTypes.find((each) => each === deviceType);
  return known ? deviceTypeLabel[known] : deviceType;
};

export function getDeviceType(partType: string): DeviceType | undefined {
  if (partType === 'TRANSMITTER') return 'PCU';
  return partType === 'RECEIVER' ? 'CU' : undefined;
}

export const transmitterModels = [
  'MEGA',
  'MAXI',
  'MINI',
  'MICRO',
  'PISTOL_GRIP',
  'ROCKET',
  'POCKET',
  'XS_DRIVE',
] as const;
export type TransmitterModel = (typeof transmitterModels)[number];

export const allReceiverModels = ['CANBUS', 'RELAY', 'MOSFET', 'DANFOSS_VOLTAGE', 'SCP', 'PWM'] as const;
export type ReceiverModel = (typeof allReceiverModels)[number];

export const parseReceiverModel = (text: string): ReceiverModel | undefined =>
  allReceiverModels.find((model) => model === text);

const modelNames: Readonly<Record<string, string>> = {
  CANBUS: 'CAN bus',
  MOSFET: 'MOSFET',
  SCP: 'SCP',
  PWM: 'PWM',
  XS_DRIVE: 'XS Drive',
} satisfies Partial<Record<TransmitterModel | ReceiverModel, string>>;

const modelCodes: ReadonlySet<string> = new Set([...transmitterModels, ...allReceiverModels]);

export const formatModel = (model: string): string => modelNames[model] ?? formatState(model);

/** Model codes of a text as labels: "Maxi, CAN bus". An unknown code stays as it is. */
export const formatModelList = (models: string): string =>
  models
    .split(', ')
    .map((model) => (modelCodes.has(model) ? formatModel(model) : model))
    .join(', ');

type FamilyFacts = {
  /** Receiver models of the family; empty where its receivers need no model. */
  readonly receiverModels: readonly ReceiverModel[];
  readonly image: 'CLAM' | 'WSGC';
  /** Whether every device has a Modulate file of its own, or one device of the set has the file of all. */
  readonly modulateFiles: 'EACH_DEVICE' | 'ONE_OF_SET';
  /** Whether application engineers who are also production administrators may upload configurations. */
  readonly uploadedByEngineers: boolean;
  readonly isConfiguredIn3D: boolean;
};

/** Facts of an unknown family: nothing is offered for it. */
const unknownFamily: FamilyFacts = {
  receiverModels: [],
  image: 'WSGC',
  modulateFiles: 'EACH_DEVICE',
  uploadedByEngineers: false,
  isConfiguredIn3D: false,
};

export const familyFacts: Record<ProductFamily, FamilyFacts> = createEnumTable<ProductFamily, FamilyFacts>(
  {
    G2: {
      receiverModels: ['DANFOSS_VOLTAGE', 'SCP', 'PWM'],
      image: 'CLAM',
      modulateFiles: 'ONE_OF_SET',
      uploadedByEngineers: true,
      isConfiguredIn3D: false,
    },
    G3: {
      receiverModels: ['CANBUS'],
      image: 'CLAM',
      modulateFiles: 'ONE_OF_SET',
      uploadedByEngineers: true,
      isConfiguredIn3D: false,
    },
    G5: {
      receiverModels: ['CANBUS', 'RELAY', 'MOSFET'],
      image: 'CLAM',
      modulateFiles: 'ONE_OF_SET',
      uploadedByEngineers: true,
      isConfiguredIn3D: false,
    },
    G6: {
      receiverModels: ['CANBUS'],
      image: 'WSGC',
      modulateFiles: 'EACH_DEVICE',
      uploadedByEngineers: false,
      isConfiguredIn3D: true,
    },
    P6: {
      receiverModels: [],
      image: 'WSGC',
      modulateFiles: 'EACH_DEVICE',
      uploadedByEngineers: false,
      isConfiguredIn3D: false,
    },
  },
  () => unknownFamily,
);

export const configurator3DFamilies: readonly ProductFamily[] = productFamilies.filter(
  (family) => familyFacts[family].isConfiguredIn3D,
);
