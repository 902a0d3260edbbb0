import { expect, test } from 'vitest';
import { parseAccountFilter, filterAccounts, findSiblingAccounts } from './accountFilter.ts';
import type { Account } from './accounts.ts';

const account = (accountNumber: string, accountName: string, rest: Partial<Account> = {}): Account => ({
  accountNumber,
  accountName,
  accountState: 'CUSTOMER',
  ...rest,
});

const accounts = [
  account('4000002', 'Bravo', { accountGroup: 'Lift', erpID: 'SUS-7', dataArea: 'sus' }),
  account('4000001', 'Acme', { accountGroup: 'Lift', dataArea: 'sab' }),
  account('4000003', 'Closed', { accountState: 'RETIRED', dataArea: 'SAB' }),
  account('4000004', 'Trial', { isTest: true, accountGroup: 'Lift' }),
  account('3005019', 'The default one'),
];
const all = { search: '', subsidiary: 'ALL', state: 'ALL' } as const;

test.each([
  ['', ['4000001', '4000002', '4000003', '3005019']],
  ['lift', ['4000001', '4000002']],
  ['LIFT sus-7', ['4000002']],
  ['0003', ['4000003']],
  ['no customer', ['3005019']],
  ['trial', []],
])('“%s” finds %j, by name and without test accounts', (search, numbers) =>
  expect(filterAccounts(accounts, { ...all, search }).map((each) => each.accountNumber)).toEqual(numbers),
);

test.each([
  [{ subsidiary: 'sab' }, ['4000001', '4000003']],
  [{ state: 'RETIRED' }, ['4000003']],
  [{ subsidiary: 'sus', state: 'RETIRED' }, []],
] as const)('%j narrows', (narrowing, numbers) =>
  expect(filterAccounts(accounts, { ...all, ...narrowing }).map((each) => each.accountNumber)).toEqual(
    numbers,
  ),
);

test('the address says what narrows', () =>
  expect(parseAccountFilter(new URLSearchParams('search=a+b&area=sde&state=RETIRED'))).toEqual({
    search: 'a b',
    subsidiary: 'sde',
    state: 'RETIRED',
  }));

test('what nobody knows narrows nothing', () =>
  expect(parseAccountFilter(new URLSearchParams('area=moon&state=GONE'))).toEqual(all));

test('siblings are the other accounts of the group that people may see', () => {
  const [bravo, , closed] = accounts;
  expect(bravo && findSiblingAccounts(bravo, accounts).map((each) => each.accountName)).toEqual(['Acme']);
  expect(closed && findSiblingAccounts(closed, accounts)).toEqual([]);
});
