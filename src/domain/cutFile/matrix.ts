import { numbersIn } from '../content/svgElement.ts';
import type { Point } from './point.ts';

export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const unchanged: Matrix = [1, 0, 0, 1, 0, 0];

export const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

export const moved = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];

export const scaled = (x: number, y: number): Matrix => [x, 0, 0, y, 0, 0];

export const placed = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
];

export const directed = ([a, b, c, d]: Matrix, [x, y]: Point): Point => [a * x + c * y, b * x + d * y];

function turned(degrees: number, [x, y]: Point): Matrix {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return times(times(moved(x, y), [cos, sin, -sin, cos, 0, 0]), moved(-x, -y));
}

const tangent = (degrees: number): number => Math.tan((degrees * Math.PI) / 180);

type Step = { readonly takes: readonly number[]; readonly of: (numbers: readonly number[]) => Matrix };

const steps: Readonly<Record<string, Step>> = {
  translate: { takes: [1, 2], of: ([x = 0, y = 0]) => moved(x, y) },
  scale: { takes: [1, 2], of: ([x = 1, y = x]) => scaled(x, y) },
  rotate: { takes: [1, 3], of: ([turn = 0, x = 0, y = 0]) => turned(turn, [x, y]) },
  skewX: { takes: [1], of: ([skew = 0]) => [1, 0, tangent(skew), 1, 0, 0] },
  skewY: { takes: [1], of: ([skew = 0]) => [1, tangent(skew), 0, 1, 0, 0] },
  matrix: { takes: [6], of: ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]) => [a, b, c, d, e, f] },
};

const stepPattern = /([a-zA-Z]+)\s*\(([^()]*)\)[\s,]*/y;

export function matrixOf(transform: string): Matrix | undefined {
  const text = transform.trim();
  if (text === '' || text === 'none') return unchanged;
  let matrix = unchanged;
  stepPattern.lastIndex = 0;
  for (let at = 0; at < text.length; at = stepPattern.lastIndex) {
    const [found, name = '', given = ''] = stepPattern.exec(text) ?? [];
    const step = Object.hasOwn(steps, name) ? steps[name] : undefined;
    const numbers = numbersIn(given);
    if (found === undefined || !step?.takes.includes(numbers.length)) return undefined;
    if (/[a-df-z%]/i.test(given)) return undefined;
    matrix = times(matrix, step.of(numbers));
  }
  return matrix.every(Number.isFinite) ? matrix : undefined;
}
