import { useQuery } from '@tanstack/react-query';
import { accountNumberOf, configurationOf } from '~/domain/quote/facts.ts';
import type { Quote } from '~/domain/quote/wire.ts';
import { configurationOfQuote } from '~/queries/designs/configurationOfQuote.ts';

/** A configuration by its id; `revision` is the one that its quote is named after. */
export type ConfigurationOfQuote = { readonly configurationId: string; readonly revision?: string };

/**
 * The configuration whose quote this is, by the id of the quote: its name is anybody's to choose. Undefined where there is
 * none, and as long as it is not known.
 */
export function useConfigurationOfQuote(quote: Quote): ConfigurationOfQuote | undefined {
  const { data: configurationId } = useQuery({
    ...configurationOfQuote(quote, accountNumberOf(quote)),
    // The quote is there without it.
    meta: { isTold: true },
  });
  if (!configurationId) return undefined;
  const named = configurationOf(quote.name);
  return named?.configurationId === configurationId ? named : { configurationId };
}
