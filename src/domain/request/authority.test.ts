import { describe, expect, test } from 'vitest';
import type { Realm, Role, Unit } from '../access/roles.ts';
import {
  checkRequestApproval,
  checkGrantability,
  checkRequestDecision,
  checkRequestDeletion,
  checkRequestCreation,
  canSeeRequest,
  type ApprovableRequest,
  type DecidableRequest,
} from './authority.ts';
import { checkRequestsAccess } from './permission.ts';

const at = (realm: Realm, accountNumber: string, ...roles: Role[]): readonly Unit[] => [
  { realm, accountNumber, roles },
];
const staffAdmin = at('STAFF', '1', 'ADMIN');
const staffGranter = at('STAFF', '1', 'GRANTER');
const granter = at('CUSTOMER', '10', 'GRANTER');
const engineer = at('CUSTOMER', '10', 'APPLICATION_ENGINEER');

const self = 'granter@customer.example';
const request: DecidableRequest = {
  reporterEmail: 'somebody@customer.example',
  affiliation: '10',
  realm: 'CUSTOMER',
  ticketStatus: 'OPEN',
};

describe('checkRequestDecision', () => {
  test.each([
    ['granter of the account', granter, {}, true],
    ['administrator of the account', at('CUSTOMER', '10', 'ADMIN'), {}, true],
    ['granter of the account, passed on', granter, { ticketStatus: 'REGISTERED_ON_JIRA' }, true],
    ['granter of another account', granter, { affiliation: '11' }, false],
    ['granter of a customer, no account', granter, { affiliation: null }, false],
    ['granter of a customer, staff realm', granter, { realm: 'STAFF' }, false],
    ['granter of a customer, staff realm by its other name', granter, { realm: 'MAKER' }, false],
    ['granter of the staff, any account', staffGranter, { affiliation: '11' }, true],
    ['granter of the staff, no account', staffGranter, { affiliation: null }, true],
    ['granter of the staff, staff realm', staffGranter, { realm: 'MAKER' }, true],
    ['engineer', engineer, {}, false],
    ['own request', staffAdmin, { reporterEmail: 'Granter@Customer.example' }, false],
  ] satisfies [string, readonly Unit[], Partial<DecidableRequest>, boolean][])(
    '%s',
    (_, units, changes, may) => {
      expect(checkRequestDecision(units, self, { ...request, ...changes }).allowed).toBe(may);
    },
  );

  test.each(['APPROVED', 'REJECTED', 'CLOSED', 'EXHAUSTED', 'SOMETHING_ELSE'])(
    'not once it is %s',
    (status) => {
      expect(checkRequestDecision(granter, self, { ...request, ticketStatus: status })).toMatchObject({
        rule: 'STATE',
      });
    },
  );

  test('what was passed on is not passed on again', () => {
    const passedOn = { ...request, ticketStatus: 'REGISTERED_ON_JIRA' };
    expect(checkRequestDecision(granter, self, passedOn, 'ESCALATE')).toMatchObject({ rule: 'STATE' });
    expect(checkRequestDecision(granter, self, passedOn, 'REJECT').allowed).toBe(true);
    const spelled = { ...request, ticketStatus: 'Escalated' };
    expect(checkRequestDecision(granter, self, spelled, 'ESCALATE')).toMatchObject({ rule: 'STATE' });
    expect(checkRequestDecision(granter, self, spelled, 'REJECT').allowed).toBe(true);
    expect(checkRequestDecision(granter, self, request, 'ESCALATE').allowed).toBe(true);
  });
});

