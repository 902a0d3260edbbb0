import { expect, expectTypeOf, test } from 'vitest';
import type { Commit } from './quote.ts';
import type { Quote, QuoteProduct } from './quoteDto.ts';
import { buildQuote, buildQuoteProduct } from '../../../tests/factories/quote.ts';

test('a quote has the fields that are known of it, and keeps the others', () => {
  expectTypeOf<Quote>().toHaveProperty('id').toEqualTypeOf<number>();
  const fields = [
    'id',
    'idWorkflow',
    'name',
    'description',
    'customer',
    'owner',
    'currency',
    'state',
    'status',
    'assigneeId',
    'products',
    'logs',
  ] as const satisfies readonly (keyof Quote)[];
  expect(Object.keys(buildQuote())).toEqual(expect.arrayContaining([...fields]));
  expect(buildQuote({ unknown: 1 })['unknown']).toBe(1);
});

test('a quote product has what was configured, its price and its commits', () => {
  const fields = [
    'idProduct',
    'isConfigured',
    'qty',
    'extNetPrice',
    'configuredProduct',
    'commits',
  ] as const satisfies readonly (keyof QuoteProduct)[];
  expect(Object.keys(buildQuoteProduct())).toEqual(expect.arrayContaining([...fields]));
  expectTypeOf<Pick<Commit, 'authorName' | 'authorEmail' | 'date'>>().toEqualTypeOf<{
    readonly authorName: string;
    readonly authorEmail: string;
    readonly date: string;
  }>();
});
