import { beforeEach, describe, expect, test } from 'vitest';
import type { Commit } from '../../src/domain/quote/quote.ts';
import type { Quote, QuoteProduct, ValidationMessage } from '../../src/domain/quote/quoteDto.ts';
import { openTestCpq, type TestCpq } from '../../tests/factories/testCpq.ts';
import { seededEmails, type TestResponse } from '../../tests/factories/testCms.ts';
import { customerAccountNumber, groupAccountNumber } from '../seed/accounts.ts';

let cpq: TestCpq;
beforeEach(() => {
  cpq = openTestCpq();
});

const commit = (date: string, author = 'Quote Engineer'): Commit => ({
  authorName: author,
  authorEmail: seededEmails.quoteEngineer,
  date,
});
const configured = {
  name: 'Remote control',
  idProduct: 41,
  fields: [{ name: 'systemName', stringValue: 'Hall 4' }],
  configurators: [],
  validationMessages: [],
  theirOwn: { kept: true },
};
const first = commit('2026-11-20@13:00:00');
const product = {
  idProduct: 41,
  isConfigured: true,
  qty: 2,
  configuredProduct: configured,
  commits: [first],
};

const post = (
  path: string,
  body: unknown,
  email: string = seededEmails.quoteEngineer,
): Promise<TestResponse> => cpq.call(email, 'POST', path, body);
const get = async (id: number): Promise<Quote> =>
  (await cpq.call(seededEmails.admin, 'GET', `/quotes/${id}`)).body;
const create = async (): Promise<Quote> => {
  const { body } = await post('/quotes/save', {
    name: 'Hall 4',
    currency: 'SEK',
    customer: { number: customerAccountNumber },
    products: [],
  });
  return body;
};
const withProduct = async (messages: readonly ValidationMessage[] = []): Promise<Quote> => {
  const { id } = await create();
  const { body } = await post(`/quotes/${id}/product`, {
    ...product,
    configuredProduct: {
      ...configured,
      configurators: [{ name: 'Transmitter 1', validationMessages: messages }],
    },
  });
  return body;
};
const productOf = ({ products }: Quote): QuoteProduct => {
  const [only] = products ?? [];
  if (!only) throw new Error('The quote has no product');
  return only;
};
const messagesOf = ({ body }: TestResponse): readonly string[] => body.messages;

describe('a new quote', () => {
  test('belongs to its maker, is in no workflow, and gets its product by a call of its own', async () => {
    const quote = await create();
    expect(quote).toMatchObject({
      id: 1041,
      name: 'Hall 4',
      state: { name: 'default' },
      status: ['CONFIGURING'],
      customer: { number: customerAccountNumber, name: 'Great Lakes Forestry Inc.' },
      owner: { email: seededEmails.quoteEngineer },
      assigneeId: 0,
      products: [],
      logs: [{ message: 'Created by Quote Engineer', level: 'INFO' }],
    });
    const { body } = await post(`/quotes/${quote.id}/product`, product);
    expect(productOf(body)).toMatchObject({ ...product, id: 104_101 });
    expect(productOf(body).extNetPrice).toBeGreaterThan(0);
    expect(body.logs).toHaveLength(2);
    expect(await get(quote.id)).toEqual(body);
  });

  test.each([
    [{ name: ' ' }, 'name: A name is required'],
    [{ currency: 'kronor' }, 'currency: A currency has three capital letters'],
    [{ customer: { number: '999' } }, 'There is no customer 999.'],
    [{ customer: 'Nobody AB' }, 'There is no customer Nobody AB.'],
    [{ id: 1001 }, 'id: A new quote has no id'],
    [{ products: [{}] }, 'products: Products are added once the quote is there'],
  ])('with %j is refused', async (changes, message) => {
    const quote = {
      name: 'Hall 4',
      currency: 'SEK',
      customer: { number: customerAccountNumber },
      products: [],
    };
    const answer = await post('/quotes/save', { ...quote, ...changes });
    expect(answer.status).toBe(400);
    expect(messagesOf(answer)).toEqual([message]);
  });

  test.each([
    [{ idProduct: 7 }, 'There is no configurator 7.'],
    [{ qty: 0 }, 'qty: '],
    [{ configuredProduct: null }, 'A configured product, and no other, carries what has been configured.'],
    [{ commits: [commit('2026-11-20')] }, 'commits.0.date: A commit has a date such as 1970-01-01@00:00:00'],
    [{ configuredProduct: { ...configured, fields: 'none' } }, 'configuredProduct.fields: '],
  ])('takes no product with %j', async (changes, message) => {
    const { id } = await create();
    const answer = await post(`/quotes/${id}/product`, { ...product, ...changes });
    expect(answer.status).toBe(400);
    expect(messagesOf(answer).join()).toContain(message);
  });

  test('cannot be made by people of a customer, nor by employees without a role for it', async () => {
    const quote = {
      name: 'Hall 4',
      currency: 'SEK',
      customer: { number: customerAccountNumber },
      products: [],
    };
    expect((await post('/quotes/save', quote, seededEmails.customerEngineer)).status).toBe(403);
    expect((await post('/quotes/save', quote, seededEmails.production)).status).toBe(403);
    expect((await cpq.call(seededEmails.admin, 'POST', '/quotes/save', undefined)).status).toBe(400);
  });
});

