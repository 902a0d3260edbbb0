import { describe, expect, test } from 'vitest';
import { buildConfigurationGrant, buildGrant } from '../../../tests/factories/grant.ts';
import type { Role } from '../access/roles.ts';
import { toEnumMember } from '../words/enumTable.ts';
import { rolesFormSchema } from './form.ts';
import { createConfigurationItem } from './grant.ts';
import {
  planBasePart,
  isGrantedAlready,
  appendGrantNote,
  planPermissionPart,
  mergeGrantRoles,
  buildRoleAssignment,
  findUnchangedGrant,
  type GrantPlan,
} from './grantPlan.ts';

const validRoles: readonly Role[] = ['BASIC', 'SUPPORT', 'APPLICATION_ENGINEER', 'GRANTER', 'ADMIN'];

const wanted = (change: Partial<GrantPlan> = {}): GrantPlan => ({
  address: 'ann@customer.example',
  realm: 'CUSTOMER',
  affiliation: '3000001',
  dataArea: 'sde',
  entry: '2026-03-05 me@maker.example: Called',
  givenEntry: '2026-03-05 me@maker.example: Granted',
  item: null,
  roles: [],
  validRoles,
  ...change,
});

describe('The first part', () => {
  test('creates a base with the default role, open, with the reason in its note, where there is none', () =>
    expect(
      planBasePart(wanted({ address: ' Ann@customer.example ' }), [buildConfigurationGrant('OU1234')]),
    ).toEqual({
      address: 'Ann@customer.example',
      realm: 'CUSTOMER',
      affiliation: '3000001',
      dataAreas: ['sde'],
      roles: ['BASIC'],
      delegatableRoles: [],
      accessLevel: 'OPEN',
      note: '2026-03-05 me@maker.example: Called',
      item: null,
    }));
  test('appends the reason to the note of the base that is there, and changes nothing else', () => {
    const { affiliationId: _id, modified: _modified, ...base } = buildGrant({ roles: ['ADMIN'] });
    expect(planBasePart(wanted(), [buildGrant({ roles: ['ADMIN'] })])).toEqual({
      ...base,
      note: 'Vetted by telephone\n2026-03-05 me@maker.example: Called',
    });
  });
  test('is done where the note has the reason, whatever was appended since', () =>
    expect(planBasePart(wanted(), [buildGrant({ note: `x\n${wanted().entry}\ny` })])).toBeUndefined());
});

describe('The second part', () => {
  test('saves the base with the item, by the default role', () =>
    expect(
      planPermissionPart(wanted({ item: createConfigurationItem('OU1234') }), [
        buildGrant({ roles: ['ADMIN'], delegatableRoles: ['ADMIN'] }),
      ]),
    ).toMatchObject({
      address: 'ann@customer.example',
      roles: ['BASIC'],
      delegatableRoles: [],
      note: 'Vetted by telephone',
      item: { configurationId: 'OU1234', productItem: null },
    }));
  test('is done where the item is there', () =>
    expect(
      planPermissionPart(wanted({ item: createConfigurationItem('OU1234') }), [
        buildGrant(),
        buildConfigurationGrant('OU1234', { address: 'ANN@customer.example' }),
      ]),
    ).toBeUndefined());
  test('saves the base with the roles it had and the new ones', () =>
    expect(
      planPermissionPart(wanted({ roles: ['APPLICATION_ENGINEER'] }), [
        buildGrant({ roles: ['BASIC', 'SUPPORT'] }),
      ]),
    ).toMatchObject({ roles: ['BASIC', 'SUPPORT', 'APPLICATION_ENGINEER'], delegatableRoles: [] }));
  test('makes the note grow with the roles: of two that were made of the same one the second is refused', () => {
    const now = [buildGrant()];
    const [one, other] = (['SUPPORT', 'APPLICATION_ENGINEER'] as const).map((role) =>
      planPermissionPart(wanted({ roles: [role], givenEntry: `Granted ${role}` }), now),
    );
    expect(one?.note).toBe('Vetted by telephone\nGranted SUPPORT');
    expect(other?.note.startsWith(one?.note ?? '')).toBe(false);
  });
  test('is done where the roles are there', () =>
    expect(
      planPermissionPart(wanted({ roles: ['BASIC'] }), [buildGrant({ roles: ['ADMIN', 'BASIC'] })]),
    ).toBe(undefined));
  test('is not possible without a base', () =>
    expect(() => planPermissionPart(wanted(), [])).toThrow(/revoked/));
});

