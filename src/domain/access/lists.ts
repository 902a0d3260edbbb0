import { addressKey } from '../words/emailAddress.ts';
import { byStaff, holdersText } from './staffVerdicts.ts';
import type { Role, Unit } from './roles.ts';
import { isStaffAdmin } from './unitFlags.ts';
import type { Verdict } from './verdict.ts';

const administrators = holdersText(['ADMIN'] satisfies Role[]);

/** Permission to read and write blacklist and whitelist: of employed administrators. */
export const mayKeepLists = (units: readonly Unit[]): Verdict =>
  byStaff(units, isStaffAdmin(units), administrators, 'see and change these lists');

/** An account as far as the whitelist's rule goes; the group is empty where it belongs to none. */
type ListedAccount = {
  readonly accountNumber: string;
  readonly accountGroup?: string | null;
  readonly dataArea?: string | null;
  readonly isTest?: boolean | null;
};

/** Whether an account is one of an entry's: of the same account group, and in one of its data areas. */
export function whitelistMatches(
  account: Omit<ListedAccount, 'accountNumber'>,
  entry: { readonly accountGroup?: string | null; readonly dataAreas: readonly string[] },
): boolean {
  const { accountGroup, dataArea } = account;
  if (!accountGroup || !dataArea) return false;
  const area = dataArea.trim().toLowerCase();
  return accountGroup === entry.accountGroup && entry.dataAreas.some((each) => each.toLowerCase() === area);
}

/**
 * The entries that an entry is written as: one of realm CUST_GROUP as one of realm CUSTOMER for each account that
 * matches it, in the order of `accounts`, and none where its account has no group; any other as it is. Test accounts are
 * hidden wherever accounts are listed, and get none.
 */
export function expandWhitelist<
  Entry extends {
    readonly realm: string;
    readonly affiliation: string;
    readonly dataAreas: readonly string[];
  },
>(entry: Entry, accounts: readonly ListedAccount[]): readonly Entry[] {
  if (entry.realm !== 'CUST_GROUP') return [entry];
  const { accountGroup } = accounts.find((each) => each.accountNumber === entry.affiliation) ?? {};
  return accounts
    .filter(
      (account) =>
        account.isTest !== true && whitelistMatches(account, { accountGroup, dataAreas: entry.dataAreas }),
    )
    .map(({ accountNumber }) => ({ ...entry, realm: 'CUSTOMER', affiliation: accountNumber }));
}

/** The addresses that stand on both lists, as the blacklist writes them: the blacklist wins. */
export function listConflicts(
  white: readonly { readonly address: string }[],
  black: readonly { readonly emailAddress: string }[],
): readonly string[] {
  const listed = new Set(white.map(({ address }) => addressKey(address)));
  return black.map(({ emailAddress }) => emailAddress).filter((email) => listed.has(addressKey(email)));
}
