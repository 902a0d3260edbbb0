import { describe, expect, test } from 'vitest';
import { accountChangeForm, accountChangeRefusal } from './accountChange.ts';

describe('accountChangeRefusal', () => {
  const change = { current: '4000001', chosen: '4000002', searching: false };
  test('another account may be chosen', () => expect(accountChangeRefusal(change)).toBeUndefined());
  test.each([
    ['required', { chosen: '' }, 'An account is required'],
    ['unchanged', { chosen: '4000001' }, 'This is already the account'],
    ['the default', { chosen: '3005019' }, 'Choose an account other than “No customer”'],
    ['searching', { searching: true }, 'Wait for the search to end'],
  ])('%s', (_, over, reason) => expect(accountChangeRefusal({ ...change, ...over })).toBe(reason));
});

test('a change of account takes an account', () => {
  const messageFor = (accountNumber: string) =>
    accountChangeForm.safeParse({ accountNumber }).error?.issues.map(({ message }) => message);
  expect(messageFor('')).toEqual(['An account is required']);
  expect(messageFor('3005100')).toBeUndefined();
});
