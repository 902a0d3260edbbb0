import * as z from 'zod/mini';
import { isEmailAddress } from '../words/emailAddress.ts';
import { createFormSchema } from '../words/createFormSchema.ts';
import { listDelegatableRoles } from './granting.ts';
import type { WhitelistEntry } from './emailLists.ts';
import { isProviderEmail } from './displayName.ts';
import { serializeRealm, type Realm, type Role } from './roles.ts';

const defaultAccount = '3005019';
const maxNoteLength = 10_000;

function addressError(address: string): string | undefined {
  if (address.trim() === '') return 'An e-mail address is required';
  return isEmailAddress(address) ? undefined : 'This is no e-mail address';
}

const employeeError = (address: string, realm: string, providerDomain: string): string | undefined =>
  realm === 'STAFF' && !isProviderEmail(address, providerDomain)
    ? `Employees have an address at ${providerDomain}`
    : undefined;

export function validateWhitelistNote(note: string): string | undefined {
  if (note.trim() === '') return 'A reason is required';
  return note.length > maxNoteLength ? `A note has at most ${maxNoteLength} characters` : undefined;
}

/** Realms of a whitelist entry; one for a customer group is saved as one for each of its accounts. */
export const whitelistRealms = [
  'STAFF',
  'CUSTOMER',
  'CUST_GROUP',
  'OWNER',
] as const satisfies readonly Realm[];

export const isAccountRealm = (realm: string): boolean => realm !== ('STAFF' satisfies Realm);

export function toWhitelistEntry(
  form: WhitelistFormValues,
  realm: Realm,
  validRoles: readonly Role[],
  productCode: string,
): WhitelistEntry {
  const held = validRoles.filter((role) => form.roles.includes(role));
  return {
    address: form.address.trim(),
    affiliation: isAccountRealm(realm) ? form.accountNumber : defaultAccount,
    dataAreas: form.dataAreas,
    delegatableRoles: listDelegatableRoles(held, validRoles),
    note: form.note,
    productFamilies: form.productFamilies,
    realm: serializeRealm(realm, productCode),
    roles: held,
  };
}

export const createWhitelistFormSchema = (providerDomain: string) =>
  createFormSchema(
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
      // An account search without hits selects “No customer”, which stands for no account.
      accountNumber: ({ accountNumber, realm }) =>
        ['', defaultAccount].includes(accountNumber) && isAccountRealm(realm)
          ? 'An account is required'
          : undefined,
      roles: ({ roles }) => (roles.length === 0 ? 'At least one role is required' : undefined),
      dataAreas: ({ dataAreas }) =>
        dataAreas.length === 0 ? 'At least one subsidiary is required' : undefined,
      note: ({ note }) => validateWhitelistNote(note),
    },
  );
export type WhitelistFormValues = z.infer<ReturnType<typeof createWhitelistFormSchema>>;
