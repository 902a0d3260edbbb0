import type { Realm } from '../../src/domain/access/roles.ts';
import type { SeededPerson } from '../store/records.ts';

/** The realms in the order in which they are shown; the provider's own goes by its name. */
const titles: readonly (readonly [Realm, string | undefined])[] = [
  ['STAFF', undefined],
  ['CUSTOMER', 'Customers'],
  ['CUST_GROUP', 'Customer groups'],
  ['OWNER', 'Owners'],
  ['PRODUCT', 'Products'],
  ['APP', 'Applications'],
  ['NONE', 'Not let in anywhere yet'],
];

type PeopleGroup = {
  readonly realm: Realm;
  readonly title: string;
  readonly members: readonly SeededPerson[];
};

export function peopleGroups(people: readonly SeededPerson[], providerName: string): PeopleGroup[] {
  const byRealm = Map.groupBy(people, ({ units }) => units[0]?.realm ?? 'NONE');
  return titles.flatMap(([realm, title = providerName]) => {
    const members = byRealm.get(realm);
    return members ? [{ realm, title, members }] : [];
  });
}
