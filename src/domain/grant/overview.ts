import { buildAccountLabel, omitTestAccounts, type Account } from '../account/accounts.ts';
import type { GrantableAccounts } from '../access/granting.ts';
import { realmLabel } from '../access/roles.ts';
import { getEmailKey } from '../words/emailAddress.ts';
import { grantTexts, grantHolderTexts } from '../words/texts/grants.ts';
import {
  groupByGrantHolder,
  isMatchingGrantHolder,
  isMemberRealm,
  getGrantRealm,
  type Grant,
  type GrantHolder,
} from './grant.ts';
import { createWordMatcher } from '../words/search.ts';
import { createRefusal, type Decision } from '../access/decision.ts';

export type GrantList = readonly Grant[];

/** Name of a customer in texts on grants; the account that means no customer stands for the employees. */
export const getCustomerName = (account: Account): string =>
  getGrantRealm(account.accountNumber) === 'STAFF' ? realmLabel.STAFF : buildAccountLabel(account).name;

export const formatGrantLocation = (account: Account): string =>
  getGrantRealm(account.accountNumber) === 'STAFF'
    ? grantTexts.amongEmployees
    : grantTexts.atCustomer(buildAccountLabel(account).name);

export type CustomerOverview = { readonly account: Account; readonly people: number };

export type PersonOverview = { readonly account: Account; readonly holding: GrantHolder };

type Asked = {
  readonly all: readonly Account[];
  readonly own: GrantableAccounts;
  readonly grants: GrantList;
  readonly search: string;
};

function ownAccounts({ all, own }: Pick<Asked, 'all' | 'own'>): readonly Account[] {
  if (own === 'ALL') return omitTestAccounts(all);
  const byNumber = new Map(all.map((account) => [account.accountNumber, account]));
  return own
    .map((accountNumber) => byNumber.get(accountNumber) ?? { accountNumber, accountName: accountNumber })
    .toSorted((one, other) => (one.accountName < other.accountName ? -1 : 1));
}

const accountTexts = (account: Account): readonly (string | null | undefined)[] => {
  const { accountGroup, accountNumber, erpID } = account;
  return [accountGroup, getCustomerName(account), accountNumber, erpID];
};

export function findCustomers(asked: Asked): readonly CustomerOverview[] {
  const matches = createWordMatcher(asked.search);
  const addresses = new Map<string, Set<string>>();
  for (const { affiliation, address } of asked.grants.filter(isMemberRealm)) {
    const here = addresses.get(affiliation) ?? new Set<string>();
    addresses.set(affiliation, here.add(getEmailKey(address)));
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

export const sortCustomers = (
  customers: readonly CustomerOverview[],
  order: CustomerOrder,
): readonly CustomerOverview[] =>
  order === 'NAME'
    ? customers
    : customers.toSorted((one, other) => Number(other.people > 0) - Number(one.people > 0));

export function findGrantedPeople(asked: Asked): readonly PersonOverview[] {
  const matches = createWordMatcher(asked.search);
  const byAccount = Map.groupBy(asked.grants.filter(isMemberRealm), ({ affiliation }) => affiliation);
  return ownAccounts(asked)
    .flatMap((account) => {
      const holdings = groupByGrantHolder(byAccount.get(account.accountNumber) ?? []);
      const found = matches(...accountTexts(account))
        ? holdings
        : holdings.filter((holding) => isMatchingGrantHolder(holding, asked.search));
      return found.map((holding) => ({ account, holding }));
    })
    .toSorted((one, other) =>
      getEmailKey(one.holding.address) < getEmailKey(other.holding.address) ? -1 : 1,
    );
}

/**
 * Single configurations and products are only granted to customers, and only beside a base grant. `granting`:
 * whether anything can be granted there.
 */
export function checkSingleGrant(
  granting: Decision,
  accountNumber: string,
  base: Grant | undefined,
): Decision {
  if (getGrantRealm(accountNumber) === 'STAFF') return createRefusal('SUBJECT', grantHolderTexts.noUnits);
  return base ? granting : createRefusal('SUBJECT', grantHolderTexts.noBase);
}
