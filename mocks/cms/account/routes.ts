import { alphabetically } from '../../../src/domain/words/lists.ts';
import { reachesAccount, type Caller } from '../caller.ts';
import type { Cms } from '../cms.ts';
import * as account from './contract.ts';
import type { Account, AccountGroup } from './contract.ts';
import { notFound } from '../refusal.ts';
import { cmsSubject } from '../operation.ts';
import { openRoutes, permittedRoutes } from '../route.ts';

const route = permittedRoutes(account);

function accountRoutes(cms: Cms) {
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
  return openRoutes()
    .openapi(route('accountGetAll'), (c) => {
      return c.json(accountsFor(c.var.caller), 200);
    })
    .openapi(route('accountGet'), (c) => {
      const { accountNumber } = c.req.valid('param');
      const found = cms.accounts.get(accountNumber);
      if (!found || !reachesAccount(c.var.caller, accountNumber)) throw notFound('account', accountNumber);
      return c.json(found, 200);
    })
    .openapi(route('distributorGetAll'), (c) => c.json(cms.distributors.all(), 200))
    .openapi(route('accountGroupGetAll'), (c) => c.json(groupsFor(c.var.caller), 200))
    .openapi(route('accountGroupGet'), (c) => {
      const wanted = c.req.valid('param').accountGroup;
      const found = groupsFor(c.var.caller).find(({ accountGroup }) => accountGroup === wanted);
      if (!found) throw notFound('account group', wanted);
      return c.json(found, 200);
    });
}

export const accountSubject = cmsSubject(account, accountRoutes);
