import { parseStyleDeclarations, type SvgElement } from '../content/svgElement.ts';
import { buildContour, countStraightPieces, type Contour } from './contour.ts';
import { parseTransform, createTranslation, multiplyMatrices, type AffineMatrix } from './affineMatrix.ts';
import { parseSvgLength, type Viewport, buildCoordinateSystem } from './coordinateSystem.ts';
import {
  outlineRefusalTexts,
  createSimpleProblem,
  type SimpleProblemKind,
  type OutlineProblem,
} from './outlineProblem.ts';
import { getExtentHeight, getExtentWidth, type Extent } from './point.ts';
import { transformSegment } from './segment.ts';
import type { PathParseResult } from './pathData.ts';
import { parseShape } from './shape.ts';

const maxElements = 50_000;
const maxPieces = 300_000;
const maxDepth = 200;
const furthest = 100_000;

export class OutlineError extends Error {}

export type NamedElement = { readonly name: string; readonly label: string };

const containers = new Set(['g', 'a', 'switch']);

const silent = new Set(
  // The second line has elements of Inkscape, Illustrator and Sketch, without prefixes.
  `#text title desc metadata defs symbol view cursor font-face color-profile
  namedview RDF pgf guide grid page i18n`.split(/\s+/),
);

const leftOut: Readonly<Record<string, SimpleProblemKind>> = {
  text: 'TEXT',
  tspan: 'TEXT',
  textPath: 'TEXT',
  image: 'IMAGE',
  foreignObject: 'WEB_PAGE',
  script: 'SCRIPT',
  style: 'STYLE_SHEET',
  animate: 'ANIMATION',
  set: 'ANIMATION',
  animateTransform: 'ANIMATION',
  animateMotion: 'ANIMATION',
  linearGradient: 'GRADIENT',
  radialGradient: 'GRADIENT',
  pattern: 'GRADIENT',
  filter: 'FILTER',
  clipPath: 'CLIP',
  mask: 'CLIP',
  marker: 'MARKER',
};

/** Properties that change the size of a shape; they are read as attributes, not in styles. */
const geometric =
  /^(?:transform|scale|translate|rotate|zoom|offset.*|perspective|width|height|inline-size|block-size|x|y|r|rx|ry|cx|cy|d)$/;

type Around = { readonly matrix: AffineMatrix; readonly viewport: Viewport; readonly depth: number };

function lookOf({ attributes }: SvgElement): (property: string) => string {
  const styles = new Map(parseStyleDeclarations(attributes['style'] ?? ''));
  return (property) => (styles.get(property) ?? attributes[property] ?? '').trim();
}

const isSet = (value: string): boolean => value !== '' && value !== 'none';

export function collectNamedElements(root: SvgElement): {
  readonly numbers: ReadonlyMap<SvgElement, number>;
  readonly named: readonly NamedElement[];
  readonly byId: ReadonlyMap<string, SvgElement>;
} {
  const numbers = new Map<SvgElement, number>();
  const named: NamedElement[] = [];
  const byId = new Map<string, SvgElement>();
  const counts = new Map<string, number>();
  const open = [root];
  for (let element = open.pop(); element; element = open.pop()) {
    if (element.name === '#text') continue;
    const { name, attributes, children } = element;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const id = attributes['id'] ?? '';
    if (id !== '' && !byId.has(id)) byId.set(id, element);
    numbers.set(element, named.length);
    named.push({ name, label: id === '' ? `${name} ${count}` : `${name} #${id.slice(0, 40)}` });
    for (const child of children.toReversed()) open.push(child);
  }
  return { numbers, named, byId };
}

export class OutlineCollector {
  readonly contours: Contour[] = [];
  readonly problems: OutlineProblem[] = [];
  readonly #numbers: ReadonlyMap<SvgElement, number>;
  readonly #byId: ReadonlyMap<string, SvgElement>;
  readonly #said = new Set<string>();
  readonly #repeating = new Set<SvgElement>();
  readonly #read = new Map<
    SvgElement,
    { readonly viewport: Viewport; readonly reading: PathParseResult | undefined }
  >();
  #visited = 0;
  #pieces = 0;

  constructor({ numbers, byId }: Pick<ReturnType<typeof collectNamedElements>, 'numbers' | 'byId'>) {
    this.#numbers = numbers;
    this.#byId = byId;
  }

  contents(element: SvgElement, around: Around): void {
    for (const child of element.children) this.#element(child, { ...around, depth: around.depth + 1 });
  }

