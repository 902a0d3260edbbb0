import { isCostlyText } from '../words/costlyText.ts';
import type { CostKind } from './contentText.ts';
import {
  localReferences,
  onlyLinks,
  shapes,
  styleText,
  undrawn,
  type SvgElement,
  declarationsOf,
  findStyleRefusal,
  isHarmless,
  plainCss,
  type Declaration,
} from './svgElement.ts';
import { fieldSize, numbersIn, outlineOf, scaleOf, viewScale, lengthOf } from './svgGeometry.ts';

/** Lengths that a text gives, each with its unit; nothing for words. */
const lengthsIn = (text: string): readonly string[] =>
  text.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?(?:%|[a-z]+)?/gi) ?? [];

/** Units whose size is the same on every element of every drawing. */
const isAbsolute = (length: string): boolean => /(?:\d|\.|px|mm|cm|q|in|pt|pc)$/i.test(length);

/** What a drawing declares anywhere: as attributes, in styles, and in style sheets. */
const allDeclarations = (elements: readonly SvgElement[], css: string): readonly Declaration[] => [
  ...elements.flatMap(({ attributes }) => [
    ...Object.entries(attributes),
    ...declarationsOf(plainCss(attributes['style'] ?? '') ?? ''),
    ...['values', 'from', 'to', 'by'].flatMap((name): Declaration[] => {
      const [property, value] = [attributes['attributeName'], attributes[name]];
      return property === undefined || value === undefined
        ? []
        : value.split(';').map((each) => [property, each]);
    }),
  ]),
  ...css.split(/[{}]/).flatMap(declarationsOf),
];

/** The least period of dashes; 0 where its unit hides how long it is, Infinity without dashes. */
function leastPeriod(declarations: readonly Declaration[]): number {
  const periods = declarations.flatMap(([property, value]) => {
    if (property !== 'stroke-dasharray') return [];
    const lengths = lengthsIn(value).filter((each) => Number.parseFloat(each) !== 0);
    if (lengths.length === 0) return [];
    return lengths.every(isAbsolute) ? lengths.reduce((all, each) => all + (lengthOf(each, 0) ?? 0), 0) : 0;
  });
  return periods.reduce((least, each) => Math.min(least, each), Infinity);
}

/** No letter of a drawing is larger: sizes that are relative to others count as if each stood within all others. */
function largestLetter(declarations: readonly Declaration[]): number {
  let [size, factor] = [16, 1];
  for (const [property, value] of declarations) {
    if (!/^font(?:-size)?$/.test(property)) continue;
    if (/larger|xx+-large/i.test(value)) factor *= 3;
    for (const length of lengthsIn(value)) {
      // In a shorthand a bare number is the weight of the letters, or the height of a line.
      if (property === 'font' && !/[a-z%]$/i.test(length)) continue;
      if (isAbsolute(length)) size = Math.max(size, lengthOf(length, 0) ?? 0);
      else factor *= Math.max(1, Number.parseFloat(length) / (length.endsWith('%') ? 100 : 1));
    }
  }
  return size * factor;
}

/** Mean length of the outline of a letter, in sizes of it. */
const letterOutline = 8;
/** Across a drawing on the largest of screens. */
const mostPixels = 10_000;

/** Upper bound of the dashes of a drawing whose lines and letters have that length and number. */
function countDashes(
  elements: readonly SvgElement[],
  css: string,
  {
    length,
    letters,
    fieldWidths,
  }: { readonly length: number; readonly letters: number; readonly fieldWidths: number },
): number {
  const declarations = allDeclarations(elements, css);
  const period = leastPeriod(declarations);
  if (period === Infinity) return 0;
  // Such lines have dashes in pixels of the screen, however much is enlarged.
  const isOnScreen = declarations.some(([, value]) => value.includes('non-scaling-stroke'));
  const lines = isOnScreen ? Math.max(length, fieldWidths * mostPixels) : length;
  const all = lines + (letters === 0 ? 0 : letters * letterOutline * largestLetter(declarations));
  return all === 0 ? 0 : all / period;
}

