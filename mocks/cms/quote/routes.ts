import { accountNumberOf } from '../../../src/domain/quote/facts.ts';
import type { Quote } from '../../../src/domain/quote/wire.ts';
import { reachesAccount, type Caller } from '../caller.ts';
import type { Cms } from '../cms.ts';
import { cmsSubject } from '../operation.ts';
import type { Handlers } from '../route.ts';
import { badRequest, notFound } from '../refusal.ts';
import * as contract from './contract.ts';
import type { ProductTree } from './contract.ts';
import { treeOf } from './tree.ts';
import { wire } from './wiring.ts';

/** A quote the caller may see; 404 for all others. */
function findQuote(cms: Cms, caller: Caller, id: number): Quote {
  const quote = cms.store.quotes.get(id);
  if (!quote || !reachesAccount(caller, accountNumberOf(quote), 'CONFIGURATION'))
    throw notFound('quote', String(id));
  return quote;
}

/** Calls of the CMS that are about a quote of the quoting system. */
function quoteRoutes(cms: Cms): Handlers<typeof contract> {
  const trees = new Map<number, { readonly modified: string; readonly tree: ProductTree }>();
  const log = (quoteId: number, message: string, level: string): void =>
    cms.store.quotes.addLog(quoteId, { message, level, date: cms.now() });
  return {
    quoteWiringTest: ({ caller, param: { quoteId, accountNumber } }) => {
      const quote = findQuote(cms, caller, quoteId);
      if (!cms.accounts.get(accountNumber)) throw badRequest(`There is no account ${accountNumber}.`);
      const wired = wire(quote);
      if (typeof wired === 'number') {
        log(quoteId, `Wiring tested: ${wired} connections`, 'INFO');
        return { quoteId, connections: wired };
      }
      log(quoteId, `Wiring failed: ${wired.description}`, 'ERROR');
      return Response.json(wired, { status: 400 });
    },
    quoteTreeBuild: ({ caller, param }) => {
      const quote = findQuote(cms, caller, param.quoteId);
      const modified = quote.modifiedDate ?? '';
      const kept = trees.get(quote.id);
      const tree = kept?.modified === modified ? kept.tree : treeOf(cms, quote);
      trees.set(quote.id, { modified, tree });
      return tree;
    },
    productCacheClear: () => {
      const cleared = trees.size;
      trees.clear();
      return { cleared };
    },
  };
}

export const quoteSubject = cmsSubject(contract, quoteRoutes);
