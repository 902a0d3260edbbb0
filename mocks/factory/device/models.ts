import {
  formatModel,
  parseReceiverModel,
  transmitterModels,
  type DeviceType,
  type ReceiverModel,
  type TransmitterModel,
} from '../../../src/domain/product/families.ts';
import type { Point } from '../drawing/drawing.ts';
import type { ControlType } from './controls.ts';

/** A row of equal controls: its middle and the distance between neighbours in mm, their number and type. */
type Row = readonly [x: number, y: number, pitch: number, count: number, type: ControlType];

export type DeviceModel = {
  readonly form: 'BELLY_BOX' | 'HAND_HELD' | 'PISTOL' | 'RECEIVER';
  /** Width, depth and height of the housing, in mm. */
  readonly size: readonly [width: number, depth: number, height: number];
  readonly cornerRadius: number;
  /** How much the far side narrows on each side, in mm. */
  readonly taper: number;
  readonly massKg: number;
  readonly rows: readonly Row[];
};

export type ModelName = TransmitterModel | ReceiverModel;

const model = (
  form: DeviceModel['form'],
  size: DeviceModel['size'],
  measures: Pick<DeviceModel, 'cornerRadius' | 'taper' | 'massKg'>,
  rows: readonly Row[],
): DeviceModel => ({ form, size, ...measures, rows });