/**
 * Bounds of a drawing, each element counted as often as it is drawn. What is within all of them is drawn within about
 * three seconds by a slow computer without a graphics card; effects, which cost by area and reach, are not drawn at all.
 */
const max = {
  elements: 10_000,
  /** Where it has gradients, clips or layers, and where it moves or contains a web page. */
  shadedElements: 2000,
  movingElements: 100,
  letters: 10_000,
  pictures: 300,
  corners: 500_000,
  /** In widths of the drawing; what crosses itself is dear. */
  outline: 5000,
  dashes: 1_000_000,
  depth: 200,
} as const;

const effects = new Set(['filter', 'mask', 'pattern', 'marker']);
const shaded = new Set(['linearGradient', 'radialGradient', 'clipPath']);

type Weight = {
  readonly elements: number;
  readonly letters: number;
  readonly pictures: number;
  readonly corners: number;
  /** In the units that dashes are in, and in those of the field with everything that enlarges it. */
  readonly length: number;
  readonly outline: number;
};

const nothing: Weight = { elements: 0, letters: 0, pictures: 0, corners: 0, length: 0, outline: 0 };
const endless: Weight = { ...nothing, elements: Infinity };

const sum = (one: Weight, other: Weight): Weight => ({
  elements: one.elements + other.elements,
  letters: one.letters + other.letters,
  pictures: one.pictures + other.pictures,
  corners: one.corners + other.corners,
  length: one.length + other.length,
  outline: one.outline + other.outline,
});

/** Weighs elements with what they use; each is weighed once, so that a bomb takes no longer than its source. */
class Scales {
  readonly #byId = new Map<string, SvgElement>();
  readonly #weights = new Map<SvgElement, Weight>();
  readonly #fieldSize: number;

  constructor(root: SvgElement, elements: readonly SvgElement[]) {
    this.#fieldSize = fieldSize(root.attributes);
    // In the order of the source: of two elements with one id, the first counts.
    for (const element of elements) {
      const { id } = element.attributes;
      if (id !== undefined) this.#byId.set(id, element);
    }
  }

  weigh(element: SvgElement, depth = 0): Weight {
    if (element.name === '#text') return this.#letters(element.text);
    const known = this.#weights.get(element);
    if (known) return known;
    if (depth > max.depth) return endless;
    // Found again below itself it leads back to itself, which is taken for endless.
    this.#weights.set(element, endless);
    const weight = this.#sum(element, depth);
    this.#weights.set(element, weight);
    return weight;
  }

