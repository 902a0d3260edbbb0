import type { DeviceType } from '../../../src/domain/product/families.ts';
import { getRevisionIndex, type DeviceDesign, type FileFacts } from '../fileFacts.ts';
import { createRandom, type RandomSequence } from '../random.ts';
import { controlKinds, type ControlKind, type ControlType } from './controls.ts';
import type { PartNumber } from './parts.ts';
import { findModel, listPanelPositions, type DeviceModel, type NamedDeviceModel } from './models.ts';
import {
  type HexColor,
  createRoundedPolygon,
  type RoundedCorner,
  type Outline,
  type Point,
} from '../drawing/drawing.ts';

export type DeviceControl = {
  readonly designator: string;
  readonly type: ControlType;
  readonly kind: ControlKind;
  readonly position: Point;
  readonly function: string;
};

export type Device = {
  readonly deviceType: DeviceType;
  readonly model: NamedDeviceModel;
  readonly partNumber: string;
  readonly controls: readonly DeviceControl[];
  /** Counter-clockwise as viewed from above, centred on the panel. */
  readonly outline: Outline;
  readonly colours: ShellColors;
};

export type ShellColors = {
  readonly name: string;
  readonly upperShell: PartNumber;
  readonly shell: HexColor;
  readonly base: HexColor;
};

export const shellColors: readonly [ShellColors, ...ShellColors[]] = [
  { name: 'signal yellow', upperShell: 'P01410', shell: '#f2b61b', base: '#2b2f36' },
  { name: 'pure orange', upperShell: 'P01411', shell: '#e8641b', base: '#2b2f36' },
  { name: 'graphite', upperShell: 'P01412', shell: '#474d57', base: '#23262c' },
  { name: 'light grey', upperShell: 'P01413', shell: '#c9ced6', base: '#3a3f48' },
  { name: 'traffic red', upperShell: 'P01414', shell: '#c3202a', base: '#2a2c31' },
  { name: 'sky blue', upperShell: 'P01415', shell: '#2f7fc1', base: '#262b33' },
];

/** Thickness of the milled panel, in mm. */
export const panelThickness = 3;
/** Width in mm of the housing rim around the panel; the overlay lies within it. */
export const getRimWidth = ({ form }: DeviceModel): number =>
  form === 'HAND_HELD' || form === 'PISTOL' ? 5 : 9;

/**
 * The first device of the facts. Devices without a design keep their layout across revisions, except one
 * function.
 */
export function buildDevice(facts: FileFacts): Device {
  const known = facts.deviceType ? facts : (facts.products?.[0] ?? facts);
  const deviceType = known.deviceType === 'CU' ? 'CU' : 'PCU';
  const model = findModel(known.model, deviceType);
  const looks = known.design ? designed(known.design) : madeUp(facts, deviceType, model);
  return {
    deviceType,
    model,
    partNumber: known.partNumber ?? (deviceType === 'CU' ? 'P00004' : 'P00003'),
    outline: createPanelOutline(model, 0, [0, 0]),
    ...looks,
  };
}

type Looks = Pick<Device, 'controls' | 'colours'>;

/** The colours of a shell by name; unknown names give the first shell. */
export const findShellColors = (name: string): ShellColors =>
  shellColors.find((each) => each.name === name) ?? shellColors[0];

const designed = ({ colour, controls }: DeviceDesign): Looks => ({
  controls: controls.map((control) => ({ ...control, kind: controlKinds[control.type] })),
  colours: findShellColors(colour),
});

function madeUp(facts: FileFacts, deviceType: DeviceType, model: NamedDeviceModel): Looks {
  const random = createRandom(`${facts.seed ?? 0}/${facts.configurationId}/${model.name}`);
  const colours = deviceType === 'CU' ? (shellColors[3] ?? shellColors[0]) : random.pick(shellColors);
  return { controls: revised(placed(model, random), getRevisionIndex(facts.revision)), colours };
}

export function createPanelOutline(
  { size: [width, depth], cornerRadius, taper }: DeviceModel,
  inset: number,
  [x, y]: Point,
): Outline {
  const [right, far] = [width / 2 - inset, depth / 2 - inset];
  const radius = Math.max(1, cornerRadius - inset);
  // The sides narrow from a little above the near edge on, so that the panel has its full width there.
  const waist = (sign: 1 | -1): RoundedCorner[] =>
    taper > 0 ? [[x + sign * right, y - far * 0.3, radius]] : [];
  return createRoundedPolygon([
    [x - right, y - far, radius],
    [x + right, y - far, radius],
    ...waist(1),
    [x + right - taper, y + far, radius],
    [x - right + taper, y + far, radius],
    ...waist(-1),
  ]);
}

function placed(model: DeviceModel, random: RandomSequence): DeviceControl[] {
  const counts = new Map<ControlType, number>();
  const functions = new Map<ControlType, string[]>();
  return listPanelPositions(model).map(({ position, standard: type }): DeviceControl => {
    const kind = controlKinds[type];
    const number = (counts.get(type) ?? 0) + 1;
    counts.set(type, number);
    const unused = functions.get(type) ?? random.shuffle(kind.functions);
    const [name = kind.functions[0], ...rest] = unused;
    functions.set(type, [...rest, name]);
    return { designator: `${kind.designator}${number}`, type, kind, position, function: name };
  });
}

function revised(controls: readonly DeviceControl[], changes: number): DeviceControl[] {
  const result = [...controls];
  const changeable = controls.filter(({ kind }) => kind.functions.length > 1);
  for (const control of changeable.slice(0, changes)) {
    const taken = result.filter(({ type }) => type === control.type).map((each) => each.function);
    const free = control.kind.functions.find((name) => !taken.includes(name));
    result[controls.indexOf(control)] = { ...control, function: free ?? control.function };
  }
  return result;
}
