import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  validateAccountNumber,
  buildAccountLabel,
  validateCustomerAccount,
  defaultAccountNumber,
  omitTestAccounts,
  searchAccounts,
  findTypedAccount,
  type Account,
} from './accounts.ts';

const account = (accountNumber: string, accountName: string, rest: Partial<Account> = {}): Account => ({
  accountNumber,
  accountName,
  ...rest,
});
const none = account('3005019', 'Default account');

test.each([
  ['1', undefined],
  ['2', 'Old Cranes is archived.'],
  ['3', 'There is no customer 3 for you.'],
  ['3005019', undefined],
])('something is begun for the customer %s, unless: %s', (number, reason) => {
  const known = [account('1', 'Acme'), account('2', 'Old Cranes', { accountState: 'RETIRED' })];
  expect(validateCustomerAccount(known, number)).toBe(reason);
});

describe('buildAccountLabel', () => {
  test('name, group and belongs-to in upper case, number, ERP id, state', () => {
    const shown = buildAccountLabel(
      account('4000001', 'Acme Cranes', {
        accountGroup: 'Acme',
        belongsTo: 'North',
        erpID: 'E-1',
        accountState: 'PROSPECT',
      }),
    );
    expect(shown).toEqual({
      name: 'Acme Cranes',
      tags: ['ACME', 'NORTH'],
      number: '4000001',
      erpId: 'E-1',
      state: 'PROSPECT',
    });
  });
  test('a plain customer hides its state', () => {
    expect(buildAccountLabel(account('1', 'A', { accountState: 'CUSTOMER' })).state).toBeUndefined();
  });
  test('the default account is no customer', () => {
    expect(defaultAccountNumber).toBe('3005019');
    expect(buildAccountLabel(none).name).toBe('No customer');
  });
  test('what is missing is left out', () => {
    const bare = account('1', 'A', { accountGroup: null, belongsTo: '', erpID: null, accountState: null });
    expect(buildAccountLabel(bare)).toEqual({
      name: 'A',
      tags: [],
      number: '1',
      erpId: '',
      state: undefined,
    });
  });
});

test('the list is sorted by name and hides test accounts', () => {
  const accounts = [
    account('3', 'beta 10'),
    account('1', 'Alpha'),
    account('4', 'Test', { isTest: true }),
    account('2', 'Beta 9'),
  ];
  expect(omitTestAccounts(accounts).map((each) => each.accountNumber)).toEqual(['1', '2', '3']);
});

describe('searchAccounts', () => {
  const accounts = [
    none,
    account('4000002', 'Bravo', { accountGroup: 'Lift' }),
    account('4000001', 'Acme', { accountGroup: 'Lift' }),
    account('4000003', 'Closed', { accountState: 'RETIRED' }),
    account('4000004', 'Trial', { isTest: true, accountGroup: 'Lift' }),
    account('4000005', 'Without group', { accountGroup: null }),
  ];
  const found = (text: string): readonly string[] =>
    searchAccounts(accounts, text).choices.map((choice) => choice.account.accountNumber);

  test.each([
    ['', ['3005019', '4000001', '4000002', '4000003', '4000005']],
    ['lift', ['4000001', '4000002', '3005019']],
    ['LIFT acme', ['4000001', '3005019']],
    ['acme 4000001', ['4000001', '3005019']],
    ['  bravo ', ['4000002', '3005019']],
    ['0002', ['4000002', '3005019']],
    ['without group 4000005', ['4000005', '3005019']],
    ['trial', ['3005019']],
    ['default', ['3005019']],
    ['acme lift', ['3005019']],
  ])('“%s” finds %j', (text, numbers) => expect(found(text)).toEqual(numbers));

  test('a retired account is found but disabled', () => {
    const choice = searchAccounts(accounts, 'closed').choices[0];
    expect(choice).toMatchObject({ account: { accountNumber: '4000003' }, disabled: true });
  });

  test('with no hits the choice goes back to the default', () => {
    expect(searchAccounts(accounts, 'nothing like it').resetsToDefault).toBe(true);
    expect(searchAccounts(accounts, '3005019').resetsToDefault).toBe(true);
    expect(searchAccounts(accounts, 'acme').resetsToDefault).toBe(false);
  });

  test('at most 15 hits besides the default', () => {
    const many = Array.from({ length: 40 }, (_, index) => account(`41000${index}`, `Crane ${index}`));
    const { choices } = searchAccounts([...many, none], 'crane');
    expect(choices).toHaveLength(16);
    expect(choices[0]?.account.accountName).toBe('Crane 0');
    expect(choices[14]?.account.accountName).toBe('Crane 14');
  });

  test('the default is there even when no list has it', () => {
    const [first] = searchAccounts([], '').choices;
    expect(first && buildAccountLabel(first.account).name).toBe('No customer');
  });

  test('for any text: the default once, behind the hits of a search, no test account', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const choices = searchAccounts(accounts, text).choices.map((choice) => choice.account);
        const [first, ...others] = text.trim() === '' ? choices : choices.toReversed();
        expect(first?.accountNumber).toBe(defaultAccountNumber);
        expect(others.every((each) => each.accountNumber !== defaultAccountNumber && !each.isTest)).toBe(
          true,
        );
      }),
    );
  });
});

test('a customer is required, and the default one will do', () => {
  expect(validateAccountNumber('')).toBe('A customer is required');
  expect(validateAccountNumber(defaultAccountNumber)).toBeUndefined();
});

test.each([
  ['4000001', '4000001'],
  ['acme', '4000001'],
  ['acme c', '4000002'],
  ['400000', undefined],
  ['gone', undefined],
  ['nobody', undefined],
  ['3005019', undefined],
  ['', undefined],
])('a typed %j names %s', (text, expected) => {
  const accounts = [
    none,
    account('4000001', 'Acme'),
    account('4000002', 'Acme Cranes'),
    account('4000003', 'Gone', { accountState: 'RETIRED' }),
  ];
  expect(findTypedAccount(accounts, text)?.accountNumber).toBe(expected);
});
