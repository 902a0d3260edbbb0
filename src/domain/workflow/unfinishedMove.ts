import { isEarlierState, isDecidedByQuote, type AnyState } from '../configuration/state.ts';
import { configurationEvents, type ConfigurationEvent, type QuoteMove } from './event.ts';
import { eventRecords } from './eventRecords.ts';
import type { moveEventRecords } from './moveEvents.ts';
import { isEventAccepted, getTargetState } from './transitions.ts';

type Moves = typeof moveEventRecords;
export type QuoteMoveEvent = {
  [Event in keyof Moves]: Moves[Event]['quoteCall'] extends { readonly operation: QuoteMove } ? Event : never;
}[keyof Moves];

const texts: Record<QuoteMoveEvent, string> = {
  ACCEPT_QUOTE: 'The quote has been submitted, the configuration not yet.',
  APPROVE_CONFIGURATION: 'The quote has been approved, the configuration not yet.',
  REQUEST_REVIEW: 'The quote has been sent back, the configuration not yet.',
  UNAPPROVE: 'The approval of the quote has been taken back, that of the configuration not yet.',
};

export const isQuoteMoveEvent = (event: ConfigurationEvent): event is QuoteMoveEvent =>
  Object.hasOwn(texts, event);

const quoteMoveEvents = configurationEvents.filter(isQuoteMoveEvent);

/**
 * Whether the quote has moved and its configuration has not. Submitted or approved, the quote is in the
 * target state or further; sent back, in an earlier state than the configuration.
 */
export function isQuoteHalfDone(event: QuoteMoveEvent, state: AnyState, quoteState: AnyState): boolean {
  if (eventRecords[event].quoteCall.operation === 'quoteReject') return isEarlierState(quoteState, state);
  const target = getTargetState(event, state);
  return target !== undefined && (quoteState === target || isEarlierState(target, quoteState));
}

export type UnfinishedMove = { readonly event: QuoteMoveEvent; readonly text: string };

/** Undefined where quote and configuration are in the same state, or where the quote does not decide. */
export function findUnfinishedMove(
  state: AnyState,
  quoteState: AnyState | undefined,
): UnfinishedMove | undefined {
  if (quoteState === undefined || quoteState === state || !isDecidedByQuote(state)) return undefined;
  const event = quoteMoveEvents.find(
    (moving) => isEventAccepted(state, moving) && isQuoteHalfDone(moving, state, quoteState),
  );
  return event && { event, text: texts[event] };
}
