import { describe, expect, test } from 'vitest';
import { configurationEvents, type ConfigurationEvent } from './event.ts';
import { eventRecords } from './eventRecords.ts';
import { isEventAccepted } from './transitions.ts';
import { anyStates, type AnyState } from '../configuration/state.ts';
import { checkEvent, checkEventForStatus, checkConfigurationEvent, isEventPermitted } from './permission.ts';
import { realms, roles, type Realm, type Role, type Unit } from '../access/roles.ts';
import { buildUnit } from '../../../tests/factories/person.ts';

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
      const permitted = configurationEvents.filter((event) =>
        isEventPermitted([buildUnit(realm, role)], event, state),
      );
      expect([state, new Set(permitted)]).toEqual([state, new Set(expected(role, realm, state))]);
    }
  });
});

test('role and realm must meet in one unit', () => {
  const split: Unit[] = [
    buildUnit('STAFF', 'BASIC'),
    { realm: 'CUSTOMER', accountNumber: '2', roles: ['ADMIN'] },
  ];
  expect(isEventPermitted(split, 'DELETE', 'CONFIGURING')).toBe(false);
});

test('any one of several units is enough', () => {
  const units = [buildUnit('CUSTOMER', 'BASIC'), buildUnit('STAFF', 'APPROVER')];
  expect(isEventPermitted(units, 'APPROVE_CONFIGURATION', 'WAITING_FOR_APPROVAL')).toBe(true);
});

test('nobody may do anything without units', () => {
  for (const event of configurationEvents) expect(isEventPermitted([], event, 'CONFIGURING')).toBe(false);
});

