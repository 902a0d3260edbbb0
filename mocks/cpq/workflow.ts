import { getQuoteStateName } from '../../src/domain/quote/facts.ts';
import { quoteWorkflowId } from '../../src/domain/quote/quote.ts';
import type { QuoteAction } from '../../src/domain/quote/permission.ts';
import type { Quote } from '../../src/domain/quote/wire.ts';
import type { SentQuote } from './body.ts';
import { inState, quoteStates, type QuoteStateName } from './quoteState.ts';
import { badRequest, saveQuote, type CpqCaller, type System, demandAction, keptQuote } from './system.ts';

const move = (
  system: System,
  caller: CpqCaller,
  sent: SentQuote,
  [action, to, done]: readonly [QuoteAction, (quote: Quote) => QuoteStateName, string],
): Quote =>
  system.store.transaction(() => {
    const quote = keptQuote(system, caller, sent);
    demandAction(action, caller, quote);
    return saveQuote(system, inState(quote, to(quote)), `${done} by ${caller.user.name}`);
  });

export const submit = (system: System, caller: CpqCaller, sent: SentQuote): Quote =>
  move(system, caller, sent, ['SUBMIT', () => quoteStates.SUBMITTED, 'Submitted']);

export function approve(system: System, caller: CpqCaller, sent: SentQuote): Quote {
  if (sent.idWorkflow !== quoteWorkflowId)
    throw badRequest(`Quotes are approved in workflow ${quoteWorkflowId}.`);
  return move(system, caller, sent, ['APPROVE', () => quoteStates.APPROVED, 'Approved']);
}

export const reject = (system: System, caller: CpqCaller, sent: SentQuote): Quote =>
  move(system, caller, sent, ['REJECT', stepBack, 'Rejected']);

const stepBack = ({ state }: Quote): QuoteStateName =>
  getQuoteStateName(state) === quoteStates.APPROVED ? quoteStates.SUBMITTED : quoteStates.REJECTED;
