import { useQuery } from '@tanstack/react-query';
import { hasQuote } from '~/domain/configuration/id.ts';
import type { AnyState, ConfigurationState } from '~/domain/configuration/state.ts';
import { quoteStateOf } from '~/domain/quote/facts.ts';
import type { Quote } from '~/domain/quote/wire.ts';
import { keptQuoteState } from '~/queries/configurations/quoteStates.ts';
import { quoteBeside } from '~/queries/quotes/quoteBeside.ts';
import { isSignedOut } from '~/queries/quotes/signedOut.ts';
import { useHasCpqSession } from '~/session/cpqSession.ts';
import type { Read } from '~/platform/read.ts';

type Subject = {
  readonly configurationId: string;
  readonly configurationState: AnyState;
  readonly kbMaxQuoteId: number;
};

export type QuoteBeside = {
  /** The read of the quote; undefined for a configuration without one, and without a session of the quoting system. */
  readonly read: Read<Quote> | undefined;
  /** The state that the quote stands for, as far as it is known. */
  readonly quoteState: ConfigurationState | undefined;
};

/**
 * The quote of a configuration that is looked at. It is read where there is a session with the quoting system; nobody
 * is asked to sign in for looking.
 */
export function useQuoteBeside(configuration: Subject): QuoteBeside {
  const isIn3D = hasQuote(configuration);
  const enabled = useHasCpqSession() && isIn3D;
  const read = useQuery({ ...quoteBeside(configuration.kbMaxQuoteId), enabled });
  const known = isIn3D && read.data ? quoteStateOf(read.data) : undefined;
  return {
    read: enabled && !isSignedOut(read.error) ? read : undefined,
    quoteState: isIn3D ? (known ?? keptQuoteState(configuration)) : undefined,
  };
}