describe('two people who save', () => {
  test('the same product: who has not seen the last save is refused, and nothing of it is lost', async () => {
    const quote = await withProduct();
    const read = productOf(quote);
    const path = `/quotes/${quote.id}/product/${read.id}`;
    const mine = { ...read, commits: [first, commit('2026-11-20@13:05:00')] };
    const saved = await cpq.call(seededEmails.quoteEngineer, 'PUT', path, mine);
    expect(saved.status).toBe(200);
    const theirs = { ...read, qty: 9, commits: [first, commit('2026-11-20@13:06:00', 'Second Engineer')] };
    const refused = await cpq.call(seededEmails.engineer, 'PUT', path, theirs);
    expect(refused.status).toBe(409);
    expect(messagesOf(refused)).toEqual([
      'Quote Engineer has saved this product since you read it. Load it again.',
    ]);
    expect(await get(quote.id)).toEqual(saved.body);
    // The same request again, as after a lost response.
    expect((await cpq.call(seededEmails.quoteEngineer, 'PUT', path, mine)).status).toBe(200);
  });

  test('the same headers: the second one is refused', async () => {
    const quote = await withProduct();
    const renamed = await post('/quotes/modifyName', { ...quote, name: 'C000021/0A' });
    expect(renamed).toMatchObject({ status: 200, body: { name: 'C000021/0A' } });
    for (const call of [
      'modifyName',
      'modifyQuoteHeader',
      'submit',
      'approve',
      'reject',
      'generateOutputs',
    ]) {
      const sent = { ...quote, idWorkflow: 6, reason: 'Generate outputs' };
      expect((await post(`/quotes/${call}`, sent, seededEmails.approver)).status).toBe(409);
    }
  });

  test('a row of a search is not the whole quote, and is not taken for it', async () => {
    const { body } = await post('/quotes/search', { take: 10 });
    const row = body.find(({ id }: Quote) => id === 1002);
    const answer = await post('/quotes/modifyName', { ...row, name: 'Other' });
    expect(answer.status).toBe(400);
    expect(messagesOf(answer).join()).toMatch(
      /^This is not the whole quote: .*logs.*configuredProduct\.configurators.* missing\.$/,
    );
  });
});

