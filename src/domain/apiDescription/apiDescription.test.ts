import { describe, expect, test } from 'vitest';
import { buildCallUrl, formatCurl, findMissingParameters, type ParameterValues } from './curl.ts';
import { diffFingerprints } from './changes.ts';
import { isReadOperation, checkOperationCall, listPermittedRoles } from './access.ts';
import {
  addPortalNames,
  readResponses,
  readRequestBody,
  readParameters,
  readDescription,
} from './operations.ts';
import { buildSchemaLine, type SchemaLine } from './schema.ts';
import { createApiSearch, groupOperationsByTag } from './search.ts';
import { resolveReference } from './document.ts';
import { buildAccessMatrices } from '../access/matrix.ts';
import { buildPrints } from '../../../tests/factories/prints.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });
const whole = {
  openapi: '3.1.0',
  info: { title: 'CMS', version: '1', description: 'All of it' },
  components: {
    schemas: {
      Part: {
        type: 'object',
        required: ['number'],
        properties: {
          number: { type: 'string', description: 'Its number.', example: 'P1' },
          state: { enum: ['READY', 'ARCHIVED'] },
          parts: { type: 'array', items: ref('Part') },
          price: { type: ['number', 'null'], minimum: 0 },
          lost: ref('Nothing'),
          either: { oneOf: [ref('Colour'), { type: 'string', format: 'date-time' }] },
          extra: { type: 'object', additionalProperties: ref('Colour') },
        },
      },
      Colour: { type: 'object', properties: { red: { type: 'integer', nullable: true } } },
      Loop: ref('Loop'),
      'a/b~c': { type: 'boolean' },
    },
    parameters: { Limit: { name: 'limit', in: 'query', schema: { type: 'integer' } } },
  },
  paths: {
    '/parts/{number}': {
      parameters: [{ name: 'number', in: 'path', schema: { type: 'string' }, description: 'Part number' }],
      get: {
        operationId: 'partGet',
        tags: ['Parts'],
        summary: 'Read a part',
        parameters: [{ $ref: '#/components/parameters/Limit' }, { $ref: '#/components/parameters/None' }, 7],
        responses: { 200: { description: 'The part.', ...json(ref('Part')) }, 404: { description: 'None.' } },
        'x-cms-object-type': 'PART',
        'x-cms-access': 'READ',
      },
      delete: {
        operationId: 'partDelete',
        responses: {},
        'x-cms-object-type': 'PART',
        'x-cms-access': 'WRITE',
      },
    },
    '/do': {
      post: {
        operationId: 'doIt',
        requestBody: { required: true, ...json(ref('Colour')) },
        'x-cms-service': true,
      },
      get: { summary: 'Without an id', deprecated: true },
      put: { operationId: 'doIt' },
      patch: 'nothing',
    },
    '/broken': null,
  },
};
const description = readDescription(whole);
const operation = (id: string) => {
  const found = description.operations.find((each) => each.id === id);
  if (!found) throw new Error(`No operation ${id}`);
  return found;
};

describe('a description', () => {
  test('has its operations, each once, and whatever is of another shape left out', () => {
    expect(description).toMatchObject({ title: 'CMS', version: '1', standard: '3.1.0', text: 'All of it' });
    expect(description.operations.map(({ id, method, path }) => [id, method, path])).toEqual([
      ['partGet', 'GET', '/parts/{number}'],
      ['partDelete', 'DELETE', '/parts/{number}'],
      ['get /do', 'GET', '/do'],
      ['doIt', 'POST', '/do'],
    ]);
    expect(operation('get /do').isDeprecated).toBe(true);
  });

  test.each([undefined, null, 'text', [], { paths: [] }, { paths: { '/a': 1 } }])('%j has none', (other) =>
    expect(readDescription(other).operations).toEqual([]),
  );

  test('an operation has parameters, its own and those of its path, and references followed', () => {
    expect(
      readParameters(description, operation('partGet')).map((each) => [each.name, each.place, each.required]),
    ).toEqual([
      ['limit', 'query', false],
      ['number', 'path', true],
    ]);
    expect(
      readResponses(description, operation('partGet')).map(({ status, contents }) => [
        status,
        contents.length,
      ]),
    ).toEqual([
      ['200', 1],
      ['404', 0],
    ]);
    expect(readRequestBody(description, operation('doIt'))).toMatchObject({
      required: true,
      contents: [{ type: 'application/json' }],
    });
    expect(readRequestBody(description, operation('partGet'))).toBeUndefined();
  });

  test('references are followed by their steps', () => {
    expect(resolveReference(whole, '#/components/schemas/a~1b~0c')).toEqual({ type: 'boolean' });
    expect(resolveReference(whole, 'https://elsewhere.example/x')).toBeUndefined();
    expect(resolveReference(whole, '#/components/%E0')).toBeUndefined();
  });
});

