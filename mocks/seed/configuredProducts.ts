import { toFieldMap } from '../../src/domain/quote/fields.ts';
import type { Configurator, QuoteFields, QuoteProduct } from '../../src/domain/quote/quoteDto.ts';
import { listOutputFunctions, resetInvalidOptions } from '../configurator3d/changes.ts';
import {
  displayFeedbacks,
  createReceiver,
  createTransmitter,
  otherFeedbacks,
  panelTypes,
  radioFrequencies,
  sideButtonChoices,
  type Design,
  type OutputType,
  type DesignUnit,
  listModelPanelPositions,
  listReceiverOutputs,
} from '../configurator3d/design.ts';
import { findOutputRestriction } from '../configurator3d/outputRules.ts';
import { findCableRestriction, findOptionRestriction } from '../configurator3d/optionRules.ts';
import { toConfiguredProduct } from '../configurator3d/product.ts';
import { buildDevice } from '../factory/device/device.ts';
import type { RandomSequence } from '../factory/random.ts';
import type { ProductConfigurationRecord } from '../store/records.ts';

type ConfiguredProduct = NonNullable<QuoteProduct['configuredProduct']>;

export type QuoteDevice = Pick<
  ProductConfigurationRecord,
  'deviceType' | 'name' | 'partNumber' | 'transmitterModel' | 'receiverModel'
>;

type ConfiguredProductFacts = {
  readonly random: RandomSequence;
  readonly configurationId: string;
  readonly revision: string;
  readonly productFamily: string;
  readonly accountNumber: string;
  readonly systemName: string;
  readonly devices: readonly QuoteDevice[];
  /** Whether fields are a list of typed values or a map. */
  readonly asList: boolean;
  /** Whether the quote has left the state of configuring. */
  readonly isHandedIn: boolean;
  /** Flaw of an unfinished design: units on two frequencies, or an output without a control. */
  readonly fault: 'FREQUENCY' | 'WIRING' | undefined;
};

const types = ['Hoist', 'Mobile', 'Mobile', 'Industrial', 'Industrial'] as const;
const others = ['', '', '', '', 'Man riding', 'Line of sight', 'Tandem', 'Explosion protected'] as const;

function transmitterOf(facts: ConfiguredProductFacts, device: QuoteDevice, number: number): DesignUnit {
  const { random, configurationId, revision, productFamily } = facts;
  const begun = createTransmitter(number, device.transmitterModel ?? 'MAXI');
  const { controls, colours } = buildDevice({
    configurationId,
    revision,
    productFamily,
    version: 1,
    deviceType: 'PCU',
    model: begun.model,
    ...(device.partNumber && { partNumber: device.partNumber }),
  });
  const places = listModelPanelPositions(begun.model);
  return {
    ...begun,
    productName: device.name,
    quantity: random.pick([1, 1, 1, 1, 2, 4]),
    colour: colours.name,
    sisp: random.next() < 0.15,
    antenna: random.pick(['Internal', 'Internal', 'External']),
    displayFeedback: random.pick(displayFeedbacks),
    otherFeedback: random.pick(otherFeedbacks),
    sideButtons: random.pick(sideButtonChoices),
    others: random.pick(others),
    controls: Object.fromEntries(
      controls.flatMap(({ type, function: does }, index) => {
        const [place, panelType] = [places[index], panelTypes.find((each) => each === type)];
        return place && panelType ? [[place.id, { type: panelType, function: does }]] : [];
      }),
    ),
  };
}

/** Output types of receivers, weighted towards those that most controls can work. */
const usualOutputs: readonly OutputType[] = ['RELAY', 'MOSFET', 'MOSFET', 'CAN_MESSAGE', 'RELAY', 'MOSFET'];

function receiverOf(
  facts: ConfiguredProductFacts,
  device: QuoteDevice,
  design: Design,
  number: number,
): DesignUnit {
  const { random, productFamily, fault } = facts;
  const begun = createReceiver(number, productFamily);
  const unit: DesignUnit = {
    ...begun,
    model: device.receiverModel ?? begun.model,
    productName: device.name,
    sisp: random.next() < 0.15,
    others: random.pick(others),
    outputs: {},
  };
  const functions = listOutputFunctions(design);
  // Outputs for which every transmitter has enough controls, unless the wiring is meant to fail.
  const wanted: readonly OutputType[] =
    fault === 'WIRING'
      ? ['PWM', 'PWM', 'PWM', 'PWM', 'RELAY']
      : random.shuffle(usualOutputs).slice(0, random.whole(2, 4));
  return listReceiverOutputs(unit.model).reduce((each, output, index) => {
    const type = wanted[index];
    if (type === undefined || findOutputRestriction(each, output, type)) return each;
    const fitted = { type, function: functions[index % functions.length] ?? '' };
    return { ...each, outputs: { ...each.outputs, [output.id]: fitted } };
  }, unit);
}

function designOf(facts: ConfiguredProductFacts): Design {
  const { random, devices, productFamily, accountNumber, systemName, fault } = facts;
  const of = (deviceType: string): readonly QuoteDevice[] =>
    devices.filter((device) => device.deviceType === deviceType);
  const begun: Design = {
    systemName,
    productFamily,
    accountNumber,
    cableControl: false,
    type: random.pick(types),
    units: [],
  };
  const transmitters = of('PCU').map((device, index) => transmitterOf(facts, device, index + 1));
  const sending = { ...begun, units: transmitters };
  const receivers = of('CU').map((device, index) => receiverOf(facts, device, sending, index + 1));
  const design = { ...begun, units: [...transmitters, ...receivers] };
  const possible = random
    .shuffle(radioFrequencies)
    .find((value) =>
      design.units.every((unit) => !findOptionRestriction(design, unit, 'radioFrequency', value)),
    );
  const radioFrequency = possible ?? '915 MHz';
  const tuned = design.units.map((unit) => resetInvalidOptions(design, { ...unit, radioFrequency }));
  const asked = random.next() < 0.3;
  const whole = { ...design, units: fault === 'FREQUENCY' ? detuned(tuned) : tuned };
  return { ...whole, cableControl: asked && !findCableRestriction(whole) };
}

const detuned = (units: readonly DesignUnit[]): readonly DesignUnit[] =>
  units.map((unit, index) => {
    const isLast = index === units.length - 1;
    const other = unit.radioFrequency === '915 MHz' ? '869 MHz' : '915 MHz';
    return isLast ? { ...unit, radioFrequency: other } : unit;
  });

const asMap = (fields: QuoteFields | null | undefined): QuoteFields => Object.fromEntries(toFieldMap(fields));

const withMaps = <Of extends Configurator>(configurator: Of): Of => ({
  ...configurator,
  fields: asMap(configurator.fields),
  configurators: (configurator.configurators ?? []).map((inner) => withMaps(inner)),
});

/** Validation messages. A quote that was handed in had no errors at the time. */
const messagesOf = (
  { validationMessages }: Configurator,
  { isHandedIn }: ConfiguredProductFacts,
): Configurator['validationMessages'] =>
  (validationMessages ?? []).filter(({ severity }) => !isHandedIn || severity !== 'ERROR');

export function createConfiguredProduct(facts: ConfiguredProductFacts): ConfiguredProduct {
  const product = toConfiguredProduct(designOf(facts));
  // A row helper of the configurator, not a choice by the user.
  const helper = { name: 'Row[0].label', stringValue: 'Row 1' };
  const fields = Array.isArray(product.fields) ? [...product.fields, helper] : [helper];
  const whole = { ...product, fields, validationMessages: messagesOf(product, facts) };
  return facts.asList ? whole : withMaps(whole);
}
