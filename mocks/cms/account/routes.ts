import { reaches } from '../caller.ts';
import type { Cms } from '../cms.ts';
import * as account from './contract.ts';
import { notFound } from '../refusal.ts';
import { cmsSubject } from '../operation.ts';
import { openRoutes, permitted } from '../route.ts';

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

function accountRoutes(cms: Cms) {
  return openRoutes()
    .openapi(permitted(account.accountGetAll), (c) => {
      const seen = cms.accounts.all().filter(({ accountNumber }) => reaches(c.var.caller, { accountNumber }));
      return c.json(
        seen.toSorted((one, other) => byName.compare(one.accountName, other.accountName)),
        200,
      );
    })
    .openapi(permitted(account.accountGet), (c) => {
      const { accountNumber } = c.req.valid('param');
      const found = cms.accounts.get(accountNumber);
      if (!found || !reaches(c.var.caller, { accountNumber })) throw notFound('account', accountNumber);
      return c.json(found, 200);
    })
    .openapi(permitted(account.distributorGetAll), (c) => c.json(cms.distributors.all(), 200));
}

export const accountSubject = cmsSubject(account, accountRoutes);
