import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pinnedEndpoints } from '~/api/generated/endpoints.ts';
import {
  matchOperations,
  listOfferedOperations,
  renamePathParameters,
  type KnownOperation,
} from './matchOperations.ts';

type Operation = { readonly operationId?: string; readonly parameters?: readonly object[] };
type Described = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

const pinned: Described = JSON.parse(readFileSync('openapi/cms.json', 'utf8'));
const known: readonly KnownOperation[] = Object.entries(pinnedEndpoints).map(([id, [method, path]]) => ({
  id,
  method,
  path,
}));

/** The pinned description with each path and each id as they are told to be. */
const described = (
  toPath: (path: string) => string,
  toId: (id: string) => string | undefined,
): Described => ({
  paths: Object.fromEntries(
    Object.entries(pinned.paths).map(([path, item]) => [
      toPath(path),
      Object.fromEntries(
        Object.entries(item).map(([method, { operationId = '' }]) => [
          method,
          { operationId: toId(operationId) },
        ]),
      ),
    ]),
  ),
});

const same = <T>(value: T): T => value;
const anonymous = (): undefined => undefined;
const otherNames = (path: string): string => path.replaceAll(/\{(\w+)\}/g, '{the-$1}');

describe('every operation of Portal is found', () => {
  test.each<readonly [string, (path: string) => string, (id: string) => string | undefined]>([
    ['by its id, wherever it lies', (path) => `/elsewhere${path.replaceAll(/\/(\w)/g, '/x-$1')}`, same],
    ['by its path, without any id', same, anonymous],
    ['by its path under another id', same, (id) => `v2_${id}`],
    ['behind the base of the CMS', (path) => `/cms${path}`, anonymous],
    ['behind a version', (path) => `/v2${path}`, anonymous],
    ['behind base, version and tenant', (path) => `/cms/v2/maker${path}`, anonymous],
    ['with a slash at its end', (path) => `${path}/`, anonymous],
    ['with other names of its parameters', otherNames, anonymous],
  ])('%s', (_, toPath, toId) => {
    const { matched, missing } = matchOperations(
      known,
      listOfferedOperations(described(toPath, toId), '/cms'),
    );
    expect(missing).toEqual([]);
    for (const { id } of known) {
      const [, path] = pinnedEndpoints[id as keyof typeof pinnedEndpoints];
      const found = matched.get(id)?.offered.path.replaceAll('{the-', '{');
      expect(found).toBe(
        toPath(path)
          .replace(/^\/cms/, '')
          .replaceAll('{the-', '{'),
      );
    }
  });
});

const machine: KnownOperation = { id: 'machineGet', method: 'GET', path: '/milling/machines/{id}' };
const macro: KnownOperation = { id: 'macroGet', method: 'GET', path: '/milling/macros/{machine}/{name}' };
const offer = (paths: Readonly<Record<string, Readonly<Record<string, Operation | object>>>>) =>
  listOfferedOperations({ paths }, '/cms');
const get = (operationId = '') => ({ get: { operationId } });

const ways = (
  operations: readonly KnownOperation[],
  paths: Parameters<typeof offer>[0],
  mapping?: Parameters<typeof matchOperations>[2],
) => {
  const { matched, missing } = matchOperations(operations, offer(paths), mapping);
  return {
    matched: Object.fromEntries([...matched].map(([id, { offered, by }]) => [id, [by, offered.path]])),
    missing: missing.map(({ id, reason, candidates }) => [id, reason, candidates.map(({ path }) => path)]),
  };
};

test('an id counts only with the same method and as many parameters in its path', () => {
  expect(ways([machine], { '/m/{a}/{b}': get('machineGet') }).missing).toEqual([
    ['machineGet', 'NOT_OFFERED', []],
  ]);
  expect(ways([machine], { '/m/{a}': { post: { operationId: 'machineGet' } } }).missing).toEqual([
    ['machineGet', 'NOT_OFFERED', []],
  ]);
  expect(ways([machine], { '/m/{a}': get('machineGet') }).matched).toEqual({ machineGet: ['ID', '/m/{a}'] });
});

test('of two with the same id none is taken, and both are reported', () => {
  expect(ways([machine], { '/a/{x}': get('machineGet'), '/b/{x}': get('machineGet') })).toEqual({
    matched: {},
    missing: [['machineGet', 'AMBIGUOUS', ['/a/{x}', '/b/{x}']]],
  });
});

test('of two with the same path none is taken, and both are reported', () => {
  expect(ways([machine], { '/milling/machines/{x}': get(), '/milling/machines/{y}/': get() })).toEqual({
    matched: {},
    missing: [['machineGet', 'AMBIGUOUS', ['/milling/machines/{x}', '/milling/machines/{y}/']]],
  });
});

