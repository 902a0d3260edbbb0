import { expect, test } from 'vitest';
import type { Realm, Role, Unit } from '../access/roles.ts';
import { createAreaRequest, type RestrictedArea } from './area.ts';

const unit = (realm: Realm, ...roles: Role[]): readonly Unit[] => [
  { realm, accountNumber: '3010001', roles },
];

test.each<[RestrictedArea, Realm, readonly Role[] | undefined]>([
  ['MILLING', 'STAFF', ['PRODUCTION']],
  ['MILLING', 'CUSTOMER', undefined],
  ['MILLING', 'CUST_GROUP', undefined],
  ['CONFIGURATOR', 'STAFF', ['KB_MAX']],
  ['CONFIGURATOR', 'CUSTOMER', undefined],
  ['QUOTES', 'CUSTOMER', undefined],
  ['REVIEW', 'STAFF', ['APPROVER']],
  ['REVIEW', 'CUSTOMER', ['APPLICATION_ENGINEER']],
])('%s is asked for by %s with %j', (area, realm, roles) => {
  const request = createAreaRequest(area, unit(realm, 'BASIC'));
  expect(request?.roles).toEqual(roles);
  expect(request === undefined).toBe(roles === undefined);
});

test('an area that several roles open is asked for without one', () => {
  expect(createAreaRequest('QUOTES', unit('STAFF', 'SUPPORT'))).toEqual({
    requestType: 'ELEVATED_PERMISSIONS',
    description: 'I need to work with quotes because ...',
  });
});
