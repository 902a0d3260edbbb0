import { type DeviceControl, type Device, createPanelOutline, getRimWidth } from '../device/device.ts';
import { drawOverlay } from '../device/drawOverlay.ts';
import type { ControlType } from '../device/controls.ts';
import { type HexColor, createRectangle } from '../drawing/drawing.ts';
import type { FileFacts } from '../fileFacts.ts';
import { addVectors, createPrism, createRevolvedSolid, type Solid, type Vector } from './solids.ts';

const rubber: HexColor = '#1d2025';
const plastic: HexColor = '#2a2e35';
const steel: HexColor = '#b9c0ca';

const capColours: Record<string, HexColor> = {
  Start: '#1f9d55',
  Stop: '#c9252d',
  Horn: '#2f6fd0',
  Light: '#f4c20d',
};
const plainCaps: readonly HexColor[] = ['#15171b', '#e9edf2', '#15171b'];

const createPlate = (
  [x, y, z]: Vector,
  [width, depth, height]: Vector,
  colour: HexColor,
  radius = 2,
): Solid => createPrism(createRectangle([x, y], width, depth, radius), [z, z + height], colour);

export const createControlSolids = (
  control: DeviceControl,
  device: Device,
  facts: FileFacts,
): readonly Solid[] =>
  fittings[control.type]([...control.position, device.model.size[2]], control, device, facts);

type Fitting = (foot: Vector, control: DeviceControl, device: Device, facts: FileFacts) => readonly Solid[];

const above = (foot: Vector, height: number): Vector => addVectors(foot, [0, 0, height]);

const fittings: Record<ControlType, Fitting> = {
  JOYSTICK: (foot) => [
    createPlate(foot, [60, 60, 4], plastic, 8),
    createRevolvedSolid('24,4 21,12 22,13 16,20 17,21 11,28 8,34', foot, rubber),
    createRevolvedSolid('5,34 5,52', foot, steel),
    createRevolvedSolid('6,46 11,52 12.5,60 12,68 9,74 4,77', foot, plastic),
    createRevolvedSolid('4,77 3,79', foot, '#c9252d'),
  ],
  LEVER: (foot) => [
    createPlate(foot, [26, 60, 3], plastic, 4),
    createRevolvedSolid('11,3 9,9 10,10 6,15 4.5,19', foot, rubber),
    createRevolvedSolid('3,19 3,34', foot, steel),
    createPlate(above(foot, 30), [19, 9, 22], '#30353d', 4),
  ],
  BUTTON: (foot, { function: does, designator }) => {
    const plain = plainCaps[Number(designator.slice(1)) % plainCaps.length] ?? '#15171b';
    return [
      createRevolvedSolid('11,0 11,2.2 10,3.2', foot, plastic),
      createRevolvedSolid('8.6,3 8.6,6 7.6,7.2', foot, capColours[does] ?? plain),
    ];
  },
  TOGGLE_SWITCH: (foot) => [
    createRevolvedSolid('9,0 9,3 8,3.6', foot, steel, { sides: 6 }),
    createRevolvedSolid('6.2,3 6,8 3.4,11', foot, rubber),
    createRevolvedSolid('2.2,8 3,24 2.4,27', foot, steel, { axis: [0, 0.3, 1] }),
  ],
  POTENTIOMETER: (foot) => [
    createRevolvedSolid('12.5,0 12.5,3 10.5,4 9.8,15 8.6,16.4', foot, plastic),
    createPlate(addVectors(foot, [0, 5, 16]), [1.6, 8, 1.4], '#f3f5f8', 0.6),
  ],
  LED: (foot, { function: does }) => [
    createRevolvedSolid('5.4,0 5.2,1.6', foot, steel),
    createRevolvedSolid(
      '3.8,1 3.5,2.8 2.2,4',
      foot,
      does === 'Error' ? '#ff4d4f' : does === 'Load' ? '#ffb020' : '#38d67a',
    ),
  ],
  E_STOP: (foot) => [
    createRevolvedSolid('20,0 20,3.4 19,4.4', foot, '#f7c600'),
    createRevolvedSolid('11,4 11,14', foot, plastic),
    createRevolvedSolid('11.5,12 17,13 17.8,16 17.4,20 14.6,24 9,26.4', foot, '#d01f27'),
  ],
  DISPLAY: (foot, _, device, facts) => {
    const drawing = drawOverlay(device, facts, 'DISPLAY');
    const corner = addVectors(foot, [-drawing.width / 2, -drawing.height / 2, 3.2]);
    const print = { drawing, corner, right: [1, 0, 0], up: [0, 1, 0] } as const;
    return [{ ...createPlate(foot, [84, 50, 3.2], plastic, 5), print }];
  },
  CONNECTOR: (foot) => [
    createPlate(foot, [36, 36, 4], steel, 4),
    createRevolvedSolid('13,4 13,7 14.4,8 14.4,15 13.6,16', foot, steel),
    createRevolvedSolid('11.4,16 11.4,16.1', foot, rubber),
  ],
  ANTENNA: (foot) => [
    createRevolvedSolid('9.5,0 9.5,4 8.6,4.6', foot, steel, { sides: 6 }),
    createRevolvedSolid('6.4,4 6.4,14 5.6,16 5.2,92 4.4,96', foot, rubber),
  ],
  CABLE_GLAND: (foot) => [
    createRevolvedSolid('15,0 15,7 13.6,8', foot, plastic, { sides: 6 }),
    createRevolvedSolid('12.4,8 12,16 9,19 6,19.6', foot, plastic),
    createRevolvedSolid('5.2,18 5.2,46', foot, rubber),
  ],
};