  #number(element: SvgElement): number {
    return this.#numbers.get(element) ?? 0;
  }

  #say(kind: SimpleProblemKind, element: SvgElement): void {
    const number = this.#number(element);
    const key = `${kind} ${number}`;
    if (this.#said.has(key)) return;
    this.#said.add(key);
    this.problems.push(createSimpleProblem(kind, number));
  }

  #element(element: SvgElement, around: Around): void {
    this.#visited += 1;
    if (this.#visited > maxElements) throw new OutlineError(outlineRefusalTexts.ELEMENTS);
    if (around.depth > maxDepth) throw new OutlineError(outlineRefusalTexts.DEPTH);
    const { name } = element;
    if (silent.has(name)) return this.#definitions(element, around.depth);
    const kind = Object.hasOwn(leftOut, name) ? leftOut[name] : undefined;
    if (kind !== undefined) return this.#say(kind, element);
    const look = lookOf(element);
    if (look('display') === 'none') return this.#say('HIDDEN', element);
    const inside = { ...around, matrix: this.#matrixWithin(element, around.matrix) };
    this.#lookAt(element, look);
    if (containers.has(name)) {
      if (name === 'switch') this.#say('SWITCH', element);
      return this.contents(element, inside);
    }
    if (name === 'svg') return this.#field(element, inside, element.attributes);
    if (name === 'use') return this.#use(element, inside);
    if (look('visibility') === 'hidden') return this.#say('HIDDEN', element);
    return this.#shape(element, inside);
  }

  #definitions(element: SvgElement, depth: number): void {
    if (element.name !== 'defs' && element.name !== 'symbol') return;
    if (depth > maxDepth) throw new OutlineError(outlineRefusalTexts.DEPTH);
    for (const child of element.children) {
      const kind = Object.hasOwn(leftOut, child.name) ? leftOut[child.name] : undefined;
      if (kind === 'STYLE_SHEET' || kind === 'SCRIPT') this.#say(kind, child);
      this.#definitions(child, depth + 1);
    }
  }

  #matrixWithin(element: SvgElement, matrix: AffineMatrix): AffineMatrix {
    const { transform } = element.attributes;
    if (transform === undefined || transform.trim() === '') return matrix;
    const own = parseTransform(transform);
    this.#say(own ? 'TRANSFORMED' : 'TRANSFORM', element);
    return own ? multiplyMatrices(matrix, own) : matrix;
  }

  #lookAt(element: SvgElement, look: (property: string) => string): void {
    const { style, 'transform-origin': origin } = element.attributes;
    if (isSet(look('clip-path')) || isSet(look('mask'))) this.#say('CLIP', element);
    if (isSet(look('filter'))) this.#say('FILTER', element);
    if (/url\(/i.test(look('fill')) || /url\(/i.test(look('stroke'))) this.#say('GRADIENT', element);
    if (isSet(look('stroke-dasharray'))) this.#say('DASHES', element);
    const markers = ['marker', 'marker-start', 'marker-mid', 'marker-end'];
    if (markers.some((each) => isSet(look(each)))) this.#say('MARKER', element);
    const moves = parseStyleDeclarations(style ?? '').some(([property]) => geometric.test(property));
    if (moves || origin !== undefined) this.#say('STYLE_GEOMETRY', element);
    for (const child of element.children) {
      if (leftOut[child.name] === 'ANIMATION') this.#say('ANIMATION', child);
    }
  }

  #shape(element: SvgElement, { matrix, viewport }: Around): void {
    const reading = this.#readOnce(element, viewport);
    if (!reading) return this.#say('UNKNOWN', element);
    if (reading.isBroken) this.#say('UNREADABLE', element);
    for (const { segments, isClosed } of reading.subpaths) {
      const inMm = segments.map((segment) => transformSegment(matrix, segment));
      this.#pieces += countStraightPieces(inMm);
      if (this.#pieces > maxPieces) throw new OutlineError(outlineRefusalTexts.POINTS);
      const contour = buildContour(this.#number(element), inMm, isClosed);
      if (!contour) continue;
      if (!isReachable(contour.extent)) {
        this.#say('TOO_FAR', element);
        continue;
      }
      // A line that a transform collapses into a point is not cut.
      if (getExtentWidth(contour.extent) + getExtentHeight(contour.extent) > 0) this.contours.push(contour);
    }
    return undefined;
  }

  #readOnce(element: SvgElement, viewport: Viewport): PathParseResult | undefined {
    const known = this.#read.get(element);
    if (known?.viewport === viewport) return known.reading;
    const reading = parseShape(element, viewport);
    this.#read.set(element, { viewport, reading });
    return reading;
  }

  #use(element: SvgElement, around: Around): void {
    const { href = '', 'xlink:href': other = '', x = '0', y = '0' } = element.attributes;
    const address = (href.trim().startsWith('#') ? href : other || href).trim();
    if (!address.startsWith('#')) return this.#say(address === '' ? 'USE_MISSING' : 'USE_OUTSIDE', element);
    const target = this.#byId.get(address.slice(1));
    if (!target) return this.#say('USE_MISSING', element);
    if (this.#repeating.has(target)) return this.#say('USE_CIRCLE', element);
    const [left, top] = [parseSvgLength(x, 'x', around.viewport), parseSvgLength(y, 'y', around.viewport)];
    if (left === undefined || top === undefined) return this.#say('UNREADABLE', element);
    const inside = {
      ...around,
      matrix: multiplyMatrices(around.matrix, createTranslation(left, top)),
      depth: around.depth + 1,
    };
    this.#repeating.add(target);
    if (target.name === 'symbol' || target.name === 'svg') {
      const { width, height } = element.attributes;
      const size = { ...target.attributes, ...(width && { width }), ...(height && { height }) };
      this.#field(target, inside, size);
    } else this.#element(target, inside);
    this.#repeating.delete(target);
    return undefined;
  }

  #field(element: SvgElement, around: Around, size: SvgElement['attributes']): void {
    const field = buildCoordinateSystem(size, around.viewport);
    if (!field) return this.#say('UNREADABLE', element);
    const { matrix, viewport } = field;
    return this.contents(element, { ...around, matrix: multiplyMatrices(around.matrix, matrix), viewport });
  }
}

/** Whether a line lies within 100 m of the origin; false for NaN and Infinity. */
const isReachable = ({ left, top, right, bottom }: Extent): boolean =>
  [left, top, right, bottom].every((each) => Number.isFinite(each) && Math.abs(each) <= furthest);
