import type { PartNumber } from './parts.ts';
import {
  createCircle,
  transformOutline,
  createRectangle,
  type Outline,
  type Point,
} from '../drawing/drawing.ts';

export const controlTypes = [
  'JOYSTICK',
  'LEVER',
  'BUTTON',
  'TOGGLE_SWITCH',
  'POTENTIOMETER',
  'LED',
  'E_STOP',
  'DISPLAY',
  'CONNECTOR',
  'ANTENNA',
  'CABLE_GLAND',
] as const;
export type ControlType = (typeof controlTypes)[number];

export type Opening =
  | { readonly kind: 'CIRCLE'; readonly diameter: number }
  | { readonly kind: 'RECTANGLE'; readonly width: number; readonly height: number; readonly radius: number };

export type ControlKind = {
  readonly designator: string;
  readonly partNumber: PartNumber;
  readonly opening: Opening;
  readonly screws: readonly Point[];
  readonly screwDiameter: number;
  /** Width and height on the panel, in mm. */
  readonly footprint: readonly [number, number];
  readonly connectorType: string;
  readonly pins: readonly string[];
  readonly functions: readonly [string, ...string[]];
  readonly subParts: Partial<Readonly<Record<PartNumber, number>>>;
};

const corners = (x: number, y: number): readonly Point[] => [
  [-x, -y],
  [x, -y],
  [x, y],
  [-x, y],
];

const noScrews = { screws: [], screwDiameter: 0 } as const;

export const controlKinds: Record<ControlType, ControlKind> = {
  JOYSTICK: {
    designator: 'J',
    partNumber: 'P01110',
    opening: { kind: 'CIRCLE', diameter: 46 },
    screws: corners(25, 25),
    screwDiameter: 4.3,
    footprint: [62, 62],
    connectorType: 'ANALOGUE',
    pins: ['SUPPLY', 'AXIS X', 'AXIS Y', 'GROUND', 'ZERO'],
    functions: ['Slew', 'Boom', 'Jib', 'Telescope', 'Travel', 'Hoist'],
    subParts: { P01111: 1, P01112: 1, P01113: 1, P01901: 4 },
  },
  LEVER: {
    designator: 'L',
    partNumber: 'P01120',
    opening: { kind: 'RECTANGLE', width: 18, height: 40, radius: 4 },
    screws: [
      [0, -25.5],
      [0, 25.5],
    ],
    screwDiameter: 4.3,
    footprint: [28, 62],
    connectorType: 'ANALOGUE',
    pins: ['SUPPLY', 'SIGNAL', 'GROUND', 'ZERO'],
    functions: ['Boom 1', 'Boom 2', 'Slew', 'Winch', 'Outrigger', 'Telescope', 'Grab', 'Rotator'],
    subParts: { P01121: 1, P01122: 1, P01901: 2 },
  },
  BUTTON: {
    designator: 'S',
    partNumber: 'P01130',
    opening: { kind: 'CIRCLE', diameter: 16.2 },
    ...noScrews,
    footprint: [24, 24],
    connectorType: 'DIGITAL',
    pins: ['SIGNAL', 'GROUND'],
    functions: ['Horn', 'Light', 'Start', 'Stop', 'Fast', 'Slow', 'Menu', 'Lock', 'Aux 1', 'Aux 2', 'Pump'],
    subParts: { P01131: 1, P01132: 1 },
  },
  TOGGLE_SWITCH: {
    designator: 'T',
    partNumber: 'P01140',
    opening: { kind: 'CIRCLE', diameter: 12.2 },
    ...noScrews,
    footprint: [20, 30],
    connectorType: 'DIGITAL',
    pins: ['UP', 'GROUND', 'DOWN'],
    functions: ['Engine', 'Mode', 'Gear', 'Legs', 'Light', 'Aux 3', 'Aux 4', 'Side'],
    subParts: { P01141: 1, P01142: 1 },
  },
  POTENTIOMETER: {
    designator: 'R',
    partNumber: 'P01150',
    opening: { kind: 'CIRCLE', diameter: 10.2 },
    ...noScrews,
    footprint: [28, 28],
    connectorType: 'ANALOGUE',
    pins: ['SUPPLY', 'SIGNAL', 'GROUND'],
    functions: ['Speed', 'Flow', 'Throttle'],
    subParts: { P01151: 1 },
  },
  LED: {
    designator: 'H',
    partNumber: 'P01160',
    opening: { kind: 'CIRCLE', diameter: 8.1 },
    ...noScrews,
    footprint: [12, 12],
    connectorType: 'LED_DRIVER',
    pins: ['ANODE', 'CATHODE'],
    functions: ['Radio', 'Battery', 'Error', 'Zone', 'Ready', 'Load'],
    subParts: { P01161: 1 },
  },
  E_STOP: {
    designator: 'E',
    partNumber: 'P01170',
    opening: { kind: 'CIRCLE', diameter: 22.3 },
    ...noScrews,
    footprint: [40, 40],
    connectorType: 'E_STOP',
    pins: ['CHANNEL 1 IN', 'CHANNEL 1 OUT', 'CHANNEL 2 IN', 'CHANNEL 2 OUT'],
    functions: ['Stop'],
    subParts: { P01171: 1, P01172: 1 },
  },
  DISPLAY: {
    designator: 'D',
    partNumber: 'P01180',
    opening: { kind: 'RECTANGLE', width: 66, height: 40, radius: 2.5 },
    screws: corners(38, 16),
    screwDiameter: 3.2,
    footprint: [86, 50],
    connectorType: 'DISPLAY_FEEDBACK',
    pins: ['SUPPLY', 'CAN HIGH', 'CAN LOW', 'GROUND'],
    functions: ['Feedback'],
    subParts: { P01181: 1, P01902: 4 },
  },
  CONNECTOR: {
    designator: 'X',
    partNumber: 'P01190',
    opening: { kind: 'CIRCLE', diameter: 26 },
    screws: corners(14.2, 14.2),
    screwDiameter: 3.3,
    footprint: [38, 38],
    connectorType: 'NONE',
    pins: ['SUPPLY', 'CAN HIGH', 'CAN LOW', 'GROUND', 'SHIELD'],
    functions: ['Machine', 'Valves', 'Supply', 'Bus'],
    subParts: { P01191: 1, P01902: 4 },
  },
  ANTENNA: {
    designator: 'A',
    partNumber: 'P01200',
    opening: { kind: 'CIRCLE', diameter: 12.8 },
    ...noScrews,
    footprint: [20, 20],
    connectorType: 'NONE',
    pins: ['RADIO'],
    functions: ['Antenna'],
    subParts: { P01201: 1 },
  },
  CABLE_GLAND: {
    designator: 'G',
    partNumber: 'P01210',
    opening: { kind: 'CIRCLE', diameter: 20.4 },
    ...noScrews,
    footprint: [28, 28],
    connectorType: 'NONE',
    pins: [],
    functions: ['Cable'],
    subParts: { P01211: 1 },
  },
};

export function createOpeningOutline(opening: Opening, middle: Point): Outline {
  if (opening.kind === 'CIRCLE') return createCircle(middle, opening.diameter);
  return createRectangle(middle, opening.width, opening.height, opening.radius);
}

export const createScrewHoles = (kind: ControlKind, [x, y]: Point): Outline[] =>
  kind.screws.map((screw) => transformOutline(createCircle(screw, kind.screwDiameter), [x, y]));
