import {
  path,
  type Colour,
  type Mark,
  circle,
  place,
  polyline,
  rectangle,
  type Outline,
  type Point,
} from '../drawing/drawing.ts';

/** Points from text: pairs of x,y between blanks. */
export const points = (text: string): Point[] =>
  text.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });

type Symbol = { readonly filled?: readonly Outline[]; readonly lines?: readonly Outline[] };

const arrow: Outline = polyline(points('-1.1,-4 1.1,-4 1.1,0 3,0 0,4 -3,0 -1.1,0'), true);
const ray = (degrees: number): Outline => place(polyline(points('0,3 0,4.6')), [0, 0], 1, degrees);
const chevron = (x: number): Outline =>
  polyline([
    [x - 1.6, -3],
    [x + 1.6, 0],
    [x - 1.6, 3],
  ]);

/** Pictograms on a field of ten by ten millimetres about the origin. */
const symbols: Record<string, Symbol> = {
  Arrow: { filled: [arrow] },
  Horn: {
    filled: [polyline(points('-4,-1 -1.6,-1 1.6,-3.6 1.6,3.6 -1.6,1 -4,1'), true)],
    lines: [
      polyline(points('3,-1.8 4.6,-2.8')),
      polyline(points('3.2,0 5,0')),
      polyline(points('3,1.8 4.6,2.8')),
    ],
  },
  Light: { filled: [circle([0, 0], 3.6)], lines: [0, 45, 90, 135, 180, 225, 270, 315].map(ray) },
  Start: { filled: [rectangle([0, 0], 1.6, 7.4)] },
  Stop: { lines: [circle([0, 0], 6.6)] },
  Fast: { lines: [chevron(-1.8), chevron(1.8)] },
  Slow: { lines: [chevron(0)] },
  Menu: { filled: [-2.8, 0, 2.8].map((y) => rectangle([0, y], 7.4, 1.2)) },
  Lock: {
    filled: [rectangle([0, -1.6], 6.4, 5, 0.8)],
    lines: [polyline(points('-2,1 -2,3 -1.2,4.2 1.2,4.2 2,3 2,1'))],
  },
  Pump: {
    filled: [polyline(points('-1.6,1.2 1.6,1.2 0,3.6'), true)],
    lines: [circle([0, 0], 7.6)],
  },
  Battery: {
    filled: [rectangle([4, 0], 1, 2.4), rectangle([-1.4, 0], 2.8, 2.8)],
    lines: [rectangle([0, 0], 7, 4.6)],
  },
  Radio: {
    filled: [circle([0, -2.6], 1.8)],
    lines: [2.4, 4.6].map((reach) =>
      polyline(
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

export function symbol(name: string, at: Point, size: number, colour: Colour, degrees = 0): Mark[] {
  const { filled = [], lines = [] } = symbols[name] ?? {};
  const put = (outline: Outline): Outline => place(outline, at, size / 10, degrees);
  return [
    ...(filled.length > 0 ? [path(filled.map(put), { fill: colour })] : []),
    ...(lines.length > 0 ? [path(lines.map(put), { stroke: colour, width: size * 0.09 })] : []),
  ];
}
