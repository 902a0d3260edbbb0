import { describe, expect, test } from 'vitest';
import { buildConfigurationGrant, buildGrant } from '../../../tests/factories/grant.ts';
import {
  getCustomerName,
  formatGrantLocation,
  findCustomers,
  findGrantedPeople,
  sortCustomers,
  checkSingleGrant,
} from './overview.ts';
import { allowedDecision, createRefusal } from '../access/decision.ts';

const all = [
  { accountNumber: '3000001', accountName: 'Crane Works', accountGroup: 'LIFT' },
  { accountNumber: '3000002', accountName: 'Alpha Lifts' },
  { accountNumber: '3000003', accountName: 'Test', isTest: true },
];
const grants = [
  buildGrant(),
  buildConfigurationGrant('OU1234'),
  buildGrant({ affiliationId: 'B', address: 'bob@alpha.example', affiliation: '3000002' }),
  buildGrant({ affiliationId: 'C', address: 'eve@alpha.example', affiliation: '3000009' }),
  buildGrant({ affiliationId: 'D', address: 'guest@alpha.example', affiliation: '3000002', realm: 'NONE' }),
];
const asked = { all, own: 'ALL' as const, grants, search: '' };

describe('The customers', () => {
  const found = (change: object) =>
    findCustomers({ ...asked, ...change }).map(({ account, people }) => `${account.accountName} ${people}`);
  test.each([
    [{}, ['Alpha Lifts 1', 'Crane Works 1']],
    [{ search: 'lift' }, ['Alpha Lifts 1', 'Crane Works 1']],
    [{ search: ' 3000001' }, ['Crane Works 1']],
    [{ search: 'BOB@' }, ['Alpha Lifts 1']],
    [{ own: ['3000001'] }, ['Crane Works 1']],
    [{ own: ['3000001', '4000000'] }, ['4000000 0', 'Crane Works 1']],
    [{ own: [] }, []],
  ])('found with %o are %o', (change, customers) => expect(found(change)).toEqual(customers));
});

test('Customers with grants can come first, each part by name', () => {
  const own = ['3000001', '4000000', '3000002', '5000000'];
  const customers = findCustomers({ ...asked, own });
  const named = (order: 'NAME' | 'GRANTED') =>
    sortCustomers(customers, order).map(({ account }) => account.accountName);
  expect(named('NAME')).toEqual(['4000000', '5000000', 'Alpha Lifts', 'Crane Works']);
  expect(named('GRANTED')).toEqual(['Alpha Lifts', 'Crane Works', '4000000', '5000000']);
});

test('Where there is no customer, employees stand', () => {
  expect(getCustomerName({ accountNumber: '3005019', accountName: 'None' })).toBe('Employees');
  expect(getCustomerName({ accountNumber: '3000001', accountName: 'Crane Works' })).toBe('Crane Works');
});

test.each([
  ['3005019', 'among the employees'],
  ['3000001', 'at Crane Works'],
])('Grants of %s are made %s', (accountNumber, place) =>
  expect(formatGrantLocation({ accountNumber, accountName: 'Crane Works' })).toBe(place),
);

describe('The people', () => {
  const found = (change: object) =>
    findGrantedPeople({ ...asked, ...change }).map(({ holding }) => holding.address);
  test.each([
    [{}, ['ann@customer.example', 'bob@alpha.example']],
    [{ search: 'ou1234' }, ['ann@customer.example']],
    [{ search: 'alpha' }, ['bob@alpha.example']],
    [{ own: ['3000001'] }, ['ann@customer.example']],
  ])('found with %o are %o', (change, people) => expect(found(change)).toEqual(people));
});

const notHere = createRefusal('ROLE', 'Only granters can grant.');

test.each([
  ['3000001', true, allowedDecision, allowedDecision],
  ['3000001', true, notHere, notHere],
  [
    '3000001',
    false,
    allowedDecision,
    { allowed: false, reason: 'Grant a permission first: there is nothing to add this to.' },
  ],
  ['3005019', true, allowedDecision, { allowed: false, reason: 'Employees are granted roles only.' }],
] as const)(
  'at %s, with a permission there: %s, and granting %j: %j',
  (accountNumber, isBase, granting, decision) =>
    expect(checkSingleGrant(granting, accountNumber, isBase ? buildGrant() : undefined)).toMatchObject(
      decision,
    ),
);
