import type { overlayFaces } from '../../../src/domain/file/artefactKinds.ts';
import {
  createBox,
  createDisc,
  createLine,
  createPath,
  parseRgb,
  createText,
  type HexColor,
  type Drawing,
  type DrawingElement,
  type Point,
  createRectangle,
} from '../drawing/drawing.ts';
import { formatDocumentSubject, type FileFacts } from '../fileFacts.ts';
import { createOpeningOutline, type ControlType } from './controls.ts';
import { createPanelOutline, getRimWidth, type DeviceControl, type Device } from './device.ts';
import { hasSymbol, parsePoints, drawSymbol } from './symbols.ts';
import JsBarcode from 'jsbarcode';

export type OverlayFace = (typeof overlayFaces)[number];

const ground: HexColor = '#23272f';
const ink: HexColor = '#f3f5f8';
const faint: HexColor = '#98a2b3';

export function drawOverlay(device: Device, facts: FileFacts, face: OverlayFace): Drawing {
  if (face === 'TOP') return topOverlay(device, facts);
  return face === 'BACK' ? typeLabel(device, facts) : displayOverlay(device, facts);
}

function topOverlay(device: Device, facts: FileFacts): Drawing {
  const rim = getRimWidth(device.model);
  const [width, height] = [device.model.size[0] - 2 * rim, device.model.size[1] - 2 * rim];
  const middle: Point = [width / 2, height / 2];
  const accent = luminance(device.colours.shell) > 0.12 ? device.colours.shell : '#f2b61b';
  const sheet = createPanelOutline(device.model, rim, middle);
  const edge = createPanelOutline(device.model, rim + 2.5, middle);
  const marks = device.controls.flatMap((control) => controlMarks(control, middle, accent));
  const name = `${facts.productFamily} ${device.model.label}`;
  const corner: Point = [middle[0], 5.2];
  return {
    width,
    height,
    title: `Overlay top ${formatDocumentSubject(facts)}`,
    marks: [
      createPath([sheet], { fill: ground }),
      createPath([edge], { stroke: accent, width: 0.6 }),
      createText(
        `${name}  ${formatDocumentSubject(facts)}`,
        corner,
        width > 120 ? 2.6 : 1.6,
        faint,
        'middle',
      ),
      ...marks,
    ],
  };
}

function controlMarks(control: DeviceControl, [x, y]: Point, accent: HexColor): DrawingElement[] {
  const at: Point = [x + control.position[0], y + control.position[1]];
  const opening = createOpeningOutline(control.kind.opening, at);
  const hole = createPath([opening], { fill: '#ffffff', stroke: faint, width: 0.2 });
  const marks = lettering[control.type](control, at, accent);
  return control.type === 'E_STOP' ? [...marks, hole] : [hole, ...marks];
}

const lettering: Record<
  ControlType,
  (control: DeviceControl, at: Point, accent: HexColor) => DrawingElement[]
> = {
  JOYSTICK: ({ function: does }, at) => [
    ...[0, 90, 180, 270].flatMap((turn) => arrow(at, 36, turn, 8, ink)),
    createText(does, [at[0] + 8, at[1] + 34.5], 3.2, ink),
  ],
  LEVER: ({ function: does }, at) => [
    ...[0, 180].flatMap((turn) => arrow(at, 26, turn, 8, ink)),
    caption(does, at, 33, 3),
  ],
  TOGGLE_SWITCH: ({ function: does }, at, accent) => [
    ...[0, 180].flatMap((turn) => arrow(at, 12, turn, 5.5, accent)),
    caption(does, at, 16, 2.4),
  ],
  BUTTON: ({ function: does }, [x, y]) =>
    hasSymbol(does)
      ? drawSymbol(does, [x, y + 16], 8, ink)
      : [createText(does, [x, y + 13.5], 3, ink, 'middle')],
  POTENTIOMETER: ({ function: does }, at) => [...scaleMarks(at), caption(does, at, 18, 2.4)],
  LED: ({ function: does }, at) => [caption(does, at, 6.2, 1.7)],
  E_STOP: (_, at) => [createDisc(at, 42, { fill: '#f7c600' })],
  DISPLAY: () => [],
  CONNECTOR: socket,
  ANTENNA: socket,
  CABLE_GLAND: socket,
};

function socket({ designator, function: does, kind }: DeviceControl, at: Point): DrawingElement[] {
  return [caption(`${designator} ${does}`, at, kind.footprint[1] / 2 + 2, 2.4)];
}

const caption = (words: string, [x, y]: Point, below: number, height: number): DrawingElement =>
  createText(words, [x, y - below - height], height, ink, 'middle');

