import { accountLabel, listedAccounts, type Account } from '../account/accounts.ts';
import type { GrantingAccounts } from '../access/granting.ts';
import { realmLabel } from '../access/roles.ts';
import { addressKey } from '../words/emailAddress.ts';
import { grantTexts, holdingTexts } from '../words/texts/grants.ts';
import { holdingsOf, isFoundIn, letsIn, realmAt, type Grant, type Holding } from './grant.ts';
import { createWordMatcher } from '../words/search.ts';
import { refused, type Verdict } from '../access/verdict.ts';

export type Grants = readonly Grant[];

/** The name of a customer where grants are told; employees stand at the account that means no customer. */
export const customerName = (account: Account): string =>
  realmAt(account.accountNumber) === 'STAFF' ? realmLabel.STAFF : accountLabel(account).name;

export const grantedPlace = (account: Account): string =>
  realmAt(account.accountNumber) === 'STAFF'
    ? grantTexts.amongEmployees
    : grantTexts.atCustomer(accountLabel(account).name);

export type CustomerOverview = { readonly account: Account; readonly people: number };

export type PersonOverview = { readonly account: Account; readonly holding: Holding };

type Asked = {
  readonly all: readonly Account[];
  readonly own: GrantingAccounts;
  readonly grants: Grants;
  readonly search: string;
};

function ownAccounts({ all, own }: Pick<Asked, 'all' | 'own'>): readonly Account[] {
  if (own === 'ALL') return listedAccounts(all);
  const byNumber = new Map(all.map((account) => [account.accountNumber, account]));
  return own
    .map((accountNumber) => byNumber.get(accountNumber) ?? { accountNumber, accountName: accountNumber })
    .toSorted((one, other) => (one.accountName < other.accountName ? -1 : 1));
}

const accountTexts = (account: Account): readonly (string | null | undefined)[] => {
  const { accountGroup, accountNumber, erpID } = account;
  return [accountGroup, customerName(account), accountNumber, erpID];
};

export function foundCustomers(asked: Asked): readonly CustomerOverview[] {
  const matches = createWordMatcher(asked.search);
  const addresses = new Map<string, Set<string>>();
  for (const { affiliation, address } of asked.grants.filter(letsIn)) {
    const here = addresses.get(affiliation) ?? new Set<string>();
    addresses.set(affiliation, here.add(addressKey(address)));
  }
  return ownAccounts(asked).flatMap((account) => {
    const here = addresses.get(account.accountNumber);
    const isFound =
      matches(...accountTexts(account)) || [...(here ?? [])].some((address) => matches(address));
    return isFound ? [{ account, people: here?.size ?? 0 }] : [];
  });
}

export const customerOrders = ['NAME', 'GRANTED'] as const;
export type CustomerOrder = (typeof customerOrders)[number];

export const orderCustomers = (
  customers: readonly CustomerOverview[],
  order: CustomerOrder,
): readonly CustomerOverview[] =>
  order === 'NAME'
    ? customers
    : customers.toSorted((one, other) => Number(other.people > 0) - Number(one.people > 0));

export function foundPeople(asked: Asked): readonly PersonOverview[] {
  const matches = createWordMatcher(asked.search);
  const byAccount = Map.groupBy(asked.grants.filter(letsIn), ({ affiliation }) => affiliation);
  return ownAccounts(asked)
    .flatMap((account) => {
      const holdings = holdingsOf(byAccount.get(account.accountNumber) ?? []);
      const found = matches(...accountTexts(account))
        ? holdings
        : holdings.filter((holding) => isFoundIn(holding, asked.search));
      return found.map((holding) => ({ account, holding }));
    })
    .toSorted((one, other) => (addressKey(one.holding.address) < addressKey(other.holding.address) ? -1 : 1));
}

/**
 * Only customers have things that are opened one by one, and only beside a permission. `granting`: whether anything
 * can be granted there.
 */
export function mayOpenUnits(granting: Verdict, accountNumber: string, base: Grant | undefined): Verdict {
  if (realmAt(accountNumber) === 'STAFF') return refused('SUBJECT', holdingTexts.noUnits);
  return base ? granting : refused('SUBJECT', holdingTexts.noBase);
}
