import type { CpqUser } from '../../src/api/cpqOperations.ts';
import {
  getQuoteAccountNumber,
  listBlockingMessages,
  getQuoteStateName,
} from '../../src/domain/quote/facts.ts';
import type { Quote, QuoteProduct } from '../../src/domain/quote/quoteDto.ts';
import { getCaller, canSeeAccount, type Caller } from '../cms/caller.ts';
import { createCmsContext } from '../cms/cmsContext.ts';
import { cmsOperations } from '../cms/apiModules.ts';
import type { Settings } from '../run/settings.ts';
import { createPeople } from '../seed/people.ts';
import type { Store } from '../store/store.ts';
import { openCpqSessions, toCpqUsers } from './sessions.ts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Unit } from '../../src/domain/access/roles.ts';
import type { Decision } from '../../src/domain/access/decision.ts';
import { checkQuoteAction, checkQuoteState, type QuoteAction } from '../../src/domain/quote/permission.ts';
import { checkQuotesAccess } from '../../src/domain/quote/quotesAccess.ts';
import { isEventPermitted } from '../../src/domain/workflow/permission.ts';
import type { QuoteInput } from './body.ts';
import { quoteStates } from './quoteState.ts';

export class CpqHttpError extends Error {
  readonly status: ContentfulStatusCode;
  readonly messages: readonly string[];

  constructor(status: ContentfulStatusCode, ...messages: readonly string[]) {
    super(messages.join('\n'));
    this.status = status;
    this.messages = messages;
  }
}

export const createBadRequestError = (...messages: readonly string[]): CpqHttpError =>
  new CpqHttpError(400, ...messages);
export const createUnauthorizedError = (): CpqHttpError =>
  new CpqHttpError(401, 'You are not signed in to the quoting system.');
const createForbiddenError = (message: string): CpqHttpError => new CpqHttpError(403, message);
/** A 404, also for objects that exist but are hidden from the caller. */
export const createNotFoundError = (thing: string): CpqHttpError =>
  new CpqHttpError(404, `There is no ${thing}, or you do not have access to it.`);
export const createConflictError = (message: string): CpqHttpError => new CpqHttpError(409, message);

export type CpqOptions = {
  readonly store: Store;
  readonly settings: Settings;
  readonly clock: () => Date;
  /** Base path, /api by default. */
  readonly base?: string;
  /** Time in ms to generate the outputs of a quote, 20 to 40 s by default. */
  readonly generationTime?: (quoteId: number) => number;
};

export type CpqContext = ReturnType<typeof createCpqContext>;

export type CpqCaller = Caller & { readonly user: Required<CpqUser> };

const usualTime = (quoteId: number): number => 20_000 + ((quoteId * 7919) % 20_001);

export function createCpqContext({ store, settings, clock, generationTime = usualTime }: CpqOptions) {
  const cms = createCmsContext({ store, settings, clock, operations: cmsOperations });
  const users = toCpqUsers(createPeople(settings));
  return {
    store,
    /** The CMS, for accounts, grants and the configurations built from quotes. */
    cms,
    clock,
    sessions: openCpqSessions(store, clock),
    users: () => users,
    generationTime,
  };
}

export function findCpqCaller(system: CpqContext, email: string): CpqCaller | undefined {
  const user = system.users().find((each) => each.email === email);
  return user && { ...getCaller(system.cms, email), user };
}

export function findQuote(system: CpqContext, caller: CpqCaller, id: number): Quote {
  const quote = system.store.quotes.get(id);
  if (!quote || !canSeeAccount(caller, getQuoteAccountNumber(quote), 'CONFIGURATION'))
    throw createNotFoundError(`quote ${id}`);
  return quote;
}

export function writeQuoteLog(system: CpqContext, quoteId: number, message: string, level = 'INFO'): void {
  system.store.quotes.addLog(quoteId, { message, level, date: system.clock().toISOString() });
}

/** Stores a changed quote with a later modification time and a log line, and returns it whole. */
export function saveQuote(system: CpqContext, quote: Quote, message: string, level?: string): Quote {
  const before = Date.parse(quote.modifiedDate ?? '') || 0;
  const modified = Math.max(system.clock().getTime(), before + 1);
  system.store.quotes.put(
    { ...quote, modifiedDate: new Date(modified).toISOString() },
    getQuoteAccountNumber(quote),
  );
  writeQuoteLog(system, quote.id, message, level);
  return system.store.quotes.get(quote.id) ?? quote;
}

/**
 * Throws 403 if the reason is the caller, 409 if it is the state, 400 with one line per error if the quote is
 * invalid.
 */
export function assertQuoteAllowed(decision: Decision, quote?: Quote): void {
  if (decision.allowed) return;
  if (decision.rule === 'STATE') throw createConflictError(decision.reason);
  if (decision.rule === 'SUBJECT') {
    const messages = quote ? listBlockingMessages(quote) : [];
    throw createBadRequestError(...(messages.length > 0 ? messages : [decision.reason]));
  }
  throw createForbiddenError(decision.reason);
}

export const assertQuoting = ({ units }: CpqCaller): void => assertQuoteAllowed(checkQuotesAccess(units));

/** Customers who may configure also hand in their quotes and order the outputs. */
const handsIn = (units: readonly Unit[]): boolean => isEventPermitted(units, 'ACCEPT_QUOTE', 'CONFIGURING');

export function assertQuoteAction(action: QuoteAction, { units }: CpqCaller, quote: Quote): void {
  const isOpen = action === 'SUBMIT' && handsIn(units);
  assertQuoteAllowed(isOpen ? checkQuoteState(action, quote) : checkQuoteAction(action, units, quote), quote);
}

export function assertSubmission(caller: CpqCaller): void {
  if (!handsIn(caller.units)) assertQuoting(caller);
}

const missingKeys = (kept: object, sent: object): string[] =>
  Object.keys(kept).filter((key) => !(key in sent));

function missingOf(kept: QuoteProduct, sent: object): string[] {
  const inside: unknown = Object.entries(sent).find(([key]) => key === 'configuredProduct')?.[1];
  const configured = typeof inside === 'object' && inside !== null ? inside : {};
  return [
    ...missingKeys(kept, sent),
    ...missingKeys(kept.configuredProduct ?? {}, configured).map((key) => `configuredProduct.${key}`),
  ].map((path) => `products.${kept.id}.${path}`);
}

function demandWhole(kept: Quote, sent: QuoteInput): void {
  const missing = [
    ...missingKeys(kept, sent),
    ...(kept.products ?? []).flatMap((product) => {
      const same = sent.products.find(({ id }) => id === product.id);
      return same ? missingOf(product, same) : [`products.${product.id}`];
    }),
  ];
  if (missing.length > 0)
    throw createBadRequestError(`This is not the whole quote: ${missing.join(', ')} missing.`);
}

export function assertNotGenerating(quote: Quote): void {
  if (getQuoteStateName(quote.state) === quoteStates.GENERATING)
    throw createConflictError(
      `The outputs of the quote ${quote.id} are being generated. Wait until they are there.`,
    );
}

/** The stored quote of a sent one; throws 409 if it has changed since or its outputs are being generated. */
export function findUnchangedQuote(system: CpqContext, caller: CpqCaller, sent: QuoteInput): Quote {
  const kept = findQuote(system, caller, sent.id);
  demandWhole(kept, sent);
  if (kept.modifiedDate !== sent.modifiedDate)
    throw createConflictError(`The quote ${kept.id} has been changed since you read it. Load it again.`);
  assertNotGenerating(kept);
  return kept;
}
