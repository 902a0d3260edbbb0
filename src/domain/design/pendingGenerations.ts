import { isGeneratingState } from '../configuration/state.ts';
import { hasFields } from '../words/hasFields.ts';
import { getQuoteState } from '../quote/facts.ts';
import type { Quote } from '../quote/quoteDto.ts';

/** Reason the quoting system is given for making the outputs of a quote. */
export const generationReason = 'Generate outputs';

export const isGeneratingOutputs = (quote: Quote): boolean => isGeneratingState(getQuoteState(quote));

/**
 * As a tab remembers it over a reload. `ordered` is the quote's time of change when it was ordered, until anything is
 * answered.
 */
export type PendingGeneration = {
  readonly configurationId: string;
  readonly quoteId: number;
  readonly ordered?: string;
};

/** Whether the order of a generation has not arrived, by the quote as it is now: it is as it was before. */
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
