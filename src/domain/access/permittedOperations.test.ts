import { expect, test } from 'vitest';
import { listPermittedOperations, canOpenTab } from './permittedOperations.ts';

const lookup = [
  {
    cmsObjectType: 'CONFIGURATION',
    readOperationId: 'configurationGet',
    writeOperationId: 'configurationCreate',
  },
  { cmsObjectType: 'CONFIGURATION', readOperationId: 'configurationFilter', writeOperationId: null },
  { cmsObjectType: 'PART', readOperationId: 'partGet', writeOperationId: 'partCreate' },
];
const service = { serviceMethods: [{ methodId: 'authTokenGet' }] };

test.each([
  ['READ', ['configurationGet', 'configurationFilter']],
  ['WRITE', ['configurationCreate']],
  ['BOTH', ['configurationGet', 'configurationFilter', 'configurationCreate']],
  ['NONE', []],
])('%s opens %j', (access, opened) => {
  expect(listPermittedOperations(service, { CONFIGURATION: access }, lookup)).toEqual(
    new Set(['authTokenGet', ...opened]),
  );
});

test('nothing is permitted that is on neither list', () => {
  expect(listPermittedOperations({ serviceMethods: [] }, {}, lookup)).toEqual(new Set());
});

test('an object type that is called like a property of every object opens nothing', () => {
  const row = { cmsObjectType: 'constructor', readOperationId: 'a', writeOperationId: 'b' };
  expect(listPermittedOperations({ serviceMethods: [] }, {}, [row])).toEqual(new Set());
});

test('the ids of another CMS become the names of Portal', () => {
  const ids = new Map([
    ['partGet', 'fetchPart'],
    ['partUsageGet', 'fetchPart'],
    ['accountGet', 'partCreate'],
  ]);
  const rows = [{ cmsObjectType: 'PART', readOperationId: 'fetchPart', writeOperationId: 'writePart' }];
  const named = { serviceMethods: [{ methodId: 'authTokenGet' }, { methodId: 'partGet' }] };
  // What is called there as Portal calls something else passes for nothing.
  expect(listPermittedOperations(named, { PART: 'BOTH' }, rows, ids)).toEqual(
    new Set(['authTokenGet', 'fetchPart', 'partGet', 'partUsageGet', 'writePart']),
  );
  expect(listPermittedOperations(named, {}, rows, ids)).toEqual(new Set(['authTokenGet']));
});

test.each([
  [undefined, ['productFilter'], true],
  [[], 'NOTHING', true],
  [[], ['productFilter'], false],
  [['productGetMine'], ['productFilter', 'productGetMine'], true],
  [['productGet'], ['productFilter', 'productGetMine'], false],
  [['productGet'], [], false],
] as const)('with %j a tab that reads by %j opens: %s', (operations, reads, opens) =>
  expect(canOpenTab({ units: [], operations: operations && new Set(operations) }, reads)).toBe(opens),
);
