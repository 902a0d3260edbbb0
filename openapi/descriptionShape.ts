import {
  readObjectFields,
  readArray,
  resolvePart,
  readString,
} from '../src/domain/apiDescription/document.ts';

/** The parts of a schema by which two descriptions are compared. */
export type SchemaShape = {
  /** Types such as "string" and "array"; empty if the schema gives none. */
  readonly kinds: ReadonlySet<string>;
  readonly isNullable: boolean;
  /** Enum values; undefined if any value is allowed. */
  readonly members: ReadonlySet<string> | undefined;
  readonly fields: ReadonlyMap<string, unknown>;
  readonly required: ReadonlySet<string>;
  /** Schema of array items; undefined if there is none. */
  readonly items: unknown;
};

const kindsOf = (type: unknown): readonly string[] =>
  Array.isArray(type) ? type.filter((each) => typeof each === 'string') : [readString(type)].filter(Boolean);

/** Maximum nesting of composed schemas, as a schema may contain itself. */
const maxDepth = 12;

/**
 * Merges a schema: `allOf` adds, `oneOf` and `anyOf` allow what any part does. Nullability is read in the
 * form of OpenAPI 3.0 and 3.1.
 */
export function toSchemaShape(description: unknown, schema: unknown, depth = 0): SchemaShape {
  const own = readObjectFields(resolvePart(description, schema));
  const partsOf = (name: string): readonly SchemaShape[] =>
    depth < maxDepth
      ? readArray(own.get(name)).map((part) => toSchemaShape(description, part, depth + 1))
      : [];
  const added = partsOf('allOf');
  const parts = [...added, ...partsOf('oneOf'), ...partsOf('anyOf')];
  const kinds = new Set([...kindsOf(own.get('type')), ...parts.flatMap((part) => [...part.kinds])]);
  const enumeration = own.has('const') ? [own.get('const')] : readArray(own.get('enum'));
  const members = [
    ...enumeration.filter((each) => each !== null).map(String),
    ...parts.flatMap(({ members: theirs }) => [...(theirs ?? [])]),
  ];
  const isNullable =
    kinds.delete('null') ||
    own.get('nullable') === true ||
    enumeration.includes(null) ||
    parts.some((part) => part.isNullable);
  const fields = new Map([
    ...parts.flatMap((part) => [...part.fields]),
    ...readObjectFields(own.get('properties')),
  ]);
  if (kinds.size === 0 && fields.size > 0) kinds.add('object');
  return {
    kinds,
    isNullable,
    members: members.length > 0 ? new Set(members) : undefined,
    fields,
    required: new Set([
      ...readArray(own.get('required')).map(readString),
      ...added.flatMap((part) => [...part.required]),
    ]),
    items: own.get('items') ?? parts.find((part) => part.items !== undefined)?.items,
  };
}

/** Integers and numbers count as one type, as JSON does not distinguish them. */
const sameKind = (kind: string): string => (kind === 'integer' ? 'number' : kind);

/**
 * Differences to another description's schema, one per line: "items[].state has a new member RETIRED".
 * `reads` is true for responses.
 */
export function diffSchemaShapes(
  own: { readonly description: unknown; readonly schema: unknown },
  other: { readonly description: unknown; readonly schema: unknown },
  reads: boolean,
): readonly string[] {
  const lines: string[] = [];
  const seen = new Set<unknown>();
  const compare = (ours: unknown, theirs: unknown, place: string): void => {
    const schema = resolvePart(own.description, ours);
    if (seen.has(schema)) return;
    if (typeof schema === 'object' && schema !== null) seen.add(schema);
    const [one, two] = [toSchemaShape(own.description, ours), toSchemaShape(other.description, theirs)];
    const name = place || (reads ? 'the answer' : 'the body');
    const [wanted, found] = [one.kinds, two.kinds].map((kinds) => new Set([...kinds].map(sameKind)));
    if (wanted && found && wanted.size > 0 && found.size > 0 && wanted.isDisjointFrom(found)) {
      lines.push(`${name} is ${[...found].join(' or ')}, not ${[...wanted].join(' or ')}`);
      return;
    }
    if (reads && two.isNullable && !one.isNullable) lines.push(`${name} may be null`);
    if (one.members && two.members) {
      const added = [...two.members].filter((each) => one.members?.has(each) === false);
      const gone = [...one.members].filter((each) => two.members?.has(each) === false);
      if (reads && added.length > 0) lines.push(`${name} has new members: ${added.join(', ')}`);
      if (gone.length > 0) lines.push(`${name} does not have ${gone.join(', ')}`);
    }
    for (const [field, inside] of one.fields) {
      const at = place ? `${place}.${field}` : field;
      const their = two.fields.get(field);
      if (their === undefined && two.fields.size > 0) lines.push(`${at} is not there`);
      else if (their !== undefined) compare(inside, their, at);
    }
    // Fields missing from the other description have been reported above.
    const described = [...one.fields.keys()].filter((field) => two.fields.has(field));
    const absent = described.filter((field) => one.required.has(field) && !two.required.has(field));
    const unsent = [...two.required].filter((field) => !one.required.has(field));
    if (reads && absent.length > 0) lines.push(`${name} may lack ${absent.join(', ')}`);
    if (!reads && unsent.length > 0) lines.push(`${name} wants ${unsent.join(', ')}, which may not be sent`);
    if (one.items !== undefined && two.items !== undefined) compare(one.items, two.items, `${place}[]`);
  };
  compare(own.schema, other.schema, '');
  return lines;
}
