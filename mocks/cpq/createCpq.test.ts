import { beforeEach, describe, expect, test } from 'vitest';
import { cpqEndpoints } from '../../src/api/cpqOperations.ts';
import { mapQuoteState } from '../../src/domain/quote/quote.ts';
import type { Quote } from '../../src/domain/quote/quoteDto.ts';
import { findFirstMessage } from '../../src/domain/session/cpqTexts.ts';
import { openTestCpq, type TestCpq } from '../../tests/factories/testCpq.ts';
import { seededEmails } from '../../tests/factories/testCms.ts';
import { customerAccountNumber } from '../seed/accounts.ts';

let cpq: TestCpq;
beforeEach(() => {
  cpq = openTestCpq();
});

const day = 24 * 60 * 60 * 1000;
const newest = { take: 10_000, sort: [{ field: 'modifiedDate', descending: true }] };
const login = (email: string, password: string) =>
  cpq.call(undefined, 'POST', '/auth/login', { email, password });

describe('a session', () => {
  test('begins with the password of a person and is taken up by its cookie', async () => {
    const { body } = await login(seededEmails.quoteEngineer, 'quote.engineer');
    expect(body.user).toMatchObject({ email: seededEmails.quoteEngineer, name: 'Quote Engineer' });
    const current = await cpq.send(
      'GET',
      '/auth/currentuser',
      undefined,
      `locale=en; cpqToken=${body.token}`,
    );
    expect(current).toMatchObject({ status: 200, body: body.user });
  });

  test.each([
    [seededEmails.quoteEngineer, 'secret1'],
    [seededEmails.guest, 'invited.guest'],
    ['nobody@maker.example', 'nobody'],
  ])('of %s with the password %s is refused in words', async (email, password) => {
    const { status, body } = await login(email, password);
    expect(status).toBe(400);
    expect(findFirstMessage(body)).toBe('The e-mail address or the password is wrong.');
  });

  test('lasts fourteen days', async () => {
    await cpq.call(seededEmails.engineer, 'GET', '/auth/currentuser');
    cpq.wait(14 * day - 1000);
    expect((await cpq.call(seededEmails.engineer, 'GET', '/auth/currentuser')).status).toBe(200);
    cpq.wait(1000);
    expect((await cpq.call(seededEmails.engineer, 'GET', '/auth/currentuser')).status).toBe(401);
  });

  test('outlasts a restart, and is over when somebody ends it', async () => {
    const { body } = await login(seededEmails.engineer, 'application.engineer');
    const cookie = `cpqToken=${body.token}`;
    const again = openTestCpq({ store: cpq.store });
    expect((await again.send('GET', '/auth/currentuser', undefined, cookie)).status).toBe(200);
    await again.send('POST', '/auth/logout', undefined, cookie);
    expect((await again.send('GET', '/auth/currentuser', undefined, cookie)).status).toBe(401);
    await cpq.call(seededEmails.approver, 'GET', '/auth/currentuser');
    cpq.endSessions();
    expect((await cpq.call(seededEmails.approver, 'GET', '/auth/currentuser')).status).toBe(401);
  });

  const signedIn = Object.entries(cpqEndpoints).filter(([id]) => !['cpqLogin', 'cpqLogout'].includes(id));
  test.each(signedIn)('is asked for by %s', async (_, [method, path]) => {
    const { status, body } = await cpq.call(undefined, method, path.replaceAll(/\{\w+\}/g, '1001'));
    expect(status).toBe(401);
    expect(findFirstMessage(body)).toBe('You are not signed in to the quoting system.');
  });

  test.each(Object.entries(cpqEndpoints))('%s is there', async (_, [method, path]) => {
    const { body } = await cpq.call(seededEmails.admin, method, path.replaceAll(/\{\w+\}/g, '999999'));
    expect(JSON.stringify(body)).not.toContain('There is no operation');
  });
});