/** Coordinates as viewed from above the panel; y grows away from the operator. */
const models: Record<ModelName, DeviceModel> = {
  MEGA: model('BELLY_BOX', [400, 240, 135], { cornerRadius: 34, taper: 26, massKg: 3.9 }, [
    [-108, 82, 36, 3, 'TOGGLE_SWITCH'],
    [0, 76, 0, 1, 'DISPLAY'],
    [108, 82, 36, 3, 'TOGGLE_SWITCH'],
    [0, 2, 84, 4, 'JOYSTICK'],
    [-70, -74, 34, 6, 'BUTTON'],
    [76, -74, 18, 4, 'LED'],
    [150, -74, 0, 1, 'E_STOP'],
  ]),
  MAXI: model('BELLY_BOX', [330, 210, 120], { cornerRadius: 30, taper: 22, massKg: 2.6 }, [
    [-88, 66, 34, 3, 'TOGGLE_SWITCH'],
    [12, 64, 0, 1, 'DISPLAY'],
    [98, 66, 18, 3, 'LED'],
    [0, -2, 46, 6, 'LEVER'],
    [-118, -66, 0, 1, 'E_STOP'],
    [-8, -68, 36, 4, 'BUTTON'],
    [108, -68, 0, 1, 'POTENTIOMETER'],
  ]),
  MINI: model('BELLY_BOX', [266, 180, 105], { cornerRadius: 28, taper: 16, massKg: 1.8 }, [
    [-90, 62, 0, 1, 'TOGGLE_SWITCH'],
    [0, 50, 0, 1, 'DISPLAY'],
    [90, 62, 0, 1, 'TOGGLE_SWITCH'],
    [0, 2, 150, 2, 'JOYSTICK'],
    [0, 8, 18, 3, 'LED'],
    [0, -38, 0, 1, 'E_STOP'],
    [-66, -64, 34, 2, 'BUTTON'],
    [66, -64, 34, 2, 'BUTTON'],
  ]),
  MICRO: model('BELLY_BOX', [210, 170, 84], { cornerRadius: 24, taper: 12, massKg: 1.2 }, [
    [-44, 62, 22, 3, 'LED'],
    [48, 56, 0, 1, 'TOGGLE_SWITCH'],
    [0, 10, 42, 4, 'LEVER'],
    [-66, -50, 0, 1, 'E_STOP'],
    [26, -56, 36, 3, 'BUTTON'],
  ]),
  XS_DRIVE: model('BELLY_BOX', [210, 150, 84], { cornerRadius: 30, taper: 8, massKg: 1.1 }, [
    [0, 56, 18, 3, 'LED'],
    [-46, 2, 0, 1, 'JOYSTICK'],
    [46, 28, 40, 2, 'TOGGLE_SWITCH'],
    [66, -36, 0, 1, 'E_STOP'],
    [8, -34, 0, 1, 'POTENTIOMETER'],
  ]),
  PISTOL_GRIP: model('PISTOL', [84, 150, 58], { cornerRadius: 20, taper: 6, massKg: 0.6 }, [
    [0, 46, 0, 1, 'E_STOP'],
    [0, 8, 32, 2, 'BUTTON'],
    [0, -24, 32, 2, 'BUTTON'],
    [0, -52, 18, 3, 'LED'],
  ]),
  ROCKET: model('HAND_HELD', [86, 250, 44], { cornerRadius: 26, taper: 5, massKg: 0.55 }, [
    [0, 92, 0, 1, 'E_STOP'],
    [0, 62, 18, 3, 'LED'],
    [0, 29, 36, 2, 'BUTTON'],
    [0, -3, 36, 2, 'BUTTON'],
    [0, -35, 36, 2, 'BUTTON'],
    [0, -67, 36, 2, 'BUTTON'],
    [0, -98, 24, 1, 'BUTTON'],
  ]),
  POCKET: model('HAND_HELD', [72, 140, 30], { cornerRadius: 18, taper: 2, massKg: 0.21 }, [
    [0, 56, 18, 2, 'LED'],
    [0, 22, 30, 2, 'BUTTON'],
    [0, -10, 30, 2, 'BUTTON'],
    [0, -42, 30, 2, 'BUTTON'],
  ]),
  CANBUS: model('RECEIVER', [190, 120, 58], { cornerRadius: 12, taper: 0, massKg: 1.1 }, [
    [-70, 38, 0, 1, 'ANTENNA'],
    [34, 38, 18, 4, 'LED'],
    [0, -16, 64, 2, 'CONNECTOR'],
  ]),
  RELAY: model('RECEIVER', [280, 200, 90], { cornerRadius: 14, taper: 0, massKg: 3.2 }, [
    [-110, 72, 0, 1, 'ANTENNA'],
    [50, 72, 18, 6, 'LED'],
    [0, 16, 68, 3, 'CONNECTOR'],
    [0, -54, 46, 5, 'CABLE_GLAND'],
  ]),
  MOSFET: model('RECEIVER', [250, 170, 76], { cornerRadius: 14, taper: 0, massKg: 2.4 }, [
    [-96, 56, 0, 1, 'ANTENNA'],
    [-20, 50, 0, 1, 'DISPLAY'],
    [72, 56, 18, 3, 'LED'],
    [0, -34, 72, 3, 'CONNECTOR'],
  ]),
  DANFOSS_VOLTAGE: model('RECEIVER', [220, 150, 70], { cornerRadius: 12, taper: 0, massKg: 1.9 }, [
    [-84, 50, 0, 1, 'ANTENNA'],
    [40, 50, 18, 4, 'LED'],
    [-44, -22, 0, 1, 'CONNECTOR'],
    [44, -22, 40, 2, 'CABLE_GLAND'],
  ]),
  SCP: model('RECEIVER', [200, 140, 64], { cornerRadius: 12, taper: 0, massKg: 1.6 }, [
    [-74, 46, 0, 1, 'ANTENNA'],
    [30, 46, 18, 3, 'LED'],
    [0, -20, 60, 2, 'CONNECTOR'],
  ]),
  PWM: model('RECEIVER', [230, 150, 68], { cornerRadius: 12, taper: 0, massKg: 1.8 }, [
    [-88, 50, 0, 1, 'ANTENNA'],
    [44, 50, 18, 5, 'LED'],
    [-40, -24, 56, 2, 'CONNECTOR'],
    [66, -24, 40, 1, 'CABLE_GLAND'],
  ]),
};

export type NamedDeviceModel = DeviceModel & { readonly name: ModelName; readonly label: string };

/** The named model if the device type has it; otherwise MAXI for a transmitter, CANBUS for a receiver. */
export function findModel(name: string | undefined, deviceType: DeviceType): NamedDeviceModel {
  const known =
    deviceType === 'CU'
      ? (parseReceiverModel(name ?? '') ?? 'CANBUS')
      : (transmitterModels.find((each) => each === name) ?? 'MAXI');
  return { ...models[known], name: known, label: formatModel(known) };
}

export type PanelPosition = {
  /** Row and position in the row, both from 1: "3.2". */
  readonly id: string;
  readonly position: Point;
  readonly standard: ControlType;
};

export const listPanelPositions = ({ rows }: Pick<DeviceModel, 'rows'>): readonly PanelPosition[] =>
  rows.flatMap(([x, y, pitch, count, standard], row) =>
    Array.from({ length: count }, (_, index) => ({
      id: `${row + 1}.${index + 1}`,
      position: [x + (index - (count - 1) / 2) * pitch, y] as const,
      standard,
    })),
  );
