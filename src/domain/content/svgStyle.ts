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
