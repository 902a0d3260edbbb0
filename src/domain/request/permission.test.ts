import { expect, test } from 'vitest';
import type { Realm, Role, Unit } from '../access/roles.ts';
import { mayRequestOnBehalf } from './permission.ts';

const unit = (realm: Realm, ...roles: Role[]): Unit[] => [{ realm, accountNumber: '1', roles }];

test.each([
  ['granter', unit('STAFF', 'GRANTER'), true],
  ['customer granter', unit('CUSTOMER', 'GRANTER'), true],
  ['customer administrator', unit('CUSTOMER', 'ADMIN'), true],
  ['engineer', unit('STAFF', 'APPLICATION_ENGINEER'), false],
])('%s', (_, units, expected) => expect(mayRequestOnBehalf(units)).toBe(expected));
