import { isGeneratingState } from '../configuration/state.ts';
import { hasFields } from '../words/hasFields.ts';
import { getQuoteState } from '../quote/facts.ts';
import type { Quote } from '../quote/quoteDto.ts';

/** Sent to the quoting system with a request to generate outputs. */
export const generationReason = 'Generate outputs';

export const isGeneratingOutputs = (quote: Quote): boolean => isGeneratingState(getQuoteState(quote));

/**
 * Stored per tab, to survive a reload. `ordered` is the `modifiedDate` of the quote at the time of the
 * request, until a response arrives.
 */
export type PendingGeneration = {
  readonly configurationId: string;
  readonly quoteId: number;
  readonly ordered?: string;
};

/** Whether the request for a generation never arrived: the quote is unchanged since. */
export const isGenerationRequestLost = ({ ordered }: PendingGeneration, now: Quote): boolean =>
  ordered !== undefined && !isGeneratingOutputs(now) && (now.modifiedDate ?? '') === ordered;

const isRemembered = (value: unknown): value is PendingGeneration =>
  hasFields(value, { configurationId: 'string', quoteId: 'number' });

export function parsePendingGenerations(text: string | undefined): readonly PendingGeneration[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRemembered) : [];
  } catch {
    return [];
  }
}
