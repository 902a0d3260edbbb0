import { expect, test } from 'vitest';
import { listNavigationSections, findAdministrationPath, isNavigationItemActive } from './navigation.ts';
import type { Unit } from '~/domain/access/roles.ts';

const customer: Unit = { realm: 'CUSTOMER', accountNumber: '3005020', roles: ['BASIC'] };
const labels = (units: readonly Unit[], operations?: ReadonlySet<string>): string[] =>
  listNavigationSections({ units, operations }).flatMap(({ destinations }) =>
    destinations.map(({ label }) => label),
  );

test.each([
  ['who has no role', [], undefined, ['Requests']],
  [
    'before the access lists are known',
    [customer],
    undefined,
    ['Home', 'Configurations', 'Products', 'Updates', 'Requests'],
  ],
  [
    'who may read configurations',
    [customer],
    new Set(['configurationFilter', 'ticketCreate']),
    ['Home', 'Configurations', 'Requests'],
  ],
  ['who may not read them', [customer], new Set(['ticketCreate']), ['Home', 'Requests']],
  ['who is kept out', [], new Set<string>(), []],
] as const)('somebody %s is offered what they may open', (_, units, operations, offered) =>
  expect(labels(units, operations)).toEqual(offered),
);

const staff = (...roles: Unit['roles']): Unit => ({ realm: 'STAFF', accountNumber: '3005019', roles });

test.each([
  ['/configurator', 'Configurations'],
  ['/configurator/C000125', 'Configurations'],
  ['/configurations/CA1685/0B', 'Configurations'],
  ['/configuratorx', undefined],
  ['/administration/gcode/settings', 'Milling'],
  ['/administration/permissions/whitelist', 'Roles and lists'],
])('marks the area of %s in the rail: %s', (pathname, expected) => {
  const marked = listNavigationSections({ units: [staff('ADMIN')] })
    .flatMap(({ destinations }) => destinations)
    .filter((destination) => isNavigationItemActive(destination, pathname));
  expect(marked.map(({ label }) => label)).toEqual(expected === undefined ? [] : [expected]);
});

test.each([
  ['an administrator', [staff('ADMIN')], undefined, '/administration/parts'],
  ['a production worker', [staff('PRODUCTION')], new Set<string>(), '/administration/gcode/machines'],
  ['a visitor', [], new Set<string>(), '/'],
] as const)(
  'leads %s from the address above the administration to what is open',
  (_, units, operations, expected) => expect(findAdministrationPath({ units, operations })).toBe(expected),
);
