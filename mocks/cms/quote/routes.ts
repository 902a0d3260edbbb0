import { accountNumberOf } from '../../../src/domain/quote/facts.ts';
import type { Quote } from '../../../src/domain/quote/wire.ts';
import { reachesAccount, type Caller } from '../caller.ts';
import type { Cms } from '../cms.ts';
import { cmsSubject } from '../operation.ts';
import { badRequest, notFound } from '../refusal.ts';
import { openRoutes, permittedRoutes } from '../route.ts';
import * as contract from './contract.ts';
import type { ProductTree } from './contract.ts';
import { treeOf } from './tree.ts';
import { wire } from './wiring.ts';

const route = permittedRoutes(contract);

/** A quote the caller may see; 404 for all others. */
function findQuote(cms: Cms, caller: Caller, id: number): Quote {
  const quote = cms.store.quotes.get(id);
  if (!quote || !reachesAccount(caller, accountNumberOf(quote), 'CONFIGURATION'))
    throw notFound('quote', String(id));
  return quote;
}

/** Calls of the CMS that are about a quote of the quoting system. */
function quoteRoutes(cms: Cms) {
  const trees = new Map<number, { readonly modified: string; readonly tree: ProductTree }>();
  const log = (quoteId: number, message: string, level: string): void =>
    cms.store.quotes.addLog(quoteId, { message, level, date: cms.now() });
  return openRoutes()
    .openapi(route('quoteWiringTest'), (c) => {
      const { quoteId, accountNumber } = c.req.valid('param');
      const quote = findQuote(cms, c.var.caller, quoteId);
      if (!cms.accounts.get(accountNumber)) throw badRequest(`There is no account ${accountNumber}.`);
      const wired = wire(quote);
      if (typeof wired === 'number') {
        log(quoteId, `Wiring tested: ${wired} connections`, 'INFO');
        return c.json({ quoteId, connections: wired }, 200);
      }
      log(quoteId, `Wiring failed: ${wired.description}`, 'ERROR');
      return c.json(wired, 400);
    })
    .openapi(route('quoteTreeBuild'), (c) => {
      const quote = findQuote(cms, c.var.caller, c.req.valid('param').quoteId);
      const modified = quote.modifiedDate ?? '';
      const kept = trees.get(quote.id);
      const tree = kept?.modified === modified ? kept.tree : treeOf(cms, quote);
      trees.set(quote.id, { modified, tree });
      return c.json(tree, 200);
    })
    .openapi(route('productCacheClear'), (c) => {
      const cleared = trees.size;
      trees.clear();
      return c.json({ cleared }, 200);
    });
}

export const quoteSubject = cmsSubject(contract, quoteRoutes);