describe('a schema', () => {
  const lines = (line: SchemaLine) =>
    line
      .inside()
      .map((each) => [each.name + (each.required ? '*' : ''), each.type, ...each.facts].join(' | '));
  const part = buildSchemaLine(whole, ref('Part'));
  const field = (line: SchemaLine, name: string): SchemaLine => {
    const found = line.inside().find((each) => each.name === name);
    if (!found) throw new Error(`No field ${name}`);
    return found;
  };

  test('is read in words', () => {
    expect(lines(part)).toEqual([
      'number* | text | such as P1',
      'state | text | one of READY or ARCHIVED',
      'parts | list of Part',
      'price | number or null | at least 0',
      'lost | Nothing leads nowhere',
      'either | one of',
      'extra | any name: Colour',
    ]);
    expect(lines(field(part, 'either'))).toEqual(['one of 1 | Colour', 'one of 2 | text (date-time)']);
    expect(lines(field(field(part, 'extra'), 'every other name'))).toEqual(['red | whole number or null']);
  });

  test('that contains itself goes on for ever, one step at a time', () => {
    let line = part;
    for (let step = 0; step < 50; step += 1) line = field(field(line, 'parts'), 'each item');
    expect(field(line, 'number').type).toBe('text');
    expect(field(part, 'lost').isLost).toBe(true);
  });

  test('that begins with itself goes on for ever too', () => {
    const own = { components: { schemas: { Own: { properties: { own: ref('Own') } } } } };
    let line = buildSchemaLine(own, ref('Own'));
    for (let step = 0; step < 50; step += 1) line = field(line, 'own');
    expect(line).toMatchObject({ type: 'Own', isNested: true });
  });

  test.each<[part: object, type: string, ...facts: readonly string[]]>([
    [{ allOf: [ref('Colour')], nullable: true }, 'Colour or null'],
    [{ oneOf: [ref('Colour')], nullable: true }, 'one of or null'],
    [{ oneOf: [ref('Colour')], discriminator: { propertyName: 'kind' } }, 'one of', 'told apart by kind'],
    [
      { type: 'number', minimum: 1, exclusiveMinimum: true, maximum: 9 },
      'number',
      'at most 9',
      'more than 1',
    ],
    [{ type: 'number', exclusiveMinimum: 1, exclusiveMaximum: 9 }, 'number', 'more than 1', 'less than 9'],
    [{ type: ['string', 'null'], examples: ['a', 'b'] }, 'text or null', 'such as a'],
    [{ type: 'array', items: {}, uniqueItems: true }, 'list of anything', 'no item twice'],
    [{ type: 'string', example: 'a'.repeat(300) }, 'text', `such as ${'a'.repeat(200)}…`],
  ])('%j', (schema, type, ...facts) => expect(buildSchemaLine(whole, schema)).toMatchObject({ type, facts }));

  test('of a list by place and of names by pattern', () => {
    const schema = { prefixItems: [{ type: 'string' }], patternProperties: { '^x-': { type: 'integer' } } };
    expect(lines(buildSchemaLine(whole, schema))).toEqual(['item 1 | text', 'names like ^x- | whole number']);
  });

  test('with more fields than are shown says how many', () => {
    const properties = Object.fromEntries(Array.from({ length: 1203 }, (_, index) => [`f${index}`, {}]));
    const all = buildSchemaLine(whole, { properties }).inside();
    expect(all).toHaveLength(1001);
    expect(all.at(-1)?.type).toBe('203 more');
  });

  test('that is nothing but itself leads nowhere', () => {
    expect(buildSchemaLine(whole, ref('Loop'))).toMatchObject({ isLost: true, isNested: false });
  });

  test.each([undefined, true, {}, 7])('%j is anything', (other) =>
    expect(buildSchemaLine(whole, other)).toMatchObject({ type: 'anything', isNested: false }),
  );
});

describe('the search', () => {
  const search = createApiSearch(description);
  const found = (text: string) =>
    search.find(text).map(({ operation: { id }, field }) => (field ? `${id} by ${field}` : id));
  test('finds what is near before anything is prepared, and goes on where it was', () => {
    const fresh = createApiSearch(description);
    expect(fresh.find('red')).toEqual([]);
    expect(fresh.find('partget')).toHaveLength(1);
    let asked = 0;
    expect(fresh.prepare(() => (asked += 1) > 1)).toBe(false);
    expect(fresh.find('red').map(({ operation: { id } }) => id)).toEqual(['partGet']);
    expect(fresh.prepare(() => false)).toBe(true);
    expect(fresh.find('red')).toHaveLength(2);
    search.prepare(() => false);
  });

  test.each([
    ['', ['partGet', 'partDelete', 'get /do', 'doIt']],
    ['READ part', ['partGet']],
    ['/do', ['get /do', 'doIt']],
    ['red', ['partGet by red', 'doIt by red']],
    ['partget limit', ['partGet by limit']],
    ['part number', ['partGet', 'partDelete']],
    ['nowhere at all', []],
  ])('%j', (text, wanted) => expect(found(text)).toEqual(wanted));

  test('groups what it finds by tag, those without one last', () => {
    expect(
      groupOperationsByTag(createApiSearch(description).find('')).map(([tag, operations]) => [
        tag,
        operations.length,
      ]),
    ).toEqual([
      ['Parts', 1],
      ['', 3],
    ]);
  });
});

