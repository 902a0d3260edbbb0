import { describe, expect, test } from 'vitest';
import {
  listDelegatableRoles,
  listGrantableRoles,
  listGrantableAccounts,
  buildGrantingUnits,
  canGrantForAccount,
  checkGrant,
  checkAccountGrant,
  checkAnyGrant,
  checkRevocation,
  type GrantSubject,
} from './granting.ts';
import { checkGrantsAccess } from './staffDecisions.ts';
import { toEnumMember } from '../words/enumTable.ts';
import type { Realm, Role, Unit } from './roles.ts';

const valid: readonly Role[] = ['BASIC', 'APPLICATION_ENGINEER', 'GRANTER', 'ADMIN'];
const at = (realm: Realm, accountNumber: string, ...roles: Role[]): Unit => ({ realm, accountNumber, roles });

const staffAdmin = [at('STAFF', '1', 'ADMIN')];
const staffGranter = [at('STAFF', '1', 'GRANTER')];
const granter = [at('CUSTOMER', '10', 'GRANTER')];
const admin = [at('CUSTOMER', '10', 'BASIC', 'ADMIN')];
const both = [at('CUSTOMER', '10', 'ADMIN', 'GRANTER')];
const groupGranter = [at('CUST_GROUP', '10', 'GRANTER')];
const split = [at('STAFF', '1', 'BASIC'), at('CUSTOMER', '10', 'GRANTER')];
const engineer = [at('CUSTOMER', '10', 'APPLICATION_ENGINEER')];

test.each([
  [[], []],
  [['BASIC', 'APPLICATION_ENGINEER'], []],
  [['ADMIN'], ['GRANTER', 'ADMIN']],
  [['GRANTER'], ['BASIC', 'APPLICATION_ENGINEER']],
  [['GRANTER', 'ADMIN'], valid],
] satisfies [Role[], readonly Role[]][])('%j pass on %j', (roles, passedOn) => {
  expect(listDelegatableRoles(roles, valid)).toEqual(passedOn);
});

test.each([
  ['administrator of the staff', staffAdmin, 'ALL'],
  ['granter of the staff', staffGranter, 'ALL'],
  ['granter', granter, ['10']],
  ['administrator', admin, ['10']],
  ['employee who grants for a customer only', split, ['10']],
  ['engineer', engineer, []],
  ['nobody', [], []],
])('the accounts of the %s', (_, units, accounts) => {
  expect(listGrantableAccounts(units)).toEqual(accounts);
  expect(checkGrantsAccess(units).allowed).toBe(accounts.length > 0);
});

test('what has no account is for employees who grant', () => {
  expect([staffGranter, granter].map((units) => canGrantForAccount(units, null))).toEqual([true, false]);
  expect([staffGranter, granter].map((units) => canGrantForAccount(units, '10'))).toEqual([true, true]);
  expect([staffGranter, granter].map((units) => canGrantForAccount(units, '11'))).toEqual([true, false]);
});

test.each([
  ['staff administrator', staffAdmin, 'STAFF', '1', valid],
  ['staff administrator', staffAdmin, 'CUSTOMER', '10', valid],
  ['staff granter', staffGranter, 'CUSTOMER', '11', ['BASIC', 'APPLICATION_ENGINEER']],
  ['granter', granter, 'CUSTOMER', '10', ['BASIC', 'APPLICATION_ENGINEER']],
  ['granter elsewhere', granter, 'CUSTOMER', '11', []],
  ['granter in the realm of the staff', granter, 'STAFF', '10', []],
  ['granter in the realm of groups', granter, 'CUST_GROUP', '10', []],
  ['granter of a group', groupGranter, 'CUSTOMER', '10', ['BASIC', 'APPLICATION_ENGINEER']],
  ['administrator', admin, 'CUSTOMER', '10', ['BASIC', 'GRANTER', 'ADMIN']],
  ['granter and administrator', both, 'CUSTOMER', '10', valid],
  ['employee who grants for a customer only', split, 'STAFF', '1', []],
  ['engineer', engineer, 'CUSTOMER', '10', []],
] satisfies [string, Unit[], Realm, string, readonly Role[]][])(
  '%s, %#: the roles that can be granted',
  (_, units, realm, account, roles) => {
    expect(listGrantableRoles(units, realm, account, valid)).toEqual(roles);
  },
);

