import { beforeAll, describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { parseOperationMapping } from '../../deploy/operationMapping.ts';
import { buildAdoptionReport } from '../../openapi/adoption.ts';
import { matchOperations, listOfferedOperations } from '../../src/domain/apiDescription/matchOperations.ts';
import { buildPermissionIds } from '../../src/domain/apiDescription/operationMapping.ts';
import { openTestCms, seededEmails, type TestCms } from '../../tests/factories/testCms.ts';
import { buildOpenApiDescription as describeOwn } from '../cms/apiModules.ts';
import { unknownPermission } from './foreignAccess.ts';
import { createForeignHandler } from './createForeignHandler.ts';
import { createForeignOpenApiDescription } from './createForeignOpenApiDescription.ts';
import { createForeignMappingText, foreignOperations } from './foreignOperations.ts';
import {
  createForeignValues,
  deviations,
  hasUnknownEnumMember,
  unknownEnumMember,
  type Deviation,
} from './foreignValues.ts';

const all = new Set(deviations);
const { mapping, faults } = parseOperationMapping(createForeignMappingText());
const known = listOfferedOperations(describeOwn(), '/');

let cms: TestCms;
beforeAll(() => {
  cms = openTestCms();
});

/** Calls the foreign API as a person. */
async function call(method: string, path: string, body?: unknown, active: ReadonlySet<Deviation> = all) {
  const answer = await createForeignHandler(cms.handle, '/cms', active)(requestOf(method, path, body));
  return { status: answer.status, body: await answer.json() };
}

const requestOf = (method: string, path: string, body?: unknown): Request =>
  new Request(`http://localhost/cms${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${seededEmails.admin}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

describe('the mapping file', () => {
  test('is accepted, and with it every operation is found as what it is', () => {
    expect(faults).toEqual([]);
    const { matched, missing } = matchOperations(
      known,
      listOfferedOperations(createForeignOpenApiDescription(all), '/cms'),
      mapping,
    );
    expect(missing).toEqual([]);
    for (const { own, id, path, permission } of foreignOperations) {
      expect(matched.get(own.id)?.offered).toMatchObject({ id, path, method: own.method });
      expect(buildPermissionIds(matched, mapping).get(own.id)).toBe(permission);
    }
  });

  test('is needed: without it operations are missing or taken for others', () => {
    const { matched, missing } = matchOperations(
      known,
      listOfferedOperations(createForeignOpenApiDescription(all), '/cms'),
    );
    expect(missing.map(({ id }) => id)).toContain('partGet');
    expect(matched.get('configurationGet')?.offered.path).toBe('/v2/configurations/state/{idKey}');
  });

  test('leaves a report in which only what deviates stands', async () => {
    const pinned = JSON.parse(readFileSync('openapi/cms.json', 'utf8'));
    const report = buildAdoptionReport({
      pinned,
      other: createForeignOpenApiDescription(all),
      base: '/cms',
      mapping,
    });
    await expect(`${report.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/report.txt');
  });
});

describe('a call', () => {
  test('goes to the foreign path alone, with its own names of parameters', async () => {
    expect((await call('GET', '/parts/P00101')).status).toBe(404);
    expect((await call('GET', '/v2/articles/P00101')).body).toMatchObject({ partNumber: 'P00101' });
    const two = await call('POST', '/v2/configurations/filter?skip=1&take=2', {});
    const three = await call('POST', '/v2/configurations/filter?skip=0&take=3&limit=1', {});
    expect(two.body).toHaveLength(2);
    expect(three.body.slice(1)).toEqual(two.body);
    const [product] = (await call('POST', '/v2/products/filter?take=1', {}, new Set())).body;
    const { productFamily, deviceType, serialNumber } = product;
    expect((await call('GET', `/v2/products/${productFamily}/${deviceType}/${serialNumber}`)).status).toBe(
      200,
    );
  });

  test('that is refused says so with the same status', async () => {
    const { status, body } = await call('GET', '/v2/articles/P99999');
    expect(status).toBe(404);
    expect(body).toMatchObject({ errorCode: 'API_NOT_FOUND_ERROR', humanReadableError: expect.any(String) });
  });
});

const reads = [
  '/v2/auth/token',
  '/v2/accounts/all',
  '/v2/articles/all',
  '/v2/configurations/KS1248',
  '/v2/commands/all',
];

test.each(reads)('%s is the same each time, and otherwise than without deviations', async (path) => {
  const first = await call('GET', path);
  expect(first.status).toBe(200);
  expect(await call('GET', path)).toEqual(first);
  expect(await call('GET', path, undefined, new Set())).not.toEqual(first);
});

