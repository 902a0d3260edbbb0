import {
  productFamilies,
  transmitterModels,
  type ReceiverModel,
  type ProductFamily,
  type TransmitterModel,
} from '../../src/domain/product/families.ts';
import type { PartImageType } from '../../src/domain/part/enumerations.ts';
import type { PartData, PartOutPut } from '../cms/part/contract.ts';
import { modelOf } from '../factory/device/models.ts';
import { partRows } from '../factory/device/parts.ts';
import { randomOf } from '../factory/random.ts';
import { controlTypes, fittingTypes, type PartTypeRow } from './partTypes.ts';

const plain = {
  metaPartType: 'NONE',
  partState: 'READY',
  familyCompatibility: [...productFamilies],
  modelCompatibility: ['N_A'],
  tagCloud: '',
  partOutPuts: [],
  subParts: [],
  millingFile: null,
} satisfies Partial<PartData>;

type Template<Model> = {
  readonly partNumber: string;
  readonly model: Model;
  readonly families: readonly ProductFamily[];
};

const numbers: Record<TransmitterModel, string> = {
  MAXI: 'P00003',
  MINI: 'P00005',
  MEGA: 'P00006',
  MICRO: 'P00007',
  PISTOL_GRIP: 'P00008',
  ROCKET: 'P00009',
  POCKET: 'P00010',
  XS_DRIVE: 'P00011',
};

/** MAXI and MINI are made in every family, the others only in the newer ones. */
const familiesOf = (model: TransmitterModel): readonly ProductFamily[] =>
  model === 'MAXI' || model === 'MINI' ? productFamilies : ['G3', 'G5', 'G6', 'P6'];

/** The parts transmitters are made of, one for each model. */
export const transmitterParts: readonly Template<TransmitterModel>[] = transmitterModels.map((model) => ({
  partNumber: numbers[model],
  model,
  families: familiesOf(model),
}));

/** The parts receivers are made of. */
export const receiverParts: readonly Template<ReceiverModel | null>[] = [
  { partNumber: 'P00004', model: 'CANBUS', families: ['G3', 'G5', 'G6'] },
  { partNumber: 'P00012', model: 'RELAY', families: ['G5'] },
  { partNumber: 'P00013', model: 'MOSFET', families: ['G5'] },
  { partNumber: 'P00015', model: 'DANFOSS_VOLTAGE', families: ['G2'] },
  { partNumber: 'P00016', model: 'SCP', families: ['G2'] },
  { partNumber: 'P00017', model: 'PWM', families: ['G2'] },
  { partNumber: 'P00018', model: null, families: ['P6'] },
];

/** The parts whole systems are made of. */
export const systemParts: readonly Template<null>[] = [
  { partNumber: 'P00001', model: null, families: ['G2', 'G3', 'G5'] },
  { partNumber: 'P00002', model: null, families: ['G6', 'P6'] },
  { partNumber: 'P00019', model: null, families: productFamilies },
];

const templates: readonly PartData[] = [
  ...systemParts.map(({ partNumber, families }) => ({
    ...plain,
    partNumber,
    label: `Remote control system ${families.join(', ')}`,
    partType: 'SYSTEM',
    metaPartType: 'MASTER_SAFE' as const,
    familyCompatibility: [...families],
    tagCloud: 'CONFIGURATION',
  })),
  ...transmitterParts.map(({ partNumber, model, families }) => ({
    ...plain,
    partNumber,
    label: `Transmitter ${modelOf(model, 'PCU').label}`,
    partType: 'TRANSMITTER',
    metaPartType: 'MASTER_SAFE' as const,
    familyCompatibility: [...families],
    modelCompatibility: [model],
    tagCloud: 'CONFIGURATION,PRODUCT_CONFIGURATION',
    millingFile: `${partNumber}.txt`,
  })),
  ...receiverParts.map(({ partNumber, model, families }) => ({
    ...plain,
    partNumber,
    label: `Receiver ${model ? modelOf(model, 'CU').label : 'P6'}`,
    partType: 'RECEIVER',
    metaPartType: 'MASTER_SAFE' as const,
    familyCompatibility: [...families],
    tagCloud: 'CONFIGURATION,PRODUCT_CONFIGURATION',
  })),
  {
    ...plain,
    partNumber: 'P00014',
    label: 'Receiver CAN bus, before 2019',
    partType: 'RECEIVER',
    partState: 'ARCHIVED',
    tagCloud: 'PRODUCT_CONFIGURATION',
  },
  {
    ...plain,
    partNumber: 'P00020',
    label: 'Transmitter template with display',
    partType: 'TX_TEMPLATE',
    partState: 'DECORATING',
    modelCompatibility: ['MAXI', 'MEGA'],
    tagCloud: 'CONFIGURATION,PRODUCT_CONFIGURATION',
  },
  {
    ...plain,
    partNumber: 'P00021',
    label: 'Receiver for hazardous areas',
    partType: 'RECEIVER',
    partState: 'NOT_AVAILABLE',
    tagCloud: 'CONFIGURATION,PRODUCT_CONFIGURATION',
  },
  {
    ...plain,
    partNumber: 'P00022',
    label: 'Transmitter Maxi, before 2019',
    partType: 'TRANSMITTER',
    partState: 'ARCHIVED',
    modelCompatibility: ['MAXI'],
    tagCloud: 'PRODUCT_CONFIGURATION',
  },
];

