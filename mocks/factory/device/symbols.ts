import {
  createPath,
  type HexColor,
  type DrawingElement,
  createCircle,
  transformOutline,
  createPolyline,
  createRectangle,
  type Outline,
  type Point,
} from '../drawing/drawing.ts';

/** Parses x,y pairs separated by blanks. */
export const parsePoints = (text: string): Point[] =>
  text.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });

type Symbol = { readonly filled?: readonly Outline[]; readonly lines?: readonly Outline[] };

const arrow: Outline = createPolyline(parsePoints('-1.1,-4 1.1,-4 1.1,0 3,0 0,4 -3,0 -1.1,0'), true);
const ray = (degrees: number): Outline =>
  transformOutline(createPolyline(parsePoints('0,3 0,4.6')), [0, 0], 1, degrees);
const chevron = (x: number): Outline =>
  createPolyline([
    [x - 1.6, -3],
    [x + 1.6, 0],
    [x - 1.6, 3],
  ]);

/** Pictograms in a square of 10 mm centred at the origin. */
const symbols: Record<string, Symbol> = {
  Arrow: { filled: [arrow] },
  Horn: {
    filled: [createPolyline(parsePoints('-4,-1 -1.6,-1 1.6,-3.6 1.6,3.6 -1.6,1 -4,1'), true)],
    lines: [
      createPolyline(parsePoints('3,-1.8 4.6,-2.8')),
      createPolyline(parsePoints('3.2,0 5,0')),
      createPolyline(parsePoints('3,1.8 4.6,2.8')),
    ],
  },
  Light: { filled: [createCircle([0, 0], 3.6)], lines: [0, 45, 90, 135, 180, 225, 270, 315].map(ray) },
  Start: { filled: [createRectangle([0, 0], 1.6, 7.4)] },
  Stop: { lines: [createCircle([0, 0], 6.6)] },
  Fast: { lines: [chevron(-1.8), chevron(1.8)] },
  Slow: { lines: [chevron(0)] },
  Menu: { filled: [-2.8, 0, 2.8].map((y) => createRectangle([0, y], 7.4, 1.2)) },
  Lock: {
    filled: [createRectangle([0, -1.6], 6.4, 5, 0.8)],
    lines: [createPolyline(parsePoints('-2,1 -2,3 -1.2,4.2 1.2,4.2 2,3 2,1'))],
  },
  Pump: {
    filled: [createPolyline(parsePoints('-1.6,1.2 1.6,1.2 0,3.6'), true)],
    lines: [createCircle([0, 0], 7.6)],
  },
  Battery: {
    filled: [createRectangle([4, 0], 1, 2.4), createRectangle([-1.4, 0], 2.8, 2.8)],
    lines: [createRectangle([0, 0], 7, 4.6)],
  },
  Radio: {
    filled: [createCircle([0, -2.6], 1.8)],
    lines: [2.4, 4.6].map((reach) =>
      createPolyline(
        [-45, -15, 15, 45].map((angle): Point => {
          const turn = (angle * Math.PI) / 180;
          return [Math.sin(turn) * reach, Math.cos(turn) * reach - 2.6];
        }),
      ),
    ),
  },
};

export const symbolNames: readonly string[] = Object.keys(symbols);

export const hasSymbol = (name: string): boolean => Object.hasOwn(symbols, name);

export function drawSymbol(
  name: string,
  at: Point,
  size: number,
  colour: HexColor,
  degrees = 0,
): DrawingElement[] {
  const { filled = [], lines = [] } = symbols[name] ?? {};
  const put = (outline: Outline): Outline => transformOutline(outline, at, size / 10, degrees);
  return [
    ...(filled.length > 0 ? [createPath(filled.map(put), { fill: colour })] : []),
    ...(lines.length > 0 ? [createPath(lines.map(put), { stroke: colour, width: size * 0.09 })] : []),
  ];
}
