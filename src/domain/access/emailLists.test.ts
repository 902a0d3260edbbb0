import { expect, test } from 'vitest';
import { buildUnit } from '../../../tests/factories/person.ts';
import {
  expandWhitelistEntry,
  findListConflicts,
  checkEmailListEditing,
  isAccountInWhitelistEntry,
} from './emailLists.ts';

test.each([
  ['administrator', buildUnit('STAFF', 'ADMIN'), true],
  ['granter', buildUnit('STAFF', 'GRANTER'), false],
  ['administrator of a customer', buildUnit('CUSTOMER', 'ADMIN'), false],
])('%s keeps the lists: %#', (_, held, may) => expect(checkEmailListEditing([held]).allowed).toBe(may));

const entry = { accountGroup: 'Nordic', dataAreas: ['sab', 'sde'] };

test.each([
  ['the same group and area', { accountGroup: 'Nordic', dataArea: 'sde' }, true],
  ['the same area in capitals', { accountGroup: 'Nordic', dataArea: 'SDE ' }, true],
  ['the same group elsewhere', { accountGroup: 'Nordic', dataArea: 'sus' }, false],
  ['another group', { accountGroup: 'Atlas', dataArea: 'sab' }, false],
  ['no group', { accountGroup: '', dataArea: 'sab' }, false],
  ['no area', { accountGroup: 'Nordic' }, false],
])('%s', (_, account, matches) => expect(isAccountInWhitelistEntry(account, entry)).toBe(matches));

test('two accounts without a group are not of one group', () => {
  expect(
    isAccountInWhitelistEntry(
      { accountGroup: '', dataArea: 'sab' },
      { accountGroup: '', dataAreas: ['sab'] },
    ),
  ).toBe(false);
});

const accounts = [
  { accountNumber: '1', accountGroup: 'Nordic', dataArea: 'sab' },
  { accountNumber: '2', accountGroup: 'Nordic', dataArea: 'sus' },
  { accountNumber: '3', accountGroup: 'Nordic', dataArea: 'sde' },
  { accountNumber: '4', accountGroup: '', dataArea: 'sab' },
];
const written = { realm: 'CUST_GROUP', affiliation: '2', dataAreas: ['sab', 'sde'], note: 'Vetted' };

test('an entry for a group is one entry for each of its accounts in the areas', () => {
  expect(expandWhitelistEntry(written, accounts)).toEqual([
    { ...written, realm: 'CUSTOMER', affiliation: '1' },
    { ...written, realm: 'CUSTOMER', affiliation: '3' },
  ]);
});

test.each([
  [true, ['3']],
  [false, ['1', '3']],
  [null, ['1', '3']],
])('a test account gets no entry of its group: %s', (isTest, numbers) => {
  const all = accounts.map((account) => (account.accountNumber === '1' ? { ...account, isTest } : account));
  expect(expandWhitelistEntry(written, all).map(({ affiliation }) => affiliation)).toEqual(numbers);
});

test('an entry of a test account is for the others of its group', () => {
  const all = accounts.map((account) => ({ ...account, isTest: account.accountNumber === '2' }));
  expect(expandWhitelistEntry(written, all).map(({ affiliation }) => affiliation)).toEqual(['1', '3']);
});

test.each(['4', 'unknown'])('account %s has no group, and the entry no accounts', (affiliation) => {
  expect(expandWhitelistEntry({ ...written, affiliation }, accounts)).toEqual([]);
});

test('any other entry stays as it is', () => {
  const customer = { ...written, realm: 'CUSTOMER' };
  expect(expandWhitelistEntry(customer, accounts)).toEqual([customer]);
});

test('an address on both lists is a conflict, whatever its case', () => {
  const white = [{ address: 'one@a.example' }, { address: 'two@a.example' }, { address: 'two@a.example' }];
  const black = [{ emailAddress: 'Two@A.example' }, { emailAddress: 'three@a.example' }];
  expect(findListConflicts(white, black)).toEqual(['Two@A.example']);
});
