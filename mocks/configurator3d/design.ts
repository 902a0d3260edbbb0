import { familyFacts, isProductFamily, transmitterModels } from '../../src/domain/product/families.ts';
import { shells, type Control } from '../factory/device/device.ts';
import { controlKinds, type ControlType } from '../factory/device/controls.ts';
import { modelOf, type ModelName, placesOf, type Place } from '../factory/device/models.ts';
import { numbered } from './labels.ts';

const isTransmitter = (model: ModelName): boolean => transmitterModels.some((name) => name === model);

export const panelPlaces = (model: ModelName): readonly Place[] =>
  placesOf(modelOf(model, isTransmitter(model) ? 'PCU' : 'CU'));

export type Output = { readonly id: string; readonly connector: string };

const outputsPerConnector = 4;

export function receiverOutputs(model: ModelName): readonly Output[] {
  const connectors = panelPlaces(model).filter(({ standard }) => standard === 'CONNECTOR').length;
  return Array.from({ length: connectors * outputsPerConnector }, (_, index) => ({
    id: `K${index + 1}`,
    connector: `X${Math.floor(index / outputsPerConnector) + 1}`,
  }));
}

export type PlacedControl = Control & { readonly place: string };

export function placedControls(model: ModelName, fittings: Fittings<ControlType>): readonly PlacedControl[] {
  const counts = new Map<ControlType, number>();
  return panelPlaces(model).flatMap(({ id, position }) => {
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

export type UnitKind = 'TRANSMITTER' | 'RECEIVER';

export type Fitted<Type extends string> = { readonly type: Type; readonly function: string };
/** Parts by the id of their place; a place that is missing is empty. */
export type Fittings<Type extends string = string> = Readonly<Record<string, Fitted<Type> | undefined>>;

export type Unit = {
  readonly kind: UnitKind;
  readonly productName: string;
  readonly quantity: number;
  readonly model: ModelName;
  readonly colour: string;
  readonly radioFrequency: (typeof radioFrequencies)[number];
  readonly sisp: boolean;
  readonly antenna: (typeof antennas)[number];
  /** Feedback and side buttons are those of a transmitter; a receiver has none. */
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
  readonly units: readonly Unit[];
  /** Top fields that came with the design and that nobody here knows; they go back as they came. */
  readonly unknown?: Readonly<Record<string, unknown>> | undefined;
};

const isPanelType = (type: ControlType): type is PanelType => panelTypes.some((each) => each === type);

export function standardControls(model: ModelName): Fittings<PanelType> {
  const taken = new Map<ControlType, number>();
  return Object.fromEntries(
    panelPlaces(model).flatMap(({ id, standard }) => {
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
  colour: shells[0].name,
  radioFrequency: '433 MHz',
  sisp: false,
  otherFeedback: 'None',
  sideButtons: 'None',
  others: '',
} as const;

export const newTransmitter = (number: number, model: ModelName = 'MAXI'): Unit => ({
  ...plain,
  kind: 'TRANSMITTER',
  productName: numbered('TRANSMITTER', number),
  model: modelOf(model, 'PCU').name,
  antenna: 'Internal',
  displayFeedback: 'Display',
  controls: standardControls(model),
  outputs: {},
});

export function newReceiver(number: number, productFamily: string): Unit {
  const models = isProductFamily(productFamily) ? familyFacts[productFamily].receiverModels : [];
  const { name: model } = modelOf(models[0], 'CU');
  const known = receiverOutputs(model).map(({ id }) => id);
  return {
    ...plain,
    kind: 'RECEIVER',
    productName: numbered('RECEIVER', number),
    model,
    antenna: 'External',
    displayFeedback: 'None',
    controls: {},
    outputs: Object.fromEntries(Object.entries(standardOutputs).filter(([id]) => known.includes(id))),
  };
}

export const newDesign = (productFamily: string, accountNumber: string): Design => ({
  systemName: '',
  productFamily,
  accountNumber,
  cableControl: false,
  type: machineTypes[0],
  units: [newTransmitter(1), newReceiver(1, productFamily)],
});

/** The number of a unit among those of its kind, from 1. */
export const numberOf = ({ units }: Design, unit: Unit): number =>
  units.filter(({ kind }) => kind === unit.kind).indexOf(unit) + 1;