describe('can', () => {
  test('is allowed only when role and state both allow it', () => {
    for (const role of roles) {
      for (const realm of realms) {
        for (const state of anyStates) {
          for (const event of configurationEvents) {
            const units = [buildUnit(realm, role)];
            expect(checkEvent({ units }, event, state).allowed).toBe(
              isEventPermitted(units, event, state) && isEventAccepted(state, event),
            );
          }
        }
      }
    }
  });

  test('an administrator is bound by the state like anybody', () => {
    expect(
      checkEvent({ units: [buildUnit('STAFF', 'ADMIN')] }, 'RELEASE_FOR_PRODUCTION', 'CONFIGURING'),
    ).toEqual({
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
    expect(checkEvent({ units: [buildUnit(realm, role)] }, event, state)).toEqual({
      allowed: false,
      rule: 'ROLE',
      reason,
    });
  });

  test('a role that lacks the event says who has it', () => {
    const decision = checkEvent(
      { units: [buildUnit('CUSTOMER', 'BASIC')] },
      'APPROVE_CONFIGURATION',
      'WAITING_FOR_APPROVAL',
    );
    expect(decision).toEqual({
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
    expect(checkEvent({ units: [buildUnit(realm, role)] }, event, state)).toMatchObject({
      allowed: false,
      rule,
    });
  });

  test('a method that is not permitted refuses what the roles allow, once the lists are known', () => {
    const units = [buildUnit('STAFF', 'ADMIN')];
    expect(checkEvent({ units, operations: new Set() }, 'DELETE', 'CONFIGURING')).toEqual({
      allowed: false,
      rule: 'OPERATION',
      reason: 'You are not permitted to call configurationDelete.',
    });
    expect(
      checkEvent({ units, operations: new Set(['configurationDelete']) }, 'DELETE', 'CONFIGURING').allowed,
    ).toBe(true);
    expect(checkEvent({ units, operations: undefined }, 'DELETE', 'CONFIGURING').allowed).toBe(true);
  });

  test.each([
    ['CONFIGURE', 'CONFIGURED_3D', undefined],
    ['GENERATE_3D', 'CONFIGURED_3D', undefined],
    ['VALIDATE', 'CONFIGURED_3D', undefined],
    ['DUPLICATE', 'CONFIGURED_3D', undefined],
    ['GENERATE', 'CONFIGURED_3D', undefined],
    ['ASSIGN', 'CONFIGURED_3D', undefined],
    ['ARCHIVE', 'CONFIGURED_3D', undefined],
    ['DELETE', 'CONFIGURED_3D', undefined],
    ['DUPLICATE', 'PHANTOM', undefined],
    ['CONFIGURE', 'CLASSIC', undefined],
    ['VALIDATE', 'CLASSIC', 'Only for configurations made in 3D.'],
    ['GENERATE_3D', 'PHANTOM', 'Only for configurations made in 3D.'],
  ] as const)('%s of a %s configuration', (event, kind, reason) => {
    const decision = checkEvent({ units: [buildUnit('STAFF', 'ADMIN')] }, event, 'CONFIGURING', kind);
    expect(decision).toEqual(reason ? { allowed: false, rule: 'SUBJECT', reason } : { allowed: true });
  });

  test.each([
    ['ACCEPT_QUOTE', 'CONFIGURING'],
    ['REQUEST_REVIEW', 'WAITING_FOR_APPROVAL'],
    ['REQUEST_APPROVAL', 'WAITING_FOR_APPROVAL'],
    ['APPROVE_CONFIGURATION', 'WAITING_FOR_APPROVAL'],
    ['UNAPPROVE', 'APPROVED'],
    ['REVERSE_STATE', 'READY_FOR_PRODUCTION'],
  ] as const)('%s is the same for every kind of configuration', (event, state) => {
    const administrator = { units: [buildUnit('STAFF', 'ADMIN')] };
    for (const kind of ['CLASSIC', 'PHANTOM', 'CONFIGURED_3D'] as const)
      expect(checkEvent(administrator, event, state, kind).allowed).toBe(true);
    expect(
      checkEvent({ units: [buildUnit('STAFF', 'SUPPORT')] }, event, state, 'CONFIGURED_3D'),
    ).toMatchObject({
      allowed: false,
      rule: 'ROLE',
    });
  });

  test.each([
    [
      'DUPLICATE',
      'CONFIGURED_3D',
      "Only the manufacturer's approvers and application engineers can do this.",
    ],
    [
      'CONFIGURE',
      'CONFIGURED_3D',
      "Only the manufacturer's approvers and application engineers can do this.",
    ],
    ['ACCEPT_QUOTE', 'CONFIGURED_3D', undefined],
    ['DUPLICATE', 'CLASSIC', undefined],
    ['CONFIGURE', 'PHANTOM', undefined],
  ] as const)('%s of a %s configuration by an engineer of the customer', (event, kind, reason) => {
    const engineerOfCustomer = buildUnit('CUSTOMER', 'APPLICATION_ENGINEER');
    const expectedVerdict = reason ? { allowed: false, rule: 'ROLE', reason } : { allowed: true };
    expect(checkEvent({ units: [engineerOfCustomer] }, event, 'CONFIGURING', kind)).toEqual(expectedVerdict);
    const both = [engineerOfCustomer, buildUnit('STAFF', 'BASIC')];
    expect(checkEvent({ units: both }, event, 'CONFIGURING', kind)).toEqual(expectedVerdict);
    expect(
      checkEvent({ units: [buildUnit('STAFF', 'APPLICATION_ENGINEER')] }, event, 'CONFIGURING', kind),
    ).toEqual({
      allowed: true,
    });
  });

  test('a refusal always says why', () => {
    for (const role of roles) {
      const actor = { units: [buildUnit('STAFF', role)], operations: new Set<string>() };
      const verdicts = anyStates.flatMap((state) =>
        configurationEvents.map((event) => checkEvent(actor, event, state)),
      );
      const reasons = verdicts.flatMap((decision) => (decision.allowed ? [] : [decision.reason]));
      expect(reasons.filter((reason) => !/^[A-Z].*\.$/.test(reason))).toEqual([]);
    }
  });
});

test.each([
  ['VALIDATE', -1, 'SUBJECT'],
  ['VALIDATE', null, 'SUBJECT'],
  ['VALIDATE', 0, undefined],
  ['APPROVE_CONFIGURATION', 7, undefined],
] as const)('%s on a configuration with the quote %s: its kind counts', (event, kbMaxQuoteId, rule) => {
  const configuration = {
    configurationId: 'OU1234',
    configurationState: 'WAITING_FOR_APPROVAL',
    kbMaxQuoteId,
  } as const;
  const decision = checkConfigurationEvent({ units: [buildUnit('STAFF', 'ADMIN')] }, event, configuration);
  expect(decision).toMatchObject(rule ? { allowed: false, rule } : { allowed: true });
});

describe('on a configuration whose quote stands elsewhere', () => {
  const on = (configurationState: AnyState, quoteState: AnyState | undefined, event: ConfigurationEvent) =>
    checkConfigurationEvent({ units: [buildUnit('STAFF', 'ADMIN')] }, event, {
      configurationId: 'C000001',
      kbMaxQuoteId: 1001,
      configurationState,
      quoteState,
    });

  test.each(configurationEvents)('nothing that moves it is possible before that is finished: %s', (event) => {
    const decision = on('WAITING_FOR_APPROVAL', 'APPROVED', event);
    const moves = eventRecords[event].target !== 'NONE';
    const refusal = 'The quote has been approved, the configuration not yet. Finish that first.';
    expect(!decision.allowed && decision.reason === refusal).toBe(moves);
  });

  test.each([
    ['CONFIGURE', 'CONFIGURING', 'GENERATING_ARTEFACTS', 'STATE'],
    ['ACCEPT_QUOTE', 'CONFIGURING', 'GENERATING_ARTEFACTS', 'STATE'],
    ['DUPLICATE', 'CONFIGURING', 'GENERATING_ARTEFACTS', undefined],
    ['ASSIGN', 'CONFIGURING', 'ARCHIVED', 'STATE'],
    ['EXPORT', 'CONFIGURING', 'ARCHIVED', undefined],
    ['ASSIGN', 'APPROVED', 'WAITING_FOR_APPROVAL', 'STATE'],
    ['RELEASE_FOR_PRODUCTION', 'APPROVED', 'APPROVED', undefined],
    ['CREATE_PRODUCT', 'READY_FOR_PRODUCTION', 'APPROVED', undefined],
    ['ACCEPT_QUOTE', 'CONFIGURING', undefined, undefined],
  ] as const)('both decide: %s in %s, the quote in %s', (event, state, quoteState, rule) => {
    expect(on(state, quoteState, event)).toMatchObject(rule ? { allowed: false, rule } : { allowed: true });
  });

  test('a role that does not hold the event is told that first', () => {
    const support = { units: [buildUnit('STAFF', 'SUPPORT')] };
    const standing = { state: 'WAITING_FOR_APPROVAL', quoteState: 'APPROVED' } as const;
    expect(checkEventForStatus(support, 'APPROVE_CONFIGURATION', standing)).toMatchObject({ rule: 'ROLE' });
  });
});
