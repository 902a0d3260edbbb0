import { configuratorId } from '../../src/domain/quote/quote.ts';
import type { Configurator, Fields, QuoteProduct } from '../../src/domain/quote/wire.ts';
import { deviceOf } from '../factory/device/device.ts';
import { modelOf } from '../factory/device/models.ts';
import { outputKinds, outputsTaken, outputTypes } from '../factory/device/outputs.ts';
import type { Random } from '../factory/random.ts';
import type { ProductConfigurationRecord } from '../store/configurationRecord.ts';

export type ConfiguredProduct = NonNullable<QuoteProduct['configuredProduct']>;

/** A device that is quoted, as its product configuration describes it. */
export type QuotedDevice = Pick<
  ProductConfigurationRecord,
  'deviceType' | 'name' | 'partNumber' | 'transmitterModel' | 'receiverModel'
>;

type Value = string | number | boolean;
type Values = Readonly<Record<string, Value>>;

const typeKeys = { string: 'stringValue', number: 'numberValue', boolean: 'booleanValue' } as const;

function typedValue(name: string, value: Value) {
  const key = typeof value === 'string' ? 'string' : typeof value === 'number' ? 'number' : 'boolean';
  return { name, [typeKeys[key]]: value };
}

/** Fields in one of the two forms of the quoting system: a list of typed values, or a map. */
const fieldsOf = (values: Values, asList: boolean): Fields =>
  asList ? Object.entries(values).map(([name, value]) => typedValue(name, value)) : values;

const types = [
  'Hoist',
  'Mobile',
  'Mobile',
  'Industrial',
  'Industrial',
  'Forestry',
  'Rail',
  'Marine',
] as const;
const frequencies = ['433 MHz', '433 MHz', '869 MHz', '915 MHz', '2.4 GHz', '2.4 GHz'] as const;
const antennas = ['Internal', 'Internal', 'External'] as const;
const otherFeedbacks = ['None', 'None', 'None', 'Vibration', 'Buzzer'] as const;
const sideButtons = ['None', 'None', 'Left', 'Right', 'Both'] as const;
const others = ['', '', '', 'Man riding', 'Line of sight', 'Tandem', 'Explosion protected'] as const;

type Frame = {
  readonly random: Random;
  readonly asList: boolean;
  /** The configuration and revision whose controls the device has. */
  readonly of: {
    readonly configurationId: string;
    readonly revision: string;
    readonly productFamily: string;
  };
  readonly radioFrequency: string;
};

const bare = (name: string, fields: Fields, configurators: readonly Configurator[]): Configurator => ({
  name,
  fields,
  configurators,
  validationMessages: [],
});

/** The values of a device, of which its quote's filters are told. */
type Quoted = { readonly values: Values; readonly places: readonly Values[] };

function transmitterOf(frame: Frame, device: QuotedDevice): Quoted {
  const { random, of } = frame;
  const { controls } = deviceOf({
    ...of,
    version: 1,
    deviceType: 'PCU',
    ...(device.transmitterModel && { model: device.transmitterModel }),
    ...(device.partNumber && { partNumber: device.partNumber }),
  });
  const has = (type: string): boolean => controls.some((control) => control.type === type);
  return {
    values: {
      productName: device.name,
      quantity: random.pick([1, 1, 1, 2, 4]),
      model: device.transmitterModel ?? 'MAXI',
      radioFrequency: frame.radioFrequency,
      sisp: random.next() < 0.2,
      antenna: random.pick(antennas),
      displayFeedback: has('DISPLAY') ? 'Display' : has('LED') ? 'LED' : 'None',
      otherFeedback: random.pick(otherFeedbacks),
      sideButtons: random.pick(sideButtons),
      others: random.pick(others),
    },
    places: controls.map(({ designator, type, kind, function: does }) => ({
      designator,
      componentType: type,
      partNumber: kind.partNumber,
      function: does,
      connector: kind.connectorType,
    })),
  };
}

/** Number of outputs of each connector that the transmitter with the most takes. */
function takenBy(transmitters: readonly Quoted[], connectorType: string): number {
  return Math.max(
    0,
    ...transmitters.map(({ places }) =>
      places.reduce(
        (sum, place) =>
          place['connector'] === connectorType
            ? sum + outputsTaken(String(place['componentType']), connectorType)
            : sum,
        0,
      ),
    ),
  );
}

