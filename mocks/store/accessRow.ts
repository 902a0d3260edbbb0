import type { Realm, Role } from '../../src/domain/access/roles.ts';

/** Access of a role in a realm: operations by name, and objects by type. */
export type AccessRow = {
  readonly realm: Realm;
  readonly role: Role;
  readonly methods: readonly string[];
  readonly objects: Readonly<Record<string, 'READ' | 'WRITE' | 'BOTH'>>;
};

/** The id of the row in its collection. */
export const accessId = (realm: Realm, role: Role): string => `${realm}/${role}`;