const grant: GrantSubject = {
  realm: 'CUSTOMER',
  accountNumber: '10',
  roles: ['BASIC'],
  delegatableRoles: [],
  address: 'somebody@customer.example',
};
const context = { self: 'granter@customer.example', realmRoles: valid };

describe('checkGrant', () => {
  test.each([
    ['staff granter', staffGranter, {}],
    ['granter', granter, { roles: ['BASIC', 'APPLICATION_ENGINEER'] }],
    ['administrator: the smallest grant', admin, {}],
    ['administrator: a granter', admin, { roles: ['GRANTER'], delegatableRoles: ['BASIC'] }],
    ['staff administrator: ADMIN', staffAdmin, { roles: ['ADMIN'], delegatableRoles: ['GRANTER', 'ADMIN'] }],
  ] satisfies [string, Unit[], Partial<GrantSubject>][])('%s may', (_, units, changes) => {
    expect(checkGrant(units, { ...grant, ...changes }, context)).toEqual({ allowed: true });
  });

  test.each([
    ['oneself', staffAdmin, { address: ' Granter@Customer.Example ' }, 'ROLE', /own permissions/],
    ['another customer', granter, { accountNumber: '11' }, 'ROLE', /at this account/],
    ['the realm of the staff', granter, { realm: 'STAFF' }, 'ROLE', /at this account/],
    ['ADMIN by a granter', granter, { roles: ['ADMIN'] }, 'ROLE', /Administrator/],
    ['a role beyond by an administrator', admin, { roles: ['APPLICATION_ENGINEER'] }, 'ROLE', /engineer/],
    ['a role the realm has not', staffAdmin, { roles: ['KB_MAX'] }, 'SUBJECT', /cannot be held/],
    ['a role nobody knows', granter, { roles: [toEnumMember('NOVEL')] }, 'SUBJECT', /^NOVEL cannot be held/],
    ['roles to pass on beyond', granter, { delegatableRoles: ['BASIC'] }, 'ROLE', /pass on Basic/],
    ['by an engineer', engineer, {}, 'ROLE', /at this account/],
  ] satisfies [string, Unit[], Partial<GrantSubject>, string, RegExp][])(
    'not: %s',
    (_, units, changes, rule, reason) => {
      const decision = checkGrant(units, { ...grant, ...changes }, context);
      expect(decision).toMatchObject({ allowed: false, rule, reason: expect.stringMatching(reason) });
    },
  );

  test('a grant keeps the roles it has, and loses only those one may grant', () => {
    const held = { roles: ['BASIC', 'ADMIN'] } as const;
    const kept = checkGrant(granter, { ...grant, roles: held.roles }, { ...context, held });
    expect(kept.allowed).toBe(true);
    expect(checkGrant(granter, grant, { ...context, held }).allowed).toBe(false);
    expect(checkGrant(admin, grant, { ...context, held }).allowed).toBe(true);
  });
});

describe('checkRevocation', () => {
  test.each([
    ['granter: an engineer', granter, { roles: ['APPLICATION_ENGINEER'] }, true],
    ['granter: an administrator', granter, { roles: ['ADMIN'] }, false],
    ['administrator: an engineer', admin, { roles: ['APPLICATION_ENGINEER'] }, true],
    ['administrator: a role the realm no longer has', admin, { roles: ['KB_MAX'] }, true],
    ['granter: elsewhere', granter, { accountNumber: '11' }, false],
    ['administrator: oneself', admin, { address: context.self }, false],
    ['engineer', engineer, {}, false],
  ] satisfies [string, Unit[], Partial<GrantSubject>, boolean][])('%s', (_, units, changes, may) => {
    expect(checkRevocation(units, { ...grant, ...changes }, context).allowed).toBe(may);
  });
});

