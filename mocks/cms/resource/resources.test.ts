import { beforeEach, describe, expect, test } from 'vitest';
import { openTestCms, seededEmails, type TestCms } from '../../../tests/factories/testCms.ts';
import { parseDeviceErrors } from '../../../src/domain/resource/deviceErrors.ts';

let cms: TestCms;
beforeEach(() => {
  cms = openTestCms();
});

const all = async (email: string = seededEmails.admin) => cms.call(email, 'GET', '/modulate/all');
const write = (method: string, name: string, data: string, email: string = seededEmails.developer) =>
  cms.call(email, method, '/modulate', { name, data });

describe('resources', () => {
  test('are listed by name and read one by one, by everybody who is signed in', async () => {
    const { body } = await all();
    expect(body.map(({ name }: { name: string }) => name)).toEqual([
      'DEVICE_ERRORS',
      'PARAMETER_LIMITS',
      'RADIO_REGIONS',
      'SERVICE_TOOL_MENU',
    ]);
    for (const email of [seededEmails.support, seededEmails.customerBasic, seededEmails.production]) {
      // oxlint-disable-next-line no-await-in-loop
      const { status, body: one } = await cms.call(email, 'GET', '/modulate/RADIO_REGIONS');
      expect([status, one]).toEqual([200, body[2]]);
    }
    expect((await cms.call(seededEmails.admin, 'GET', '/modulate/NOTHING')).status).toBe(404);
  });

  test('are created, updated and deleted by developers and administrators', async () => {
    expect((await write('POST', 'NEW_ONE', '{"a": 1}')).status).toBe(200);
    expect((await write('PUT', 'NEW_ONE', '{"a":\n2}', seededEmails.admin)).body).toEqual({
      name: 'NEW_ONE',
      data: '{"a":\n2}',
    });
    expect((await cms.call(seededEmails.support, 'GET', '/modulate/NEW_ONE')).body.data).toBe('{"a":\n2}');
    expect((await cms.call(seededEmails.developer, 'DELETE', '/modulate/NEW_ONE')).status).toBe(200);
    expect((await cms.call(seededEmails.developer, 'DELETE', '/modulate/NEW_ONE')).status).toBe(404);
  });

  test.each([
    seededEmails.support,
    seededEmails.engineer,
    seededEmails.productionAdmin,
    seededEmails.customerAdmin,
  ])('are not written by %s', async (email) => {
    const before = (await all()).body;
    expect((await write('POST', 'X', '1', email)).status).toBe(403);
    expect((await write('PUT', 'RADIO_REGIONS', '1', email)).status).toBe(403);
    expect((await cms.call(email, 'DELETE', '/modulate/RADIO_REGIONS')).status).toBe(403);
    expect((await all()).body).toEqual(before);
  });

  test.each([
    ['POST', 'RADIO_REGIONS', '1', 409, 'There is a resource called RADIO_REGIONS already.'],
    ['POST', 'radio_regions', '1', 400, 'There is a resource called RADIO_REGIONS already'],
    ['POST', 'all', '1', 400, 'A resource cannot be called all'],
    ['POST', 'a/b', '1', 400, 'A name has letters, digits, underscores, dots and hyphens only'],
    ['POST', 'X', '{"a": }', 400, 'The data is no JSON. Line 1: A value is expected here'],
    ['PUT', 'RADIO_REGIONS', '', 400, 'The data is no JSON. Line 1: A value is required'],
    ['PUT', 'NOTHING', '1', 404, 'There is no resource NOTHING'],
  ])('%s %s with %s is refused', async (method, name, data, status, sentence) => {
    const answer = await write(method, name, data);
    expect(answer.status).toBe(status);
    expect(answer.body.humanReadableError).toContain(sentence);
  });
});

test('the device errors are sound, in every family, and devices report errors that are among them', async () => {
  const { body } = await cms.call(seededEmails.support, 'GET', '/modulate/DEVICE_ERRORS');
  const { errors, problems } = parseDeviceErrors(body.data);
  expect(problems).toEqual([]);
  expect(new Set(errors.map(({ productFamily }) => productFamily)).size).toBe(5);
  const known = new Set(errors.map(({ productFamily, errorId }) => `${productFamily} ${errorId}`));
  const { body: events } = await cms.call(
    seededEmails.support,
    'POST',
    '/products/events/filter?limit=1000',
    {
      errorsOnly: true,
    },
  );
  const told = events.flatMap(({ productFamily, log }: { productFamily: string; log: string }) =>
    Array.from(log.matchAll(/> ERROR: (E\d{4}) /g), ([, id]) => `${productFamily} ${id}`),
  );
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter((error: string) => !known.has(error))).toEqual([]);
});
