import { isProductFamily } from '../../src/domain/product/families.ts';
import type { Configurator, QuoteFields, TypedValue } from '../../src/domain/quote/quoteDto.ts';
import { controlKinds } from '../factory/device/controls.ts';
import { findModel } from '../factory/device/models.ts';
import { getOptionValue, getUnitName } from './changes.ts';
import {
  createDesign,
  createReceiver,
  createTransmitter,
  outputTypes,
  panelTypes,
  createStandardControls,
  type Design,
  type DesignUnit,
  listModelPanelPositions,
  listPanelControls,
  listReceiverOutputs,
} from './design.ts';
import { controlLabels, outputLabels } from './labels.ts';
import { listOptions, listOptionValues } from './optionRules.ts';
import { calculateTotalPrice } from './prices.ts';
import type { ConfiguredProduct, FieldMap } from './protocol.ts';
import { findDesignProblems } from './rules.ts';

const idProduct = 41;
const productName = 'Remote control';

const typed = (name: string, value: unknown): TypedValue => {
  if (typeof value === 'number') return { name, numberValue: value };
  return typeof value === 'boolean' ? { name, booleanValue: value } : { name, stringValue: value };
};
const typedFields = (fields: FieldMap): readonly TypedValue[] =>
  Object.entries(fields).map(([name, value]) => typed(name, value));

const isList = (fields: QuoteFields): fields is readonly TypedValue[] => Array.isArray(fields);

export function normalizeFieldMap(fields: QuoteFields | null | undefined): FieldMap {
  if (!fields) return {};
  if (!isList(fields)) return fields;
  const values = fields.map(
    ({ name, stringValue, numberValue, booleanValue, dateValue }) =>
      [name ?? '', stringValue ?? numberValue ?? booleanValue ?? dateValue ?? null] as const,
  );
  return Object.fromEntries(values);
}

const summary = (values: readonly (string | undefined)[]): string =>
  [...new Set(values.filter((value) => value !== undefined && value !== ''))].join(', ');

export function toTopFields(design: Design): FieldMap {
  const transmitters = design.units.filter(({ kind }) => kind === 'TRANSMITTER');
  const receivers = design.units.filter(({ kind }) => kind === 'RECEIVER');
  const { systemName, productFamily, cableControl, accountNumber, type } = design;
  return {
    systemName,
    productFamily,
    cableControl,
    accountNumber,
    type,
    transmitterPlatform: summary(transmitters.map(({ model }) => model)),
    receiverPlatform: summary(receivers.map(({ model }) => model)),
    radioFrequency: summary(design.units.map((unit) => unit.radioFrequency)),
    transmitterAntenna: summary(transmitters.map(({ antenna }) => antenna)),
    receiverAntenna: summary(receivers.map(({ antenna }) => antenna)),
    displayFeedback: summary(transmitters.map((unit) => unit.displayFeedback)),
    otherFeedback: summary(transmitters.map((unit) => unit.otherFeedback)),
    sideButton: summary(transmitters.map(({ sideButtons }) => sideButtons)),
    other: summary(design.units.map(({ others }) => others)),
  };
}

const placeConfigurators = (unit: DesignUnit): readonly Configurator[] =>
  unit.kind === 'TRANSMITTER'
    ? listPanelControls(unit.model, unit.controls).map((control) => ({
        name: control.designator,
        fields: typedFields({
          designator: control.designator,
          componentType: controlLabels[control.type],
          partNumber: control.kind.partNumber,
          function: control.function,
          connector: control.kind.connectorType,
          place: control.place,
        }),
      }))
    : listReceiverOutputs(unit.model).flatMap(({ id, connector }) => {
        const fitted = unit.outputs[id];
        if (!fitted) return [];
        const componentType = outputLabels[fitted.type];
        const fields = { designator: id, componentType, function: fitted.function, connector };
        return [{ name: id, fields: typedFields(fields) }];
      });

export function toConfiguredProduct(design: Design): ConfiguredProduct {
  const unitFields = (unit: DesignUnit): FieldMap => ({
    productName: unit.productName,
    quantity: unit.quantity,
    ...Object.fromEntries(listOptions(unit).map((name) => [name, getOptionValue(unit, name)])),
    sisp: unit.sisp,
    others: unit.others,
  });
  return {
    name: productName,
    idProduct,
    fields: typedFields({ ...design.unknown, ...toTopFields(design) }),
    configurators: design.units.map((unit) => ({
      name: getUnitName(design, unit),
      fields: typedFields(unitFields(unit)),
      configurators: placeConfigurators(unit),
    })),
    validationMessages: findDesignProblems(design),
    extNetPrice: calculateTotalPrice(design),
  };
}

