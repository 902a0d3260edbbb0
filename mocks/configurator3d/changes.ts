import { controlKinds } from '../factory/device/controls.ts';
import { findModel, type ModelName } from '../factory/device/models.ts';
import {
  createReceiver,
  createTransmitter,
  getUnitNumber,
  createStandardControls,
  type Design,
  type Fittings,
  type OutputType,
  type PanelType,
  type DesignUnit,
  type DesignUnitKind,
  listReceiverOutputs,
} from './design.ts';
import { formatUnitName } from './labels.ts';
import { findOptionRestriction, listOptions, listOptionValues, type OptionName } from './optionRules.ts';

/** An undoable change by the user. Units are identified by their index in the design. */
export type DesignChange =
  | { readonly kind: 'SET'; readonly fields: Partial<Omit<Design, 'units'>> }
  | { readonly kind: 'ADD'; readonly unit: DesignUnitKind }
  | { readonly kind: 'REMOVE'; readonly unit: number }
  | {
      readonly kind: 'DESCRIBE';
      readonly unit: number;
      readonly fields: Partial<Pick<DesignUnit, 'productName' | 'quantity' | 'others'>>;
    }
  | { readonly kind: 'CHOOSE'; readonly unit: number; readonly option: OptionName; readonly value: string }
  | {
      /** A type of undefined empties the position. */
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

export const getOptionValue = (unit: DesignUnit, name: OptionName): string =>
  name === 'sisp' ? (unit.sisp ? 'Yes' : 'No') : unit[name];

const withOption = (unit: DesignUnit, name: OptionName, value: string): DesignUnit => ({
  ...unit,
  [name]: name === 'sisp' ? value === 'Yes' : value,
});

function asModel(unit: DesignUnit, model: ModelName): DesignUnit {
  if (unit.kind === 'TRANSMITTER')
    return { ...unit, model, displayFeedback: 'Display', controls: createStandardControls(model) };
  const known = listReceiverOutputs(model).map(({ id }) => id);
  const outputs = Object.fromEntries(Object.entries(unit.outputs).filter(([id]) => known.includes(id)));
  return { ...unit, model, outputs };
}

export const resetInvalidOptions = (design: Design, unit: DesignUnit): DesignUnit =>
  listOptions(unit).reduce((each, name) => {
    if (!findOptionRestriction(design, each, name, getOptionValue(each, name))) return each;
    const value = listOptionValues(each, name).find((one) => !findOptionRestriction(design, each, name, one));
    if (value === undefined) return each;
    return name === 'model' ? asModel(each, findModel(value, 'CU').name) : withOption(each, name, value);
  }, unit);

function freeFunction(functions: readonly string[], fittings: Fittings): string {
  const taken = Object.values(fittings).map((fitted) => fitted?.function);
  return functions.find((name) => !taken.includes(name)) ?? functions[0] ?? '';
}

export function listOutputFunctions({ units }: Design): readonly string[] {
  const functions = units.flatMap(({ controls }) =>
    Object.values(controls).flatMap((fitted) =>
      fitted && !['LED', 'DISPLAY'].includes(fitted.type) ? [fitted.function] : [],
    ),
  );
  return [...new Set(functions)];
}

function put(unit: DesignUnit, place: string, type: PanelType | undefined): DesignUnit {
  const { [place]: _, ...others } = unit.controls;
  if (!type) return { ...unit, controls: others };
  const name = freeFunction(controlKinds[type].functions, others);
  return { ...unit, controls: { ...others, [place]: { type, function: name } } };
}

function connect(design: Design, unit: DesignUnit, output: string, type: OutputType | undefined): DesignUnit {
  const { [output]: before, ...others } = unit.outputs;
  if (!type) return { ...unit, outputs: others };
  const name = before?.function ?? freeFunction(listOutputFunctions(design), others);
  return { ...unit, outputs: { ...others, [output]: { type, function: name } } };
}

function named(unit: DesignUnit, place: string, name: string): DesignUnit {
  const key = unit.kind === 'TRANSMITTER' ? 'controls' : 'outputs';
  const fitted = unit[key][place];
  return fitted ? { ...unit, [key]: { ...unit[key], [place]: { ...fitted, function: name } } } : unit;
}

const settledAll = (design: Design): Design => ({
  ...design,
  units: design.units.map((unit) => resetInvalidOptions(design, unit)),
});

function changedUnit(design: Design, unit: DesignUnit, change: DesignChange): DesignUnit {
  if (change.kind === 'DESCRIBE') return { ...unit, ...change.fields };
  if (change.kind === 'PUT') return put(unit, change.place, change.type);
  if (change.kind === 'CONNECT') return connect(design, unit, change.output, change.type);
  if (change.kind === 'NAME') return named(unit, change.place, change.function);
  if (change.kind !== 'CHOOSE') return unit;
  if (change.option !== 'model') return withOption(unit, change.option, change.value);
  const { name } = findModel(change.value, unit.kind === 'TRANSMITTER' ? 'PCU' : 'CU');
  return resetInvalidOptions(design, asModel(unit, name));
}

/** The design after a change. The change is not validated here: the rules are checked before. */
export function applyChange(design: Design, change: DesignChange): Design {
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

function added(design: Design, kind: DesignUnitKind): DesignUnit {
  const number = design.units.filter((unit) => unit.kind === kind).length + 1;
  const { radioFrequency = '433 MHz' } = design.units[0] ?? {};
  const unit =
    kind === 'TRANSMITTER' ? createTransmitter(number) : createReceiver(number, design.productFamily);
  return { ...unit, radioFrequency };
}

export const getUnitName = (design: Design, unit: DesignUnit): string =>
  formatUnitName(unit.kind, getUnitNumber(design, unit));
