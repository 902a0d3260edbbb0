import { quoteWorkflowId } from '../../src/domain/quote/quote.ts';
import type { Configurator, Quote, ValidationMessage } from '../../src/domain/quote/wire.ts';
import { permits } from '../../src/domain/workflow/permission.ts';
import type { SentQuote } from './body.ts';
import { inState, mappedStateOf, quoteStates, stateNameOf, type QuoteStateName } from './quoteState.ts';
import { badRequest, conflict, forbidden } from './refusal.ts';
import { keptQuote } from './sentQuote.ts';
import { saveQuote, type CpqCaller, type System } from './system.ts';

/** Every message of the configurator's rules in a configured thing, through all that stands in it. */
const messagesIn = ({ validationMessages, configurators }: Configurator): readonly ValidationMessage[] => [
  ...(validationMessages ?? []),
  ...(configurators ?? []).flatMap(messagesIn),
];

/** The errors that keep a quote from being submitted; warnings do not. */
export const errorsOf = ({ products, headerValues }: Quote): readonly string[] =>
  [...(products ?? []).map(({ configuredProduct }) => configuredProduct), headerValues]
    .flatMap((each) => (each ? messagesIn(each) : []))
    .flatMap(({ severity, text }) => (severity === 'ERROR' ? text : []));

function refuseState(quote: Quote, act: string): never {
  throw conflict(`A quote in “${stateNameOf(quote)}” cannot be ${act}.`);
}

const moved = (system: System, quote: Quote, to: QuoteStateName, message: string): Quote =>
  saveQuote(system, inState(quote, to), message);

/** Hands a quote in for approval. */
export function submit(system: System, caller: CpqCaller, sent: SentQuote): Quote {
  return system.store.transaction(() => {
    const quote = keptQuote(system, caller, sent);
    if (mappedStateOf(quote) !== 'CONFIGURING') refuseState(quote, 'submitted');
    const errors = errorsOf(quote);
    if (errors.length > 0) throw badRequest(...errors);
    if ((quote.products ?? []).length === 0)
      throw badRequest('A quote without a product cannot be submitted.');
    return moved(system, quote, quoteStates.SUBMITTED, `Submitted by ${caller.user.name}`);
  });
}

/** Approves a quote that was handed in, in the workflow of configurations and in no other. */
export function approve(system: System, caller: CpqCaller, sent: SentQuote): Quote {
  return system.store.transaction(() => {
    if (sent.idWorkflow !== quoteWorkflowId)
      throw badRequest(`Quotes are approved in workflow ${quoteWorkflowId}.`);
    if (!permits(caller.units, 'APPROVE_CONFIGURATION', 'WAITING_FOR_APPROVAL'))
      throw forbidden('Only approvers of the workflow approve quotes.');
    const quote = keptQuote(system, caller, sent);
    if (mappedStateOf(quote) !== 'WAITING_FOR_APPROVAL') refuseState(quote, 'approved');
    return moved(system, quote, quoteStates.APPROVED, `Approved by ${caller.user.name}`);
  });
}

/** Sends a quote back: one that was handed in for a review, or one whose approval is taken back. */
export function reject(system: System, caller: CpqCaller, sent: SentQuote): Quote {
  return system.store.transaction(() => {
    const quote = keptQuote(system, caller, sent);
    const state = mappedStateOf(quote);
    const isApproved = state === 'APPROVED';
    if (
      !permits(
        caller.units,
        isApproved ? 'UNAPPROVE' : 'REQUEST_REVIEW',
        isApproved ? state : 'WAITING_FOR_APPROVAL',
      )
    )
      throw forbidden('Only approvers of the workflow reject quotes.');
    if (!isApproved && state !== 'WAITING_FOR_APPROVAL') refuseState(quote, 'rejected');
    return moved(system, quote, quoteStates.REJECTED, `Rejected by ${caller.user.name}`);
  });
}