const textOf = (value: unknown, otherwise: string): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : otherwise;
const flagOf = (value: unknown): boolean => value === true || value === 'true' || value === 'Yes';

const keyOf = <Key extends string>(
  keys: readonly Key[],
  labels: Readonly<Record<Key, string>>,
  text: string,
): Key | undefined =>
  keys.find((key) => [key, labels[key]].some((name) => name.toLowerCase() === text.toLowerCase()));

/**
 * Fills the positions of a unit from its nested configurators; rows without a position are placed by their
 * designator.
 */
function withPlaces(unit: DesignUnit, nested: readonly Configurator[]): DesignUnit {
  const rows = nested.map((row) => ({ name: row.name ?? '', fields: normalizeFieldMap(row.fields) }));
  if (unit.kind === 'RECEIVER') {
    const known = listReceiverOutputs(unit.model).map(({ id }) => id);
    const outputs = rows.flatMap(({ name, fields }) => {
      const type = keyOf(outputTypes, outputLabels, textOf(fields['componentType'], ''));
      const entry = type && ([name, { type, function: textOf(fields['function'], '') }] as const);
      return entry && known.includes(name) ? [entry] : [];
    });
    return { ...unit, outputs: Object.fromEntries(outputs) };
  }
  const places = listModelPanelPositions(unit.model).map(({ id }) => id);
  const byDesignator = new Map(
    listPanelControls(unit.model, createStandardControls(unit.model)).map((each) => [
      each.designator,
      each.place,
    ]),
  );
  const controls = rows.flatMap(({ name, fields }) => {
    const type = keyOf(panelTypes, controlLabels, textOf(fields['componentType'], ''));
    const place = textOf(fields['place'], byDesignator.get(name) ?? '');
    if (!type || !places.includes(place)) return [];
    return [
      [place, { type, function: textOf(fields['function'], controlKinds[type].functions[0]) }] as const,
    ];
  });
  return { ...unit, controls: Object.fromEntries(controls) };
}

export function toDesignUnit(configurator: Configurator, productFamily: string): DesignUnit | undefined {
  const name = configurator.name ?? '';
  const isReceiver = /^receiver/i.test(name);
  if (!isReceiver && !/^transmitter/i.test(name)) return undefined;
  const fields = normalizeFieldMap(configurator.fields);
  const begun = isReceiver ? createReceiver(1, productFamily) : createTransmitter(1);
  const model = findModel(textOf(fields['model'], begun.model), isReceiver ? 'CU' : 'PCU').name;
  const chosen = Object.fromEntries(
    listOptions(begun).flatMap((option) => {
      const value = textOf(fields[option], '');
      return option !== 'sisp' && listOptionValues(begun, option).includes(value) ? [[option, value]] : [];
    }),
  );
  const unit: DesignUnit = {
    ...begun,
    ...chosen,
    model,
    productName: textOf(fields['productName'], name),
    quantity: Math.max(1, Math.round(Number(fields['quantity'] ?? 1)) || 1),
    sisp: flagOf(fields['sisp']),
    others: textOf(fields['others'], ''),
  };
  return withPlaces(unit, configurator.configurators ?? []);
}

export const toDesignFields = (fields: FieldMap, before: Design): Omit<Design, 'units' | 'unknown'> => ({
  systemName: textOf(fields['systemName'], before.systemName),
  productFamily: familyOf(fields['productFamily'], before.productFamily),
  accountNumber: textOf(fields['accountNumber'], before.accountNumber),
  cableControl: 'cableControl' in fields ? flagOf(fields['cableControl']) : before.cableControl,
  type: textOf(fields['type'], before.type),
});

const familyOf = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && isProductFamily(value) ? value : otherwise;

/** The initial design: that of the product, or a new one. Missing fields get the defaults of a new design. */
export function toDesign(product: ConfiguredProduct | undefined, parameters: FieldMap): Design {
  const begun = createDesign(
    familyOf(parameters['productFamily'], 'G6'),
    textOf(parameters['accountNumber'], ''),
  );
  if (!product) return begun;
  const fields = normalizeFieldMap(product.fields);
  const known = Object.keys(toTopFields(begun));
  const unknown = Object.entries(fields).filter(([name]) => name !== '' && !known.includes(name));
  const design: Design = {
    ...begun,
    ...toDesignFields(fields, begun),
    ...(unknown.length > 0 && { unknown: Object.fromEntries(unknown) }),
  };
  const units = (product.configurators ?? []).flatMap(
    (each) => toDesignUnit(each, design.productFamily) ?? [],
  );
  return { ...design, units: units.length > 0 ? units : design.units };
}
