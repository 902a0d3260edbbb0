import { formatModel } from '../../src/domain/product/families.ts';
import type { ControlType } from '../factory/device/controls.ts';
import type { OutputType, DesignUnitKind } from './design.ts';

export const controlLabels: Readonly<Record<ControlType, string>> = {
  JOYSTICK: 'Joystick',
  LEVER: 'Lever',
  BUTTON: 'Button',
  TOGGLE_SWITCH: 'Toggle switch',
  POTENTIOMETER: 'Potentiometer',
  LED: 'Lamp',
  E_STOP: 'Emergency stop',
  DISPLAY: 'Display',
  CONNECTOR: 'Connector',
  ANTENNA: 'Antenna',
  CABLE_GLAND: 'Cable gland',
};

export const outputLabels: Readonly<Record<OutputType, string>> = {
  RELAY: 'Relay',
  MOSFET: 'MOSFET output',
  PWM: 'PWM output',
  VOLTAGE: 'Voltage output',
  CAN_MESSAGE: 'CAN message',
};

const unitLabel: Readonly<Record<DesignUnitKind, string>> = {
  TRANSMITTER: 'Transmitter',
  RECEIVER: 'Receiver',
};

/** For instance "Transmitter 2", numbered among the units of the same kind. */
export const formatUnitName = (kind: DesignUnitKind, number: number): string =>
  `${unitLabel[kind]} ${number}`;

/** Adds the indefinite article: "a joystick", "an emergency stop". */
export const addArticle = (label: string): string =>
  `${/^[aeio]/i.test(label) || /^[FMLS]?MOSFET/.test(label) ? 'an' : 'a'} ${/^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)}`;

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Formats "E1", "S1 and S2" or "S1, S2 and S3". */
export function formatList(names: readonly string[], word = 'and'): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`;
}

export const formatModelAlternatives = (models: readonly string[]): string =>
  formatList(models.map(formatModel), 'or');

/** Why a choice is not possible, and what would make it possible; both are sentences. */
export type Restriction = { readonly reason: string; readonly remedy: string };

export const findFirstRestriction = (
  refusals: readonly (Restriction | false | undefined)[],
): Restriction | undefined => refusals.find((each) => each !== undefined && each !== false) || undefined;

export function combineRestrictions(refusals: readonly (Restriction | undefined)[]): Restriction | undefined {
  const met = refusals.filter((each) => each !== undefined);
  if (met.length === 0) return undefined;
  const joined = (part: keyof Restriction): string => met.map((each) => each[part]).join(' ');
  return { reason: joined('reason'), remedy: joined('remedy') };
}

export type Choice<Value = string> = {
  readonly value: Value;
  readonly label: string;
  /** Change of the total price, in SEK. */
  readonly price: number;
  readonly refusal: Restriction | undefined;
};
