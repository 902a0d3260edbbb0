import {
  productFamilies,
  transmitterModels,
  type ReceiverModel,
  type ProductFamily,
  type TransmitterModel,
} from '../../src/domain/product/families.ts';
import type { PartImageType } from '../../src/domain/part/enumerations.ts';
import type { PartData, PartOutPut } from '../cms/part/routes.ts';
import { findModel } from '../factory/device/models.ts';
import { partRows } from '../factory/device/parts.ts';
import { createRandom } from '../factory/random.ts';
import { controlPartTypes, fittingPartTypes, type PartTypeRow } from './partTypes.ts';

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

/** MAXI and MINI exist in every family, the others in newer ones only. */
const familiesOf = (model: TransmitterModel): readonly ProductFamily[] =>
  model === 'MAXI' || model === 'MINI' ? productFamilies : ['G3', 'G5', 'G6', 'P6'];

export const transmitterParts: readonly Template<TransmitterModel>[] = transmitterModels.map((model) => ({
  partNumber: numbers[model],
  model,
  families: familiesOf(model),
}));

export const receiverParts: readonly Template<ReceiverModel | null>[] = [
  { partNumber: 'P00004', model: 'CANBUS', families: ['G3', 'G5', 'G6'] },
  { partNumber: 'P00012', model: 'RELAY', families: ['G5'] },
  { partNumber: 'P00013', model: 'MOSFET', families: ['G5'] },
  { partNumber: 'P00015', model: 'DANFOSS_VOLTAGE', families: ['G2'] },
  { partNumber: 'P00016', model: 'SCP', families: ['G2'] },
  { partNumber: 'P00017', model: 'PWM', families: ['G2'] },
  { partNumber: 'P00018', model: null, families: ['P6'] },
];

export const systemParts: readonly Template<null>[] = [
  { partNumber: 'P00001', model: null, families: ['G2', 'G3', 'G5'] },
  { partNumber: 'P00002', model: null, families: ['G6', 'P6'] },
  { partNumber: 'P00019', model: null, families: productFamilies },
];

const partOf = (
  partNumber: string,
  partType: string,
  label: string,
  tagCloud: string,
  more: Partial<PartData> = {},
): PartData => ({ ...plain, partNumber, label, partType, tagCloud, ...more });

const ofConfigurations = 'CONFIGURATION';
const ofProducts = 'PRODUCT_CONFIGURATION';
const ofBoth = `${ofConfigurations},${ofProducts}`;

const templates: readonly PartData[] = [
  ...systemParts.map(({ partNumber, families }) =>
    partOf(partNumber, 'SYSTEM', `Remote control system ${families.join(', ')}`, ofConfigurations, {
      metaPartType: 'MASTER_SAFE',
      familyCompatibility: [...families],
    }),
  ),
  ...transmitterParts.map(({ partNumber, model, families }) =>
    partOf(partNumber, 'TRANSMITTER', `Transmitter ${findModel(model, 'PCU').label}`, ofBoth, {
      metaPartType: 'MASTER_SAFE',
      familyCompatibility: [...families],
      modelCompatibility: [model],
      millingFile: `${partNumber}.txt`,
    }),
  ),
  ...receiverParts.map(({ partNumber, model, families }) =>
    partOf(partNumber, 'RECEIVER', `Receiver ${model ? findModel(model, 'CU').label : 'P6'}`, ofBoth, {
      metaPartType: 'MASTER_SAFE',
      familyCompatibility: [...families],
    }),
  ),
  partOf('P00014', 'RECEIVER', 'Receiver CAN bus, before 2019', ofProducts, { partState: 'ARCHIVED' }),
  partOf('P00020', 'TX_TEMPLATE', 'Transmitter template with display', ofBoth, {
    partState: 'DECORATING',
    modelCompatibility: ['MAXI', 'MEGA'],
  }),
  partOf('P00021', 'RECEIVER', 'Receiver for hazardous areas', ofBoth, { partState: 'NOT_AVAILABLE' }),
  partOf('P00022', 'TRANSMITTER', 'Transmitter Maxi, before 2019', ofProducts, {
    partState: 'ARCHIVED',
    modelCompatibility: ['MAXI'],
  }),
];

const pinColours = ['green', 'blue', 'white', 'black', 'red'] as const;

const outputsOf = (outputs: PartTypeRow[3] = {}): PartOutPut[] =>
  Object.entries(outputs).map(([name, output], index) => ({
    ...output,
    name,
    pinColour: pinColours[index % pinColours.length] ?? null,
  }));

function stateBy(chance: number): PartData['partState'] {
  if (chance < 0.06) return 'DECORATING';
  if (chance < 0.1) return 'NOT_AVAILABLE';
  return chance < 0.14 ? 'ARCHIVED' : 'READY';
}

const components = (types: readonly PartTypeRow[], first: number, models: readonly string[]): PartData[] =>
  types
    .flatMap(([type, label, variants, outputs]) =>
      variants.map((variant) => ({ type, label: `${label}, ${variant}`, outputs })),
    )
    .map(({ type, label, outputs }, index) => {
      const isSafe = Object.values(outputs ?? {}).some((each) => each.digital === 'SAFE_ONLY');
      const partNumber = `P${String(first + index).padStart(5, '0')}`;
      return partOf(partNumber, type, label, outputs ? 'CONTROL' : 'FITTING', {
        metaPartType: isSafe ? 'META_NON_SAFE' : 'NONE',
        partState: stateBy(createRandom(`part/${first + index}`).next()),
        modelCompatibility: [...models],
        partOutPuts: outputsOf(outputs),
        millingFile: outputs && type !== 'SIDE_BUTTON' ? `${type.toLowerCase()}.txt` : null,
      });
    });

const controls = components(controlPartTypes, 101, transmitterModels);
const fittings = components(fittingPartTypes, 301, ['N_A']);

const numberOf = (type: string): string => fittings.find((part) => part.partType === type)?.partNumber ?? '';

const subPart = (type: string, quantity: number, presentAsSibling = false): PartData['subParts'][number] => ({
  subPartNumber: numberOf(type),
  quantity,
  presentAsSibling,
  bomMoveMasterPartType: presentAsSibling ? 'TRANSMITTER' : 'NONE',
  subParts: [],
});

const assembled = (control: PartData): PartData =>
  control.partType === 'JOYSTICK' || control.partType === 'LEVER'
    ? {
        ...control,
        subParts: [
          { ...subPart('KNOB', 1), subParts: [subPart('SCREW_SET', 1)] },
          subPart('BELLOWS', 1),
          subPart('HARNESS', 1, true),
        ],
      }
    : control;

const deviceParts = partRows.map(([partNumber, partType, label]) =>
  partOf(partNumber, partType, label, 'FITTING'),
);

export const seedParts: readonly PartData[] = [
  ...templates,
  ...controls.map(assembled),
  ...fittings,
  ...deviceParts,
];

export const componentPartNumbers = {
  PCU: [...controls, ...fittings].map((part) => part.partNumber),
  CU: fittings.map((part) => part.partNumber),
};

/** First number of generated parts, which are from earlier years and mostly archived. */
const firstLater = 20_000;

export function createParts(count: number): readonly PartData[] {
  const models = [...controls, ...fittings];
  const more = Array.from({ length: Math.max(0, count - seedParts.length) }, (_, index): PartData => {
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
  return [...seedParts, ...more];
}

/** Pictures of seeded parts: controls have symbols and some a photo, templates also a drawing. */
export const seedPartImages: readonly { readonly partNumber: string; readonly imageType: PartImageType }[] = [
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
