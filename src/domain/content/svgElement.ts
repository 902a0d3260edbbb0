/** An element of a drawing as its source says; a text is an element named #text. */
export type SvgElement = {
  /** Without a prefix. */
  readonly name: string;
  /** By name without a prefix; where that would leave two of one name, the later one keeps its prefix. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly SvgElement[];
  readonly text: string;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const withoutPrefix = (name: string): string => name.slice(name.lastIndexOf(':') + 1);

/** Both `href` and `xlink:href` are kept: which of them a browser follows is its own affair. */
function attributesOf(given: unknown): Readonly<Record<string, string>> {
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(isRecord(given) ? given : {})) {
    const local = withoutPrefix(name);
    attributes[Object.hasOwn(attributes, local) ? name : local] = String(value);
  }
  return attributes;
}

/** Nodes of the XML parser (ordered, prefixes kept) as elements. */
export function svgElements(nodes: unknown): SvgElement[] {
  if (!Array.isArray(nodes)) return [];
  return nodes.filter(isRecord).map((node) => {
    const name = Object.keys(node).find((key) => key !== ':@') ?? '';
    const content = node[name];
    return name === '#text'
      ? { name, attributes: {}, children: [], text: String(content) }
      : {
          name: withoutPrefix(name),
          attributes: attributesOf(node[':@']),
          children: svgElements(content),
          text: '',
        };
  });
}

/** An element and everything below it, without texts, in no particular order. */
export function* everyElement(root: SvgElement): Generator<SvgElement> {
  const open = [root];
  for (let element = open.pop(); element; element = open.pop()) {
    if (element.name !== '#text') yield element;
    for (const child of element.children) open.push(child);
  }
}

/** The text of a style sheet; empty for any other element. */
export const styleText = (element: SvgElement): string =>
  element.name === 'style' ? element.children.map(({ text }) => text).join('') : '';

/** The ids a value paints with: those in `url(#…)`, as often as they are named. */
export const localReferences = (value: string): readonly string[] =>
  [...value.matchAll(/url\(\s*["']?\s*#([^"')\s]+)/gi)].map((match) => match[1] ?? '');

/** Elements that draw nothing where they stand. */
export const undrawn = new Set(
  'defs pattern mask clipPath marker filter symbol style script linearGradient radialGradient metadata title desc'.split(
    ' ',
  ),
);
/** Elements that draw a shape of their own. */
export const shapes = new Set('path polygon polyline line rect circle ellipse'.split(' '));
/** Elements whose address is not drawn. */
export const onlyLinks = new Set('a animate animateTransform animateMotion set mpath'.split(' '));

export type Declaration = readonly [property: string, value: string];

/** Properties that change the size of a shape; as attributes they are read, in styles they are not. */
export const geometric =
  /^(?:transform|scale|translate|rotate|zoom|offset.*|perspective|width|height|inline-size|block-size|x|y|r|rx|ry|cx|cy|d)$/;

/** Comments, strings, addresses without quotes: in each of them the signs of the others mean nothing. */
const cssToken =
  /\/\*[\s\S]*?(?:\*\/|$)|"(?:\\[\s\S]|[^"\\\n])*"?|'(?:\\[\s\S]|[^'\\\n])*'?|url\(\s*[^"'\s)][^)]*\)/gi;

/**
 * CSS without comments, its escapes as the characters they stand for, and without signs of structure in its strings:
 * what a rule says must not hide in them. Undefined when escapes stand for such signs, which nobody needs.
 */
export function plainCss(css: string): string | undefined {
  const bare = css.replaceAll(cssToken, (token) =>
    token.startsWith('/*') ? ' ' : token.replaceAll(/[{};]/g, '_'),
  );
  let hides = false;
  const plain = bare.replaceAll(
    /\\(?:([0-9a-f]{1,6})\s?|([\s\S]))/gi,
    (_, code: string | undefined, sign: string) => {
      const point = code === undefined ? undefined : Number.parseInt(code, 16);
      const stands =
        point === undefined ? sign : point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '\uFFFD';
      hides ||= /[{}();:,"'\\/*]/.test(stands);
      return stands;
    },
  );
  if (hides) return undefined;
  // A browser closes at the end what is still open.
  const open = plain.split('{').length - plain.split('}').length;
  return plain + '}'.repeat(Math.max(0, open));
}

/** The declarations of a style attribute or of the body of a rule. */
export const declarationsOf = (body: string): readonly Declaration[] =>
  body.split(/;(?![^(]*\))/).flatMap((each): Declaration[] => {
    const colon = each.indexOf(':');
    return colon < 0 ? [] : [[each.slice(0, colon).trim().toLowerCase(), each.slice(colon + 1).trim()]];
  });

/** Properties whose values cost nothing but the shape or text they are of; others may do anything. */
const harmlessProperty = new RegExp(
  `^(?:${[
    '-inkscape-.*|-webkit-print-color-adjust|solid-.*|stop-.*|fill.*|stroke.*|color.*|clip-rule|clip-path|opacity',
    'font.*|text-(?:align|anchor|decoration|indent|orientation|rendering|transform).*|(?:letter|word)-spacing|line-height',
    'white-space|direction|unicode-bidi|writing-mode|(?:dominant|alignment)-baseline|baseline-shift|block-progression',
    'display|visibility|overflow|pointer-events|cursor|paint-order|vector-effect|(?:shape|image)-rendering',
    'enable-background|background|animation.*|src|filter|mask|marker.*',
  ].join('|')})$`,
);
const neutral = /^(?:none|normal|auto|initial|inherit|visible|0|1)?$/;
/** Colours, places in the drawing itself, and files elsewhere, which are not fetched. */
const harmlessFunction = /(?:rgba?|hsla?)\([^()]*\)|url\(\s*["']?(?!\s*data:)[^()]*\)/gi;
const isElsewhere = (value: string): boolean =>
  /^url\(\s*["']?\s*[^#\s"']/i.test(value) && !/data:/i.test(value);

/** Whether a declaration, of a style or as an attribute, costs no more than what it is of. */
export function isHarmless([property, value]: Declaration): boolean {
  if (neutral.test(value)) return true;
  if (/^(?:filter|mask|marker)/.test(property)) return isElsewhere(value);
  return harmlessProperty.test(property) && !value.replaceAll(harmlessFunction, '').includes('(');
}

const simpleSelector = /^[\w\s.,#*>%-]*$/;
/** Selectors times elements; a browser tries a thousand of them in a millisecond. */
const maxTries = 2_000_000;

/** Why style sheets (as `plainCss` gives them) keep so many elements from being drawn; undefined where they do not. */
export function findStyleRefusal(css: string, elements: number): 'EFFECTS' | 'STYLES' | undefined {
  let selectors = 0;
  let isSimple = true;
  for (const [, text = '', end] of css.matchAll(/([^{};]*)([{};]|$)/g)) {
    const piece = text.trim();
    if (piece.startsWith('@')) continue;
    if (end === '{') {
      selectors += piece.split(',').length;
      isSimple &&= simpleSelector.test(piece);
    } else if (piece !== '') {
      const [declaration] = declarationsOf(piece);
      // A clip of a style sheet may hold of what is in it as well, and so on.
      if (declaration && (declaration[0] === 'clip-path' || !isHarmless(declaration))) return 'EFFECTS';
    }
  }
  return isSimple && selectors * elements <= maxTries ? undefined : 'STYLES';
}
