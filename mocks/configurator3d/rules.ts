import type { ValidationMessage } from '../../src/domain/quote/wire.ts';
import { changed, outputFunctions, optionValue, unitName, type Change } from './changes.ts';
import {
  outputTypes,
  panelTypes,
  type Design,
  type Fitted,
  type Fittings,
  type OutputType,
  type PanelType,
  type Unit,
  panelPlaces,
  receiverOutputs,
} from './design.ts';
import { controlLabel, outputLabel, type Choice } from './labels.ts';
import { cableRefusal, optionRefusal, optionText, optionValues, type OptionName } from './optionRules.ts';
import { outputRefusal } from './outputRules.ts';
import { emptyingRefusal, panelRefusal } from './panelRules.ts';
import { totalOf } from './prices.ts';

const difference = (design: Design, change: Change): number =>
  totalOf(changed(design, change)) - totalOf(design);

/** Everything that could stand at a place, the empty place included, with price and refusal; nothing for an unknown place. */
export function panelChoices(
  design: Design,
  index: number,
  placeId: string,
): readonly Choice<PanelType | undefined>[] {
  const unit = design.units[index];
  const place = unit && panelPlaces(unit.model).find(({ id }) => id === placeId);
  if (!unit || !place) return [];
  const priceOf = (type: PanelType | undefined): number =>
    difference(design, { kind: 'PUT', unit: index, place: placeId, type });
  const empty = {
    value: undefined,
    label: 'Empty',
    price: priceOf(undefined),
    refusal: emptyingRefusal(unit, place),
  };
  const parts = panelTypes.map((type) => ({
    value: type,
    label: controlLabel[type],
    price: unit.controls[placeId]?.type === type ? 0 : priceOf(type),
    refusal:
      unit.controls[placeId]?.type === type
        ? undefined
        : (emptyingRefusal(unit, place) ?? panelRefusal(unit, place, type)),
  }));
  return [empty, ...parts];
}

export function outputChoices(
  design: Design,
  index: number,
  outputId: string,
): readonly Choice<OutputType | undefined>[] {
  const unit = design.units[index];
  const output = unit && receiverOutputs(unit.model).find(({ id }) => id === outputId);
  if (!unit || !output) return [];
  const priceOf = (type: OutputType | undefined): number =>
    difference(design, { kind: 'CONNECT', unit: index, output: outputId, type });
  const unused = { value: undefined, label: 'Not used', price: priceOf(undefined), refusal: undefined };
  const kinds = outputTypes.map((type) => ({
    value: type,
    label: outputLabel[type],
    price: priceOf(type),
    refusal: unit.outputs[outputId]?.type === type ? undefined : outputRefusal(unit, output, type),
  }));
  return [unused, ...kinds];
}

export function optionChoices(design: Design, index: number, option: OptionName): readonly Choice[] {
  const unit = design.units[index];
  if (!unit) return [];
  const current = optionValue(unit, option);
  return optionValues(unit, option).map((value) => ({
    value,
    label: optionText(option, value),
    price: value === current ? 0 : difference(design, { kind: 'CHOOSE', unit: index, option, value }),
    refusal: value === current ? undefined : optionRefusal(design, unit, option, value),
  }));
}

const error = (text: string): ValidationMessage => ({ severity: 'ERROR', text });
const warning = (text: string): ValidationMessage => ({ severity: 'WARNING', text });

function unitMessages(design: Design, unit: Unit): readonly ValidationMessage[] {
  const name = unitName(design, unit);
  const messages: ValidationMessage[] = [];
  if (!Number.isInteger(unit.quantity) || unit.quantity < 1)
    messages.push(error(`${name}: the quantity is a whole number from 1.`));
  if (unit.productName.trim() === '') messages.push(warning(`${name} has no product name.`));
  const more = unit.kind === 'TRANSMITTER' ? panelMessages(unit, name) : outputMessages(design, unit, name);
  return [...messages, ...more];
}

const fittedIn = <Type extends string>(fittings: Fittings<Type>): readonly Fitted<Type>[] =>
  Object.values(fittings).flatMap((fitted) => fitted ?? []);

function panelMessages({ controls, model }: Unit, name: string): readonly ValidationMessage[] {
  const fitted = fittedIn(controls);
  if (fitted.length === 0) return [error(`The panel of ${name} is empty.`)];
  const messages: ValidationMessage[] = [];
  if (!fitted.some(({ type }) => type === 'E_STOP')) {
    const text = `${name} has no emergency stop`;
    messages.push(
      model === 'POCKET' ? warning(`${text}: for machines without danger only.`) : error(`${text}.`),
    );
  }
  const keys = fitted.map(({ type, function: does }) => `${controlLabel[type]} “${does}”`);
  const twice = new Set(keys.filter((key, place) => keys.indexOf(key) !== place));
  for (const key of twice) messages.push(warning(`${name} has more than one ${key}.`));
  return messages;
}

function outputMessages(design: Design, { outputs }: Unit, name: string): readonly ValidationMessage[] {
  const fitted = fittedIn(outputs);
  if (fitted.length === 0) return [warning(`${name} has no outputs.`)];
  const known = outputFunctions(design);
  const unknown = new Set(fitted.map((each) => each.function).filter((each) => !known.includes(each)));
  return [...unknown].map((each) => warning(`${name}: nothing on a transmitter works “${each}”.`));
}

/** What is wrong with a design as a whole. An ERROR keeps it from being handed in, a WARNING does not. */
export function validate(design: Design): readonly ValidationMessage[] {
  const { units } = design;
  const messages: ValidationMessage[] = [];
  if (design.systemName.trim() === '') messages.push(warning('The system has no name.'));
  if (!units.some(({ kind }) => kind === 'TRANSMITTER')) messages.push(error('There is no transmitter.'));
  if (!units.some(({ kind }) => kind === 'RECEIVER')) messages.push(error('There is no receiver.'));
  const frequencies = [...new Set(units.map(({ radioFrequency }) => radioFrequency))];
  if (frequencies.length > 1) {
    const pairs = units.map((unit) => `${unitName(design, unit)} on ${unit.radioFrequency}`);
    messages.push(error(`All units have to be on one frequency: ${pairs.join(', ')}.`));
  }
  const cable = design.cableControl ? cableRefusal(design) : undefined;
  if (cable) messages.push(error(`Cable control: ${cable.reason}`));
  return [...messages, ...units.flatMap((unit) => unitMessages(design, unit))];
}

export const isValid = (design: Design): boolean =>
  validate(design).every(({ severity }) => severity !== 'ERROR');
