import { realmLabel, parseRealm, realms, roleLabel, roles } from './roles.ts';

type AccessEntry = {
  readonly realm: string;
  readonly role: string;
  readonly objectAccess: Readonly<Record<string, string>>;
};

export type ObjectRole = { readonly realm: string; readonly role: string; readonly access: string };

const accessText = new Map([
  ['READ', 'Read'],
  ['WRITE', 'Write'],
  ['BOTH', 'Read and write'],
]);

export function listObjectRoles(
  type: string,
  accessMap: readonly AccessEntry[],
  productCode: string,
): readonly ObjectRole[] {
  return accessMap
    .flatMap(({ realm, role, objectAccess }) => {
      const access = Object.hasOwn(objectAccess, type) ? objectAccess[type] : undefined;
      if (!access) return [];
      const knownRealm = parseRealm(realm, productCode);
      const knownRole = roles.find((each) => each === role);
      const place = [
        realms.findIndex((each) => each === knownRealm),
        roles.findIndex((each) => each === role),
      ];
      return [
        {
          order: place.map((index) => (index < 0 ? 99 : index)).reduce((sum, index) => sum * 100 + index),
          realm: knownRealm ? realmLabel[knownRealm] : realm,
          role: knownRole ? roleLabel[knownRole] : role,
          access: accessText.get(access) ?? access,
        },
      ];
    })
    .toSorted((one, other) => one.order - other.order)
    .map(({ realm, role, access }) => ({ realm, role, access }));
}
