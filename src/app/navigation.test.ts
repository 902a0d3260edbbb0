import { expect, test } from 'vitest';
import { destinationsFor } from './navigation.ts';
import type { Unit } from '~/domain/access/roles.ts';

const customer: Unit = { realm: 'CUSTOMER', accountNumber: '3005020', roles: ['BASIC'] };
const labels = (units: readonly Unit[], operations?: ReadonlySet<string>): string[] =>
  destinationsFor({ units, operations }).flatMap(({ destinations }) =>
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