describe('what may be given on', () => {
  const byNone = [{ ...at('CUSTOMER', '10', 'ADMIN', 'GRANTER'), delegatableRoles: [] }];
  const bySome = [{ ...at('CUSTOMER', '10', 'ADMIN', 'GRANTER'), delegatableRoles: ['GRANTER' as const] }];

  test('is nothing once it has been taken back, and no grant can be touched', () => {
    expect(listGrantableRoles(byNone, 'CUSTOMER', '10', valid)).toEqual([]);
    expect(checkGrant(byNone, grant, context)).toMatchObject({ allowed: false, rule: 'ROLE' });
    expect(checkRevocation(byNone, grant, context)).toMatchObject({ allowed: false, rule: 'ROLE' });
    expect(checkAccountGrant(byNone, 'CUSTOMER', '10').allowed).toBe(false);
    expect(checkAccountGrant(bySome, 'CUSTOMER', '10').allowed).toBe(true);
    expect(checkAccountGrant(bySome, 'CUSTOMER', '11').allowed).toBe(false);
    expect(checkAnyGrant(byNone)).toMatchObject({ allowed: false, rule: 'ROLE' });
    expect(checkAnyGrant([...byNone, ...granter]).allowed).toBe(true);
    expect(checkAnyGrant(engineer).allowed).toBe(false);
  });

  test('is what both the roles and the grant behind them say', () => {
    expect(listGrantableRoles(bySome, 'CUSTOMER', '10', valid)).toEqual(['BASIC', 'GRANTER']);
    expect(listGrantableRoles([...byNone, ...granter], 'CUSTOMER', '10', valid)).toEqual([
      'BASIC',
      'APPLICATION_ENGINEER',
    ]);
  });

  test('is found in the grant of the same place and roles', () => {
    const base = {
      realm: 'MAKER',
      affiliation: '1',
      roles: ['GRANTER' as const],
      delegatableRoles: [],
      item: null,
    };
    const found = (change: object) =>
      buildGrantingUnits(staffGranter, [{ ...base, ...change }], 'MAKER')[0]?.delegatableRoles;
    expect(found({})).toEqual([]);
    expect(found({ affiliation: '2' })).toBeUndefined();
    expect(found({ realm: 'CUSTOMER' })).toBeUndefined();
    expect(found({ roles: ['ADMIN'] })).toBeUndefined();
    expect(found({ item: {} })).toBeUndefined();
  });
});

describe('the smallest grant in a realm that does not offer its role', () => {
  const realmRoles: readonly Role[] = ['DEVELOPER', 'GRANTER', 'ADMIN'];
  const newcomer = { ...grant, realm: 'STAFF', accountNumber: '1', address: 'new@maker.example' } as const;
  const here = { ...context, realmRoles };
  const roles: Role[] = ['BASIC', 'DEVELOPER'];

  test.each([
    ['administrator', staffAdmin],
    ['granter', staffGranter],
  ])('begins what the %s grants, and ends with it', (_, units) => {
    expect(checkGrant(units, newcomer, here)).toEqual({ allowed: true });
    const held = { roles: newcomer.roles };
    expect(checkGrant(units, { ...newcomer, roles }, { ...here, held })).toEqual({ allowed: true });
    expect(checkRevocation(units, { ...newcomer, roles }, here)).toEqual({ allowed: true });
    expect(listGrantableRoles(units, 'STAFF', '1', realmRoles)).not.toContain('BASIC');
  });

  test('is not for those who grant elsewhere', () => {
    expect(checkGrant(granter, newcomer, here)).toMatchObject({ allowed: false, rule: 'ROLE' });
  });
});