const pinColours = ['green', 'blue', 'white', 'black', 'red'] as const;

const outputsOf = (outputs: PartTypeRow[3] = {}): PartOutPut[] =>
  Object.entries(outputs).map(([name, output], index) => ({
    ...output,
    name,
    pinColour: pinColours[index % pinColours.length] ?? null,
  }));

function components(types: readonly PartTypeRow[], first: number, models: readonly string[]): PartData[] {
  return types
    .flatMap(([type, label, variants, outputs]) =>
      variants.map((variant) => ({ type, label, variant, outputs })),
    )
    .map(({ type, label, variant, outputs }, index) => {
      const random = randomOf(`part/${first + index}`);
      const chance = random.next();
      return {
        ...plain,
        partNumber: `P${String(first + index).padStart(5, '0')}`,
        label: `${label}, ${variant}`,
        partType: type,
        metaPartType:
          outputs && Object.values(outputs).some((each) => each.digital === 'SAFE_ONLY')
            ? 'META_NON_SAFE'
            : 'NONE',
        partState:
          chance < 0.06
            ? 'DECORATING'
            : chance < 0.1
              ? 'NOT_AVAILABLE'
              : chance < 0.14
                ? 'ARCHIVED'
                : 'READY',
        modelCompatibility: [...models],
        tagCloud: outputs ? 'CONTROL' : 'FITTING',
        partOutPuts: outputsOf(outputs),
        millingFile: outputs && type !== 'SIDE_BUTTON' ? `${type.toLowerCase()}.txt` : null,
      };
    });
}

const controls = components(controlTypes, 101, transmitterModels);
const fittings = components(fittingTypes, 301, ['N_A']);

const numberOf = (type: string): string => fittings.find((part) => part.partType === type)?.partNumber ?? '';

const subPart = (type: string, quantity: number, presentAsSibling = false): PartData['subParts'][number] => ({
  subPartNumber: numberOf(type),
  quantity,
  presentAsSibling,
  bomMoveMasterPartType: presentAsSibling ? 'TRANSMITTER' : 'NONE',
  subParts: [],
});

/** Joysticks and levers come with what they are mounted with. */
const assembled = (part: PartData): PartData =>
  part.partType === 'JOYSTICK' || part.partType === 'LEVER'
    ? {
        ...part,
        subParts: [
          { ...subPart('KNOB', 1), subParts: [subPart('SCREW_SET', 1)] },
          subPart('BELLOWS', 1),
          subPart('HARNESS', 1, true),
        ],
      }
    : part;

/** Parts that bills of materials name. */
const deviceParts: readonly PartData[] = partRows.map(([partNumber, partType, label]) => ({
  ...plain,
  partNumber,
  partType,
  label,
  tagCloud: 'FITTING',
}));

/** Every part there is at every scale. */
export const parts: readonly PartData[] = [
  ...templates,
  ...controls.map(assembled),
  ...fittings,
  ...deviceParts,
];

/** The components devices are put together from. */
export const componentNumbers = {
  PCU: [...controls, ...fittings].map((part) => part.partNumber),
  CU: fittings.map((part) => part.partNumber),
};

/** Numbers that parts beyond these begin with: parts of earlier years, most of them archived. */
const firstLater = 20_000;

/** Every part, with as many of earlier years as make up `count`; never fewer than there are at every scale. */
export function partsOf(count: number): readonly PartData[] {
  const models = [...controls, ...fittings];
  const more = Array.from({ length: Math.max(0, count - parts.length) }, (_, index): PartData => {
    const model = models[index % models.length] ?? controls[0];
    if (!model) throw new Error('There are parts');
    const year = 2003 + (index % 20);
    return {
      ...model,
      partNumber: `P${firstLater + index}`,
      label: `${model.label}, ${year}`,
      partState: index % 4 === 0 ? 'READY' : 'ARCHIVED',
      subParts: [],
    };
  });
  return [...parts, ...more];
}

/** Pictures that seeded parts have, by number: controls show their symbol and a photo, templates a drawing as well. */
export const seededImages: readonly { readonly partNumber: string; readonly imageType: PartImageType }[] = [
  ...templates.flatMap(({ partNumber }) =>
    (['KBMAX_PHOTO', 'CAD_DRAWING_2D', 'TOP_PICTURE'] as const).map((imageType) => ({
      partNumber,
      imageType,
    })),
  ),
  ...controls.flatMap(({ partNumber }, index) =>
    (['FUNCTION_SYMBOL', 'MOUNTING_SYMBOL', 'KBMAX_PHOTO'] as const)
      .slice(0, 1 + (index % 3))
      .map((imageType) => ({ partNumber, imageType })),
  ),
];
