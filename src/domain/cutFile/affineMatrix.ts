import { parseSvgNumbers } from '../content/svgElement.ts';
import type { Point } from './point.ts';

export type AffineMatrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const identityMatrix: AffineMatrix = [1, 0, 0, 1, 0, 0];

export const multiplyMatrices = (
  [a, b, c, d, e, f]: AffineMatrix,
  [g, h, i, j, k, l]: AffineMatrix,
): AffineMatrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

export const createTranslation = (x: number, y: number): AffineMatrix => [1, 0, 0, 1, x, y];

export const createScaling = (x: number, y: number): AffineMatrix => [x, 0, 0, y, 0, 0];

export const transformPoint = ([a, b, c, d, e, f]: AffineMatrix, [x, y]: Point): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
];

export const transformDirection = ([a, b, c, d]: AffineMatrix, [x, y]: Point): Point => [
  a * x + c * y,
  b * x + d * y,
];

function turned(degrees: number, [x, y]: Point): AffineMatrix {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return multiplyMatrices(
    multiplyMatrices(createTranslation(x, y), [cos, sin, -sin, cos, 0, 0]),
    createTranslation(-x, -y),
  );
}

const tangent = (degrees: number): number => Math.tan((degrees * Math.PI) / 180);

type Step = { readonly takes: readonly number[]; readonly of: (numbers: readonly number[]) => AffineMatrix };

const steps: Readonly<Record<string, Step>> = {
  translate: { takes: [1, 2], of: ([x = 0, y = 0]) => createTranslation(x, y) },
  scale: { takes: [1, 2], of: ([x = 1, y = x]) => createScaling(x, y) },
  rotate: { takes: [1, 3], of: ([turn = 0, x = 0, y = 0]) => turned(turn, [x, y]) },
  skewX: { takes: [1], of: ([skew = 0]) => [1, 0, tangent(skew), 1, 0, 0] },
  skewY: { takes: [1], of: ([skew = 0]) => [1, tangent(skew), 0, 1, 0, 0] },
  matrix: { takes: [6], of: ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]) => [a, b, c, d, e, f] },
};

const stepPattern = /([a-zA-Z]+)\s*\(([^()]*)\)[\s,]*/y;

export function parseTransform(transform: string): AffineMatrix | undefined {
  const text = transform.trim();
  if (text === '' || text === 'none') return identityMatrix;
  let matrix = identityMatrix;
  stepPattern.lastIndex = 0;
  for (let at = 0; at < text.length; at = stepPattern.lastIndex) {
    const [found, name = '', given = ''] = stepPattern.exec(text) ?? [];
    const step = Object.hasOwn(steps, name) ? steps[name] : undefined;
    const numbers = parseSvgNumbers(given);
    if (found === undefined || !step?.takes.includes(numbers.length)) return undefined;
    if (/[a-df-z%]/i.test(given)) return undefined;
    matrix = multiplyMatrices(matrix, step.of(numbers));
  }
  return matrix.every(Number.isFinite) ? matrix : undefined;
}
