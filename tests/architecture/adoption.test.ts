import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readDescription } from '~/domain/apiDescription/operations.ts';
import { buildAdoptedDescription, buildAdoptionReport } from '../../openapi/adoption.ts';

type Operation = { operationId?: string; parameters?: { name: string; in: string }[] };
type Described = { paths: Record<string, Record<string, Operation>> };

const pinned: Described = JSON.parse(readFileSync('openapi/cms.json', 'utf8'));
const count = readDescription(pinned).operations.length;

/** The pinned description as of another vendor: other ids, a version prefix, other parameter names. */
function foreign(): Described {
  const other = structuredClone(pinned);
  other.paths = Object.fromEntries(
    Object.entries(other.paths).map(([path, item]) => [
      `/v2${path.replaceAll(/\{(\w+)\}/g, '{$1Key}')}`,
      item,
    ]),
  );
  for (const item of Object.values(other.paths)) {
    for (const operation of Object.values(item)) {
      operation.operationId = `do_${operation.operationId}`;
      for (const parameter of operation.parameters ?? [])
        if (parameter.in === 'path') parameter.name = `${parameter.name}Key`;
    }
  }
  return other;
}
const report = (other: unknown, mapping = {}) =>
  buildAdoptionReport({ pinned, other, base: '/cms', mapping });

test('the pinned description reports nothing against itself', () => {
  expect(report(pinned)).toEqual([
    `${count} operations of Portal, ${count} of the CMS`,
    '0 found by the mapping file',
    `${count} found by their id`,
    '0 found by method and path',
    '0 missing',
  ]);
});

test('a description with other ids, names and paths is found whole, and says nothing else', () => {
  expect(report(foreign())).toEqual([
    `${count} operations of Portal, ${count} of the CMS`,
    '0 found by the mapping file',
    '0 found by their id',
    `${count} found by method and path`,
    '0 missing',
  ]);
});

test('taken over it has the names of Portal, so that the same types are made of it', () => {
  const other = foreign();
  other.paths['/v2/reports/{id}'] = { post: { operationId: 'partGet' } };
  const adopted = readDescription(buildAdoptedDescription({ pinned, other, base: '/cms', mapping: {} }));
  const own = readDescription(pinned);
  expect(adopted.operations.map(({ id, method }) => [id, method])).toEqual(
    own.operations.map(({ id, method }) => [id, method]),
  );
  expect(adopted.operations.map(({ path }) => path)).toEqual(own.operations.map(({ path }) => `/v2${path}`));
});

describe('what is missing', () => {
  test('is named with the pages that need it and those that may be meant', () => {
    const other = foreign();
    other.paths['/v2/part/{key}'] = other.paths['/v2/parts/{partNumberKey}'] ?? {};
    delete other.paths['/v2/parts/{partNumberKey}'];
    const lines = report(other);
    const at = lines.findIndex((line) => line.startsWith('  partGet '));
    expect(lines[at]).toBe(
      '  partGet (GET /parts/{partNumber}); needed by: Parts, Part, Cut files, Parts and macros, Configurations',
    );
    expect(lines[at + 1]).toBe('    perhaps do_partGet (GET /v2/part/{key})');
    expect(report(other, { partGet: { operation: 'do_partGet' } })).not.toContainEqual(
      expect.stringMatching(/^ {2}partGet/),
    );
  });

  test('is told apart by its reason', () => {
    const other = structuredClone(pinned);
    other.paths['/more/{partNumber}'] = { get: { operationId: 'partGet' } };
    expect(report(other).join('\n')).toContain(
      '\n    nothing decides which it is\n    perhaps partGet (GET ',
    );
    expect(report(pinned, { partGet: { operation: 'nothing' } }).join('\n')).toContain(
      '\n    what the mapping file names is not there or does not fit',
    );
    expect(report(pinned, { nothing: {} })).toContain(
      'The mapping file names nothing, which is no operation of Portal',
    );
  });
});

