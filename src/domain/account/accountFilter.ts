import { isSubsidiary, type Subsidiary } from './subsidiaries.ts';
import { buildAccountLabel, omitTestAccounts, type Account } from './accounts.ts';
import { createWordMatcher } from '../words/search.ts';

export const accountStateFilters = ['ALL', 'CUSTOMER', 'PROSPECT', 'RETIRED'] as const;
export type AccountStateFilter = (typeof accountStateFilters)[number];

export type AccountFilter = {
  readonly search: string;
  readonly subsidiary: Subsidiary;
  readonly state: AccountStateFilter;
};

export function parseAccountFilter(parameters: URLSearchParams): AccountFilter {
  // Saved URLs call the subsidiary `area`.
  const subsidiary = parameters.get('area') ?? '';
  const state = parameters.get('state');
  return {
    search: parameters.get('search') ?? '',
    subsidiary: isSubsidiary(subsidiary) ? subsidiary : 'ALL',
    state: accountStateFilters.find((each) => each === state) ?? 'ALL',
  };
}

export const listAccountSearchTerms = (account: Account): readonly string[] => {
  const { name, number, erpId, tags } = buildAccountLabel(account);
  return [name, number, erpId, ...tags];
};

/** Accounts that contain every word of the search, sorted by name, without test accounts. */
export function filterAccounts(
  accounts: readonly Account[],
  { search, subsidiary, state }: AccountFilter,
): readonly Account[] {
  const matches = createWordMatcher(search);
  const fits = (account: Account): boolean => {
    if (subsidiary !== 'ALL' && account.dataArea?.trim().toLowerCase() !== subsidiary) return false;
    if (state !== 'ALL' && account.accountState !== state) return false;
    return matches(...listAccountSearchTerms(account));
  };
  return omitTestAccounts(accounts.filter(fits));
}

export const findSiblingAccounts = (account: Account, accounts: readonly Account[]): readonly Account[] =>
  account.accountGroup
    ? omitTestAccounts(
        accounts.filter(
          ({ accountGroup, accountNumber }) =>
            accountGroup === account.accountGroup && accountNumber !== account.accountNumber,
        ),
      )
    : [];
