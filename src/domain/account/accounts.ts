import { compareAlphabetically } from '../words/lists.ts';
import { toSearchKey } from '../words/search.ts';

export type Account = {
  readonly accountNumber: string;
  readonly accountName: string;
  readonly accountGroup?: string | null;
  readonly belongsTo?: string | null;
  readonly erpID?: string | null;
  readonly accountState?: string | null;
  readonly dataArea?: string | null;
  readonly isTest?: boolean | null;
};

export const defaultAccountNumber = '3005019';
const noCustomer = 'No customer';

export type AccountLabel = {
  readonly name: string;
  readonly tags: readonly string[];
  readonly number: string;
  readonly erpId: string;
  readonly state: string | undefined;
};

export function buildAccountLabel(account: Account): AccountLabel {
  const { accountNumber, accountName, accountGroup, belongsTo, erpID, accountState } = account;
  const tags = [accountGroup, belongsTo].flatMap((tag) => (tag ? [tag.toUpperCase()] : []));
  return {
    name: accountNumber === defaultAccountNumber ? noCustomer : accountName,
    tags,
    number: accountNumber,
    erpId: erpID ?? '',
    state: accountState && accountState !== 'CUSTOMER' ? accountState : undefined,
  };
}

export function omitTestAccounts(accounts: readonly Account[]): readonly Account[] {
  return accounts
    .filter((account) => !account.isTest)
    .toSorted((one, other) => compareAlphabetically(one.accountName, other.accountName));
}

export const isRetired = ({ accountState }: Pick<Account, 'accountState'>): boolean =>
  accountState === 'RETIRED';

export const validateAccountNotRetired = (
  account: Pick<Account, 'accountName' | 'accountState'>,
): string | undefined => (isRetired(account) ? `${account.accountName} is archived.` : undefined);

export type AccountChoice = { readonly account: Account; readonly disabled: boolean };

export type AccountSearch = {
  /** In a search the hits come first, for the arrow-down key; for an empty text "No customer" does. */
  readonly choices: readonly AccountChoice[];
  /** Without hits, the account field goes back to "No customer". */
  readonly resetsToDefault: boolean;
};

const maxHits = 15;

/**
 * Accounts whose group, name or number contains the whole text, by name, at most 15; an empty text matches
 * all. Retired accounts are found but disabled.
 */
export function searchAccounts(accounts: readonly Account[], text: string): AccountSearch {
  const wanted = toSearchKey(text).trim();
  const found = accounts.filter((account) => {
    const { accountNumber, accountName, accountGroup } = account;
    const words = [accountGroup, accountName, accountNumber].filter(Boolean).join(' ');
    return accountNumber !== defaultAccountNumber && toSearchKey(words).includes(wanted);
  });
  const hits = omitTestAccounts(found).slice(0, maxHits);
  const none = accounts.find((account) => account.accountNumber === defaultAccountNumber) ?? {
    accountNumber: defaultAccountNumber,
    accountName: noCustomer,
  };
  return {
    choices: (wanted === '' ? [none, ...hits] : [...hits, none]).map((account) => ({
      account,
      disabled: isRetired(account),
    })),
    resetsToDefault: hits.length === 0,
  };
}

/** The account with the typed number or name, else the only hit; undefined if ambiguous, empty or retired. */
export function findTypedAccount(accounts: readonly Account[], text: string): Account | undefined {
  const wanted = toSearchKey(text).trim();
  if (wanted === '') return undefined;
  const found = searchAccounts(accounts, text)
    .choices.filter(({ account, disabled }) => !disabled && account.accountNumber !== defaultAccountNumber)
    .map(({ account }) => account);
  const exact = found.find(({ accountNumber, accountName }) =>
    [accountNumber, accountName].some((each) => toSearchKey(each) === wanted),
  );
  return exact ?? (found.length === 1 ? found[0] : undefined);
}

export function validateCustomerAccount(
  accounts: readonly Account[],
  accountNumber: string,
): string | undefined {
  if (accountNumber === defaultAccountNumber) return undefined;
  const account = accounts.find((each) => each.accountNumber === accountNumber);
  return account ? validateAccountNotRetired(account) : `There is no customer ${accountNumber} for you.`;
}

export const validateAccountNumber = (accountNumber: string): string | undefined =>
  accountNumber === '' ? 'A customer is required' : undefined;