describe('the changes since a description was seen', () => {
  const seen = buildPrints(whole);
  const changed = (change: (copy: typeof whole) => void) => {
    const copy = structuredClone(whole);
    change(copy);
    return diffFingerprints(seen, buildPrints(copy));
  };
  const none = { added: [], removed: [], changed: [] };

  test.each([
    ['nothing', () => undefined, none],
    ['words only', (copy: typeof whole) => (copy.paths['/parts/{number}'].get.summary = 'x'), none],
    [
      'a field of a schema',
      (copy: typeof whole) => Object.assign(copy.components.schemas.Colour.properties, { green: {} }),
      { ...none, changed: [{ id: 'doIt', aspects: ['body'] }] },
    ],
    [
      'an operation that is gone',
      (copy: typeof whole) => Reflect.deleteProperty(copy.paths['/parts/{number}'], 'delete'),
      { ...none, removed: ['partDelete'] },
    ],
    [
      'another path',
      (copy: typeof whole) => {
        Object.assign(copy.paths, { '/new': copy.paths['/do'] });
        Reflect.deleteProperty(copy.paths, '/do');
      },
      { added: ['get /new'], removed: ['get /do'], changed: [{ id: 'doIt', aspects: ['call'] }] },
    ],
    [
      'another list that governs it',
      (copy: typeof whole) => Object.assign(copy.paths['/do'].post, { 'x-cms-service': false }),
      { ...none, changed: [{ id: 'doIt', aspects: ['access'] }] },
    ],
  ])('%s', (_, change, wanted) => expect(changed(change)).toEqual(wanted));
});

describe('who may call', () => {
  const matrices = buildAccessMatrices(
    {
      services: [{ realm: 'MAKER', role: 'ADMIN', serviceMethods: [{ methodId: 'doIt' }] }],
      objects: [
        { realm: 'MAKER', role: 'ADMIN', objectAccess: { PART: 'BOTH' } },
        { realm: 'CUSTOMER', role: 'BASIC', objectAccess: { PART: 'READ' } },
      ],
      realmRoles: [],
    },
    'MAKER',
  );
  test.each([
    ['partGet', ['MAKER ADMIN', 'CUSTOMER BASIC'], true],
    ['partDelete', ['MAKER ADMIN'], false],
    ['doIt', ['MAKER ADMIN'], false],
    ['get /do', undefined, true],
  ])('%s: %j', (id, wanted, reads) => {
    expect(listPermittedRoles(operation(id), matrices)?.map(({ realm, role }) => `${realm} ${role}`)).toEqual(
      wanted,
    );
    expect(isReadOperation(operation(id))).toBe(reads);
  });
});

test('whether somebody may call what the description does not govern is not known', () => {
  const actor = { units: [], operations: new Set(['partGet']) };
  expect(checkOperationCall(actor, operation('get /do'))).toBeUndefined();
  expect(checkOperationCall(actor, operation('partGet'))?.allowed).toBe(true);
  expect(checkOperationCall(actor, operation('partDelete'))?.allowed).toBe(false);
});

test('rights by the name of one of Portal’s operations are not those of another one that the CMS calls so', () => {
  const matched = new Map([
    [
      'partGet',
      { offered: { id: 'doIt', method: 'POST', path: '/do', isConditional: false }, by: 'MAPPING' as const },
    ],
  ]);
  const { operations } = addPortalNames(description, matched, new Map([['partGet', 'doIt']]));
  const may = (id: string) => {
    const found = operations.find((each) => each.id === id);
    return found && checkOperationCall({ units: [], operations: new Set(['partGet']) }, found)?.allowed;
  };
  expect(['doIt', 'partGet', 'partDelete'].map(may)).toEqual([true, undefined, false]);
});

describe('a call', () => {
  const parameters = readParameters(description, operation('partGet'));
  const values: ParameterValues = { 'path number': "a/b'c", 'query limit': '5 %' };

  test('has its values encoded, and what is missing named', () => {
    expect(buildCallUrl(operation('partGet'), parameters, values)).toBe("/parts/a%2Fb'c?limit=5+%25");
    expect(buildCallUrl(operation('partGet'), parameters, {})).toBe('/parts/{number}');
    expect(findMissingParameters(parameters, {}).map(({ name }) => name)).toEqual(['number']);
  });

  test('is a command of curl without the token, which no value can break out of', () => {
    expect(
      formatCurl({ operation: operation('partGet'), parameters, values, base: 'https://x.example/cms' }),
    ).toBe(
      [
        `curl -X GET 'https://x.example/cms/parts/a%2Fb'\\''c?limit=5+%25'`,
        '  -H "Authorization: Bearer $TOKEN"',
        "  -H 'Accept: application/json'",
      ].join(' \\\n'),
    );
    expect(
      formatCurl({
        operation: operation('doIt'),
        parameters: [],
        values: {},
        base: '',
        bodyType: 'application/json',
      }),
    ).toContain("-d '@body.json'");
  });
});
