import { permittedOperations } from '../../src/domain/access/permittedOperations.ts';
import { granterAffiliations, isStaff, isStaffAdmin } from '../../src/domain/access/unitFlags.ts';
import type { Role, Unit } from '../../src/domain/access/roles.ts';
import { accessId, type AccessRow } from '../store/accessRow.ts';
import type { Person } from '../store/person.ts';
import type { Cms } from './cms.ts';
import type { ObjectAccess } from './access/contract.ts';

/** Things that people other than employees can see: whole accounts, and single things granted to the address. */
type Reach = {
  readonly accounts: readonly string[];
  readonly ids: readonly string[];
  readonly serials: readonly string[];
};

/** The person behind a request. */
export type Caller = {
  readonly email: string;
  readonly person: Person;
  readonly units: readonly Unit[];
  readonly isStaff: boolean;
  readonly isStaffAdmin: boolean;
  /** undefined: everything. */
  readonly reach: Reach | undefined;
  readonly methods: readonly string[];
  readonly objects: Readonly<Record<string, ObjectAccess>>;
  /** The operations the access lists permit. */
  readonly operations: ReadonlySet<string>;
};

/** Somebody no unit is known of: signed in, and a guest. */
function stranger(email: string): Person {
  const [firstName = '', lastName = ''] = email.split('@')[0]?.split('.') ?? [];
  return { azureId: email, firstName, lastName, email, label: 'Unknown', units: [] };
}

const both = (one: ObjectAccess | undefined, other: ObjectAccess): ObjectAccess =>
  one === undefined || one === other ? other : 'BOTH';

function objectsOf(rows: readonly AccessRow[]): Record<string, ObjectAccess> {
  const objects: Record<string, ObjectAccess> = {};
  for (const row of rows) {
    for (const [type, access] of Object.entries(row.objects)) objects[type] = both(objects[type], access);
  }
  return objects;
}

const guest: readonly Unit[] = [{ realm: 'NONE', accountNumber: '', roles: ['GUEST'] }];

function accessRows(cms: Cms, units: readonly Unit[]): readonly AccessRow[] {
  const ids = (units.length > 0 ? units : guest).flatMap((unit) =>
    unit.roles.map((role: Role) => accessId(unit.realm, role)),
  );
  return [...new Set(ids)].flatMap((id) => cms.access.get(id) ?? []);
}

/** The accounts a unit opens: its own, and in the group realm all of its account's group. */
function accountsOf(cms: Cms, unit: Unit): readonly string[] {
  if (unit.realm !== 'CUST_GROUP') return [unit.accountNumber];
  const group = cms.accounts.get(unit.accountNumber)?.accountGroup;
  if (!group) return [unit.accountNumber];
  return cms.accounts
    .all()
    .flatMap((account) => (account.accountGroup === group ? [account.accountNumber] : []));
}

const openRealms = ['CUSTOMER', 'CUST_GROUP', 'OWNER'];

function reachOf(cms: Cms, email: string, units: readonly Unit[]): Reach {
  const opening = units.filter((unit) => openRealms.includes(unit.realm));
  const granted = cms.affiliations.all().filter((affiliation) => affiliation.address === email);
  return {
    accounts: [...new Set(opening.flatMap((unit) => accountsOf(cms, unit)))],
    ids: granted.flatMap(({ item }) => item?.configurationId ?? []),
    serials: granted.flatMap(({ item }) => item?.productItem?.serialNumber ?? []),
  };
}

/** The person of an address, with everything that person may call and see. */
export function callerOf(cms: Cms, address: string): Caller {
  const email = address.toLowerCase();
  const person = cms.people.get(email) ?? stranger(email);
  const { units } = person;
  const rows = accessRows(cms, units);
  const methods = [...new Set(rows.flatMap((row) => row.methods))];
  const objects = objectsOf(rows);
  const serviceMethods = methods.map((methodId) => ({ methodId }));
  return {
    email,
    person,
    units,
    isStaff: isStaff(units),
    isStaffAdmin: isStaffAdmin(units),
    reach: isStaff(units) ? undefined : reachOf(cms, email, units),
    methods,
    objects,
    operations: permittedOperations({ serviceMethods }, objects, cms.lookup),
  };
}

/** Whether the caller can see what belongs to an account, or carries this id or serial number. */
export function reaches(
  { reach }: Caller,
  thing: { readonly accountNumber: string | null; readonly id?: string; readonly serial?: string },
): boolean {
  if (!reach) return true;
  const { accountNumber, id, serial } = thing;
  return (
    (accountNumber !== null && reach.accounts.includes(accountNumber)) ||
    (id !== undefined && reach.ids.includes(id)) ||
    (serial !== undefined && reach.serials.includes(serial))
  );
}

/** Whether the caller grants permissions for an account; staff granters and administrators do for every one. */
export function grantsFor(caller: Caller, accountNumber: string | null): boolean {
  const grants = granterAffiliations(caller.units);
  return caller.isStaff ? grants.length > 0 : accountNumber !== null && grants.includes(accountNumber);
}
