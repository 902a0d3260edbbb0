import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lazyShapeTables } from '~/api/responses/lazyShapeTables.ts';
import { createResponseParser } from '~/api/responses/responseParser.ts';
import { firstAnswers } from '~/api/generated/firstAnswers.ts';
import type { OperationId } from '~/api/operations.ts';
import { statusResponseShapes } from '~/api/statusOperations.ts';
import { recordsWithSpellings, restrictiveDefaults } from '../../openapi/responseRules.ts';

type Type = 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'null';

type Schema = {
  readonly $ref?: string;
  readonly type?: Type | readonly Type[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema;
  readonly allOf?: readonly Schema[];
};

type Operation = {
  readonly operationId: OperationId;
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
};

const description: {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
} = JSON.parse(readFileSync('openapi/cms.json', 'utf8'));

/** A schema with references resolved and `allOf` merged; `name` is that of the referenced schema. */
type Whole = Omit<Schema, '$ref' | 'allOf' | 'type'> & {
  readonly type: Type;
  readonly isNullable: boolean;
  readonly isLoose: boolean;
};

function whole(schema: Schema): Whole {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return {
      ...whole(description.components.schemas[name] ?? {}),
      isLoose: recordsWithSpellings.includes(name),
    };
  }
  const types = [schema.type ?? []].flat();
  const own = {
    ...schema,
    type: types.find((each) => each !== 'null') ?? 'object',
    isNullable: types.includes('null'),
    isLoose: false,
  };
  return (schema.allOf ?? []).map(whole).reduce<Whole>(
    (sum, part) => ({
      ...sum,
      ...part,
      isNullable: sum.isNullable || part.isNullable,
      properties: { ...sum.properties, ...part.properties },
      required: [...(sum.required ?? []), ...(part.required ?? [])],
    }),
    own,
  );
}

/** A value that conforms to a schema. Lists have two items; recursion is limited. */
function sample(schema: Schema, depth = 0): unknown {
  const { type, format, properties, items, additionalProperties, enum: members } = whole(schema);
  if (members) return members.find((member) => member !== null);
  switch (type) {
    case 'array':
      return items && depth < 12 ? [sample(items, depth + 1), sample(items, depth + 1)] : [];
    case 'string':
      return format === 'date-time' ? '2026-03-01T08:00:00.000Z' : 'text';
    case 'integer':
    case 'number':
      return 3;
    case 'boolean':
      return false;
    case 'object':
    case 'null':
      if (properties)
        return Object.fromEntries(
          Object.entries(properties).map(([name, property]) => [name, sample(property, depth + 2)]),
        );
      return additionalProperties ? { one: sample(additionalProperties, depth + 1) } : {};
  }
}

/** Paths at which a value violates a schema. Enum members and dates may be any text. */
function findBroken(value: unknown, schema: Schema, place = ''): readonly string[] {
  const { type, isNullable, isLoose, properties, required = [], items, additionalProperties } = whole(schema);
  if (value === null) return isNullable ? [] : [place];
  switch (type) {
    case 'array':
      if (!Array.isArray(value) || !items) return [place];
      return value.flatMap((item) => findBroken(item, items, `${place}[]`));
    case 'string':
      return typeof value === 'string' ? [] : [place];
    case 'integer':
    case 'number':
      return typeof value === 'number' ? [] : [place];
    case 'boolean':
      return typeof value === 'boolean' ? [] : [place];
    case 'object':
    case 'null': {
      if (typeof value !== 'object' || Array.isArray(value)) return [place];
      const record = new Map<string, unknown>(Object.entries(value));
      if (!properties)
        return additionalProperties
          ? [...record.values()].flatMap((each) => findBroken(each, additionalProperties, `${place}{}`))
          : [];
      return Object.entries(properties).flatMap(([name, property]) => {
        const found = record.get(name);
        if (found === undefined) return required.includes(name) && !isLoose ? [`${place}.${name}`] : [];
        return findBroken(found, property, `${place}.${name}`);
      });
    }
  }
}

type Change = { readonly name: string; readonly answer: unknown };

const wrongKinds: readonly unknown[] = ['no', 7, true, [], ['x'], {}, { x: 1 }];
const absent = Symbol('absent');

/**
 * All changes of the values within a response: missing, null, of another type, another member or date, an
 * invalid item.
 */
