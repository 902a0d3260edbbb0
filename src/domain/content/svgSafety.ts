import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { Inspection } from '../file/previewKind.ts';
import { drawingCost, type SvgElement } from './svgCost.ts';

export type SvgFacts = {
  /** The drawing as it may be handed to the browser's image decoder: without declarations and instructions. */
  readonly markup: string;
  readonly width: string | undefined;
  readonly height: string | undefined;
  readonly viewBox: string | undefined;
  readonly elements: number;
};

const refused = (reason: string): Inspection<SvgFacts> => ({ ok: false, reason });

/** Beyond these a browser is busy for seconds with one drawing. */
const mostElements = 100_000;
const mostCost = 1_000_000;
const mostFilterSteps = 100;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  htmlEntities: true,
  removeNSPrefix: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
});

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The parser's nodes as elements; text becomes an element named #text with its text. */
function elementsOf(nodes: unknown): SvgElement[] {
  if (!Array.isArray(nodes)) return [];
  return nodes.filter(isRecord).map((node) => {
    const name = Object.keys(node).find((key) => key !== ':@') ?? '';
    const given = node[':@'];
    const attributes = isRecord(given)
      ? Object.fromEntries(Object.entries(given).map(([key, value]) => [key, String(value)]))
      : {};
    const content = node[name];
    return name === '#text'
      ? { name, attributes: {}, children: [], text: String(content) }
      : { name, attributes, children: elementsOf(content), text: '' };
  });
}

function* everyElement(root: SvgElement): Generator<SvgElement> {
  const open = [root];
  for (let element = open.pop(); element; element = open.pop()) {
    if (element.name !== '#text') yield element;
    open.push(...element.children);
  }
}

const styleText = (element: SvgElement): string =>
  element.name === 'style' ? element.children.map(({ text }) => text).join('') : '';

/** What a browser would fetch for it: neither a place in the drawing itself nor a picture it carries along. */
const isOutside = (reference: string): boolean =>
  !/^\s*(?:#|data:image\/(?:png|jpe?g|gif|webp)[;,]|$)/i.test(reference);

const styleReferences = (css: string): readonly string[] => [
  ...[...css.matchAll(/url\(\s*["']?([^"')]*)/gi)].map((match) => match[1] ?? ''),
  ...[...css.matchAll(/@import\s+["']([^"']*)/gi)].map((match) => match[1] ?? ''),
];

function referencesOf(element: SvgElement): readonly string[] {
  const own = Object.entries(element.attributes).flatMap(([name, value]) =>
    name === 'href' || name === 'src' ? [value] : styleReferences(value),
  );
  return [...own, ...styleReferences(styleText(element))];
}

const isScriptAddress = (text: string): boolean =>
  // Browsers skip blanks and controls in a scheme.
  /^(?:javascript|vbscript):/i.test(text.replaceAll(/[\s\p{Cc}]/gu, ''));

const animations = ['animate', 'set', 'animateTransform', 'animateMotion'];

type Look = { readonly element: SvgElement; readonly references: readonly string[] };

/** What a drawing brings along that does nothing here, each with its sentence. */
const cautions: readonly (readonly [sentence: string, is: (look: Look) => boolean])[] = [
  [
    'It contains scripts. They do not run here.',
    ({ element, references }) =>
      element.name === 'script' ||
      Object.keys(element.attributes).some((name) => /^on/i.test(name)) ||
      [...references, ...Object.values(element.attributes)].some(isScriptAddress),
  ],
  [
    'It refers to files elsewhere. They are not fetched, so parts of it may be missing.',
    ({ references }) => references.some((each) => isOutside(each) && !isScriptAddress(each)),
  ],
  [
    'It contains web page content, which may be missing.',
    ({ element }) => ['foreignObject', 'iframe', 'embed', 'object', 'handler'].includes(element.name),
  ],
  ['It is animated.', ({ element }) => animations.includes(element.name)],
];

const numberIn = (element: SvgElement, name: string): number =>
  Number.parseFloat(element.attributes[name] ?? '0');

/** Filters that keep a processor busy for minutes. */
const isHeavyFilter = (element: SvgElement): boolean =>
  numberIn(element, 'numOctaves') > 8 ||
  (element.name === 'feMorphology' && numberIn(element, 'radius') > 50) ||
  numberIn(element, 'stdDeviation') > 500;

function refusalOf(root: SvgElement, elements: readonly SvgElement[]): string | undefined {
  if (elements.length > mostElements) return 'The drawing has too many elements to be shown.';
  const steps = elements.filter(({ name }) => name.startsWith('fe'));
  if (steps.length > mostFilterSteps || steps.some(isHeavyFilter)) {
    return 'The drawing has filters that take too long to be shown.';
  }
  const nested = elements.some((element) =>
    referencesOf(element).some((each) => /^\s*data:image\/svg/i.test(each)),
  );
  if (nested) return 'The drawing contains another drawing, which cannot be checked.';
  return drawingCost(root, elements.map(styleText).join('\n')) > mostCost
    ? 'The drawing repeats itself too often to be shown.'
    : undefined;
}

/** Without what stands before the root: declarations and instructions, which an image has no use for. */
const bare = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replaceAll(/<\?[^>]*\?>/g, '')
    .replace(/<!DOCTYPE[^>[]*>/i, '');

/**
 * Looks into an SVG before it is shown as an image, where nothing in it can run or fetch: says why it cannot be
 * shown (no drawing, entities of its own, or something that would keep the browser busy), or what of it does nothing.
 */
export function inspectSvg(text: string): Inspection<SvgFacts> {
  const markup = bare(text);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(markup)) return refused('The drawing has a document type declaration.');
  try {
    if (XMLValidator.validate(markup) !== true) return refused('The drawing is not well-formed.');
    const root = elementsOf(parser.parse(markup)).find(({ name }) => name !== '#text');
    if (root?.name !== 'svg') return refused('The file is not a drawing.');
    const elements = [...everyElement(root)];
    const refusal = refusalOf(root, elements);
    if (refusal) return refused(refusal);
    const looks = elements.map((element) => ({ element, references: referencesOf(element) }));
    const sentences = cautions.filter(([, is]) => looks.some(is)).map(([sentence]) => sentence);
    if (/<\?xml-stylesheet/i.test(text)) sentences.push('It asks for a style sheet, which is not fetched.');
    const { width, height, viewBox } = root.attributes;
    return {
      ok: true,
      facts: { markup, width, height, viewBox, elements: elements.length },
      cautions: sentences,
    };
  } catch {
    return refused('The drawing could not be read.');
  }
}
