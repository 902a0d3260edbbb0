import { getQuoteStateName } from '../../src/domain/quote/facts.ts';
import { quoteWorkflowId } from '../../src/domain/quote/quote.ts';
import type { QuoteAction } from '../../src/domain/quote/permission.ts';
import type { Quote } from '../../src/domain/quote/quoteDto.ts';
import type { QuoteInput } from './body.ts';
import { setQuoteState, quoteStates, type QuoteStateName } from './quoteState.ts';
import {
  createBadRequestError,
  saveQuote,
  type CpqCaller,
  type CpqContext,
  assertQuoteAction,
  findUnchangedQuote,
} from './cpqContext.ts';

const move = (
  system: CpqContext,
  caller: CpqCaller,
  sent: QuoteInput,
  [action, to, done]: readonly [QuoteAction, (quote: Quote) => QuoteStateName, string],
): Quote =>
  system.store.transaction(() => {
    const quote = findUnchangedQuote(system, caller, sent);
    assertQuoteAction(action, caller, quote);
    return saveQuote(system, setQuoteState(quote, to(quote)), `${done} by ${caller.user.name}`);
  });

export const submitQuote = (system: CpqContext, caller: CpqCaller, sent: QuoteInput): Quote =>
  move(system, caller, sent, ['SUBMIT', () => quoteStates.SUBMITTED, 'Submitted']);

export function approveQuote(system: CpqContext, caller: CpqCaller, sent: QuoteInput): Quote {
  if (sent.idWorkflow !== quoteWorkflowId)
    throw createBadRequestError(`Quotes are approved in workflow ${quoteWorkflowId}.`);
  return move(system, caller, sent, ['APPROVE', () => quoteStates.APPROVED, 'Approved']);
}

export const rejectQuote = (system: CpqContext, caller: CpqCaller, sent: QuoteInput): Quote =>
  move(system, caller, sent, ['REJECT', stepBack, 'Rejected']);

const stepBack = ({ state }: Quote): QuoteStateName =>
  getQuoteStateName(state) === quoteStates.APPROVED ? quoteStates.SUBMITTED : quoteStates.REJECTED;