  #letters(text: string): Weight {
    const letters = isCostlyText(text) ? Infinity : text.trim().length;
    return { ...nothing, letters };
  }

  #sum(element: SvgElement, depth: number): Weight {
    const { name, attributes } = element;
    const { length, corners } = shapes.has(name) ? outlineOf(element, this.#fieldSize) : nothing;
    const pictures = name === 'image' || name === 'img' ? 1 : 0;
    // Dashes are laid out along the length that a path says it has.
    const said = numbersIn(attributes['pathLength'] ?? '').reduce((most, each) => Math.max(most, each), 0);
    const dashed = Math.max(length, said);
    let weight: Weight = { ...nothing, elements: 1, pictures, corners, length: dashed, outline: length };
    for (const child of element.children) {
      if (!undrawn.has(child.name)) weight = sum(weight, this.weigh(child, depth + 1));
    }
    for (const target of this.#used(element)) weight = sum(weight, this.weigh(target, depth + 1));
    // A colour of a gradient costs a hundredth of what it is painted on.
    if (name.endsWith('Gradient')) return { ...nothing, elements: weight.elements / 100 };
    const scale = scaleOf(attributes['transform']) * (depth > 0 ? viewScale(attributes, this.#fieldSize) : 1);
    return { ...weight, outline: weight.outline * scale };
  }

  #used({ name, attributes }: SvgElement): readonly SvgElement[] {
    const hrefs = onlyLinks.has(name)
      ? []
      : Object.entries(attributes).flatMap(([attribute, value]) =>
          /(?:^|:)href$/.test(attribute) ? [/^\s*#(.*\S)/.exec(value)?.[1]] : [],
        );
    const named = Object.values(attributes).flatMap(localReferences);
    return [...hrefs, ...named].flatMap((id) => {
      const target = id === undefined ? undefined : this.#byId.get(id);
      return target ? [target] : [];
    });
  }
}

/** Ids of what the elements and style sheets of a drawing name, to be drawn or to draw with. */
function namedIds(elements: readonly SvgElement[], css: string): ReadonlySet<string> {
  const values = elements.flatMap(({ attributes }) => Object.values(attributes));
  const hrefs = values.flatMap((value) => /^\s*#(.*\S)/.exec(value)?.[1] ?? []);
  return new Set([...hrefs, ...values.flatMap(localReferences), ...localReferences(css)]);
}

/** Whether an attribute brings an effect: a filter, a mask or a marker, a clip of its own making, or a change to one. */
const isEffect = ([name, value]: readonly [string, string]): boolean =>
  name === 'style'
    ? !declarationsOf(plainCss(value) ?? '').every((declaration) => isHarmless(declaration))
    : name === 'attributeName'
      ? /^(?:filter|mask|marker|clip-path|style|class|pathLength|font)/.test(value)
      : /^(?:filter|backdrop-filter|mask|marker|mix-blend-mode|isolation|clip-path|text-shadow)/.test(name) &&
        !isHarmless([name, value]);

/** Whether a value says in escapes or behind comments what it names. */
const isHidden = (value: string): boolean => value.includes('(') && /\\|\/\*/.test(value);

function hasEffects(elements: readonly SvgElement[], css: string): boolean {
  const named = namedIds(elements, css);
  return elements.some(
    ({ name, attributes }) =>
      (effects.has(name) && named.has(attributes['id'] ?? '')) ||
      Object.entries(attributes).some((each) => isEffect(each) || (each[0] !== 'style' && isHidden(each[1]))),
  );
}

/**
 * Why a drawing is not drawn, by what is over its bound; undefined where it may be. `css` is the text of its style sheets,
 * as `plainCss` gives it. Takes time in proportion to the source.
 */
export function findCostRefusal(
  root: SvgElement,
  elements: readonly SvgElement[],
  css: string,
  moves: boolean,
): CostKind | undefined {
  const styles = findStyleRefusal(css, elements.length);
  const weight = new Scales(root, elements).weigh(root);
  const isShaded =
    elements.some(({ name, attributes }) => shaded.has(name) || attributes['opacity'] !== undefined) ||
    /opacity/.test(css);
  const isForeign = elements.some(({ name }) => name === 'foreignObject');
  const fieldWidths = weight.outline / fieldSize(root.attributes);
  const dashes = countDashes(elements, css, { ...weight, fieldWidths });
  const bounds: readonly (readonly [kind: CostKind, isOver: boolean])[] = [
    ['MOVES', moves && weight.elements > max.movingElements],
    ['EFFECTS', styles === 'EFFECTS' || hasEffects(elements, css)],
    ['STYLES', styles === 'STYLES'],
    ['TEXT', weight.letters > max.letters],
    ['REPEATS', weight.elements > Math.max(max.elements, 1.5 * elements.length)],
    [
      'SHAPES',
      weight.elements > (isForeign ? max.movingElements : isShaded ? max.shadedElements : max.elements),
    ],
    ['SHAPES', weight.corners > max.corners || !(fieldWidths <= max.outline)],
    ['SHAPES', dashes > max.dashes],
    ['PICTURES', weight.pictures > max.pictures],
  ];
  return bounds.find(([, isOver]) => isOver)?.[0];
}

/** The text of all style sheets of a drawing; undefined where it hides what it says. */
export const sheetText = (elements: readonly SvgElement[]): string | undefined =>
  plainCss(elements.map(styleText).join('\n'));
