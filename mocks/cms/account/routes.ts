import { alphabetically } from '../../../src/domain/words/lists.ts';
import { reachesAccount, type Caller } from '../caller.ts';
import type { Cms } from '../cms.ts';
import * as account from './contract.ts';
import type { Account, AccountGroup } from './contract.ts';
import { demandFound, notFound } from '../refusal.ts';
import { cmsSubject } from '../operation.ts';
import type { Handlers } from '../route.ts';

function accountRoutes(cms: Cms): Handlers<typeof account> {
  /** The accounts somebody may see, by name. */
  const accountsFor = (caller: Caller): Account[] =>
    cms.accounts
      .all()
      .filter(({ accountNumber }) => reachesAccount(caller, accountNumber))
      .toSorted((one, other) => alphabetically(one.accountName, other.accountName));
  const groupsFor = (caller: Caller): AccountGroup[] =>
    [...Map.groupBy(accountsFor(caller), ({ accountGroup }) => accountGroup)]
      .filter(([accountGroup]) => accountGroup !== '')
      .map(([accountGroup, accounts]) => ({ accountGroup, accounts }))
      .toSorted((one, other) => alphabetically(one.accountGroup, other.accountGroup));
  return {
    accountGetAll: ({ caller }) => accountsFor(caller),
    accountGet: ({ caller, param: { accountNumber } }) => {
      const found = cms.accounts.get(accountNumber);
      if (!found || !reachesAccount(caller, accountNumber)) throw notFound('account', accountNumber);
      return found;
    },
    distributorGetAll: () => cms.distributors.all(),
    accountGroupGetAll: ({ caller }) => groupsFor(caller),
    accountGroupGet: ({ caller, param }) => {
      const wanted = param.accountGroup;
      return demandFound(
        groupsFor(caller).find(({ accountGroup }) => accountGroup === wanted),
        'account group',
        wanted,
      );
    },
  };
}

export const accountSubject = cmsSubject(account, accountRoutes);
