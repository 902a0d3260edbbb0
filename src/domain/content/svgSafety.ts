import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { InspectionResult } from '../file/previewKind.ts';
import { drawingCautionTexts, drawingRefusalTexts } from './contentText.ts';
import { readPictureHeader, type PictureHeader } from './picture.ts';
import { findSlowFeature } from './slowDrawing.ts';
import { listSvgElements, getStyleText, toSvgElements, type SvgElement } from './svgElement.ts';

export type SvgFacts = {
  readonly markup: string;
  readonly width: string | undefined;
  readonly height: string | undefined;
  readonly viewBox: string | undefined;
  readonly elements: number;
};

/** A drawing refused as too slow still has `facts`, so that a person can have it drawn nevertheless. */
export type SvgInspection =
  | Extract<InspectionResult<SvgFacts>, { ok: true }>
  | { readonly ok: false; readonly reason: string; readonly facts?: SvgFacts };

const maxElements = 100_000;
/** For all pictures in a drawing together; decoded, 40 million pixels take 160 MB. */
const maxPixels = 40_000_000;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  htmlEntities: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
});

/** Whether a browser would fetch a reference: it is neither a fragment nor an embedded picture. */
const isOutside = (reference: string): boolean =>
  !/^\s*(?:#|data:image\/(?:png|jpe?g|gif|webp)[;,]|$)/i.test(reference);

const styleReferences = (css: string): readonly string[] => [
  ...[...css.matchAll(/url\(\s*["']?([^"')]*)/gi)].map((match) => match[1] ?? ''),
  ...[...css.matchAll(/@import\s+["']([^"']*)/gi)].map((match) => match[1] ?? ''),
];

function referencesOf(element: SvgElement): readonly string[] {
  const own = Object.entries(element.attributes).flatMap(([name, value]) =>
    /(?:^|:)(?:href|src|srcset)$/.test(name) ? [value] : styleReferences(value),
  );
  return [...own, ...styleReferences(getStyleText(element))];
}

const isScriptAddress = (text: string): boolean =>
  // Browsers skip blanks and control characters in a scheme.
  /^(?:javascript|vbscript):/i.test(text.replaceAll(/[\s\p{Cc}]/gu, ''));

const animations = ['animate', 'set', 'animateTransform', 'animateMotion'];

type Look = { readonly element: SvgElement; readonly references: readonly string[] };

const cautions: readonly (readonly [sentence: string, is: (look: Look) => boolean])[] = [
  [
    drawingCautionTexts.SCRIPTS,
    ({ element, references }) =>
      element.name === 'script' ||
      Object.keys(element.attributes).some((name) => /^on/i.test(name)) ||
      [...references, ...Object.values(element.attributes)].some(isScriptAddress),
  ],
  [
    drawingCautionTexts.ELSEWHERE,
    ({ references }) => references.some((each) => isOutside(each) && !isScriptAddress(each)),
  ],
  [
    drawingCautionTexts.WEB_PAGE,
    ({ element }) => ['foreignObject', 'iframe', 'embed', 'object', 'handler'].includes(element.name),
  ],
  [drawingCautionTexts.ANIMATED, ({ element }) => animations.includes(element.name)],
];

/** Header of a picture in a data URL; undefined where its size, and so its memory, cannot be known. */
function readEmbeddedHeader(address: string): PictureHeader | undefined {
  const comma = address.indexOf(',');
  const text = address.slice(comma + 1);
  try {
    const isBase64 = /;\s*base64\s*$/i.test(address.slice(0, comma));
    const plain = isBase64 ? atob(decodeURIComponent(text).replaceAll(/\s/g, '')) : decodeURIComponent(text);
    return readPictureHeader(Uint8Array.from(plain, (sign) => sign.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

function lookAtPictures(
  references: readonly string[],
): { readonly refusal: string } | { readonly moves: boolean } {
  let [pixels, moves] = [0, false];
  for (const address of new Set(references.map((each) => each.trim()))) {
    if (!/^data:image\//i.test(address)) continue;
    const header = readEmbeddedHeader(address);
    if (!header) return { refusal: drawingRefusalTexts.PICTURE };
    pixels += header.width * header.height;
    moves ||= header.animated;
    if (pixels > maxPixels) return { refusal: drawingRefusalTexts.PIXELS };
  }
  return { moves };
}

/** Whether CSS evades the checks: by escapes, comments within a rule, or a style sheet in a data URL. */
const hidesStyles = (elements: readonly SvgElement[], references: readonly string[]): boolean =>
  references.some((each) => /^\s*data:\s*text\/css/i.test(each)) ||
  elements.some(
    (element) =>
      /\\|\{[^}]*\/\*/.test(getStyleText(element)) || /\\|\/\*/.test(element.attributes['style'] ?? ''),
  );

function findRefusal(root: SvgElement, elements: readonly SvgElement[]): string | undefined {
  if (elements.length > maxElements) return drawingRefusalTexts.ELEMENTS;
  const references = elements.flatMap(referencesOf);
  if (references.some((each) => /^\s*data:image\/svg/i.test(each))) return drawingRefusalTexts.NESTED;
  if (hidesStyles(elements, references)) return drawingRefusalTexts.STYLE;
  const pictures = lookAtPictures(references);
  if ('refusal' in pictures) return pictures.refusal;
  const moves = elements.some(
    (element) =>
      [...animations, 'marquee'].includes(element.name) ||
      /@keyframes|animation/i.test(getStyleText(element)),
  );
  return findSlowFeature(root, elements, pictures.moves || moves);
}

/** Removes processing instructions and a document type, which an image does not need. */
const bare = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replaceAll(/<\?[^>]*\?>/g, '')
    .replace(/<!DOCTYPE[^>[]*>/i, '');

export type SvgDrawingResult =
  | { readonly ok: true; readonly root: SvgElement; readonly markup: string }
  | { readonly ok: false; readonly reason: string };

/** Parses SVG source as data. Refuses malformed XML, other roots, and a DOCTYPE that may declare entities. */
export function readSvgDrawing(text: string): SvgDrawingResult {
  const markup = bare(text);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(markup)) return { ok: false, reason: drawingRefusalTexts.DECLARATION };
  try {
    if (XMLValidator.validate(markup) !== true) return { ok: false, reason: drawingRefusalTexts.MALFORMED };
    const root = toSvgElements(parser.parse(markup)).find(({ name }) => name !== '#text');
    return root?.name === 'svg'
      ? { ok: true, root, markup }
      : { ok: false, reason: drawingRefusalTexts.NO_DRAWING };
  } catch {
    return { ok: false, reason: drawingRefusalTexts.UNREADABLE };
  }
}

/**
 * Inspects a drawing that is shown as an image, in which nothing can run or fetch. Refuses what is no
 * drawing, declares entities or renders slowly; cautions are about parts without effect.
 */
export function inspectSvg(text: string): SvgInspection {
  const drawing = readSvgDrawing(text);
  if (!drawing.ok) return drawing;
  const { root, markup } = drawing;
  try {
    const elements = [...listSvgElements(root)];
    const { width, height, viewBox } = root.attributes;
    const facts = { markup, width, height, viewBox, elements: elements.length };
    const reason = findRefusal(root, elements);
    if (reason !== undefined) return { ok: false, reason, facts };
    const looks = elements.map((element) => ({ element, references: referencesOf(element) }));
    const sentences = cautions.filter(([, is]) => looks.some(is)).map(([sentence]) => sentence);
    if (/<\?xml-stylesheet/i.test(text)) sentences.push(drawingCautionTexts.STYLE_SHEET);
    return { ok: true, facts, cautions: sentences };
  } catch {
    return { ok: false, reason: drawingRefusalTexts.UNREADABLE };
  }
}
