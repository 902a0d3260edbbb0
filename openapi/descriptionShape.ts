import {
  readObjectFields,
  readArray,
  resolvePart,
  readString,
} from '../src/domain/apiDescription/document.ts';

/** What a schema allows, as far as two descriptions are compared by it. */
export type SchemaShape = {
  /** Kinds of value, such as "string" and "array"; none where the schema does not say. */
  readonly kinds: ReadonlySet<string>;
  readonly isNullable: boolean;
  /** Values to choose from; undefined where any will do. */
  readonly members: ReadonlySet<string> | undefined;
  readonly fields: ReadonlyMap<string, unknown>;
  readonly required: ReadonlySet<string>;
  /** Schema of the items of a list; undefined without one. */
  readonly items: unknown;
};

const kindsOf = (type: unknown): readonly string[] =>
  Array.isArray(type) ? type.filter((each) => typeof each === 'string') : [readString(type)].filter(Boolean);

/** Greatest number of schemas inside each other that one is put together from: it may contain itself. */
const deepest = 12;

/** What a schema allows: `allOf` adds, `oneOf` and `anyOf` allow what any does. A null is allowed as OpenAPI 3.0 or 3.1 says it. */
export function toSchemaShape(description: unknown, schema: unknown, depth = 0): SchemaShape {
  const own = readObjectFields(resolvePart(description, schema));
  const partsOf = (name: string): readonly SchemaShape[] =>
    depth < deepest
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

/** A number of any kind is one kind: both come as numbers. */
const sameKind = (kind: string): string => (kind === 'integer' ? 'number' : kind);

/** The differences of another description's schema, a line each: "items[].state has a new member RETIRED". `reads`: Portal reads it. */
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
    // Fields that are not described are told already.
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
