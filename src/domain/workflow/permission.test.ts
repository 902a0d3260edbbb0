import { describe, expect, test } from 'vitest';
import { configurationEvents, type ConfigurationEvent } from './event.ts';
import { accepts } from './transitions.ts';
import { anyStates, type AnyState } from '../configuration/state.ts';
import { can, canOn, permits } from './permission.ts';
import { realms, roles, type Realm, type Role, type Unit } from '../access/roles.ts';
import { unit } from '../../../tests/makers/person.ts';

const generating = ['GENERATE', 'GENERATE_CMS', 'GENERATE_3D', 'VALIDATE'] as const;
const approver: readonly ConfigurationEvent[] = [
  'CONFIGURE',
  'ACCEPT_QUOTE',
  'REQUEST_REVIEW',
  'APPROVE_CONFIGURATION',
  'UNAPPROVE',
  'RELEASE_FOR_PRODUCTION',
  'CREATE_REVISION',
  'ASSIGN',
  'DELETE',
  'DUPLICATE',
  'EXPORT',
  'ARCHIVE',
  ...generating,
];
const engineer: readonly ConfigurationEvent[] = [
  'CONFIGURE',
  'ACCEPT_QUOTE',
  'REQUEST_REVIEW',
  'REQUEST_APPROVAL',
  'CREATE_REVISION',
  'CREATE_PRODUCT_CONFIGURATION',
  'CREATE_PRODUCT',
  'ASSIGN',
  'DELETE',
  'DUPLICATE',
  'EXPORT',
  'ARCHIVE',
  ...generating,
];
const duplicating: readonly AnyState[] = [
  'WAITING_FOR_APPROVAL',
  'APPROVED',
  'READY_FOR_PRODUCTION',
  'ARCHIVED',
];

function customerEngineer(state: AnyState): readonly ConfigurationEvent[] {
  if (state === 'CONFIGURING') return ['CONFIGURE', 'ACCEPT_QUOTE', 'DUPLICATE', ...generating];
  return duplicating.includes(state) ? ['DUPLICATE'] : [];
}

function expected(role: Role, realm: Realm, state: AnyState): readonly ConfigurationEvent[] {
  if (realm === 'STAFF' && role === 'ADMIN') return configurationEvents;
  if (realm === 'STAFF' && role === 'APPROVER') return approver;
  if (role !== 'APPLICATION_ENGINEER') return [];
  if (realm === 'STAFF') return engineer;
  return realm === 'CUSTOMER' || realm === 'CUST_GROUP' ? customerEngineer(state) : [];
}

describe.each(roles)('%s', (role) => {
  test.each(realms)('in realm %s has exactly its events, in every state', (realm) => {
    for (const state of anyStates) {
      const permitted = configurationEvents.filter((event) => permits([unit(realm, role)], event, state));
      expect([state, new Set(permitted)]).toEqual([state, new Set(expected(role, realm, state))]);
    }
  });
});

test('role and realm must meet in one unit', () => {
  const split: Unit[] = [unit('STAFF', 'BASIC'), { realm: 'CUSTOMER', accountNumber: '2', roles: ['ADMIN'] }];
  expect(permits(split, 'DELETE', 'CONFIGURING')).toBe(false);
});

test('any one of several units is enough', () => {
  const units = [unit('CUSTOMER', 'BASIC'), unit('STAFF', 'APPROVER')];
  expect(permits(units, 'APPROVE_CONFIGURATION', 'WAITING_FOR_APPROVAL')).toBe(true);
});

test('nobody may do anything without units', () => {
  for (const event of configurationEvents) expect(permits([], event, 'CONFIGURING')).toBe(false);
});

