import { modelText, receiverModelOf, transmitterModels } from '../../../src/domain/product/families.ts';
import type { DeviceType, ReceiverModel, TransmitterModel } from '../../../src/domain/product/families.ts';
import type { ControlType } from './controls.ts';

/** Controls in a line: middle of the line, distance between neighbours (mm), and what stands there. */
type Row = readonly [x: number, y: number, pitch: number, ...types: ControlType[]];

export type Model = {
  readonly form: 'BELLY_BOX' | 'HAND_HELD' | 'PISTOL' | 'RECEIVER';
  /** Width, depth and height of the housing, mm. */
  readonly size: readonly [width: number, depth: number, height: number];
  readonly cornerRadius: number;
  /** Narrowing of the far side, mm on each side. */
  readonly taper: number;
  readonly massKg: number;
  readonly rows: readonly Row[];
};

export type ModelName = TransmitterModel | ReceiverModel;

/** The panel is seen from above; y grows away from the operator. */
const models: Record<ModelName, Model> = {
  MEGA: {
    form: 'BELLY_BOX',
    size: [400, 240, 135],
    cornerRadius: 34,
    taper: 26,
    massKg: 3.9,
    rows: [
      [-108, 82, 36, 'TOGGLE_SWITCH', 'TOGGLE_SWITCH', 'TOGGLE_SWITCH'],
      [0, 76, 0, 'DISPLAY'],
      [108, 82, 36, 'TOGGLE_SWITCH', 'TOGGLE_SWITCH', 'TOGGLE_SWITCH'],
      [0, 2, 84, 'JOYSTICK', 'JOYSTICK', 'JOYSTICK', 'JOYSTICK'],
      [-70, -74, 34, 'BUTTON', 'BUTTON', 'BUTTON', 'BUTTON', 'BUTTON', 'BUTTON'],
      [76, -74, 18, 'LED', 'LED', 'LED', 'LED'],
      [150, -74, 0, 'E_STOP'],
    ],
  },
  MAXI: {
    form: 'BELLY_BOX',
    size: [330, 210, 120],
    cornerRadius: 30,
    taper: 22,
    massKg: 2.6,
    rows: [
      [-88, 66, 34, 'TOGGLE_SWITCH', 'TOGGLE_SWITCH', 'TOGGLE_SWITCH'],
      [12, 64, 0, 'DISPLAY'],
      [98, 66, 18, 'LED', 'LED', 'LED'],
      [0, -2, 46, 'LEVER', 'LEVER', 'LEVER', 'LEVER', 'LEVER', 'LEVER'],
      [-118, -66, 0, 'E_STOP'],
      [-8, -68, 36, 'BUTTON', 'BUTTON', 'BUTTON', 'BUTTON'],
      [108, -68, 0, 'POTENTIOMETER'],
    ],
  },
  MINI: {
    form: 'BELLY_BOX',
    size: [266, 180, 105],
    cornerRadius: 28,
    taper: 16,
    massKg: 1.8,
    rows: [
      [-90, 62, 0, 'TOGGLE_SWITCH'],
      [0, 50, 0, 'DISPLAY'],
      [90, 62, 0, 'TOGGLE_SWITCH'],
      [0, 2, 150, 'JOYSTICK', 'JOYSTICK'],
      [0, 8, 18, 'LED', 'LED', 'LED'],
      [0, -38, 0, 'E_STOP'],
      [-66, -64, 34, 'BUTTON', 'BUTTON'],
      [66, -64, 34, 'BUTTON', 'BUTTON'],
    ],
  },
  MICRO: {
    form: 'BELLY_BOX',
    size: [210, 170, 84],
    cornerRadius: 24,
    taper: 12,
    massKg: 1.2,
    rows: [
      [-44, 62, 22, 'LED', 'LED', 'LED'],
      [48, 56, 0, 'TOGGLE_SWITCH'],
      [0, 10, 42, 'LEVER', 'LEVER', 'LEVER', 'LEVER'],
      [-66, -50, 0, 'E_STOP'],
      [26, -56, 36, 'BUTTON', 'BUTTON', 'BUTTON'],
    ],
  },
  XS_DRIVE: {
    form: 'BELLY_BOX',
    size: [210, 150, 84],
    cornerRadius: 30,
    taper: 8,
    massKg: 1.1,
    rows: [
      [0, 56, 18, 'LED', 'LED', 'LED'],
      [-46, 2, 0, 'JOYSTICK'],
      [46, 28, 40, 'TOGGLE_SWITCH', 'TOGGLE_SWITCH'],
      [66, -36, 0, 'E_STOP'],
      [8, -34, 0, 'POTENTIOMETER'],
    ],
  },
  PISTOL_GRIP: {
    form: 'PISTOL',
    size: [84, 150, 58],
    cornerRadius: 20,
    taper: 6,
    massKg: 0.6,
    rows: [
      [0, 46, 0, 'E_STOP'],
      [0, 8, 32, 'BUTTON', 'BUTTON'],
      [0, -24, 32, 'BUTTON', 'BUTTON'],
      [0, -52, 18, 'LED', 'LED', 'LED'],
    ],
  },
  ROCKET: {
    form: 'HAND_HELD',
    size: [86, 250, 44],
    cornerRadius: 26,
    taper: 5,
    massKg: 0.55,
    rows: [
      [0, 92, 0, 'E_STOP'],
      [0, 62, 18, 'LED', 'LED', 'LED'],
      [0, 29, 36, 'BUTTON', 'BUTTON'],
      [0, -3, 36, 'BUTTON', 'BUTTON'],
      [0, -35, 36, 'BUTTON', 'BUTTON'],
      [0, -67, 36, 'BUTTON', 'BUTTON'],
      [0, -98, 24, 'BUTTON'],
    ],
  },
  POCKET: {
    form: 'HAND_HELD',
    size: [72, 140, 30],
    cornerRadius: 18,
    taper: 2,
    massKg: 0.21,
    rows: [
      [0, 56, 18, 'LED', 'LED'],
      [0, 22, 30, 'BUTTON', 'BUTTON'],
      [0, -10, 30, 'BUTTON', 'BUTTON'],
      [0, -42, 30, 'BUTTON', 'BUTTON'],
    ],
  },
  CANBUS: {
    form: 'RECEIVER',
    size: [190, 120, 58],
    cornerRadius: 12,
    taper: 0,
    massKg: 1.1,
    rows: [
      [-70, 38, 0, 'ANTENNA'],
      [34, 38, 18, 'LED', 'LED', 'LED', 'LED'],
      [0, -16, 64, 'CONNECTOR', 'CONNECTOR'],
    ],
  },
  RELAY: {
    form: 'RECEIVER',
    size: [280, 200, 90],
    cornerRadius: 14,
    taper: 0,
    massKg: 3.2,
    rows: [
      [-110, 72, 0, 'ANTENNA'],
      [50, 72, 18, 'LED', 'LED', 'LED', 'LED', 'LED', 'LED'],
      [0, 16, 68, 'CONNECTOR', 'CONNECTOR', 'CONNECTOR'],
      [0, -54, 46, 'CABLE_GLAND', 'CABLE_GLAND', 'CABLE_GLAND', 'CABLE_GLAND', 'CABLE_GLAND'],
    ],
  },
  MOSFET: {
    form: 'RECEIVER',
    size: [250, 170, 76],
    cornerRadius: 14,
    taper: 0,
    massKg: 2.4,
    rows: [
      [-96, 56, 0, 'ANTENNA'],
      [-20, 50, 0, 'DISPLAY'],
      [72, 56, 18, 'LED', 'LED', 'LED'],
      [0, -34, 72, 'CONNECTOR', 'CONNECTOR', 'CONNECTOR'],
    ],
  },
  DANFOSS_VOLTAGE: {
    form: 'RECEIVER',
    size: [220, 150, 70],
    cornerRadius: 12,
    taper: 0,
    massKg: 1.9,
    rows: [
      [-84, 50, 0, 'ANTENNA'],
      [40, 50, 18, 'LED', 'LED', 'LED', 'LED'],
      [-44, -22, 0, 'CONNECTOR'],
      [44, -22, 40, 'CABLE_GLAND', 'CABLE_GLAND'],
    ],
  },
  SCP: {
    form: 'RECEIVER',
    size: [200, 140, 64],
    cornerRadius: 12,
    taper: 0,
    massKg: 1.6,
    rows: [
      [-74, 46, 0, 'ANTENNA'],
      [30, 46, 18, 'LED', 'LED', 'LED'],
      [0, -20, 60, 'CONNECTOR', 'CONNECTOR'],
    ],
  },
  PWM: {
    form: 'RECEIVER',
    size: [230, 150, 68],
    cornerRadius: 12,
    taper: 0,
    massKg: 1.8,
    rows: [
      [-88, 50, 0, 'ANTENNA'],
      [44, 50, 18, 'LED', 'LED', 'LED', 'LED', 'LED'],
      [-40, -24, 56, 'CONNECTOR', 'CONNECTOR'],
      [66, -24, 40, 'CABLE_GLAND'],
    ],
  },
};

/** A model with its name, and the words for it. */
export type NamedModel = Model & { readonly name: ModelName; readonly label: string };

/** The model of that name if the device type has it; else MAXI for a transmitter, CANBUS for a receiver. */
export function modelOf(name: string | undefined, deviceType: DeviceType): NamedModel {
  const known =
    deviceType === 'CU'
      ? (receiverModelOf(name ?? '') ?? 'CANBUS')
      : (transmitterModels.find((each) => each === name) ?? 'MAXI');
  return { ...models[known], name: known, label: modelText(known) };
}
