import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleValues } from '../tests/factories/testInstallation.ts';
import { parseEnvironment } from './environment.ts';
import { parseOperationMapping, readOperationMapping } from './operationMapping.ts';

test('an operation is named by an id, by method and path, or with its parameters and its id in the access lists', () => {
  const accountGet = {
    operation: 'fetchCustomer',
    parameters: { accountNumber: 'customer' },
    permission: 'CustomerService.fetch',
  };
  const text = JSON.stringify({
    $schema: './operationMapping.schema.json',
    partGet: 'fetchPart',
    accountGroupGet: 'GET /v2/groups/{key}',
    accountGet,
    configurationGet: { permission: 'read' },
  });
  expect(parseOperationMapping(text)).toEqual({
    mapping: {
      partGet: { operation: 'fetchPart' },
      accountGroupGet: { operation: 'GET /v2/groups/{key}' },
      accountGet,
      configurationGet: { permission: 'read' },
    },
    faults: [],
  });
});

test.each<readonly [string, readonly RegExp[]]>([
  ['', [/^has a fault in line 1: A value is required/]],
  ['{', [/^has a fault in line 1: A closing } is missing$/]],
  ['{"partGet": "x",\n"partGet": "y"}', [/^has a fault in line 2: The field partGet stands twice/]],
  ['[]', [/^must be an object: /]],
  ['null', [/^must be an object: /]],
  ['"partGet"', [/^must be an object: /]],
  ['{"partget": "x"}', [/^partget is no operation of Portal$/]],
  ['{"toString": "x"}', [/^toString is no operation of Portal$/]],
  ['{"partGet": ""}', [/^partGet must be an id of the description/]],
  ['{"partGet": 3}', [/^partGet must be/]],
  ['{"partGet": "fetch part"}', [/^partGet must be/]],
  ['{"partGet": {"operations": "x"}}', [/^partGet .*operations/]],
  ['{"configurationGet": {"parameters": {"id": "a", "revision": "a"}}}', [/parameters has a twice$/]],
  [
    '{"partGet": {"parameters": {"size": "a", "partNumber": "b", "toString": "c"}}}',
    [
      /^partGet\.parameters has size, which Portal does not send$/,
      /^partGet\.parameters has toString, which Portal does not send$/,
    ],
  ],
  ['{"partGet": "GET /parts"}', [/^partGet has 1 parameters in its path, and GET \/parts has not$/]],
  [
    '{"partGet": "POST /parts/{key}", "barUpdate": "DELETE /apps"}',
    [
      /^partGet is a GET, which POST \/parts\/\{key\} cannot stand for$/,
      /^barUpdate is a PUT, which DELETE \/apps cannot stand for$/,
    ],
  ],
  [
    '{"partGet": "GET /x/{a}", "accountGet": "GET /x/{b}/"}',
    [/^GET \/x\/\{a\} stands for partGet and accountGet$/],
  ],
  [
    '{"partGet": "x", "accountGet": {"operation": "x"}, "macroes": "y"}',
    [/^macroes is no operation/, /^x stands for partGet and accountGet$/],
  ],
])('faults of %s are named one by one', (text, faults) => {
  const read = parseOperationMapping(text);
  expect(read.faults).toHaveLength(faults.length);
  for (const [at, fault] of faults.entries()) expect(read.faults[at]).toMatch(fault);
});

test('a file may begin with a mark of its encoding, and a write may have another method of writing', () => {
  const text = '\uFEFF{"barUpdate": "PATCH /apps"}';
  expect(parseOperationMapping(text)).toEqual({
    mapping: { barUpdate: { operation: 'PATCH /apps' } },
    faults: [],
  });
});

test('the installation names the file, and each of its faults stops the start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mapping-'));
  const file = join(folder, 'operations.json');
  const environment = (path: string) => () => parseEnvironment({ ...exampleValues, CMS_OPERATIONS: path });
  try {
    writeFileSync(file, '{"partGet": "fetchPart"}');
    expect(environment(file)().config.cmsOperations).toEqual({ partGet: { operation: 'fetchPart' } });
    writeFileSync(file, '{"partget": "x", "accountget": "y"}');
    expect(environment(file)).toThrow(
      /\n {2}CMS_OPERATIONS partget is no operation of Portal \([^\n]*\)\n {2}CMS_OPERATIONS accountget is no/,
    );
    expect(environment(join(folder, 'nothing.json'))).toThrow(
      /CMS_OPERATIONS names .*, which cannot be read/,
    );
    expect(environment('')().config.cmsOperations).toEqual({});
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the example in .env.example is right', () => {
  const lines = readFileSync('.env.example', 'utf8').split('\n');
  const end = lines.indexOf('CMS_OPERATIONS=');
  const begin = lines.lastIndexOf('#   {', end);
  const example = lines
    .slice(begin, end)
    .map((line) => line.slice(1))
    .join('\n');
  expect(parseOperationMapping(example).faults).toEqual([]);
  expect(Object.keys(parseOperationMapping(example).mapping)).toHaveLength(3);
});

test('no file is nothing to map', () =>
  expect(readOperationMapping('')).toEqual({ mapping: {}, faults: [] }));