describe('checkRequestApproval', () => {
  const realmRoles: readonly Role[] = ['BASIC', 'APPLICATION_ENGINEER', 'GRANTER', 'ADMIN'];
  const admin = at('CUSTOMER', '10', 'ADMIN');
  const asking = (...requestedRoles: Role[]): ApprovableRequest => ({
    ...request,
    requestType: 'ELEVATED_PERMISSIONS',
    requestedRoles,
    item: null,
  });
  test.each([
    ['a granter, an engineer', granter, asking('BASIC', 'APPLICATION_ENGINEER'), true],
    ['a granter, a granter', granter, asking('BASIC', 'GRANTER'), false],
    ['a granter of the staff, an administrator', staffGranter, asking('ADMIN'), false],
    ['an administrator, a granter', admin, asking('GRANTER'), true],
    ['an administrator, an engineer', admin, asking('APPLICATION_ENGINEER'), false],
    ['an administrator of the staff, everything', staffAdmin, asking('ADMIN', 'APPLICATION_ENGINEER'), true],
    ['an administrator of the staff, a role the realm has not', staffAdmin, asking('KB_MAX'), false],
    ['a granter of the staff, an employee', staffGranter, { ...asking('ADMIN'), realm: 'MAKER' }, false],
    ['a granter, one thing', granter, { ...asking('ADMIN'), requestType: 'PRODUCT_ACCESS' }, true],
    ['an engineer', engineer, asking('BASIC'), false],
  ] satisfies [string, readonly Unit[], ApprovableRequest, boolean][])('%s', (_, units, asked, may) => {
    expect(checkRequestApproval(units, self, asked, realmRoles).allowed).toBe(may);
  });

  test('names the roles one cannot grant', () =>
    expect(
      checkRequestApproval(granter, self, asking('BASIC', 'GRANTER', 'ADMIN'), realmRoles),
    ).toMatchObject({
      rule: 'ROLE',
      reason: expect.stringContaining('You cannot grant Granter and Administrator at this account.'),
    }));

  test.each([
    ['G6', true],
    ['P6', false],
  ])('a product of %s can be granted: %s', (productFamily, may) =>
    expect(checkGrantability({ item: { productItem: { productFamily } } }).allowed).toBe(may),
  );
  test('what is no product can be granted', () =>
    expect(checkGrantability({ item: null }).allowed).toBe(true));
});

describe('checkRequestDeletion', () => {
  test.each([
    ['own and open', engineer, { reporterEmail: self }, true],
    ['own and passed on', engineer, { reporterEmail: self, ticketStatus: 'REGISTERED_ON_JIRA' }, false],
    ["another's, by a granter", staffGranter, {}, false],
    ["another's, by an administrator", staffAdmin, { ticketStatus: 'APPROVED' }, true],
  ] satisfies [string, readonly Unit[], Partial<DecidableRequest>, boolean][])(
    '%s',
    (_, units, changes, may) => {
      expect(checkRequestDeletion(units, self, { ...request, ...changes }).allowed).toBe(may);
    },
  );
});

describe('checkRequestCreation', () => {
  test.each([
    [
      'for oneself, at any account',
      engineer,
      { reporterEmail: 'Granter@customer.example', affiliation: '11' },
      true,
    ],
    ['for another, by an engineer', engineer, {}, false],
    ['for another, by a granter of the account', granter, {}, true],
    ['for another, by an administrator of the account', at('CUSTOMER', '10', 'ADMIN'), {}, true],
    ['for another, at another account', granter, { affiliation: '11' }, false],
    ['for another, at no account', granter, { affiliation: null }, false],
    ['for an employee, by a granter of a customer', granter, { realm: 'MAKER', affiliation: null }, false],
    ['for an employee, by a granter of the staff', staffGranter, { realm: 'MAKER', affiliation: null }, true],
    ['for another at no account, by a granter of the staff', staffGranter, { affiliation: null }, true],
  ] satisfies [string, readonly Unit[], Partial<DecidableRequest>, boolean][])(
    '%s',
    (_, units, changes, may) => {
      const filed = { ...request, ...changes };
      expect(checkRequestCreation(units, self, filed).allowed).toBe(may);
      expect(canSeeRequest(units, self, filed) || !may).toBe(true);
    },
  );
});

test('a request is seen by those who decide and by the person it is for', () => {
  expect(canSeeRequest(granter, self, request)).toBe(true);
  expect(canSeeRequest(granter, self, { ...request, affiliation: '11' })).toBe(false);
  expect(canSeeRequest([], 'SOMEBODY@customer.example', { ...request, affiliation: '11' })).toBe(true);
});

test.each([
  ['everybody whose operations are not known', undefined, true],
  ['a guest', new Set(['ticketCreate']), true],
  ['nobody who is kept out', new Set<string>(), false],
])('%s may file requests', (_name, operations, expected) =>
  expect(checkRequestsAccess({ units: [], operations }).allowed).toBe(expected),
);