describe('a search', () => {
  test('answers rows in their order, without what only the whole quote has', async () => {
    const { body } = await cpq.call(seededEmails.sales, 'POST', '/quotes/search', newest);
    const times = body.map((quote: Quote) => quote.modifiedDate);
    expect(times).toHaveLength(40);
    expect(times).toEqual(times.toSorted().toReversed());
    const whole: Quote = (await cpq.call(seededEmails.sales, 'GET', '/quotes/1002')).body;
    const row: Quote = body.find(({ id }: Quote) => id === 1002);
    expect(Object.keys(row).filter((key) => !(key in whole))).toEqual([]);
    expect(row.logs).toBeUndefined();
    expect(row.products?.[0]?.commits).toBeUndefined();
    expect(row.products?.[0]?.configuredProduct?.fields).toEqual(
      whole.products?.[0]?.configuredProduct?.fields,
    );
  });

  test('takes as many as it is asked for', async () => {
    const { body } = await cpq.call(seededEmails.sales, 'POST', '/quotes/search', { take: 2 });
    expect(body.map(({ id }: Quote) => id)).toEqual([1001, 1002]);
    const users = await cpq.call(seededEmails.sales, 'POST', '/users/search', { take: 3 });
    expect(users.body).toHaveLength(3);
  });

  test.each([
    [{}, 'take: '],
    [{ take: 0 }, 'take: '],
    [{ take: 10_001 }, 'take: '],
    [{ take: 10, sort: [{ field: 'colour', descending: true }] }, 'Quotes cannot be sorted by colour'],
  ])('with %j is refused', async (body, message) => {
    const answer = await cpq.call(seededEmails.sales, 'POST', '/quotes/search', body);
    expect(answer.status).toBe(400);
    expect(findFirstMessage(answer.body)).toContain(message);
  });

  test('shows people of a customer what is theirs, and nothing else is there for them', async () => {
    const { body } = await cpq.call(seededEmails.customerEngineer, 'POST', '/quotes/search', newest);
    const all: Quote[] = (await cpq.call(seededEmails.admin, 'POST', '/quotes/search', newest)).body;
    const isTheirs = ({ customer }: Quote): boolean =>
      typeof customer === 'object' && customer?.number === customerAccountNumber;
    expect(body).toEqual(all.filter(isTheirs));
    const other = all.find((quote) => !isTheirs(quote));
    expect((await cpq.call(seededEmails.customerEngineer, 'GET', `/quotes/${other?.id}`)).status).toBe(404);
    expect(
      (await cpq.call(seededEmails.customerEngineer, 'POST', '/users/search', { take: 9 })).body,
    ).toHaveLength(1);
  });
});

describe('the seeded quotes', () => {
  test('fit the configurations that were made of them', () => {
    const records = cpq.store.configurations.find({}, { sort: 'created', offset: 0, limit: 1000 });
    const made = records.filter(({ kbMaxQuoteId }) => kbMaxQuoteId > -1);
    expect(made).toHaveLength(20);
    for (const record of made) {
      const quote = cpq.store.quotes.get(record.kbMaxQuoteId);
      const revision = record.revisions.at(-1);
      const devices = revision?.productConfigurations ?? [];
      expect(quote).toMatchObject({
        name: `${record.configurationId}/${revision?.revisionName}`,
        customer: { number: record.accountNumber },
      });
      const inside = (quote?.products ?? []).flatMap(
        ({ configuredProduct }) => configuredProduct?.configurators ?? [],
      );
      expect(inside.map(({ name }) => name?.split(' ')[0])).toEqual(
        devices.map(({ deviceType }) => (deviceType === 'CU' ? 'Receiver' : 'Transmitter')),
      );
    }
  });

  test('come in both forms of fields and of states, and in every state', () => {
    const quotes = Array.from({ length: 40 }, (_, index) => cpq.store.quotes.get(1001 + index)).filter(
      (quote) => quote !== undefined,
    );
    expect(new Set(quotes.map(({ state }) => typeof state))).toEqual(new Set(['string', 'object']));
    const forms = quotes.flatMap(({ products }) =>
      (products ?? []).map(({ configuredProduct }) => Array.isArray(configuredProduct?.fields)),
    );
    expect(new Set(forms)).toEqual(new Set([true, false]));
    const states = quotes.map(({ state }) =>
      mapQuoteState(typeof state === 'string' ? state : (state?.name ?? '')),
    );
    expect(new Set(states)).toEqual(
      new Set(['CONFIGURING', 'WAITING_FOR_APPROVAL', 'GENERATING_ARTEFACTS', 'APPROVED', 'ARCHIVED']),
    );
  });
});
