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
