import { describe, expect, test } from 'vitest';
import type { Role, Unit } from '../access/roles.ts';
import { imageTypes } from '../../../mocks/cms/artefact/routes.ts';
import {
  modelViews,
  pictureFormSchema,
  toPictureId,
  quoteNumberFormSchema,
  parseQuoteNumber,
  wiringFormSchema,
} from './toolbox.ts';
import { checkToolboxAccess, checkToolUse } from './quotesAccess.ts';

const staff: readonly Unit[] = [
  { realm: 'STAFF', accountNumber: '3005019', roles: ['DEVELOPER'] satisfies Role[] },
];
const customer: readonly Unit[] = [{ realm: 'CUSTOMER', accountNumber: '3010001', roles: ['ADMIN'] }];
const actor = (units: readonly Unit[], ...operations: string[]) => ({
  units,
  operations: new Set(operations),
});

describe('the toolbox', () => {
  test.each([
    ['an employee who may test the wiring', staff, ['quoteWiringTest'], true],
    ['an employee who may clear the trees', staff, ['productCacheClear'], true],
    ['an employee who may only see pictures', staff, ['productConfigurationImageDownload'], false],
    ['a customer who may test the wiring', customer, ['quoteWiringTest'], false],
  ] as const)('%s', (_, units, operations, may) =>
    expect(checkToolboxAccess(actor(units, ...operations)).allowed).toBe(may),
  );
  test('a tool is for whoever may make its call', () => {
    expect(checkToolUse(actor(staff, 'productConfigurationImageUpload'), 'REPLACE').allowed).toBe(true);
    expect(checkToolUse(actor(staff), 'REPLACE').allowed).toBe(false);
  });
  test('knows the views that the CMS keeps', () => expect(modelViews).toEqual(imageTypes));
});

test.each([
  ['7', 7],
  [' 123 ', 123],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['9'.repeat(30), undefined],
  ['', undefined],
])('“%s” is the quote %s', (text, number) => expect(parseQuoteNumber(text)).toBe(number));

test('a form says what it lacks', () => {
  const messages = (result: { error?: { issues: readonly { message: string }[] } | undefined }) =>
    result.error?.issues.map(({ message }) => message) ?? [];
  expect(messages(quoteNumberFormSchema.safeParse({ quote: '' }))).toEqual([
    'The number of a quote is required',
  ]);
  expect(messages(quoteNumberFormSchema.safeParse({ quote: 'Q7' }))).toEqual([
    'A quote has a whole number above 0',
  ]);
  expect(messages(wiringFormSchema.safeParse({ quote: '7', accountNumber: '' }))).toEqual([
    'A customer is required',
  ]);
  expect(messages(pictureFormSchema.safeParse({ productConfigurationId: ' ', view: 'TOP' }))).toEqual([
    'The id of a product configuration is required',
  ]);
});

test.each(['OU4711P00101', ' ou4711p00101 ', 'OU 4711 P00101'])('%j names a product configuration', (typed) =>
  expect(toPictureId(typed)).toBe('OU4711P00101'),
);
