import { isSubsidiary, type Subsidiary } from './subsidiaries.ts';
import { accountLabel, listedAccounts, type Account } from './accounts.ts';
import { createWordMatcher } from '../words/search.ts';

export const accountStates = ['ALL', 'CUSTOMER', 'PROSPECT', 'RETIRED'] as const;
export type AccountStateFilter = (typeof accountStates)[number];

export type AccountFilter = {
  readonly search: string;
  readonly subsidiary: Subsidiary;
  readonly state: AccountStateFilter;
};

export function accountFilterFrom(parameters: URLSearchParams): AccountFilter {
  // Addresses that are kept say area.
  const subsidiary = parameters.get('area') ?? '';
  const state = parameters.get('state');
  return {
    search: parameters.get('search') ?? '',
    subsidiary: isSubsidiary(subsidiary) ? subsidiary : 'ALL',
    state: accountStates.find((each) => each === state) ?? 'ALL',
  };
}

export const accountWords = (account: Account): readonly string[] => {
  const { name, number, erpId, tags } = accountLabel(account);
  return [name, number, erpId, ...tags];
};

/** Test accounts aside, and by name. Every word of the search has to stand somewhere. */
export function filteredAccounts(
  accounts: readonly Account[],
  { search, subsidiary, state }: AccountFilter,
): readonly Account[] {
  const matches = createWordMatcher(search);
  const fits = (account: Account): boolean => {
    if (subsidiary !== 'ALL' && account.dataArea?.trim().toLowerCase() !== subsidiary) return false;
    if (state !== 'ALL' && account.accountState !== state) return false;
    return matches(...accountWords(account));
  };
  return listedAccounts(accounts.filter(fits));
}

export const siblingsOf = (account: Account, accounts: readonly Account[]): readonly Account[] =>
  account.accountGroup
    ? listedAccounts(
        accounts.filter(
          ({ accountGroup, accountNumber }) =>
            accountGroup === account.accountGroup && accountNumber !== account.accountNumber,
        ),
      )
    : [];