test('the mapping counts before id and path', () => {
  const paths = {
    '/milling/machines/{id}': get('machineGet'),
    '/mills/{key}': get('readMill'),
    '/mills/{key}/programs/{program}': get(),
  };
  expect(ways([machine, macro], paths, { machineGet: { operation: 'readMill' } }).matched).toEqual({
    machineGet: ['MAPPING', '/mills/{key}'],
  });
  expect(
    ways([macro], paths, { macroGet: { operation: 'GET /mills/{any}/programs/{name}/' } }).matched,
  ).toEqual({ macroGet: ['MAPPING', '/mills/{key}/programs/{program}'] });
});

test('a mapping that leads nowhere is reported, whatever else would fit', () => {
  const paths = { '/milling/machines/{id}': get('machineGet'), '/mills': get('readMill') };
  expect(ways([machine], paths, { machineGet: { operation: 'readMills' } })).toEqual({
    matched: {},
    missing: [['machineGet', 'MAPPING', []]],
  });
  expect(ways([machine], paths, { machineGet: { operation: 'readMill' } }).missing).toEqual([
    ['machineGet', 'MAPPING', ['/mills']],
  ]);
});

test('a mapping never has a write called for a read, nor something removed for any other write', () => {
  const update = { id: 'machineUpdate', method: 'PUT', path: '/milling/machines/{id}' };
  const removal = { id: 'machineDelete', method: 'DELETE', path: '/milling/machines/{id}' };
  const paths = {
    '/mills/{key}': { delete: { operationId: 'endMill' }, patch: { operationId: 'keepMill' } },
    '/mills/{key}/remove': { post: { operationId: 'removeMill' } },
  };
  const mapping = {
    machineGet: { operation: 'endMill' },
    machineUpdate: { operation: 'keepMill' },
    machineDelete: { operation: 'removeMill' },
  };
  const { matched, missing } = ways([machine, update, removal], paths, mapping);
  expect(matched).toEqual({
    machineUpdate: ['MAPPING', '/mills/{key}'],
    machineDelete: ['MAPPING', '/mills/{key}/remove'],
  });
  expect(missing).toEqual([['machineGet', 'MAPPING', ['/mills/{key}']]]);
  const swapped = { machineUpdate: { operation: 'endMill' } };
  expect(ways([update], paths, swapped).missing).toEqual([['machineUpdate', 'MAPPING', ['/mills/{key}']]]);
});

test('what stands for one operation stands for no other', () => {
  const twin = { ...machine, id: 'millGet' };
  expect(ways([machine, twin], { '/milling/machines/{id}': get('millGet') })).toEqual({
    matched: { millGet: ['ID', '/milling/machines/{id}'] },
    missing: [['machineGet', 'NOT_OFFERED', []]],
  });
  expect(
    ways(
      [machine, twin],
      { '/m/{id}': get('x') },
      { machineGet: { operation: 'x' }, millGet: { operation: 'x' } },
    ).missing,
  ).toEqual([
    ['machineGet', 'AMBIGUOUS', ['/m/{id}']],
    ['millGet', 'AMBIGUOUS', ['/m/{id}']],
  ]);
});

test('literal segments count as they are written', () => {
  expect(ways([machine], { '/milling/Machines/{id}': get(), '/milling/{kind}/{id}': get() }).matched).toEqual(
    {},
  );
});

test('a description of one area alone keeps the area in its paths', () => {
  expect(
    ways([machine, macro], { '/milling/machines/{x}': get(), '/milling/macros/{x}/{y}': get() }).matched,
  ).toEqual({
    machineGet: ['PATH', '/milling/machines/{x}'],
    macroGet: ['PATH', '/milling/macros/{x}/{y}'],
  });
});

test.each([undefined, null, 'text', 4, [], {}, { paths: null }, { paths: { '/a': null, '/b': { get: 3 } } }])(
  'a description that describes nothing offers nothing: %j',
  (description) => expect(listOfferedOperations(description, '/cms')).toEqual([]),
);

test('references to paths and parameters are followed', () => {
  const condition = { name: 'if-match', in: 'header' };
  const description = {
    paths: { '/a/{x}': { $ref: '#/components/pathItems/A' } },
    components: {
      parameters: { Condition: condition },
      pathItems: {
        A: { put: { operationId: 'a', parameters: [{ $ref: '#/components/parameters/Condition' }] } },
      },
    },
  };
  expect(listOfferedOperations(description, '/cms')).toEqual([
    { id: 'a', method: 'PUT', path: '/a/{x}', isConditional: true },
  ]);
});

describe('the parameters of a path go', () => {
  const [offered] = offer({ '/v2/m/{b}/x/{a}.json': get('m') });
  test('by their position', () => {
    expect(offered && renamePathParameters(offered, macro)).toBe('/v2/m/{machine}/x/{name}.json');
  });
  test('by the mapping where it names them, and the others by their position', () => {
    expect(offered && renamePathParameters(offered, macro, { machine: 'a' })).toBe(
      '/v2/m/{name}/x/{machine}.json',
    );
    expect(offered && renamePathParameters(offered, macro, { name: 'nothing' })).toBe(
      '/v2/m/{machine}/x/{name}.json',
    );
  });
});
