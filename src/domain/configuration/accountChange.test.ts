import { describe, expect, test } from 'vitest';
import { accountChangeFormSchema, validateAccountChange, validateAccountChoice } from './accountChange.ts';

describe('validateAccountChange', () => {
  const change = { current: '4000001', chosen: '4000002' };
  test('another account may be chosen', () => expect(validateAccountChange(change)).toBeUndefined());
  test.each([
    ['required', { chosen: '' }, 'An account is required'],
    ['unchanged', { chosen: '4000001' }, 'This is already the account'],
    ['the default', { chosen: '3005019' }, 'Choose an account other than “No customer”'],
  ])('%s', (_, over, reason) => {
    expect(validateAccountChange({ ...change, ...over })).toBe(reason);
    expect(validateAccountChoice({ ...change, ...over, searching: false })).toBe(reason);
  });
  test('nothing is changed while accounts are searched', () => {
    expect(validateAccountChoice({ ...change, searching: true })).toBe('Wait for the search to end');
    expect(validateAccountChoice({ ...change, searching: false })).toBeUndefined();
  });
});

test('a change of account takes an account', () => {
  const messageFor = (accountNumber: string) =>
    accountChangeFormSchema.safeParse({ accountNumber }).error?.issues.map(({ message }) => message);
  expect(messageFor('')).toEqual(['An account is required']);
  expect(messageFor('3005100')).toBeUndefined();
});