/** Two small descriptions of one operation with different bodies and responses. */
const small = (
  answer: unknown,
  more: { readonly parameters?: unknown; readonly body?: unknown; readonly schemas?: object } = {},
) => ({
  paths: {
    '/configurations/{id}': {
      post: {
        operationId: 'configurationGet',
        parameters: more.parameters ?? [],
        ...(more.body !== undefined && {
          requestBody: { content: { 'application/json': { schema: more.body } } },
        }),
        responses: { 200: { content: { 'application/json': { schema: answer } } } },
      },
    },
  },
  components: { schemas: more.schemas ?? {} },
});
const differences = (...[own, other]: readonly [object, object]) =>
  buildAdoptionReport({ pinned: own, other, base: '/cms', mapping: {} }).slice(6);

const text = { type: 'string' };
const record = (properties: object) => ({ type: 'object', properties });

test.each<readonly [string, unknown, unknown, readonly string[]]>([
  [
    'a field that is not there',
    record({ a: text, b: text }),
    record({ a: text }),
    ['  read: b is not there'],
  ],
  [
    'another type',
    record({ a: text }),
    record({ a: { type: 'integer' } }),
    ['  read: a is number, not string'],
  ],
  [
    'whole numbers and numbers alike',
    record({ a: { type: 'integer' } }),
    record({ a: { type: 'number' } }),
    [],
  ],
  [
    'null as 3.0 says it',
    record({ a: text }),
    record({ a: { ...text, nullable: true } }),
    ['  read: a may be null'],
  ],
  [
    'null as 3.1 says it',
    record({ a: text }),
    record({ a: { type: ['string', 'null'] } }),
    ['  read: a may be null'],
  ],
  [
    'null as an alternative',
    record({ a: text }),
    record({ a: { anyOf: [text, { type: 'null' }] } }),
    ['  read: a may be null'],
  ],
  [
    'other members',
    record({ a: { enum: ['X', 'Y'] } }),
    record({ a: { enum: ['Y', 'Z'] } }),
    ['  read: a has new members: Z', '  read: a does not have X'],
  ],
  [
    'parts that are put together, in lists',
    { type: 'array', items: record({ a: record({ b: text, c: text }) }) },
    {
      type: 'array',
      items: { allOf: [record({ a: { allOf: [record({ b: text }), { nullable: true }] } })] },
    },
    ['  read: [].a may be null', '  read: [].a.c is not there'],
  ],
  ['more fields', record({ a: text }), record({ a: text, b: text }), []],
  [
    'fields that may be absent, also where a part has required them',
    { allOf: [{ ...record({ a: text, b: text, c: text }), required: ['a', 'b'] }, { required: ['c'] }] },
    { ...record({ a: text, b: text, c: text }), required: ['b'] },
    ['  read: the answer may lack a, c'],
  ],
  [
    'a field that one of two alternatives alone requires',
    { ...record({ a: text }), required: ['a'] },
    { oneOf: [{ ...record({ a: text }), required: ['a'] }, record({ a: text })] },
    ['  read: the answer may lack a'],
  ],
  ['a schema that says nothing', record({ a: text }), {}, []],
])('the report names %s', (_, own, other, lines) => {
  expect(differences(small(own), small(other))).toEqual(lines);
});

test('schemas that contain themselves end', () => {
  const loop = { type: 'object', properties: { inner: { $ref: '#/components/schemas/Loop' }, a: text } };
  const reference = { $ref: '#/components/schemas/Loop' };
  expect(
    differences(
      small(reference, { schemas: { Loop: loop } }),
      small(reference, { schemas: { Loop: { allOf: [reference, record({ inner: reference })] } } }),
    ),
  ).toEqual(['  read: a is not there']);
});

test('what a body has to have and may lack is reported', () => {
  const own = small(text, { body: { ...record({ a: text, b: text }), required: ['a'] } });
  const other = small(text, {
    body: { ...record({ a: text, b: text, c: text }), required: ['a', 'b', 'c'] },
  });
  expect(differences(own, other)).toEqual(['  sent: the body wants b, c, which may not be sent']);
});

test('what is sent and not named is reported', () => {
  const own = small(text, {
    parameters: [{ name: 'limit', in: 'query' }],
    body: record({ a: text, b: text }),
  });
  expect(differences(own, small(text, { body: record({ a: { type: 'integer' } }) }))).toEqual([
    '  the parameter limit of the query is sent and not named',
    '  sent: a is number, not string',
    '  sent: b is not there',
  ]);
});