test('null and absent change places, times have an offset, and there are more fields', async () => {
  const { body: own } = await call('GET', '/v2/configurations/KS1248', undefined, new Set());
  const { body } = await call('GET', '/v2/configurations/KS1248');
  const nulls = Object.keys(own).filter((name) => own[name] === null);
  for (const name of nulls) expect(body).not.toHaveProperty(name);
  expect(body).toMatchObject({ tenant: 'north', audit: { changedBy: null } });
  expect(body.created).toMatch(/\+02:00$/);
  expect(new Date(body.created).toISOString()).toBe(own.created);
});

/** A value with sorted lists and without nulls, which a description may leave out. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value))
    return value.map(sorted).toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inside]) => inside !== null)
      .map(([name, inside]) => [name, sorted(inside)] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
};

test.each(foreignOperations.filter(({ own }) => own.method === 'GET' && !own.path.includes('{')))(
  'what $own.id answers is taken back as what it was',
  async ({ own, path }) => {
    const answer = await cms.call(seededEmails.admin, 'GET', own.path);
    if (answer.status !== 200 || answer.body === '' || typeof answer.body === 'string') return;
    const described = new Map(Object.entries(describeOwn()));
    const item = Object(described.get('paths'))[own.path].get;
    const { schema } = item.responses[200].content['application/json'];
    const values = createForeignValues(all);
    const shown = values.toForeign(answer.body, schema);
    expect(path.startsWith('/v2/')).toBe(true);
    expect(sorted(values.toOwn(shown, schema))).toEqual(sorted(answer.body));
  },
);

test('some records of the seed have a member that nobody knows, and never those that journeys make', async () => {
  const { body } = await call('POST', '/v2/configurations/filter?take=100', {});
  const states = body.map(({ configurationState }: { configurationState: string }) => configurationState);
  expect(states).toContain(unknownEnumMember);
  expect(new Set(states).size).toBeGreaterThan(2);
  for (const record of ['OU4711', '0123456', 'new.person@visitor.example'])
    expect(hasUnknownEnumMember(record)).toBe(false);
});

describe('the access lists', () => {
  const handle = (): ReturnType<typeof createForeignHandler> =>
    createForeignHandler(openTestCms().handle, '/cms');

  test('name what the mapping names, in all three, and something that is described nowhere', async () => {
    const permissions = new Set([
      ...foreignOperations.map(({ permission }) => permission),
      unknownPermission,
    ]);
    const { body: service } = await call('GET', '/v2/auth/access/service');
    const ids = service.serviceMethods.map(({ methodId }: { methodId: string }) => methodId);
    expect(ids).toContain(unknownPermission);
    expect(ids.filter((id: string) => !permissions.has(id))).toEqual([]);
    const { body: lookup } = await call('GET', '/v2/auth/access/lookup');
    const named = lookup.flatMap((row: Record<string, string | undefined>) => [
      row.readOperationId ?? [],
      row.writeOperationId ?? [],
    ]);
    expect(named.flat().filter((id: string) => !permissions.has(id))).toEqual([]);
    expect((await call('GET', '/v2/auth/access/object')).body).toMatchObject({
      REPORT: unknownEnumMember,
    });
  });

  test('take what is written by foreign ids, and keep what only they know of', async () => {
    const present = handle();
    const read = async () => (await present(requestOf('GET', '/v2/auth/access/service/all'))).json();
    const write = async (methods: readonly string[]) =>
      present(
        requestOf('POST', '/v2/auth/access/service', {
          accessMap: [
            {
              realm: 'MAKER',
              role: 'SUPPORT',
              serviceMethods: methods.map((methodId) => ({ methodId })),
            },
          ],
        }),
      );
    const methods = async (): Promise<readonly string[]> => {
      const { accessMap } = await read();
      const row = accessMap.find(
        ({ realm, role }: Record<string, string>) => realm === 'MAKER' && role === 'SUPPORT',
      );
      return row.serviceMethods.map(({ methodId }: { methodId: string }) => methodId).toSorted();
    };
    expect((await write(['cache.update', unknownPermission])).status).toBe(200);
    expect(await methods()).toEqual(['cache.update', unknownPermission]);
    expect((await write(['cache.update'])).status).toBe(200);
    expect(await methods()).toEqual(['cache.update']);
    expect((await write(['cacheUpdate'])).status).toBe(400);
  });
});
