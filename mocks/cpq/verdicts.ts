import type { Unit } from '../../src/domain/access/roles.ts';
import type { Verdict } from '../../src/domain/access/verdict.ts';
import { blockingMessages } from '../../src/domain/quote/facts.ts';
import { mayOnQuote, quoteAllows, type QuoteAction } from '../../src/domain/quote/permission.ts';
import { mayUseQuotes } from '../../src/domain/quote/quoting.ts';
import type { Quote } from '../../src/domain/quote/wire.ts';
import { permits } from '../../src/domain/workflow/permission.ts';
import { badRequest, conflict, forbidden } from './refusal.ts';
import type { CpqCaller } from './system.ts';

/** A 403 about the person, a 409 about the state, and a 400 with a line for each error where the quote has to be mended first. */
export function demandVerdict(verdict: Verdict, quote?: Quote): void {
  if (verdict.allowed) return;
  if (verdict.rule === 'STATE') throw conflict(verdict.reason);
  if (verdict.rule === 'SUBJECT') {
    const messages = quote ? blockingMessages(quote) : [];
    throw badRequest(...(messages.length > 0 ? messages : [verdict.reason]));
  }
  throw forbidden(verdict.reason);
}

/** Throws a 403 for people for whom the quoting system is not open to change anything. */
export const demandQuoting = ({ units }: CpqCaller): void => demandVerdict(mayUseQuotes(units));

/** Customers who configure hand their own quotes in, and order their outputs. */
const handsIn = (units: readonly Unit[]): boolean => permits(units, 'ACCEPT_QUOTE', 'CONFIGURING');

/** Throws where the rules of quotes do not allow the caller an action on a quote as it is. */
export function demandAction(action: QuoteAction, { units }: CpqCaller, quote: Quote): void {
  const isOpen = action === 'SUBMIT' && handsIn(units);
  demandVerdict(isOpen ? quoteAllows(action, quote) : mayOnQuote(action, units, quote), quote);
}

/** Throws a 403 for people who may neither change quotes nor hand their own in. */
export function demandHandingIn(caller: CpqCaller): void {
  if (!handsIn(caller.units)) demandQuoting(caller);
}
