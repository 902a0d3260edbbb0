import * as z from 'zod/mini';
import { isEmailAddress } from '../words/emailAddress.ts';
import { formSchema } from '../words/formSchema.ts';
import { delegatableRolesOf } from './granting.ts';
import type { WhitelistEntry } from './lists.ts';
import { isProviderAddress } from './displayName.ts';
import { realmName, type Realm, type Role } from './roles.ts';

const defaultAccount = '3005019';
const longestNote = 10_000;

function addressError(address: string): string | undefined {
  if (address.trim() === '') return 'An e-mail address is required';
  return isEmailAddress(address) ? undefined : 'This is no e-mail address';
}

const employeeError = (address: string, realm: string, providerDomain: string): string | undefined =>
  realm === 'STAFF' && !isProviderAddress(address, providerDomain)
    ? `Employees have an address at ${providerDomain}`
    : undefined;

export function noteError(note: string): string | undefined {
  if (note.trim() === '') return 'A reason is required';
  return note.length > longestNote ? `A note has at most ${longestNote} characters` : undefined;
}

/** The realms an entry can be in; one for a group is written as one for each of its accounts. */
export const whitelistRealms = [
  'STAFF',
  'CUSTOMER',
  'CUST_GROUP',
  'OWNER',
] as const satisfies readonly Realm[];

export const takesAccount = (realm: string): boolean => realm !== ('STAFF' satisfies Realm);

export function whitelistEntry(
  form: WhitelistForm,
  realm: Realm,
  validRoles: readonly Role[],
  productCode: string,
): WhitelistEntry {
  const held = validRoles.filter((role) => form.roles.includes(role));
  return {
    address: form.address.trim(),
    affiliation: takesAccount(realm) ? form.accountNumber : defaultAccount,
    dataAreas: form.dataAreas,
    delegatableRoles: delegatableRolesOf(held, validRoles),
    note: form.note,
    productFamilies: form.productFamilies,
    realm: realmName(realm, productCode),
    roles: held,
  };
}

export const whitelistForm = (providerDomain: string) =>
  formSchema(
    {
      address: z.string(),
      realm: z.string(),
      accountNumber: z.string(),
      roles: z.array(z.string()),
      productFamilies: z.array(z.string()),
      dataAreas: z.array(z.string()),
      note: z.string(),
    },
    {
      address: ({ address, realm }) => addressError(address) ?? employeeError(address, realm, providerDomain),
      realm: ({ realm }) => (realm === '' ? 'A realm is required' : undefined),
      // A search that finds nothing leaves “No customer”, which is no account of anybody.
      accountNumber: ({ accountNumber, realm }) =>
        ['', defaultAccount].includes(accountNumber) && takesAccount(realm)
          ? 'An account is required'
          : undefined,
      roles: ({ roles }) => (roles.length === 0 ? 'At least one role is required' : undefined),
      dataAreas: ({ dataAreas }) =>
        dataAreas.length === 0 ? 'At least one subsidiary is required' : undefined,
      note: ({ note }) => noteError(note),
    },
  );
export type WhitelistForm = z.infer<ReturnType<typeof whitelistForm>>;