function receiverOf(
  frame: Frame,
  device: QuotedDevice,
  transmitters: readonly Quoted[],
  short: boolean,
): Quoted {
  const { random } = frame;
  return {
    values: {
      productName: device.name,
      quantity: 1,
      model: device.receiverModel ?? 'CANBUS',
      radioFrequency: frame.radioFrequency,
      sisp: random.next() < 0.2,
      antenna: random.pick(antennas),
      sideButtons: 'None',
      others: random.pick(others),
    },
    places: outputTypes.flatMap((type) => {
      const { designator, connectorType, partNumber } = outputKinds[type];
      const taken = takenBy(transmitters, connectorType);
      const spare = type === 'SAFETY_RELAY' ? 0 : random.whole(0, 2);
      const count = short && connectorType === 'DIGITAL' ? Math.max(0, taken - 1) : taken + spare;
      return Array.from({ length: count }, (_, index) => ({
        designator: `${designator}${index + 1}`,
        componentType: type,
        partNumber,
        function: index < taken ? `Output ${index + 1}` : 'Spare',
        connector: connectorType,
      }));
    }),
  };
}

const configuratorOf = (frame: Frame, name: string, { values, places }: Quoted): Configurator =>
  bare(
    name,
    fieldsOf(values, frame.asList),
    places.map((place) => bare(String(place['designator']), fieldsOf(place, frame.asList), [])),
  );

export type ConfiguredProductFacts = {
  readonly random: Random;
  readonly configurationId: string;
  readonly revision: string;
  readonly productFamily: string;
  readonly accountNumber: string;
  readonly systemName: string;
  readonly devices: readonly QuotedDevice[];
  /** Whether fields come as a list of typed values, or as a map. */
  readonly asList: boolean;
  /** Whether the receiver has one output too few, so that its wiring fails. */
  readonly short: boolean;
};

/** The values that the filters of the quote list compare: a summary of the first transmitter and the receiver. */
function summaryOf([transmitter]: readonly Quoted[], [receiver]: readonly Quoted[], type: string): Values {
  const [sending, receiving] = [transmitter?.values ?? {}, receiver?.values ?? {}];
  const text = (value: Value | undefined): string => String(value || 'None');
  const platform = (values: Values, deviceType: 'CU' | 'PCU'): string =>
    'model' in values ? modelOf(String(values['model']), deviceType).label : 'None';
  return {
    type,
    transmitterPlatform: platform(sending, 'PCU'),
    receiverPlatform: platform(receiving, 'CU'),
    radioFrequency: text(sending['radioFrequency'] ?? receiving['radioFrequency']),
    transmitterAntenna: text(sending['antenna']),
    receiverAntenna: text(receiving['antenna']),
    displayFeedback: text(sending['displayFeedback']),
    otherFeedback: text(sending['otherFeedback']),
    sideButton: text(sending['sideButtons']),
    other: text(sending['others']),
  };
}

/** A configured remote control: every transmitter and receiver with its places, and a summary for the filters. */
export function configuredProductOf(facts: ConfiguredProductFacts): ConfiguredProduct {
  const { random, asList, devices, configurationId, revision, productFamily } = facts;
  const of = { configurationId, revision, productFamily };
  const frame: Frame = { random, asList, of, radioFrequency: random.pick(frequencies) };
  const transmitters = devices
    .filter(({ deviceType }) => deviceType === 'PCU')
    .map((device) => transmitterOf(frame, device));
  const receivers = devices
    .filter(({ deviceType }) => deviceType === 'CU')
    .map((device) => receiverOf(frame, device, transmitters, facts.short));
  const values: Values = {
    systemName: facts.systemName,
    productFamily,
    cableControl: random.next() < 0.3,
    accountNumber: facts.accountNumber,
    ...summaryOf(transmitters, receivers, random.pick(types)),
    // A row helper of the configurator: it belongs to no choice of a person.
    'Row[0].label': 'Row 1',
  };
  return {
    ...bare('Remote control', fieldsOf(values, asList), [
      ...transmitters.map((quoted, index) => configuratorOf(frame, `Transmitter ${index + 1}`, quoted)),
      ...receivers.map((quoted, index) => configuratorOf(frame, `Receiver ${index + 1}`, quoted)),
    ]),
    idProduct: configuratorId,
  };
}