/** An arrow pointing away from the middle of a control; 0 degrees is up, 90 left. */
function arrow(
  [x, y]: Point,
  away: number,
  degrees: number,
  size: number,
  colour: HexColor,
): DrawingElement[] {
  const turn = (degrees * Math.PI) / 180;
  return drawSymbol('Arrow', [x - away * Math.sin(turn), y + away * Math.cos(turn)], size, colour, degrees);
}

const scaleMarks = ([x, y]: Point): DrawingElement[] =>
  Array.from({ length: 11 }, (_, step) => {
    const turn = ((225 - step * 27) * Math.PI) / 180;
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
    return createLine(
      [
        [x + 14 * dx, y + 14 * dy],
        [x + 16.5 * dx, y + 16.5 * dy],
      ],
      ink,
      step % 5 === 0 ? 0.7 : 0.35,
    );
  });

function typeLabel(device: Device, facts: FileFacts): Drawing {
  const [width, height] = [100, 62];
  const black: HexColor = '#15181d';
  const rows = [
    ['Type', `${facts.productFamily} ${device.model.label}`],
    ['Part', device.partNumber],
    ['Config', formatDocumentSubject(facts)],
    ['Radio', '433.05-434.79 MHz, 10 mW'],
    ['Supply', device.deviceType === 'CU' ? '12-30 V DC, 8 A' : '3.7 V DC, 2.2 Ah'],
    ['Protection', 'IP65  -25 °C / +70 °C'],
  ] as const;
  return {
    width,
    height,
    title: `Overlay back ${formatDocumentSubject(facts)}`,
    marks: [
      createBox([50, 31], width, height, { fill: '#ffffff', stroke: black, width: 0.6 }, 4),
      createBox([50, 54.5], 96, 11, { fill: black }, 2.5),
      createText(facts.provider ?? 'Maker', [6, 52.2], 4.6, '#ffffff'),
      createText(device.deviceType === 'CU' ? 'Receiver' : 'Transmitter', [94, 52.8], 3.4, '#ffffff', 'end'),
      ...rows.flatMap(([name, value], row): DrawingElement[] => [
        createText(name, [6, 44 - row * 4.8], 2, '#5b6472'),
        createText(value, [28, 44 - row * 4.8], 2.3, black),
      ]),
      createText('CE', [88, 33], 7, black, 'middle'),
      drawBarcode(`${device.partNumber}-${facts.configurationId}`, [8, 6.6], 84, 9.4),
      createText(`${device.partNumber}-${facts.configurationId}`, [50, 2.6], 2.2, black, 'middle'),
    ],
  };
}

function displayOverlay(device: Device, facts: FileFacts): Drawing {
  const [width, height] = [84, 50];
  const screen = '#0d1b2e';
  const meters = device.controls.filter(({ type }) => type === 'JOYSTICK' || type === 'LEVER').slice(0, 4);
  const pitch = 56 / Math.max(1, meters.length);
  return {
    width,
    height,
    title: `Overlay display ${formatDocumentSubject(facts)}`,
    marks: [
      createBox([42, 25], width, height, { fill: '#16191f' }, 5),
      createBox([42, 25], 66, 40, { fill: screen }, 2.5),
      createText(facts.configurationId, [12, 39], 3, '#e6f0ff'),
      ...drawSymbol('Battery', [68, 40.4], 7, '#7fe0a7'),
      ...drawSymbol('Radio', [58, 40.4], 7, '#9cc3ff'),
      createLine(parsePoints('11,35.6 73,35.6'), '#3a5f8f', 0.3),
      ...meters.flatMap((meter, index): DrawingElement[] => {
        const x = 14 + pitch * (index + 0.5);
        const level = 4 + ((index * 37 + meter.function.length * 13) % 14);
        return [
          createBox([x, 22], 7, 20, { fill: '#1c3454' }, 1),
          createBox([x, 12 + level / 2], 7, level, { fill: index % 3 === 2 ? '#ffb938' : '#4fc48a' }, 1),
          createText(meter.function, [x, 7.6], 1.9, '#b8cbe6', 'middle'),
        ];
      }),
    ],
  };
}

function luminance(colour: HexColor): number {
  const [red, green, blue] = parseRgb(colour).map((part) => (part / 255) ** 2.2);
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/**
 * A barcode (Code 128, set B: printable ASCII) with its lower left corner at the point, as one black element.
 */
export function drawBarcode(content: string, [x, y]: Point, width: number, height: number): DrawingElement {
  const made: { encodings?: readonly { readonly data: string }[] } = {};
  JsBarcode(made, content.replaceAll(/[^ -~]/g, '?'), { format: 'CODE128B' });
  // One digit per module; 1 is black.
  const modules = made.encodings?.[0]?.data ?? '';
  const module = width / Math.max(1, modules.length);
  const bars = [...modules.matchAll(/1+/g)].map(({ 0: { length }, index }) =>
    createRectangle([x + (index + length / 2) * module, y + height / 2], length * module, height),
  );
  return createPath(bars, { fill: '#000000' });
}
