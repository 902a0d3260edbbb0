import { describe, expect, test } from 'vitest';
import {
  toApprovedQuote,
  toAssignedQuote,
  toCloneBody,
  formatCloneCustomer,
  toQuoteListBody,
  maxQuoteNameLength,
  quoteNameFormSchema,
  toRenamedQuote,
} from './requestBodies.ts';
import { buildQuote } from '../../../tests/factories/quote.ts';

const quote = buildQuote({ mystery: { nested: ['kept'] } });

test('the list asks for the 10,000 quotes that were modified last', () => {
  expect(toQuoteListBody()).toEqual({ take: 10_000, sort: [{ field: 'modifiedDate', descending: true }] });
});

describe('a change sends the whole quote, with fields nobody here knows', () => {
  test.each([
    ['assigned', toAssignedQuote(quote, 7), { ...quote, assigneeId: 7 }],
    ['assigned to nobody', toAssignedQuote(quote, 0), { ...quote, assigneeId: 0 }],
    ['renamed', toRenamedQuote(quote, ' C1/0B '), { ...quote, name: 'C1/0B' }],
    ['approved', toApprovedQuote({ ...quote, idWorkflow: 2 }), { ...quote, idWorkflow: 6 }],
  ])('%s', (_, body, whole) => expect(body).toEqual(whole));
});

test.each([
  ['9999999', '9999999', '3005019'],
  ['4000001', '9999999', '4000001'],
  ['4000001', '', '4000001'],
])('the clone of a quote for %s, where %s is special, is for %s', (number, special, accountNumber) => {
  expect(toCloneBody({ customer: { name: 'Acme', number } }, special)).toEqual({ accountNumber });
});

test.each([
  ['', 'A name is required'],
  [' ', 'A name is required'],
  ['x'.repeat(maxQuoteNameLength + 1), 'A name has at most 100 characters'],
  ['C1/0A', undefined],
])('the name %j: %j', (name, message) => {
  const { error } = quoteNameFormSchema.safeParse({ name });
  expect(error?.issues[0]?.message).toBe(message);
});

const ofAcme = { customer: { name: 'Acme', number: '4000001' } };

test.each([
  [ofAcme, '', { accountName: 'Acme Cranes' }, 'The copy is for Acme Cranes.'],
  [ofAcme, '', undefined, 'The copy is for Acme.'],
  [{ customer: { number: '4000001' } }, '', undefined, 'The copy is for the customer 4000001.'],
  [ofAcme, '4000001', { accountName: 'No customer' }, 'The copy is for no customer.'],
  [{ customer: 'Acme' }, '', undefined, undefined],
])(
  'a copy of the quote of %j, where %j is not passed on, says whom it is for',
  (subject, special, account, text) => expect(formatCloneCustomer(subject, special, account)).toBe(text),
);