describe('the headers of a quote', () => {
  test('are changed with whatever else it carries, and nothing that has a call of its own', async () => {
    const quote = await withProduct();
    const { body } = await post('/quotes/modifyQuoteHeader', {
      ...quote,
      name: 'Other',
      state: 'Archived',
      products: [{ ...productOf(quote), qty: 99 }],
      description: 'For hall 4',
      customer: { number: groupAccountNumber },
      portalNote: { kept: [1, 2] },
    });
    expect(body).toMatchObject({
      name: 'Hall 4',
      state: { name: 'default' },
      products: quote.products,
      description: 'For hall 4',
      customer: { number: groupAccountNumber },
      portalNote: { kept: [1, 2] },
    });
    const renamed = await post('/quotes/modifyName', { ...body, name: 'Hall 5' });
    expect(renamed.body).toMatchObject({ name: 'Hall 5', portalNote: { kept: [1, 2] } });
    expect(productOf(renamed.body).configuredProduct).toMatchObject({ theirOwn: { kept: true } });
  });

  test('say whom it is assigned to, once it is handed in', async () => {
    const quote = await withProduct();
    const engineer = (await cpq.call(seededEmails.engineer, 'GET', '/auth/currentuser')).body;
    const assigned = { ...quote, assigneeId: engineer.id };
    expect((await post('/quotes/modifyQuoteHeader', assigned)).status).toBe(409);
    const submitted = (await post('/quotes/submit', quote, seededEmails.engineer)).body;
    const { body } = await post('/quotes/modifyQuoteHeader', { ...submitted, assigneeId: engineer.id });
    expect(body.assigneeId).toBe(engineer.id);
    expect(body.logs.at(-1).message).toBe('Assigned to Application Engineer by Quote Engineer');
    const nobody = await post('/quotes/modifyQuoteHeader', { ...body, assigneeId: null });
    expect(nobody.body.assigneeId).toBeNull();
    expect((await post('/quotes/modifyQuoteHeader', { ...nobody.body, assigneeId: 7 })).status).toBe(400);
  });
});

describe('the workflow', () => {
  const error: ValidationMessage = { severity: 'ERROR', text: 'The stop button is missing.' };
  const other: ValidationMessage = { severity: 'ERROR', text: 'There is no receiver.' };
  const warning: ValidationMessage = { severity: 'WARNING', text: 'The antenna is short.' };

  test('lets nobody submit a quote with errors, and tells each; warnings do not matter', async () => {
    const faulty = await withProduct([error, warning, other]);
    const answer = await post('/quotes/submit', faulty, seededEmails.engineer);
    expect([answer.status, messagesOf(answer)]).toEqual([400, [error.text, other.text]]);
    expect(await get(faulty.id)).toEqual(faulty);
    const warned = await withProduct([warning]);
    expect((await post('/quotes/submit', warned, seededEmails.engineer)).status).toBe(200);
  });

  test('lets nobody submit a quote without a product, and says why', async () => {
    const answer = await post('/quotes/submit', await create(), seededEmails.engineer);
    expect([answer.status, messagesOf(answer)]).toEqual([400, ['Nothing has been configured in it yet.']]);
  });

  test('goes from submit to approval, and back', async () => {
    const states: unknown[] = [];
    let quote = await withProduct();
    for (const [call, email] of [
      ['submit', seededEmails.engineer],
      ['reject', seededEmails.engineer],
      ['submit', seededEmails.engineer],
      ['approve', seededEmails.approver],
      ['reject', seededEmails.approver],
    ]) {
      const answer = await post(`/quotes/${call}`, { ...quote, idWorkflow: 6 }, email);
      quote = answer.body;
      states.push([answer.status, quote.state, quote.status]);
    }
    expect(states).toEqual([
      [200, { id: 2, name: 'Awaiting for configuration approval' }, ['WAITING_FOR_APPROVAL']],
      [200, { id: 4, name: 'Awaiting for quote approval' }, ['CONFIGURING']],
      [200, { id: 2, name: 'Awaiting for configuration approval' }, ['WAITING_FOR_APPROVAL']],
      [200, { id: 3, name: 'Awaiting for archiving' }, ['APPROVED']],
      [200, { id: 2, name: 'Awaiting for configuration approval' }, ['WAITING_FOR_APPROVAL']],
    ]);
  });

  test('approves only in its own workflow, by its approvers, and what was handed in', async () => {
    const quote = await withProduct();
    const sent = { ...quote, idWorkflow: 6 };
    expect((await post('/quotes/approve', sent, seededEmails.approver)).status).toBe(409);
    const submitted = (await post('/quotes/submit', quote, seededEmails.engineer)).body;
    expect(
      (await post('/quotes/approve', { ...submitted, idWorkflow: 5 }, seededEmails.approver)).status,
    ).toBe(400);
    expect((await post('/quotes/approve', submitted, seededEmails.engineer)).status).toBe(403);
    expect((await post('/quotes/reject', submitted, seededEmails.sales)).status).toBe(403);
    const approved = (await post('/quotes/approve', submitted, seededEmails.approver)).body;
    expect((await post('/quotes/reject', approved, seededEmails.engineer)).status).toBe(403);
    const path = `/quotes/${quote.id}/product/${productOf(quote).id}`;
    expect((await cpq.call(seededEmails.quoteEngineer, 'PUT', path, productOf(quote))).status).toBe(409);
  });

  test('a customer hands in what is theirs', async () => {
    const quote = await withProduct();
    expect((await post('/quotes/submit', quote, seededEmails.customerEngineer)).status).toBe(200);
  });

  test('keeps a state in the form it had', async () => {
    const quote = await get(1012);
    expect(typeof quote.state).toBe('string');
    cpq.store.quotes.put(
      { ...quote, state: 'default', products: (await withProduct()).products ?? [] },
      customerAccountNumber,
    );
    const { body } = await post('/quotes/submit', await get(1012), seededEmails.engineer);
    expect(body.state).toBe('Awaiting for configuration approval');
  });
});