export function createHousingSolids(device: Device, facts: FileFacts): readonly Solid[] {
  const { model, colours } = device;
  const [width, depth, height] = model.size;
  const seam = height * (model.form === 'RECEIVER' ? 0.62 : 0.45);
  const rim = getRimWidth(model);
  const sheet = drawOverlay(device, facts, 'TOP');
  const lower = createPrism(createPanelOutline(model, 3, [0, 0]), [0, seam], colours.base);
  const upper = createPrism(createPanelOutline(model, 0, [0, 0]), [seam, height], colours.shell);
  return [
    lower,
    {
      ...upper,
      print: {
        drawing: sheet,
        corner: [rim - width / 2, rim - depth / 2, height],
        right: [1, 0, 0],
        up: [0, 1, 0],
      },
    },
    typeLabel(device, facts),
    ...(model.form === 'RECEIVER' ? feet(device) : [antennaStub(device)]),
    ...(model.form === 'PISTOL'
      ? [createPlate([0, -depth * 0.28, -112], [32, 44, 112], colours.base, 15)]
      : []),
  ];
}

/** The type plate on the underside, read from below: left and right are swapped. */
function typeLabel(device: Device, facts: FileFacts): Solid {
  const [width, depth] = device.model.size;
  const drawing = drawOverlay(device, facts, 'BACK');
  const size = Math.min(drawing.width, width * 0.7) / drawing.width;
  const middle = depth * 0.06;
  const ring = createRectangle([0, middle], width * 0.8, depth * 0.72);
  const { rings } = createPrism(ring, [-3, 0], '#434a55');
  return {
    colour: '#434a55',
    rings: rings.toReversed().map((points) => points.toReversed()),
    print: {
      drawing,
      corner: [(drawing.width * size) / 2, middle - (drawing.height * size) / 2, -3],
      right: [-size, 0, 0],
      up: [0, size, 0],
    },
  };
}

const feet = ({ model: { size }, colours }: Device): readonly Solid[] =>
  [-1, 1].flatMap((side) =>
    [-0.3, 0.3].map((end) =>
      createPlate([side * (size[0] / 2 + 6), end * size[1], 0], [28, 26, 5], colours.base, 5),
    ),
  );

const antennaStub = ({ model: { size, form } }: Device): Solid => {
  const [width, depth, height] = size;
  const x = form === 'BELLY_BOX' ? width * 0.3 : 0;
  return createRevolvedSolid('8,-10 8,12 6.4,16 6,30 3,34', [x, depth / 2, height * 0.55], rubber, {
    axis: [0, 1, 0],
  });
};
