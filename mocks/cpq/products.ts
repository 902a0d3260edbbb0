import { checkQuoteDesignChange } from '../../src/domain/quote/permission.ts';
import { configuratorId, type Commit } from '../../src/domain/quote/quote.ts';
import type { Quote, QuoteProduct } from '../../src/domain/quote/wire.ts';
import type { NewProduct, SentProduct } from './body.ts';
import { takeDesign } from '../cms/quote/devices.ts';
import { netPriceOf } from './quoteState.ts';
import { productId } from './quotes.ts';
import {
  badRequest,
  conflict,
  notFound,
  findQuote,
  saveQuote,
  type CpqCaller,
  type System,
  demandQuoting,
  demandVerdict,
  demandIdle,
} from './system.ts';

const netPrice = ({ configuredProduct, qty }: NewProduct): number | null =>
  configuredProduct ? netPriceOf(configuredProduct) * qty : null;

const priced = (product: NewProduct & { readonly id: number }): QuoteProduct => ({
  ...product,
  extNetPrice: netPrice(product),
});

function openForProducts(system: System, caller: CpqCaller, id: number): Quote {
  demandQuoting(caller);
  const quote = findQuote(system, caller, id);
  demandIdle(quote);
  demandVerdict(checkQuoteDesignChange(quote));
  return quote;
}

function demandProduct({ idProduct, isConfigured, configuredProduct }: NewProduct): void {
  if (isConfigured !== Boolean(configuredProduct))
    throw badRequest('A configured product, and no other, carries what has been configured.');
  if (isConfigured && idProduct !== configuratorId)
    throw badRequest(`There is no configurator ${idProduct}.`);
}

export const addProduct = (system: System, caller: CpqCaller, quoteId: number, given: NewProduct): Quote =>
  system.store.transaction(() => {
    const quote = openForProducts(system, caller, quoteId);
    demandProduct(given);
    const products = quote.products ?? [];
    const last = Math.max(productId(quoteId, -1), ...products.map(({ id }) => id));
    const added = priced({ ...given, id: last + 1, commits: given.commits ?? [] });
    return saveQuote(
      system,
      { ...quote, products: [...products, added] },
      `Product added by ${caller.user.name}`,
    );
  });

const sameCommit = (one: Commit, other: Commit): boolean =>
  one.date === other.date && one.authorEmail === other.authorEmail;

function demandCommitsKnown(kept: QuoteProduct, sent: SentProduct): void {
  const unknown = (kept.commits ?? []).filter(
    (commit) => !(sent.commits ?? []).some((each) => sameCommit(each, commit)),
  );
  const [first] = unknown;
  if (first) throw conflict(`${first.authorName} has saved this product since you read it. Load it again.`);
}

export const updateProduct = (
  system: System,
  caller: CpqCaller,
  quoteId: number,
  productNumber: number,
  sent: SentProduct,
): Quote =>
  system.store.transaction(() => {
    const quote = openForProducts(system, caller, quoteId);
    const products = quote.products ?? [];
    const kept = products.find(({ id }) => id === productNumber);
    if (!kept) throw notFound(`product ${productNumber} in the quote ${quoteId}`);
    if (sent.id !== productNumber) throw badRequest(`This is the product ${sent.id}, not ${productNumber}.`);
    demandProduct(sent);
    demandCommitsKnown(kept, sent);
    const saved = saveQuote(
      system,
      { ...quote, products: products.map((product) => (product === kept ? priced(sent) : product)) },
      `Product saved by ${caller.user.name}`,
    );
    takeDesign(system.cms, saved, caller);
    return saved;
  });
