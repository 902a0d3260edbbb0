import { controlKinds } from '../factory/device/controls.ts';
import { modelOf, type ModelName } from '../factory/device/models.ts';
import {
  newReceiver,
  newTransmitter,
  numberOf,
  standardControls,
  type Design,
  type Fittings,
  type OutputType,
  type PanelType,
  type Unit,
  type UnitKind,
  receiverOutputs,
} from './design.ts';
import { numbered } from './labels.ts';
import { optionRefusal, optionsOf, optionValues, type OptionName } from './optionRules.ts';

/** A step a person takes; each can be undone. Units are named by their place in the design. */
export type Change =
  | { readonly kind: 'SET'; readonly fields: Partial<Omit<Design, 'units'>> }
  | { readonly kind: 'ADD'; readonly unit: UnitKind }
  | { readonly kind: 'REMOVE'; readonly unit: number }
  | {
      readonly kind: 'DESCRIBE';
      readonly unit: number;
      readonly fields: Partial<Pick<Unit, 'productName' | 'quantity' | 'others'>>;
    }
  | { readonly kind: 'CHOOSE'; readonly unit: number; readonly option: OptionName; readonly value: string }
  | {
      /** Nothing takes away what stands there. */
      readonly kind: 'PUT';
      readonly unit: number;
      readonly place: string;
      readonly type: PanelType | undefined;
    }
  | {
      readonly kind: 'CONNECT';
      readonly unit: number;
      readonly output: string;
      readonly type: OutputType | undefined;
    }
  | { readonly kind: 'NAME'; readonly unit: number; readonly place: string; readonly function: string };

export const optionValue = (unit: Unit, name: OptionName): string =>
  name === 'sisp' ? (unit.sisp ? 'Yes' : 'No') : unit[name];

const withOption = (unit: Unit, name: OptionName, value: string): Unit => ({
  ...unit,
  [name]: name === 'sisp' ? value === 'Yes' : value,
});

function asModel(unit: Unit, model: ModelName): Unit {
  if (unit.kind === 'TRANSMITTER')
    return { ...unit, model, displayFeedback: 'Display', controls: standardControls(model) };
  const known = receiverOutputs(model).map(({ id }) => id);
  const outputs = Object.fromEntries(Object.entries(unit.outputs).filter(([id]) => known.includes(id)));
  return { ...unit, model, outputs };
}

export const settled = (design: Design, unit: Unit): Unit =>
  optionsOf(unit).reduce((each, name) => {
    if (!optionRefusal(design, each, name, optionValue(each, name))) return each;
    const value = optionValues(each, name).find((one) => !optionRefusal(design, each, name, one));
    if (value === undefined) return each;
    return name === 'model' ? asModel(each, modelOf(value, 'CU').name) : withOption(each, name, value);
  }, unit);

function freeFunction(functions: readonly string[], fittings: Fittings): string {
  const taken = Object.values(fittings).map((fitted) => fitted?.function);
  return functions.find((name) => !taken.includes(name)) ?? functions[0] ?? '';
}

export function outputFunctions({ units }: Design): readonly string[] {
  const functions = units.flatMap(({ controls }) =>
    Object.values(controls).flatMap((fitted) =>
      fitted && !['LED', 'DISPLAY'].includes(fitted.type) ? [fitted.function] : [],
    ),
  );
  return [...new Set(functions)];
}

function put(unit: Unit, place: string, type: PanelType | undefined): Unit {
  const { [place]: _, ...others } = unit.controls;
  if (!type) return { ...unit, controls: others };
  const name = freeFunction(controlKinds[type].functions, others);
  return { ...unit, controls: { ...others, [place]: { type, function: name } } };
}

function connect(design: Design, unit: Unit, output: string, type: OutputType | undefined): Unit {
  const { [output]: before, ...others } = unit.outputs;
  if (!type) return { ...unit, outputs: others };
  const name = before?.function ?? freeFunction(outputFunctions(design), others);
  return { ...unit, outputs: { ...others, [output]: { type, function: name } } };
}

function named(unit: Unit, place: string, name: string): Unit {
  const key = unit.kind === 'TRANSMITTER' ? 'controls' : 'outputs';
  const fitted = unit[key][place];
  return fitted ? { ...unit, [key]: { ...unit[key], [place]: { ...fitted, function: name } } } : unit;
}

const settledAll = (design: Design): Design => ({
  ...design,
  units: design.units.map((unit) => settled(design, unit)),
});

function changedUnit(design: Design, unit: Unit, change: Change): Unit {
  if (change.kind === 'DESCRIBE') return { ...unit, ...change.fields };
  if (change.kind === 'PUT') return put(unit, change.place, change.type);
  if (change.kind === 'CONNECT') return connect(design, unit, change.output, change.type);
  if (change.kind === 'NAME') return named(unit, change.place, change.function);
  if (change.kind !== 'CHOOSE') return unit;
  if (change.option !== 'model') return withOption(unit, change.option, change.value);
  const { name } = modelOf(change.value, unit.kind === 'TRANSMITTER' ? 'PCU' : 'CU');
  return settled(design, asModel(unit, name));
}

/** The design after a change. Nobody asks here whether the change is allowed: the rules say that before. */
export function changed(design: Design, change: Change): Design {
  if (change.kind === 'SET') {
    const next = { ...design, ...change.fields };
    return next.productFamily === design.productFamily ? next : settledAll(next);
  }
  if (change.kind === 'ADD') return { ...design, units: [...design.units, added(design, change.unit)] };
  if (change.kind === 'REMOVE')
    return { ...design, units: design.units.filter((_, index) => index !== change.unit) };
  return {
    ...design,
    units: design.units.map((unit, index) =>
      index === change.unit ? changedUnit(design, unit, change) : unit,
    ),
  };
}

function added(design: Design, kind: UnitKind): Unit {
  const number = design.units.filter((unit) => unit.kind === kind).length + 1;
  const { radioFrequency = '433 MHz' } = design.units[0] ?? {};
  const unit = kind === 'TRANSMITTER' ? newTransmitter(number) : newReceiver(number, design.productFamily);
  return { ...unit, radioFrequency };
}

export const unitName = (design: Design, unit: Unit): string => numbered(unit.kind, numberOf(design, unit));
