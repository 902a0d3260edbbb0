import { isCostlyText } from '../words/costlyText.ts';
import { drawingRefusalTexts } from './contentText.ts';
import {
  listSvgElements,
  findLocalReferences,
  parseSvgNumbers,
  getStyleText,
  type SvgElement,
} from './svgElement.ts';

/**
 * Limits after repeated parts are written out. A drawing within all of them renders in about three seconds
 * without a graphics card.
 */
const max = {
  elements: 10_000,
  /** Maximum for drawings with gradients, clips or opacity; the next limit is for animated drawings. */
  shadedElements: 2000,
  movingElements: 100,
  letters: 10_000,
  pictures: 300,
  numbers: 250_000,
  /** Maximum numbers of one line: a line that crosses itself takes time with their square. */
  lineNumbers: 20_000,
  dashes: 2_500_000,
  depth: 200,
  /** Selectors times elements; a browser matches a thousand in a millisecond. */
  tries: 2_000_000,
} as const;

const effects = new Set(['filter', 'mask', 'pattern', 'marker']);
const gradients = new Set(['linearGradient', 'radialGradient']);
const lines = new Set(['path', 'polygon', 'polyline', 'line', 'rect', 'circle', 'ellipse']);
const measures = 'd points x y x1 y1 x2 y2 cx cy r rx ry width height viewBox pathLength'.split(' ');

