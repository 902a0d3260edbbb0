export type SvgElement = {
  readonly name: string;
  /** Attributes by local name; of two with the same name, the later one has its prefix. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly SvgElement[];
  readonly text: string;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const withoutPrefix = (name: string): string => name.slice(name.lastIndexOf(':') + 1);

/** Reads both `href` and `xlink:href`, as browsers differ in which one they follow. */
function attributesOf(given: unknown): Readonly<Record<string, string>> {
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(isRecord(given) ? given : {})) {
    const local = withoutPrefix(name);
    attributes[Object.hasOwn(attributes, local) ? name : local] = String(value);
  }
  return attributes;
}

export function toSvgElements(nodes: unknown): SvgElement[] {
  if (!Array.isArray(nodes)) return [];
  return nodes.filter(isRecord).map((node) => {
    const name = Object.keys(node).find((key) => key !== ':@') ?? '';
    const content = node[name];
    return name === '#text'
      ? { name, attributes: {}, children: [], text: String(content) }
      : {
          name: withoutPrefix(name),
          attributes: attributesOf(node[':@']),
          children: toSvgElements(content),
          text: '',
        };
  });
}

export function* listSvgElements(root: SvgElement): Generator<SvgElement> {
  const open = [root];
  for (let element = open.pop(); element; element = open.pop()) {
    if (element.name !== '#text') yield element;
    for (const child of element.children) open.push(child);
  }
}

export const getStyleText = (element: SvgElement): string =>
  element.name === 'style' ? element.children.map(({ text }) => text).join('') : '';

export const findLocalReferences = (value: string): readonly string[] =>
  [...value.matchAll(/url\(\s*["']?\s*#([^"')\s]+)/gi)].map((match) => match[1] ?? '');

export const parseSvgNumbers = (text: string): number[] =>
  (text.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);

export const parseStyleDeclarations = (
  body: string,
): readonly (readonly [property: string, value: string])[] =>
  body.split(/;(?![^(]*\))/).flatMap((each): (readonly [string, string])[] => {
    const colon = each.indexOf(':');
    return colon < 0 ? [] : [[each.slice(0, colon).trim().toLowerCase(), each.slice(colon + 1).trim()]];
  });
