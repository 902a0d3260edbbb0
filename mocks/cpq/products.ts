import { checkQuoteDesignChange } from '../../src/domain/quote/permission.ts';
import { configuratorId, type Commit } from '../../src/domain/quote/quote.ts';
import type { Quote, QuoteProduct } from '../../src/domain/quote/quoteDto.ts';
import type { NewProduct, ProductInput } from './body.ts';
import { applyDesign } from '../cms/quote/devices.ts';
import { getNetPrice } from './quoteState.ts';
import { createProductId } from './quotes.ts';
import {
  createBadRequestError,
  createConflictError,
  createNotFoundError,
  findQuote,
  saveQuote,
  type CpqCaller,
  type CpqContext,
  assertQuoting,
  assertQuoteAllowed,
  assertNotGenerating,
} from './cpqContext.ts';

const netPrice = ({ configuredProduct, qty }: NewProduct): number | null =>
  configuredProduct ? getNetPrice(configuredProduct) * qty : null;

const priced = (product: NewProduct & { readonly id: number }): QuoteProduct => ({
  ...product,
  extNetPrice: netPrice(product),
});

function openForProducts(system: CpqContext, caller: CpqCaller, id: number): Quote {
  assertQuoting(caller);
  const quote = findQuote(system, caller, id);
  assertNotGenerating(quote);
  assertQuoteAllowed(checkQuoteDesignChange(quote));
  return quote;
}

function demandProduct({ idProduct, isConfigured, configuredProduct }: NewProduct): void {
  if (isConfigured !== Boolean(configuredProduct))
    throw createBadRequestError('A configured product, and no other, carries what has been configured.');
  if (isConfigured && idProduct !== configuratorId)
    throw createBadRequestError(`There is no configurator ${idProduct}.`);
}

export const addProduct = (
  system: CpqContext,
  caller: CpqCaller,
  quoteId: number,
  given: NewProduct,
): Quote =>
  system.store.transaction(() => {
    const quote = openForProducts(system, caller, quoteId);
    demandProduct(given);
    const products = quote.products ?? [];
    const last = Math.max(createProductId(quoteId, -1), ...products.map(({ id }) => id));
    const added = priced({ ...given, id: last + 1, commits: given.commits ?? [] });
    return saveQuote(
      system,
      { ...quote, products: [...products, added] },
      `Product added by ${caller.user.name}`,
    );
  });

const sameCommit = (one: Commit, other: Commit): boolean =>
  one.date === other.date && one.authorEmail === other.authorEmail;

function demandCommitsKnown(kept: QuoteProduct, sent: ProductInput): void {
  const unknown = (kept.commits ?? []).filter(
    (commit) => !(sent.commits ?? []).some((each) => sameCommit(each, commit)),
  );
  const [first] = unknown;
  if (first)
    throw createConflictError(`${first.authorName} has saved this product since you read it. Load it again.`);
}

export const updateProduct = (
  system: CpqContext,
  caller: CpqCaller,
  quoteId: number,
  productNumber: number,
  sent: ProductInput,
): Quote =>
  system.store.transaction(() => {
    const quote = openForProducts(system, caller, quoteId);
    const products = quote.products ?? [];
    const kept = products.find(({ id }) => id === productNumber);
    if (!kept) throw createNotFoundError(`product ${productNumber} in the quote ${quoteId}`);
    if (sent.id !== productNumber)
      throw createBadRequestError(`This is the product ${sent.id}, not ${productNumber}.`);
    demandProduct(sent);
    demandCommitsKnown(kept, sent);
    const saved = saveQuote(
      system,
      { ...quote, products: products.map((product) => (product === kept ? priced(sent) : product)) },
      `Product saved by ${caller.user.name}`,
    );
    applyDesign(system.cms, saved, caller);
    return saved;
  });
