import type { ValidationMessage } from '../../src/domain/quote/quoteDto.ts';
import {
  applyChange,
  listOutputFunctions,
  getOptionValue,
  getUnitName,
  type DesignChange,
} from './changes.ts';
import {
  outputTypes,
  panelTypes,
  type Design,
  type Fitting,
  type Fittings,
  type OutputType,
  type PanelType,
  type DesignUnit,
  listModelPanelPositions,
  listReceiverOutputs,
} from './design.ts';
import { controlLabels, outputLabels, type Choice } from './labels.ts';
import {
  findCableRestriction,
  findOptionRestriction,
  formatOptionValue,
  listOptionValues,
  type OptionName,
} from './optionRules.ts';
import { findOutputRestriction } from './outputRules.ts';
import { findRemovalRestriction, findPanelRestriction } from './panelRules.ts';
import { calculateTotalPrice } from './prices.ts';

const difference = (design: Design, change: DesignChange): number =>
  calculateTotalPrice(applyChange(design, change)) - calculateTotalPrice(design);

/**
 * All parts that fit a position, including none, with price and restriction; empty for an unknown position.
 */
export function listPanelChoices(
  design: Design,
  index: number,
  placeId: string,
): readonly Choice<PanelType | undefined>[] {
  const unit = design.units[index];
  const place = unit && listModelPanelPositions(unit.model).find(({ id }) => id === placeId);
  if (!unit || !place) return [];
  const priceOf = (type: PanelType | undefined): number =>
    difference(design, { kind: 'PUT', unit: index, place: placeId, type });
  const empty = {
    value: undefined,
    label: 'Empty',
    price: priceOf(undefined),
    refusal: findRemovalRestriction(unit, place),
  };
  const parts = panelTypes.map((type) => ({
    value: type,
    label: controlLabels[type],
    price: unit.controls[placeId]?.type === type ? 0 : priceOf(type),
    refusal:
      unit.controls[placeId]?.type === type
        ? undefined
        : (findRemovalRestriction(unit, place) ?? findPanelRestriction(unit, place, type)),
  }));
  return [empty, ...parts];
}

export function listOutputChoices(
  design: Design,
  index: number,
  outputId: string,
): readonly Choice<OutputType | undefined>[] {
  const unit = design.units[index];
  const output = unit && listReceiverOutputs(unit.model).find(({ id }) => id === outputId);
  if (!unit || !output) return [];
  const priceOf = (type: OutputType | undefined): number =>
    difference(design, { kind: 'CONNECT', unit: index, output: outputId, type });
  const unused = { value: undefined, label: 'Not used', price: priceOf(undefined), refusal: undefined };
  const kinds = outputTypes.map((type) => ({
    value: type,
    label: outputLabels[type],
    price: priceOf(type),
    refusal: unit.outputs[outputId]?.type === type ? undefined : findOutputRestriction(unit, output, type),
  }));
  return [unused, ...kinds];
}

export function listOptionChoices(design: Design, index: number, option: OptionName): readonly Choice[] {
  const unit = design.units[index];
  if (!unit) return [];
  const current = getOptionValue(unit, option);
  return listOptionValues(unit, option).map((value) => ({
    value,
    label: formatOptionValue(option, value),
    price: value === current ? 0 : difference(design, { kind: 'CHOOSE', unit: index, option, value }),
    refusal: value === current ? undefined : findOptionRestriction(design, unit, option, value),
  }));
}

const error = (text: string): ValidationMessage => ({ severity: 'ERROR', text });
const warning = (text: string): ValidationMessage => ({ severity: 'WARNING', text });

function unitMessages(design: Design, unit: DesignUnit): readonly ValidationMessage[] {
  const name = getUnitName(design, unit);
  const messages: ValidationMessage[] = [];
  if (!Number.isInteger(unit.quantity) || unit.quantity < 1)
    messages.push(error(`${name}: the quantity is a whole number from 1.`));
  if (unit.productName.trim() === '') messages.push(warning(`${name} has no product name.`));
  const more = unit.kind === 'TRANSMITTER' ? panelMessages(unit, name) : outputMessages(design, unit, name);
  return [...messages, ...more];
}

const fittedIn = <Type extends string>(fittings: Fittings<Type>): readonly Fitting<Type>[] =>
  Object.values(fittings).flatMap((fitted) => fitted ?? []);

function panelMessages({ controls, model }: DesignUnit, name: string): readonly ValidationMessage[] {
  const fitted = fittedIn(controls);
  if (fitted.length === 0) return [error(`The panel of ${name} is empty.`)];
  const messages: ValidationMessage[] = [];
  if (!fitted.some(({ type }) => type === 'E_STOP')) {
    const text = `${name} has no emergency stop`;
    messages.push(
      model === 'POCKET' ? warning(`${text}: for machines without danger only.`) : error(`${text}.`),
    );
  }
  const keys = fitted.map(({ type, function: does }) => `${controlLabels[type]} “${does}”`);
  const twice = new Set(keys.filter((key, place) => keys.indexOf(key) !== place));
  for (const key of twice) messages.push(warning(`${name} has more than one ${key}.`));
  return messages;
}

function outputMessages(design: Design, { outputs }: DesignUnit, name: string): readonly ValidationMessage[] {
  const fitted = fittedIn(outputs);
  if (fitted.length === 0) return [warning(`${name} has no outputs.`)];
  const known = listOutputFunctions(design);
  const unknown = new Set(fitted.map((each) => each.function).filter((each) => !known.includes(each)));
  return [...unknown].map((each) => warning(`${name}: nothing on a transmitter works “${each}”.`));
}

/** Problems of the whole design. An ERROR prevents handing it in, a WARNING does not. */
export function findDesignProblems(design: Design): readonly ValidationMessage[] {
  const { units } = design;
  const messages: ValidationMessage[] = [];
  if (design.systemName.trim() === '') messages.push(warning('The system has no name.'));
  if (!units.some(({ kind }) => kind === 'TRANSMITTER')) messages.push(error('There is no transmitter.'));
  if (!units.some(({ kind }) => kind === 'RECEIVER')) messages.push(error('There is no receiver.'));
  const frequencies = [...new Set(units.map(({ radioFrequency }) => radioFrequency))];
  if (frequencies.length > 1) {
    const pairs = units.map((unit) => `${getUnitName(design, unit)} on ${unit.radioFrequency}`);
    messages.push(error(`All units have to be on one frequency: ${pairs.join(', ')}.`));
  }
  const cable = design.cableControl ? findCableRestriction(design) : undefined;
  if (cable) messages.push(error(`Cable control: ${cable.reason}`));
  return [...messages, ...units.flatMap((unit) => unitMessages(design, unit))];
}

export const isValidDesign = (design: Design): boolean =>
  findDesignProblems(design).every(({ severity }) => severity !== 'ERROR');