test.each([
  ['nothing', [], false],
  ['the base', [buildGrant()], false],
  ['the item without a base', [buildConfigurationGrant('OU1234')], false],
  ['base and item', [buildGrant(), buildConfigurationGrant('OU1234')], true],
])('With %s, the configuration is granted already: %4$s', (_name, grants, expected) =>
  expect(isGrantedAlready(wanted({ item: createConfigurationItem('OU1234') }), grants)).toBe(expected),
);

describe('What may be given on', () => {
  const others: readonly Role[] = ['BASIC', 'SUPPORT', 'APPLICATION_ENGINEER'];
  test.each<[readonly Role[], readonly Role[]]>([
    [['ADMIN'], ['GRANTER', 'ADMIN']],
    [['GRANTER'], others],
    [['ADMIN', 'GRANTER'], validRoles],
    [['SUPPORT'], []],
    [[], []],
  ])('with %o is %o', (roles, delegatableRoles) =>
    expect(mergeGrantRoles(undefined, roles, validRoles).delegatableRoles).toEqual(delegatableRoles),
  );
  test('grows with the roles that were held before', () =>
    expect(
      mergeGrantRoles({ roles: ['ADMIN'], delegatableRoles: ['ADMIN', 'GRANTER'] }, ['GRANTER'], validRoles),
    ).toEqual({ roles: ['GRANTER', 'ADMIN'], delegatableRoles: validRoles }));
  test('does not come back by another role where it was taken', () =>
    expect(mergeGrantRoles({ roles: ['ADMIN'], delegatableRoles: [] }, ['SUPPORT'], validRoles)).toEqual({
      roles: ['SUPPORT', 'ADMIN'],
      delegatableRoles: [],
    }));
  test.each([
    [true, ['GRANTER', 'ADMIN']],
    [false, []],
  ])('is set with the roles, if it is to be (%s): %o', (passesOn, delegatableRoles) =>
    expect(buildRoleAssignment({ roles: ['ADMIN', 'BASIC'], passesOn }, validRoles)).toEqual({
      roles: ['BASIC', 'ADMIN'],
      delegatableRoles,
    }),
  );
});

describe('What nobody knows of a base', () => {
  const novel = toEnumMember<Role>('NOVEL');
  const base = {
    ...buildGrant({ affiliationId: 'A-1', roles: [novel, 'SUPPORT', 'BASIC'] }),
    tenant: 'north',
  };

  test('goes back with its roles, whatever is granted', () => {
    expect(planBasePart(wanted({ entry: 'New' }), [base])).toMatchObject({
      tenant: 'north',
      roles: base.roles,
    });
    const granted = planPermissionPart(wanted({ roles: ['APPLICATION_ENGINEER'] }), [base]);
    expect(granted).toMatchObject({
      tenant: 'north',
      roles: ['BASIC', 'SUPPORT', 'APPLICATION_ENGINEER', novel],
    });
    expect(granted).not.toHaveProperty('affiliationId');
    expect(granted).not.toHaveProperty('modified');
  });
  test('is not given to a single thing', () => {
    const item = createConfigurationItem('OU1234');
    expect(planPermissionPart(wanted({ item }), [base])).not.toHaveProperty('tenant');
  });
  test('is a role that a form keeps', () => {
    const form = { roles: [novel, 'BASIC'], passesOn: false, reason: 'Vetted' };
    expect(rolesFormSchema.parse(form)).toEqual(form);
    expect(buildRoleAssignment({ roles: [novel, 'BASIC'], passesOn: false }, validRoles).roles).toEqual([
      'BASIC',
      novel,
    ]);
  });
});

describe('A grant that is kept', () => {
  const seen = buildGrant({ roles: ['BASIC', 'SUPPORT'] });
  test.each([
    ['as it was', buildGrant({ roles: ['SUPPORT', 'BASIC'], note: 'More' }), true],
    ['with another role', buildGrant({ roles: ['BASIC'] }), false],
    ['with something to give on', buildGrant({ roles: seen.roles, delegatableRoles: ['BASIC'] }), false],
    ['of a single thing', buildConfigurationGrant('OU1234', { roles: seen.roles }), false],
    ['of somebody else', buildGrant({ roles: seen.roles, address: 'bob@customer.example' }), false],
  ])('is still there %s: %3$s', (_name, now, expected) =>
    expect(findUnchangedGrant(seen, [now]) === now).toBe(expected),
  );
  test('has the entry at the end of its note, once', () => {
    const noted = appendGrantNote(buildGrant({ ...seen, affiliationId: 'A-1' }), 'Kept');
    expect(noted).toMatchObject({ roles: seen.roles, note: 'Vetted by telephone\nKept' });
    expect(noted).not.toHaveProperty('affiliationId');
    expect(appendGrantNote(buildGrant({ note: 'Vetted\nKept' }), 'Kept')).toBeUndefined();
  });
});
