import { beforeEach, describe, expect, test } from 'vitest';
import { openTestCpq, type TestCpq } from '../../tests/makers/testCpq.ts';
import { who } from '../../tests/makers/testCms.ts';

let cpq: TestCpq;
beforeEach(() => {
  cpq = openTestCpq();
});

describe('a session of the quoting system', () => {
  test('begins with the password of a person and is asked for by every call', async () => {
    expect((await cpq.call(undefined, 'GET', '/auth/currentuser')).status).toBe(401);
    const { body } = await cpq.call(undefined, 'POST', '/auth/login', {
      email: who.quoteEngineer,
      password: 'quote.engineer',
    });
    expect(body.user).toMatchObject({ email: who.quoteEngineer, name: 'Quote Engineer' });
    const current = await cpq.send(
      'GET',
      '/auth/currentuser',
      undefined,
      `locale=en; cpqToken=${body.token}`,
    );
    expect(current).toMatchObject({ status: 200, body: body.user });
  });
});

test('the newest quotes are found first, and one of them is read', async () => {
  const found = await cpq.call(who.quoteEngineer, 'POST', '/quotes/search', {
    take: 10_000,
    sort: [{ field: 'modifiedDate', descending: true }],
  });
  expect(found.status).toBe(200);
  const times = found.body.map((quote: { modifiedDate: string }) => quote.modifiedDate);
  expect(times).toHaveLength(40);
  expect(times).toEqual(times.toSorted().toReversed());
  const [first] = found.body;
  const { body } = await cpq.call(who.quoteEngineer, 'GET', `/quotes/${first.id}`);
  expect(body).toMatchObject({ id: first.id, name: first.name });
  expect(body.logs.length).toBeGreaterThan(0);
});