describe('can', () => {
  test('is allowed only when role and state both allow it', () => {
    for (const role of roles) {
      for (const realm of realms) {
        for (const state of anyStates) {
          for (const event of configurationEvents) {
            const units = [unit(realm, role)];
            expect(can({ units }, event, state).allowed).toBe(
              permits(units, event, state) && accepts(state, event),
            );
          }
        }
      }
    }
  });

  test('an administrator is bound by the state like anybody', () => {
    expect(can({ units: [unit('STAFF', 'ADMIN')] }, 'RELEASE_FOR_PRODUCTION', 'CONFIGURING')).toEqual({
      allowed: false,
      rule: 'STATE',
      reason: 'Not possible in “Configuring”, only in “Approved”.',
    });
  });

  test.each([
    [
      'SUPPORT',
      'STAFF',
      'RELEASE_FOR_PRODUCTION',
      'APPROVED',
      'Only Approvers and Administrators can release.',
    ],
    [
      'SUPPORT',
      'STAFF',
      'ARCHIVE',
      'APPROVED',
      'Only Approvers, Application engineers, and Administrators can archive.',
    ],
    ['APPROVER', 'STAFF', 'REVERSE_STATE', 'LOCKED', 'Only Administrators can reverse states.'],
    [
      'APPLICATION_ENGINEER',
      'CUSTOMER',
      'CREATE_PRODUCT',
      'READY_FOR_PRODUCTION',
      "Only the manufacturer's application engineers can do this.",
    ],
    [
      'APPLICATION_ENGINEER',
      'CUSTOMER',
      'DELETE',
      'CONFIGURING',
      "Only the manufacturer's approvers and application engineers can do this.",
    ],
    ['ADMIN', 'CUSTOMER', 'REVERSE_STATE', 'LOCKED', "Only the manufacturer's administrators can do this."],
    ['BASIC', 'CUSTOMER', 'DUPLICATE', 'ARCHIVED', 'Only Application engineers can duplicate.'],
  ] as const)('%s in %s, of %s in %s: who can', (role, realm, event, state, reason) => {
    expect(can({ units: [unit(realm, role)] }, event, state)).toEqual({
      allowed: false,
      rule: 'ROLE',
      reason,
    });
  });

  test('a role that lacks the event says who has it', () => {
    const verdict = can(
      { units: [unit('CUSTOMER', 'BASIC')] },
      'APPROVE_CONFIGURATION',
      'WAITING_FOR_APPROVAL',
    );
    expect(verdict).toEqual({
      allowed: false,
      rule: 'ROLE',
      reason: "Only the manufacturer's approvers can do this.",
    });
  });

  test.each([
    ['APPLICATION_ENGINEER', 'CUSTOMER', 'ACCEPT_QUOTE', 'APPROVED', 'STATE'],
    ['APPLICATION_ENGINEER', 'CUSTOMER', 'DUPLICATE', 'LOCKED', 'STATE'],
    ['APPLICATION_ENGINEER', 'CUSTOMER', 'CONFIGURE', 'WAITING_FOR_APPROVAL', 'ROLE'],
    ['APPLICATION_ENGINEER', 'CUSTOMER', 'DELETE', 'CONFIGURING', 'ROLE'],
    ['BASIC', 'CUSTOMER', 'APPROVE_CONFIGURATION', 'CONFIGURING', 'ROLE'],
  ] as const)('%s in %s hears of %s in %s that it is the %s', (role, realm, event, state, rule) => {
    expect(can({ units: [unit(realm, role)] }, event, state)).toMatchObject({ allowed: false, rule });
  });

  test('a method that is not permitted refuses what the roles allow, once the lists are known', () => {
    const units = [unit('STAFF', 'ADMIN')];
    expect(can({ units, operations: new Set() }, 'DELETE', 'CONFIGURING')).toEqual({
      allowed: false,
      rule: 'METHOD',
      reason: 'You are not permitted to call configurationDelete.',
    });
    expect(
      can({ units, operations: new Set(['configurationDelete']) }, 'DELETE', 'CONFIGURING').allowed,
    ).toBe(true);
    expect(can({ units, operations: undefined }, 'DELETE', 'CONFIGURING').allowed).toBe(true);
  });

  test.each([
    ['CONFIGURE', 'CONFIGURED_3D', 'This portal is not connected to the 3D configurator.'],
    ['GENERATE_3D', 'CONFIGURED_3D', 'This portal is not connected to the 3D configurator.'],
    [
      'VALIDATE',
      'CONFIGURED_3D',
      'Its quote is in the quoting system, to which this portal is not connected.',
    ],
    [
      'DUPLICATE',
      'CONFIGURED_3D',
      'Its quote is in the quoting system, to which this portal is not connected.',
    ],
    ['GENERATE', 'CONFIGURED_3D', undefined],
    ['ASSIGN', 'CONFIGURED_3D', undefined],
    ['ARCHIVE', 'CONFIGURED_3D', undefined],
    ['DELETE', 'CONFIGURED_3D', undefined],
    ['DUPLICATE', 'PHANTOM', undefined],
    ['CONFIGURE', 'CLASSIC', undefined],
    ['VALIDATE', 'CLASSIC', 'Only for configurations made in 3D.'],
    ['GENERATE_3D', 'PHANTOM', 'Only for configurations made in 3D.'],
  ] as const)('%s of a %s configuration', (event, kind, reason) => {
    const verdict = can({ units: [unit('STAFF', 'ADMIN')] }, event, 'CONFIGURING', kind);
    expect(verdict).toEqual(reason ? { allowed: false, rule: 'SUBJECT', reason } : { allowed: true });
  });

  test.each([
    ['ACCEPT_QUOTE', 'CONFIGURING'],
    ['REQUEST_REVIEW', 'WAITING_FOR_APPROVAL'],
    ['REQUEST_APPROVAL', 'WAITING_FOR_APPROVAL'],
    ['APPROVE_CONFIGURATION', 'WAITING_FOR_APPROVAL'],
    ['UNAPPROVE', 'APPROVED'],
    ['REVERSE_STATE', 'READY_FOR_PRODUCTION'],
  ] as const)('%s moves the quote of a 3D configuration too, and is refused without it', (event, state) => {
    const administrator = { units: [unit('STAFF', 'ADMIN')] };
    expect(can(administrator, event, state, 'CONFIGURED_3D')).toEqual({
      allowed: false,
      rule: 'SUBJECT',
      reason: 'Its quote is in the quoting system, to which this portal is not connected.',
    });
    expect(can(administrator, event, state, 'CLASSIC').allowed).toBe(true);
    expect(can(administrator, event, state, 'PHANTOM').allowed).toBe(true);
  });

  test('a refusal always says why', () => {
    for (const role of roles) {
      const actor = { units: [unit('STAFF', role)], operations: new Set<string>() };
      const verdicts = anyStates.flatMap((state) =>
        configurationEvents.map((event) => can(actor, event, state)),
      );
      const reasons = verdicts.flatMap((verdict) => (verdict.allowed ? [] : [verdict.reason]));
      expect(reasons.filter((reason) => !/^[A-Z].*\.$/.test(reason))).toEqual([]);
    }
  });
});

test.each([
  [-1, true],
  [null, true],
  [7, false],
])('on a configuration its kind counts: with the quote %s', (kbMaxQuoteId, granted) => {
  const configuration = {
    configurationId: 'OU1234',
    configurationState: 'WAITING_FOR_APPROVAL',
    kbMaxQuoteId,
  } as const;
  const units = [unit('STAFF', 'ADMIN')] as const;
  expect(canOn({ units }, 'APPROVE_CONFIGURATION', configuration).allowed).toBe(granted);
});
