import { mapQuoteState } from './quote.ts';
import type { Quote, QuoteState } from './wire.ts';

/** Reason the quoting system is given for making the outputs of a quote. */
export const generationReason = 'Generate outputs';

/** The name of a state, which comes alone or in a record; empty where there is none. */
export const quoteStateName = (state: QuoteState | null | undefined): string =>
  (typeof state === 'string' ? state : state?.name) ?? '';

/** Whether the quoting system is making the outputs of a quote. */
export const isGenerating = ({ state }: Quote): boolean =>
  mapQuoteState(quoteStateName(state)) === 'GENERATING_ARTEFACTS';

/** A generation that runs, as a tab remembers it over a reload. */
export type RememberedGeneration = { readonly configurationId: string; readonly quoteId: number };

const isRemembered = (value: unknown): value is RememberedGeneration =>
  typeof value === 'object' &&
  value !== null &&
  'configurationId' in value &&
  typeof value.configurationId === 'string' &&
  'quoteId' in value &&
  typeof value.quoteId === 'number';

/** The generations in the text a tab has kept; none in whatever cannot be read. */
export function toGenerations(text: string | undefined): readonly RememberedGeneration[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRemembered) : [];
  } catch {
    return [];
  }
}
