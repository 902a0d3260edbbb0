import type { SvgElement } from './svgElement.ts';

export type Declaration = readonly [property: string, value: string];

/** Properties that change the size of a shape; as attributes they are read, in styles they are not. */
export const geometric =
  /^(?:transform|scale|translate|rotate|zoom|offset.*|perspective|width|height|inline-size|block-size|x|y|r|rx|ry|cx|cy|d)$/;

/** The part of a selector that decides about an element itself; undefined accepts every element. */
type Compound = {
  readonly tag: string | undefined;
  readonly names: readonly string[];
};

type StyleRule = {
  readonly compounds: readonly (Compound | undefined)[];
  readonly declarations: readonly Declaration[];
};

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

/** The last part of a selector. What cannot be told from the element alone is taken to fit. */
function compoundOf(selector: string): Compound | undefined {
  if (/[(&\\]/.test(selector) || /^\s*(?:from|to|[\d.]+%)\s*$/i.test(selector)) return undefined;
  const last =
    selector
      .trim()
      .split(/[\s>+~|]+/)
      .at(-1) ?? '';
  const bare = last.replaceAll(/\[[^\]]*\]|::?[\w-]+/g, '');
  const tag = /^[^.#*]+/.exec(bare)?.[0];
  return { tag: tag?.toLowerCase(), names: bare.match(/[.#][^.#]+/g) ?? [] };
}

/** Selectors for which a browser looks through all siblings or descendants of an element. */
const searching = /:has\(|~(?!=)|:nth-(?:last-)?child\([^)]*\bof\b/gi;

/** Every rule of a style sheet with what it may apply to, rules in rules and conditions included. */
function rulesOf(sheet: string): readonly StyleRule[] {
  const rules: StyleRule[] = [];
  let rest = sheet;
  for (let before = ''; before !== rest;) {
    before = rest;
    // Innermost blocks first; what is left around them are the rules they stood in.
    rest = rest.replaceAll(/([^{}]*)\{([^{}]*)\}/g, (_, prelude: string, body: string) => {
      const selectors = prelude.slice(prelude.lastIndexOf(';') + 1);
      const declarations = declarationsOf(body);
      if (declarations.length > 0) {
        rules.push({ compounds: selectors.split(',').map(compoundOf), declarations });
      }
      return ';';
    });
  }
  return rules;
}

const fits = (compound: Compound | undefined, element: SvgElement, names: ReadonlySet<string>): boolean =>
  compound === undefined ||
  ((compound.tag === undefined || compound.tag === element.name.toLowerCase()) &&
    compound.names.every((name) => names.has(name)));

/** What the style sheets of a drawing say of an element: at least what a browser finds, where in doubt more. */
export type StyleSheet = {
  readonly declarationsFor: (element: SvgElement) => readonly Declaration[];
  readonly rules: readonly StyleRule[];
  /** In ms: the time a browser takes to find the rules of `count` elements. */
  readonly matchingCost: (count: number) => number;
};

/** Reads style sheets (as `plainCss` gives them). A rule that is asked for by name is found by it. */
export function styleSheet(css: string): StyleSheet {
  const rules = rulesOf(css);
  const named = new Map<string, StyleRule[]>();
  const others: StyleRule[] = [];
  for (const rule of rules) {
    for (const compound of rule.compounds) {
      const [name] = compound?.names ?? [];
      if (name === undefined) others.push(rule);
      else named.set(name, [...(named.get(name) ?? []), rule]);
    }
  }
  const relations = css.match(searching)?.length ?? 0;
  return {
    rules,
    declarationsFor: (element) => {
      if (rules.length === 0) return [];
      const { class: classes = '', id = '' } = element.attributes;
      const names = new Set([...classes.split(/\s+/).map((each) => `.${each}`), `#${id}`]);
      const near = new Set([...others, ...[...names].flatMap((name) => named.get(name) ?? [])]);
      return [...near].flatMap(({ compounds, declarations }) =>
        compounds.some((compound) => fits(compound, element, names)) ? declarations : [],
      );
    },
    matchingCost: (count) => count * others.length * 0.001 + relations * count * count * 0.000_005,
  };
}