describe('a quote', () => {
  test('is cloned under an id and a name of its own, for another customer and without a history', async () => {
    const quote = await get(1002);
    const { body } = await post('/quotes/1002/clone', { accountNumber: groupAccountNumber });
    expect(body).toMatchObject({
      id: 1041,
      name: `Copy of ${quote.name}`,
      customer: { number: groupAccountNumber },
      owner: { email: seededEmails.quoteEngineer },
      state: { name: 'default' },
      products: [{ id: 104_101, commits: [], extNetPrice: quote.products?.[0]?.extNetPrice }],
    });
    expect(JSON.stringify(productOf(body).configuredProduct?.fields)).toContain(groupAccountNumber);
    expect(JSON.stringify(await get(1002))).toContain('as quote 1041');
    expect((await post('/quotes/1002/clone', { accountNumber: '1' })).status).toBe(400);
    expect((await post('/quotes/999999/clone', { accountNumber: groupAccountNumber })).status).toBe(404);
  });

  test('is deleted while it is open, and not once it is approved', async () => {
    const quote = await withProduct();
    const submitted = (await post('/quotes/submit', quote, seededEmails.engineer)).body;
    const approved = (await post('/quotes/approve', submitted, seededEmails.approver)).body;
    const refused = await cpq.call(seededEmails.quoteEngineer, 'DELETE', `/quotes/${quote.id}`);
    expect(refused.status).toBe(409);
    expect(messagesOf(refused)[0]).toMatch(/^Only a quote that is .* can be deleted/);
    const waiting = (await post('/quotes/reject', approved, seededEmails.approver)).body;
    expect(waiting.status).toEqual(['WAITING_FOR_APPROVAL']);
    await post('/quotes/reject', waiting, seededEmails.approver);
    expect((await cpq.call(seededEmails.quoteEngineer, 'DELETE', `/quotes/${quote.id}`)).status).toBe(200);
    expect((await cpq.call(seededEmails.quoteEngineer, 'GET', `/quotes/${quote.id}`)).status).toBe(404);
    expect((await create()).id).toBe(quote.id + 1);
  });

  test('loses a line of its log, and is not changed by that', async () => {
    const quote = await withProduct();
    const [line] = quote.logs ?? [];
    expect((await cpq.call(seededEmails.quoteEngineer, 'DELETE', `/logs/${line?.id}`)).status).toBe(200);
    expect((await cpq.call(seededEmails.quoteEngineer, 'DELETE', `/logs/${line?.id}`)).status).toBe(404);
    expect(await get(quote.id)).toEqual({ ...quote, logs: quote.logs?.slice(1) });
    expect((await post('/quotes/modifyName', { ...quote, name: 'Hall 6' })).status).toBe(200);
  });
});