function writeOutRepeats(elements: readonly SvgElement[]): readonly SvgElement[] | undefined {
  // Of several elements with the same id all count: browsers differ in which one they use.
  const byId = Map.groupBy(elements, ({ attributes }) => attributes['id']);
  const repeats = new Map(
    elements.map((element) => {
      const { name, attributes } = element;
      const hrefs =
        name === 'use' || name === 'textPath' ? [attributes['href'], attributes['xlink:href']] : [];
      const ids = [
        ...hrefs.flatMap((href) => href?.trim().replace(/^#/, '') ?? []),
        ...Object.values(attributes).flatMap(findLocalReferences),
      ];
      const targets = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
      return [element, targets.filter((target) => !gradients.has(target.name))];
    }),
  );
  const limit = Math.max(max.elements, 1.5 * elements.length);
  const drawn = [...elements];
  // The loop also visits the elements it appends, since repeated parts may repeat others.
  for (const element of drawn) {
    for (const target of repeats.get(element) ?? []) {
      for (const part of listSvgElements(target)) {
        if (drawn.length >= limit) return undefined;
        drawn.push(part);
      }
    }
  }
  return drawn;
}

const harmlessFunction = /\b(?:rgba?|hsla?|local|format|url(?=\(\s*["']?(?!\s*data:)))\(/gi;
const hasOtherFunction = (css: string): boolean => css.replaceAll(harmlessFunction, '').includes('(');

const hasStyleEffects = (css: string): boolean =>
  hasOtherFunction(css) || /(?:blend-mode|isolation|shadow)\s*:\s*(?!normal|auto|none|inherit)/i.test(css);

function hasEffects(elements: readonly SvgElement[], css: string): boolean {
  const values = elements.flatMap(({ attributes }) => Object.values(attributes));
  const named = new Set([...values, css].flatMap(findLocalReferences));
  // A clip path in a style sheet may also apply to the contents of that clip path, and so on.
  if (hasStyleEffects(css) || /clip-path\s*:\s*(?!none)/i.test(css)) return true;
  return elements.some(
    ({ name, attributes }) =>
      (effects.has(name) && named.has(attributes['id'] ?? '')) ||
      /^(?:filter|mask|marker|clip-path|style|class|pathLength|font)/.test(
        attributes['attributeName'] ?? '',
      ) ||
      hasStyleEffects(attributes['style'] ?? '') ||
      Object.entries(attributes).some(
        ([attribute, value]) =>
          /^(?:filter|mask|marker|clip-path|stroke-dasharray)/.test(attribute) && hasOtherFunction(value),
      ),
  );
}

function hasSlowSelectors(css: string, elements: number): boolean {
  // Each piece is matched with the character that ends it, so that a long one is scanned once.
  const pieces = [...css.matchAll(/([^{};]*)([{};]|$)/g)].flatMap(([, piece = '', end]) =>
    end === '{' && !piece.trim().startsWith('@') ? [piece] : [],
  );
  const selectors = pieces.reduce((sum, each) => sum + each.split(',').length, 0);
  return selectors * elements > max.tries || !pieces.every((each) => /^[\w\s.,#*>%-]*$/.test(each));
}

const countNumbers = ({ name, attributes }: SvgElement): number =>
  lines.has(name)
    ? measures.reduce((sum, measure) => sum + parseSvgNumbers(attributes[measure] ?? '').length, 0)
    : 0;

const silent = new Set(['style', 'script', 'title', 'desc', 'metadata']);
const countLetters = ({ name, children }: SvgElement): number =>
  (silent.has(name) ? [] : children).reduce(
    (sum, { text }) => sum + (isCostlyText(text) ? Infinity : text.trim().length),
    0,
  );

const valuesIn = (css: string, property: string): readonly string[] =>
  [...css.matchAll(new RegExp(`(?<![\\w-])${property}\\s*:([^;}]*)`, 'gi'))].map((match) => match[1] ?? '');

const valuesOf = ({ attributes }: SvgElement, property: string): readonly string[] => [
  attributes[property] ?? '',
  ...valuesIn(attributes['style'] ?? '', property),
  ...(attributes['attributeName'] === property
    ? ['values', 'from', 'to', 'by'].flatMap((name) => attributes[name]?.split(';') ?? [])
    : []),
];

/** Length of a dash pattern; 0 where it depends on the viewport or the font, Infinity without dashes. */
function periodOf(dashes: string): number {
  if (!/[1-9]/.test(dashes)) return Infinity;
  const isPlain = /^[\s\d.,e+-]*$/i.test(dashes.replaceAll(/px|mm|cm|in|p[tc]/gi, ''));
  return isPlain ? parseSvgNumbers(dashes).reduce((sum, length) => sum + length, 0) : 0;
}

/** Upper estimate: each number is a line of four times the largest size, dashed in the shortest pattern. */
function hasManyDashes(elements: readonly SvgElement[], css: string, letters: number): boolean {
  const dashes = elements.map((element) => valuesOf(element, 'stroke-dasharray'));
  const period = [...dashes.flat(), ...valuesIn(css, 'stroke-dasharray')]
    .map(periodOf)
    .reduce((least, each) => Math.min(least, each), Infinity);
  const sizes = elements.flatMap((element) => [
    ...measures.map((measure) => element.attributes[measure] ?? ''),
    ...['font-size', 'font'].flatMap((property) => valuesOf(element, property)),
  ]);
  const fonts = ['font-size', 'font'].flatMap((property) => valuesIn(css, property));
  const isOnScreen = [css, ...elements.flatMap(({ attributes }) => Object.values(attributes))].some((each) =>
    each.includes('non-scaling-stroke'),
  );
  const largestNumber = [...sizes, ...fonts]
    .flatMap(parseSvgNumbers)
    .reduce((largest, each) => Math.max(largest, Math.abs(each)), isOnScreen ? 10_000 : 100);
  const numbers = elements.reduce((sum, element) => sum + countNumbers(element), 0);
  return ((4 * numbers + 8 * letters) * largestNumber) / period > max.dashes;
}

function isDeeper(root: SvgElement, depth: number): boolean {
  let level: readonly SvgElement[] = [root];
  for (let at = 0; at < depth; at += 1) level = level.flatMap(({ children }) => children);
  return level.length > 0;
}

/** Refusal text for a feature that browsers render slowly, else undefined. Linear in the source. */
export function findSlowFeature(
  root: SvgElement,
  elements: readonly SvgElement[],
  moves: boolean,
): string | undefined {
  const css = elements.map(getStyleText).join('\n');
  if (elements.some(({ name }) => name === 'foreignObject')) return drawingRefusalTexts.WEB_PAGE;
  if (hasSlowSelectors(css, elements.length)) return drawingRefusalTexts.STYLES;
  if (hasEffects(elements, css)) return drawingRefusalTexts.EFFECTS;
  const drawn = writeOutRepeats(elements);
  if (!drawn || isDeeper(root, max.depth)) return drawingRefusalTexts.REPEATS;
  const letters = drawn.reduce((sum, element) => sum + countLetters(element), 0);
  if (letters > max.letters) return drawingRefusalTexts.TEXT;
  const counted = drawn.filter(({ name }) => name !== 'stop');
  if (moves && counted.length > max.movingElements) return drawingRefusalTexts.MOVES;
  const isShaded =
    /opacity/.test(css) ||
    drawn.some(
      ({ name, attributes }) => gradients.has(name) || name === 'clipPath' || 'opacity' in attributes,
    );
  if (drawn.length > max.elements || (isShaded && counted.length > max.shadedElements)) {
    return drawingRefusalTexts.ELEMENTS;
  }
  const numbers = drawn.map(countNumbers);
  const all = numbers.reduce((sum, each) => sum + each, 0);
  if (all > max.numbers || numbers.some((each) => each > max.lineNumbers)) return drawingRefusalTexts.LINES;
  if (hasManyDashes(drawn, css, letters)) return drawingRefusalTexts.LINES;
  const pictures = drawn.filter(({ name }) => name === 'image' || name === 'img');
  return pictures.length > max.pictures ? drawingRefusalTexts.PICTURES : undefined;
}
