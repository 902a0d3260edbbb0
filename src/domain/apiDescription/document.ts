/** Fields of an object in an API description. Descriptions come from outside: no field's type is trusted. */
export type DescriptionFields = ReadonlyMap<string, unknown>;

const none: DescriptionFields = new Map();

export const readObjectFields = (value: unknown): DescriptionFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? new Map<string, unknown>(Object.entries(value))
    : none;

export const readArray = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const readString = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Decodes one segment of a JSON pointer: "~1" is "/", "~0" is "~", and percent escapes are resolved. */
function stepOf(written: string): string {
  const plain = written.replaceAll('~1', '/').replaceAll('~0', '~');
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}

/** What a reference inside the document ("#/…") points to; undefined where that is nothing or outside. */
export function resolveReference(description: unknown, reference: string): unknown {
  if (!reference.startsWith('#/')) return undefined;
  let part: unknown = description;
  for (const written of reference.slice(2).split('/')) {
    const step = stepOf(written);
    part = Array.isArray(part) ? readArray(part)[Number(step)] : readObjectFields(part).get(step);
  }
  return part;
}

/** Maximum number of references followed in a row, since a chain may be circular. */
const maxChainLength = 20;

/** The part itself, or what its `$ref` points to; undefined where that points to nothing. */
export function resolvePart(description: unknown, part: unknown): unknown {
  let found = part;
  for (let step = 0; step < maxChainLength; step += 1) {
    const reference = readString(readObjectFields(found).get('$ref'));
    if (reference === '') return found;
    found = resolveReference(description, reference);
  }
  return undefined;
}

export const getReferenceName = (reference: string): string => stepOf(reference.split('/').at(-1) ?? '');

export const formatBrokenReference = (reference: string): string =>
  `${getReferenceName(reference)} leads nowhere`;

export function describeBrokenPart(description: unknown, part: unknown): string | undefined {
  const reference = readString(readObjectFields(part).get('$ref'));
  return reference !== '' && resolvePart(description, part) === undefined
    ? formatBrokenReference(reference)
    : undefined;
}
