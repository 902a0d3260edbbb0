/** A part of a description: its fields by name. Descriptions come from outside; every part is looked at before it is used. */
export type Fields = ReadonlyMap<string, unknown>;

const none: Fields = new Map();

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? new Map<string, unknown>(Object.entries(value))
    : none;

export const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

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
export function partAt(description: unknown, reference: string): unknown {
  if (!reference.startsWith('#/')) return undefined;
  let part: unknown = description;
  for (const written of reference.slice(2).split('/')) {
    const step = stepOf(written);
    part = Array.isArray(part) ? itemsOf(part)[Number(step)] : fieldsOf(part).get(step);
  }
  return part;
}

/** Greatest number of references that are followed one after the other: one may lead back to itself. */
const longestChain = 20;

/** A part with the reference followed that it consists of; undefined where that leads nowhere. */
export function resolved(description: unknown, part: unknown): unknown {
  let found = part;
  for (let step = 0; step < longestChain; step += 1) {
    const reference = textOf(fieldsOf(found).get('$ref'));
    if (reference === '') return found;
    found = partAt(description, reference);
  }
  return undefined;
}

export const nameOfReference = (reference: string): string => stepOf(reference.split('/').at(-1) ?? '');

export const lostText = (reference: string): string => `${nameOfReference(reference)} leads nowhere`;

export function lostPart(description: unknown, part: unknown): string | undefined {
  const reference = textOf(fieldsOf(part).get('$ref'));
  return reference !== '' && resolved(description, part) === undefined ? lostText(reference) : undefined;
}
