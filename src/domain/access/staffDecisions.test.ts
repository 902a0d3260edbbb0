import { describe, expect, test } from 'vitest';
import { buildUnit } from '../../../tests/factories/person.ts';
import {
  checkEmployeeOperations,
  checkEngineerInProduction,
  checkActionByRoles,
  checkActionByOperations,
  checkStaffPermission,
  formatRoleHolders,
  formatStaffRefusal,
  formatRoleRefusal,
  type RestrictedAction,
  checkRoleAdministration,
} from './staffDecisions.ts';
import { allowedDecision } from './decision.ts';

describe('who can', () => {
  test('roles are named as people who hold them', () => {
    expect(formatRoleHolders(['APPROVER', 'APPLICATION_ENGINEER', 'ADMIN'])).toBe(
      'Approvers, Application engineers, and Administrators',
    );
    expect(formatRoleHolders(['SUPPORT', 'PRODUCTION', 'ADMIN'])).toBe(
      'Support, Production, and Administrators',
    );
  });

  test('a colleague reads who can do what', () => {
    expect(formatRoleRefusal('Approvers', 'release')).toBe('Only Approvers can release.');
  });

  test.each([
    [
      formatRoleHolders(['APPLICATION_ENGINEER']),
      "Only the manufacturer's application engineers can do this.",
    ],
    [
      formatRoleHolders(['KB_MAX', 'ADMIN']),
      "Only the manufacturer's 3D configurators and administrators can do this.",
    ],
    ['employees', "Only the manufacturer's employees can do this."],
  ])('anybody else, of %s, that it takes the manufacturer', (who, says) => {
    expect(formatStaffRefusal(who)).toBe(says);
  });
});

describe('checkStaffPermission', () => {
  test.each([
    ['STAFF', 'Only Administrators can upload G6 configurations.'],
    ['CUSTOMER', "Only the manufacturer's administrators can do this."],
    ['NONE', "Only the manufacturer's administrators can do this."],
  ] as const)('in %s a refusal says who can', (realm, reason) => {
    const of = (held: boolean) =>
      checkStaffPermission([buildUnit(realm, 'SUPPORT')], held, 'Administrators', 'upload G6 configurations');
    expect(of(true)).toEqual({ allowed: true });
    expect(of(false)).toEqual({ allowed: false, rule: 'ROLE', reason });
  });
});

describe('checkEmployeeOperations', () => {
  const staff = [buildUnit('STAFF', 'SUPPORT')];
  const customer = [buildUnit('CUSTOMER', 'ADMIN')];
  const both = new Set(['partGet', 'partDelete']);
  const only = { allowed: false, rule: 'ROLE', reason: 'Only employees can see things.' };
  const uncallable = {
    allowed: false,
    rule: 'OPERATION',
    reason: 'You are not permitted to call partDelete.',
  };

  test.each([
    ['an employee before the lists are known', staff, undefined, allowedDecision],
    ['an employee whom the lists allow it', staff, both, allowedDecision],
    ['an employee whom they allow a part of it', staff, new Set(['partGet']), uncallable],
    ['a customer before the lists are known', customer, undefined, only],
    ['a customer whom the lists allow it', customer, both, only],
  ] as const)('%s', (_who, units, operations, decision) =>
    expect(checkEmployeeOperations({ units, operations }, 'see things', 'partGet', 'partDelete')).toEqual(
      decision,
    ),
  );
});

describe('checkEngineerInProduction', () => {
  test.each([
    ['administrator', [buildUnit('STAFF', 'ADMIN')], true],
    ['engineer in production', [buildUnit('STAFF', 'APPLICATION_ENGINEER', 'PRODUCTION_ADMIN')], true],
    [
      'engineer in production by two units',
      [buildUnit('STAFF', 'APPLICATION_ENGINEER'), buildUnit('STAFF', 'PRODUCTION_ADMIN')],
      true,
    ],
    ['engineer', [buildUnit('STAFF', 'APPLICATION_ENGINEER')], false],
    ['production administrator', [buildUnit('STAFF', 'PRODUCTION_ADMIN')], false],
    ['customer', [buildUnit('CUSTOMER', 'APPLICATION_ENGINEER', 'PRODUCTION_ADMIN', 'ADMIN')], false],
    ['nobody', [], false],
  ])('%s', (_, units, expected) =>
    expect(checkEngineerInProduction(units, 'add artefacts').allowed).toBe(expected),
  );

  test('a refusal says who can', () => {
    expect(checkEngineerInProduction([buildUnit('STAFF', 'SUPPORT')], 'add artefacts')).toMatchObject({
      reason:
        'Only Administrators, and Application engineers who are also Production administrators, can add artefacts.',
    });
  });
});

const kept: RestrictedAction = {
  allowedRoles: ['DEVELOPER', 'ADMIN'],
  act: 'change things',
  operations: ['partGet', 'partDelete'],
};
const both = new Set(['partGet', 'partDelete']);
const developer = [buildUnit('STAFF', 'DEVELOPER')];
const support = [buildUnit('STAFF', 'SUPPORT')];
const customer = [buildUnit('CUSTOMER', 'ADMIN', 'DEVELOPER')];

const reasonOf = (decision: ReturnType<typeof checkActionByRoles>): string | undefined =>
  decision.allowed ? undefined : `${decision.rule}: ${decision.reason}`;

const only = 'Only Developers and Administrators can change things.';

describe('checkActionByRoles', () => {
  test.each([
    ['a keeper before the lists are known', developer, undefined, undefined],
    ['another employee before the lists are known', support, undefined, `ROLE: ${only}`],
    ['another employee whom the lists allow it', support, both, undefined],
    ['a keeper whom the lists allow a part of it', developer, new Set(['partGet']), `ROLE: ${only}`],
    [
      'a customer whom the lists allow it',
      customer,
      both,
      "ROLE: Only the manufacturer's developers and administrators can do this.",
    ],
  ] as const)('%s', (_who, units, operations, reason) => {
    expect(reasonOf(checkActionByRoles({ units, operations }, kept))).toBe(reason);
  });
});

describe('checkActionByOperations', () => {
  test.each([
    ['anybody before the lists are known', support, undefined, undefined],
    ['whom the lists allow it', support, both, undefined],
    ['whom they do not', developer, new Set(['partDelete']), `OPERATION: ${only}`],
  ] as const)('%s', (_who, units, operations, reason) => {
    expect(reasonOf(checkActionByOperations({ units, operations }, kept))).toBe(reason);
  });
});

test.each([
  ['administrator', buildUnit('STAFF', 'ADMIN'), true],
  ['developer', buildUnit('STAFF', 'DEVELOPER'), false],
  ['administrator of a customer', buildUnit('CUSTOMER', 'ADMIN'), false],
])('%s', (_, held, may) => expect(checkRoleAdministration([held]).allowed).toBe(may));
