import { expect, test } from 'vitest';
import {
  createDuplicateFormSchema,
  validateDuplicateForm,
  createInitialDuplicate,
  getDuplicateName,
  getDuplicatePartNumber,
} from './duplicate.ts';

const source = {
  configurationId: 'OU1234',
  configurationDescription: 'Crane',
  partNumber: 'P00003',
  account: { accountNumber: '3005100', accountName: 'Harbour', accountState: 'CUSTOMER' },
};
const proposed = createInitialDuplicate(source);

test('everything but the id is proposed', () => {
  expect(proposed).toEqual({
    configurationId: '',
    configurationDescription: 'Crane',
    accountNumber: '3005100',
    partNumber: 'P00003',
    note: '',
  });
});

test('an account that takes nothing any more is not proposed', () => {
  const retired = { ...source, account: { ...source.account, accountState: 'RETIRED' } };
  expect(createInitialDuplicate(retired).accountNumber).toBe('');
});

test.each([
  [{}, { configurationId: 'A configuration ID is required' }],
  [{ configurationId: 'OU1234' }, { configurationId: 'A copy needs an ID of its own' }],
  [{ configurationId: 'OU9' }, { configurationId: 'A configuration ID must be at least 6 characters long' }],
  [{ configurationId: 'OU9999', partNumber: '' }, { partNumber: 'A part number is required' }],
  [{ configurationId: 'OU9999', accountNumber: '' }, { accountNumber: 'A customer is required' }],
  [
    { configurationId: 'OU9999', configurationDescription: ' ' },
    { configurationDescription: 'A description is required' },
  ],
  [{ configurationId: 'OU9999' }, {}],
  [{ configurationId: '12345', partNumber: '' }, {}],
])('%j', (change, expected) => {
  const { error } = createDuplicateFormSchema(source).safeParse({ ...proposed, ...change });
  const messages = (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
  expect(Object.fromEntries(messages)).toEqual(expected);
});

test.each([
  ['OU9999', 'P00003'],
  ['12345', null],
])('the part of %s is %s', (configurationId, part) => {
  expect(getDuplicatePartNumber({ ...proposed, configurationId })).toBe(part);
});

test.each([
  [{}, 'A configuration ID is required'],
  [{ configurationId: 'OU9999', accountNumber: '' }, 'A customer is required'],
  [{ configurationId: 'OU9999' }, undefined],
])('still missing with %j: %s', (change, reason) => {
  expect(validateDuplicateForm({ ...proposed, ...change }, source)).toBe(reason);
});

test.each([
  [{}, undefined],
  [{ configurationDescription: '' }, 'A description is required'],
  [{ accountNumber: '' }, 'A customer is required'],
])('a copy in 3D gets its id from the back end: with %j %s', (change, reason) => {
  const in3D = { ...source, configurationId: 'C000001', kbMaxQuoteId: 1001 };
  const form = { ...proposed, ...change };
  expect(validateDuplicateForm(form, in3D)).toBe(reason);
  expect(createDuplicateFormSchema(in3D).safeParse(form).success).toBe(reason === undefined);
});

test('a copy is named by its own id, not by the name of what it is a copy of', () => {
  expect(getDuplicateName({ ...proposed, configurationId: 'OU9999' })).toBe('OU9999');
});
