import type { Realm, Role, Unit } from '../../src/domain/access/roles.ts';

export const buildUnit = (realm: Realm, ...roles: readonly Role[]): Unit => ({
  realm,
  accountNumber: '3005019',
  roles,
});
