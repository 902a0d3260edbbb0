import { familyFacts, isProductFamily, transmitterModels } from '../../src/domain/product/families.ts';
import { shellColors, type DeviceControl } from '../factory/device/device.ts';
import { controlKinds, type ControlType } from '../factory/device/controls.ts';
import {
  findModel,
  type ModelName,
  listPanelPositions,
  type PanelPosition,
} from '../factory/device/models.ts';
import { formatUnitName } from './labels.ts';

const isTransmitter = (model: ModelName): boolean => transmitterModels.some((name) => name === model);

export const listModelPanelPositions = (model: ModelName): readonly PanelPosition[] =>
  listPanelPositions(findModel(model, isTransmitter(model) ? 'PCU' : 'CU'));

export type ReceiverOutput = { readonly id: string; readonly connector: string };

const outputsPerConnector = 4;

export function listReceiverOutputs(model: ModelName): readonly ReceiverOutput[] {
  const connectors = listModelPanelPositions(model).filter(({ standard }) => standard === 'CONNECTOR').length;
  return Array.from({ length: connectors * outputsPerConnector }, (_, index) => ({
    id: `K${index + 1}`,
    connector: `X${Math.floor(index / outputsPerConnector) + 1}`,
  }));
}

export type PanelControl = DeviceControl & { readonly place: string };

export function listPanelControls(
  model: ModelName,
  fittings: Fittings<ControlType>,
): readonly PanelControl[] {
  const counts = new Map<ControlType, number>();
  return listModelPanelPositions(model).flatMap(({ id, position }) => {
    const fitted = fittings[id];
    if (!fitted) return [];
    const number = (counts.get(fitted.type) ?? 0) + 1;
    counts.set(fitted.type, number);
    const kind = controlKinds[fitted.type];
    return [
      {
        place: id,
        designator: `${kind.designator}${number}`,
        type: fitted.type,
        kind,
        position,
        function: fitted.function,
      },
    ];
  });
}

export const radioFrequencies = ['433 MHz', '869 MHz', '915 MHz', '2.4 GHz'] as const;
export const antennas = ['Internal', 'External'] as const;
export const displayFeedbacks = ['None', 'LED', 'Display'] as const;
export const otherFeedbacks = ['None', 'Vibration', 'Buzzer'] as const;
export const sideButtonChoices = ['None', 'Left', 'Right', 'Both'] as const;
export const machineTypes = ['Mobile', 'Hoist', 'Industrial'] as const;
export const outputTypes = ['RELAY', 'MOSFET', 'PWM', 'VOLTAGE', 'CAN_MESSAGE'] as const;
export type OutputType = (typeof outputTypes)[number];
export const panelTypes = [
  'JOYSTICK',
  'LEVER',
  'BUTTON',
  'TOGGLE_SWITCH',
  'POTENTIOMETER',
  'LED',
  'DISPLAY',
  'E_STOP',
] as const satisfies readonly ControlType[];
export type PanelType = (typeof panelTypes)[number];

export type DesignUnitKind = 'TRANSMITTER' | 'RECEIVER';

export type Fitting<Type extends string> = { readonly type: Type; readonly function: string };
/** Parts by position id; a missing position is empty. */
export type Fittings<Type extends string = string> = Readonly<Record<string, Fitting<Type> | undefined>>;

export type DesignUnit = {
  readonly kind: DesignUnitKind;
  readonly productName: string;
  readonly quantity: number;
  readonly model: ModelName;
  readonly colour: string;
  readonly radioFrequency: (typeof radioFrequencies)[number];
  readonly sisp: boolean;
  readonly antenna: (typeof antennas)[number];
  /** Feedback and side buttons exist on transmitters only. */
  readonly displayFeedback: (typeof displayFeedbacks)[number];
  readonly otherFeedback: (typeof otherFeedbacks)[number];
  readonly sideButtons: (typeof sideButtonChoices)[number];
  readonly others: string;
  readonly controls: Fittings<PanelType>;
  readonly outputs: Fittings<OutputType>;
};

export type Design = {
  readonly systemName: string;
  readonly productFamily: string;
  readonly accountNumber: string;
  readonly cableControl: boolean;
  readonly type: string;
  readonly units: readonly DesignUnit[];
  /** Top-level fields the configurator does not know; they are returned unchanged. */
  readonly unknown?: Readonly<Record<string, unknown>> | undefined;
};

const isPanelType = (type: ControlType): type is PanelType => panelTypes.some((each) => each === type);

export function createStandardControls(model: ModelName): Fittings<PanelType> {
  const taken = new Map<ControlType, number>();
  return Object.fromEntries(
    listModelPanelPositions(model).flatMap(({ id, standard }) => {
      if (!isPanelType(standard)) return [];
      const number = taken.get(standard) ?? 0;
      taken.set(standard, number + 1);
      const { functions } = controlKinds[standard];
      return [[id, { type: standard, function: functions[number % functions.length] ?? functions[0] }]];
    }),
  );
}

const standardOutputs: Fittings<OutputType> = {
  K1: { type: 'RELAY', function: 'Stop' },
  K2: { type: 'MOSFET', function: 'Horn' },
  K3: { type: 'MOSFET', function: 'Light' },
};

const plain = {
  quantity: 1,
  colour: shellColors[0].name,
  radioFrequency: '433 MHz',
  sisp: false,
  otherFeedback: 'None',
  sideButtons: 'None',
  others: '',
} as const;

export const createTransmitter = (number: number, model: ModelName = 'MAXI'): DesignUnit => ({
  ...plain,
  kind: 'TRANSMITTER',
  productName: formatUnitName('TRANSMITTER', number),
  model: findModel(model, 'PCU').name,
  antenna: 'Internal',
  displayFeedback: 'Display',
  controls: createStandardControls(model),
  outputs: {},
});

export function createReceiver(number: number, productFamily: string): DesignUnit {
  const models = isProductFamily(productFamily) ? familyFacts[productFamily].receiverModels : [];
  const { name: model } = findModel(models[0], 'CU');
  const known = listReceiverOutputs(model).map(({ id }) => id);
  return {
    ...plain,
    kind: 'RECEIVER',
    productName: formatUnitName('RECEIVER', number),
    model,
    antenna: 'External',
    displayFeedback: 'None',
    controls: {},
    outputs: Object.fromEntries(Object.entries(standardOutputs).filter(([id]) => known.includes(id))),
  };
}

export const createDesign = (productFamily: string, accountNumber: string): Design => ({
  systemName: '',
  productFamily,
  accountNumber,
  cableControl: false,
  type: machineTypes[0],
  units: [createTransmitter(1), createReceiver(1, productFamily)],
});

/** Number of a unit among the units of its kind, from 1. */
export const getUnitNumber = ({ units }: Design, unit: DesignUnit): number =>
  units.filter(({ kind }) => kind === unit.kind).indexOf(unit) + 1;
