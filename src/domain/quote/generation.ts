import { isGenerating } from '../configuration/state.ts';
import { hasFields } from '../words/hasFields.ts';
import { quoteStateOf } from './facts.ts';
import type { Quote } from './wire.ts';

/** Reason the quoting system is given for making the outputs of a quote. */
export const generationReason = 'Generate outputs';

export const isMakingOutputs = (quote: Quote): boolean => isGenerating(quoteStateOf(quote));

/**
 * As a tab remembers it over a reload. `ordered` is the quote's time of change when it was ordered, until anything is
 * answered.
 */
export type RememberedGeneration = {
  readonly configurationId: string;
  readonly quoteId: number;
  readonly ordered?: string;
};

/** Whether the order of a generation has not arrived, by the quote as it is now: it is as it was before. */
export const isNotOrdered = ({ ordered }: RememberedGeneration, now: Quote): boolean =>
  ordered !== undefined && !isMakingOutputs(now) && (now.modifiedDate ?? '') === ordered;

const isRemembered = (value: unknown): value is RememberedGeneration =>
  hasFields(value, { configurationId: 'string', quoteId: 'number' });

export function toGenerations(text: string | undefined): readonly RememberedGeneration[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRemembered) : [];
  } catch {
    return [];
  }
}
