import { describe, expect, test } from 'vitest';
import { buildConfigurationGrant, buildGrant } from '../../../tests/factories/grant.ts';
import { createConfigurationItem } from './grant.ts';
import type { GrantPlan } from './grantPlan.ts';
import {
  computeUnitChanges,
  describeGrant,
  describeConcurrentGrantChanges,
  describeUnitAccess,
} from './unitChanges.ts';

const wanted: GrantPlan = {
  ...buildGrant(),
  dataArea: 'sab',
  entry: 'x',
  givenEntry: 'y',
  item: null,
  roles: ['GRANTER'],
  validRoles: ['BASIC', 'SUPPORT', 'GRANTER', 'ADMIN'],
};

describe('The access of an address', () => {
  test('is shown now and afterwards, with what may be given on', () => {
    const [here] = computeUnitChanges(wanted, []);
    expect(here?.isChanged).toBe(true);
    expect(describeUnitAccess(here?.before ?? { roles: [], givesOn: [], items: [] })).toEqual(['No access']);
    expect(here && describeUnitAccess(here.after)).toEqual([
      'Roles: Basic and Granter',
      'May grant Basic and Support',
    ]);
  });
  test('grows by an item beside those that are there', () => {
    const [here] = computeUnitChanges({ ...wanted, roles: [], item: createConfigurationItem('OU2222') }, [
      buildGrant(),
      buildConfigurationGrant('OU1111'),
    ]);
    expect(here && describeUnitAccess(here.before)).toEqual(['Roles: Basic', 'Configuration OU1111']);
    expect(here && describeUnitAccess(here.after)).toEqual([
      'Roles: Basic',
      'Configuration OU1111',
      'Configuration OU2222',
    ]);
  });
  test('stays as it is at other customers', () => {
    const elsewhere = buildGrant({ affiliation: '3000009', roles: ['ADMIN'] });
    expect(
      computeUnitChanges(wanted, [elsewhere]).map(({ affiliation, isChanged }) => [affiliation, isChanged]),
    ).toEqual([
      ['3000001', true],
      ['3000009', false],
    ]);
  });
});

test.each([
  ['nothing', [buildGrant()], [buildGrant({ note: 'Vetted\nmore' })], []],
  [
    'roles',
    [buildGrant()],
    [buildGrant({ roles: ['ADMIN'] })],
    ['The roles: Basic before, Administrator now.'],
  ],
  ['the base', [buildGrant()], [], ['The roles: Basic before, nothing now.']],
  [
    'an item',
    [buildGrant()],
    [buildGrant(), buildConfigurationGrant('OU1234')],
    ['The single permissions: nothing before, Configuration OU1234 now.'],
  ],
])('Where %s has moved: %4$o', (_what, seen, now, moves) =>
  expect(describeConcurrentGrantChanges(seen, now, buildGrant())).toEqual(moves),
);

test.each([
  [{ item: createConfigurationItem('OU1234'), roles: [] }, 'Granted Configuration OU1234 at Crane Works.'],
  [{ item: null, roles: ['SUPPORT', 'ADMIN'] as const }, 'Granted Support and Administrator at Crane Works.'],
])('%o is told as “%s”', (grant, text) => expect(describeGrant(grant, 'at Crane Works')).toBe(text));
