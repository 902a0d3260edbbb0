/** A part of a description: its fields by name. Descriptions come from outside; every part is looked at before it is used. */
export type DescriptionFields = ReadonlyMap<string, unknown>;

const none: DescriptionFields = new Map();

export const readObjectFields = (value: unknown): DescriptionFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? new Map<string, unknown>(Object.entries(value))
    : none;

export const readArray = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const readString = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A step of a reference as it is written in one: "~1" is "/", "~0" is "~", and a percent sign begins a code. */
function stepOf(written: string): string {
  const plain = written.replaceAll('~1', '/').replaceAll('~0', '~');
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}

/** The part that a reference inside the description leads to; undefined where it leads nowhere or outside of it. */
export function resolveReference(description: unknown, reference: string): unknown {
  if (!reference.startsWith('#/')) return undefined;
  let part: unknown = description;
  for (const written of reference.slice(2).split('/')) {
    const step = stepOf(written);
    part = Array.isArray(part) ? readArray(part)[Number(step)] : readObjectFields(part).get(step);
  }
  return part;
}

/** Greatest number of references that are followed one after the other: one may lead back to itself. */
const longestChain = 20;

/** A part with the reference followed that it consists of; undefined where that leads nowhere. */
export function resolvePart(description: unknown, part: unknown): unknown {
  let found = part;
  for (let step = 0; step < longestChain; step += 1) {
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