function changesOf(value: unknown, schema: Schema, place = '', depth = 0): readonly Change[] {
  const { items, properties, additionalProperties, enum: members, format } = whole(schema);
  const own = [
    absent,
    null,
    ...wrongKinds,
    ...(members ? ['NOBODY_KNOWS'] : []),
    ...(format === 'date-time' ? ['the day before'] : []),
  ].map((answer) => ({ name: `${place} ${answer === absent ? 'absent' : JSON.stringify(answer)}`, answer }));
  if (depth > 5) return own;
  if (items && Array.isArray(value)) {
    const [first, ...rest] = value;
    const worse = [null, 'no', 7, {}, []].map((item) => ({
      name: `${place}[] ${JSON.stringify(item)}`,
      answer: [item, ...value],
    }));
    const within = changesOf(first, items, `${place}[]`, depth + 1)
      .filter(({ answer }) => answer !== absent)
      .map(({ name, answer }) => ({ name, answer: [answer, ...rest] }));
    return [...own, ...worse, ...within];
  }
  if (typeof value !== 'object' || value === null) return own;
  const record = new Map<string, unknown>(Object.entries(value));
  const within = [...record].flatMap(([name, each]) => {
    const property = properties?.[name] ?? additionalProperties;
    if (!property) return [];
    return changesOf(each, property, `${place}.${name}`, depth + 1).map(({ name: changed, answer }) => {
      const next = Object.fromEntries([...record].filter(([key]) => key !== name || answer !== absent));
      return { name: changed, answer: answer === absent ? next : { ...next, [name]: answer } };
    });
  });
  return [...own, ...within];
}

const operations = Object.values(description.paths)
  .flatMap((item) => Object.values(item))
  .flatMap(({ operationId, responses }) => {
    const schema = responses['200']?.content?.['application/json']?.schema;
    return schema ? [{ operationId, schema }] : [];
  });

const tables = [firstAnswers, statusResponseShapes, ...lazyShapeTables];

describe.each(operations)('$operationId', ({ operationId, schema }) => {
  const read = createResponseParser(tables, operationId, () => undefined);
  const right = sample(schema);

  test('is given as it was sent where it is as described', () => {
    expect(findBroken(right, schema)).toEqual([]);
    expect(read(right)).toBe(right);
  });

  test('is what its type promises whatever comes, or fails as a whole', () => {
    const changes = changesOf(right, schema).filter(({ answer }) => answer !== absent);
    expect(changes.length).toBeGreaterThan(8);
    const broken = changes.flatMap(({ name, answer }) => {
      const before = JSON.stringify(answer);
      let found: unknown;
      try {
        found = read(answer);
      } catch (error) {
        return error instanceof Error && error.name === 'ApiError' ? [] : [`${name}: ${String(error)}`];
      }
      const places = findBroken(found, schema);
      return [
        ...places.map((place) => `${name}: ${place}`),
        ...(JSON.stringify(answer) === before ? [] : [`${name}: the answer itself was changed`]),
      ];
    });
    expect(broken).toEqual([]);
  });
});

/** Fields whose absence may allow or show more, by type and name. */
function findHidingFields(): ReadonlySet<string> {
  const found = new Set<string>();
  const done = new Set<Schema>();
  const follow = (schema: Schema, field?: string): void => {
    const { properties, items, additionalProperties, type, enum: members } = whole(schema);
    const isHiding =
      type === 'boolean' ||
      (members?.includes('GUEST') ?? false) ||
      /state$|status$|roles?$|realm|access|owner|^account(?!Name|s$)|affiliation|^dataAreas?$|distributor$|only$|methods?|operationId$|belongsTo/i.test(
        field ?? '',
      );
    if (field !== undefined && isHiding && !properties?.accountNumber) found.add(field);
    if (items) follow(items);
    if (additionalProperties) follow(additionalProperties);
    const own = schema.$ref ? description.components.schemas[schema.$ref.split('/').at(-1) ?? ''] : schema;
    if (!own || done.has(own)) return;
    done.add(own);
    for (const [name, property] of Object.entries(properties ?? {})) follow(property, name);
  };
  for (const { schema } of operations) follow(schema);
  return found;
}

test('every field whose missing may allow or show more stands in the table, and nothing else hides there', () => {
  const listed = Object.keys(restrictiveDefaults);
  expect([...findHidingFields()].filter((field) => !listed.includes(field))).toEqual([]);
  const all = new Set(
    JSON.stringify(description.components.schemas)
      .match(/"\w+":(?=\{)/g)
      ?.map((name) => name.slice(1, -2)),
  );
  expect(listed.filter((field) => !all.has(field))).toEqual([]);
});
