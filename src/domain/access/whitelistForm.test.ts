import { expect, test } from 'vitest';
import { isAccountRealm, toWhitelistEntry, createWhitelistFormSchema } from './whitelistForm.ts';

const form = createWhitelistFormSchema('Maker.example');

const right = {
  address: 'ann@acme.example',
  realm: 'CUSTOMER',
  accountNumber: '4000001',
  roles: ['BASIC'],
  productFamilies: [],
  dataAreas: ['sab'],
  note: 'For the fair',
};

test('an entry that is right', () => expect(form.safeParse(right).success).toBe(true));

test.each([
  [{ address: ' ' }, 'An e-mail address is required'],
  [{ address: 'ann' }, 'This is no e-mail address'],
  [{ realm: '' }, 'A realm is required'],
  [{ realm: 'STAFF' }, 'Employees have an address at Maker.example'],
  [{ realm: 'STAFF', address: 'ann@sub.maker.example' }, 'Employees have an address at Maker.example'],
  [{ accountNumber: '' }, 'An account is required'],
  [{ accountNumber: '3005019' }, 'An account is required'],
  [{ accountNumber: '3005019', realm: 'CUST_GROUP' }, 'An account is required'],
  [{ roles: [] }, 'At least one role is required'],
  [{ dataAreas: [] }, 'At least one subsidiary is required'],
  [{ note: ' ' }, 'A reason is required'],
  [{ note: 'x'.repeat(10_001) }, 'A note has at most 10000 characters'],
])('%j is refused', (change, message) =>
  expect(form.safeParse({ ...right, ...change }).error?.issues[0]?.message).toBe(message),
);

test('an employee needs no account: the entry is at the one for no customer', () => {
  const employee = { ...right, address: ' Ann@MAKER.example', realm: 'STAFF', accountNumber: '' };
  expect(form.safeParse(employee).success).toBe(true);
  expect(toWhitelistEntry({ ...right, accountNumber: '' }, 'STAFF', ['BASIC'], 'MAKER')).toMatchObject({
    realm: 'MAKER',
    affiliation: '3005019',
  });
});

test('roles to pass on are derived from those held, and roles of another realm are left out', () =>
  expect(
    toWhitelistEntry(
      { ...right, roles: ['ADMIN', 'SUPPORT'] },
      'CUSTOMER',
      ['BASIC', 'GRANTER', 'ADMIN'],
      'MAKER',
    ),
  ).toMatchObject({ realm: 'CUSTOMER', roles: ['ADMIN'], delegatableRoles: ['GRANTER', 'ADMIN'] }));

test.each([
  ['STAFF', false],
  ['CUSTOMER', true],
  ['CUST_GROUP', true],
  ['', true],
])('an entry in the realm %j says at which account: %s', (realm, says) =>
  expect(isAccountRealm(realm)).toBe(says),
);
