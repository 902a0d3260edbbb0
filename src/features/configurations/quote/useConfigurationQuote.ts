import { useQuery } from '@tanstack/react-query';
import { hasQuote, getConfigurationKind } from '~/domain/configuration/id.ts';
import type { AnyState } from '~/domain/configuration/state.ts';
import { getQuoteState } from '~/domain/quote/facts.ts';
import { getStoredQuoteState } from '~/queries/configurations/partialMoves.ts';
import { relatedQuoteQuery } from '~/queries/quotes/relatedQuote.ts';
import { isCpqSignedOutError } from '~/queries/quotes/isCpqSignedOutError.ts';
import { useHasCpqSession } from '~/session/cpqSession.ts';
import { computeReadiness, type Readiness, type ReadinessFacts } from '~/domain/workflow/readiness.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { useActor } from '~/session/me.ts';
import { listArtefactsWithoutVersion } from '~/domain/file/artefacts.ts';

type Subject = {
  readonly configurationId: string;
  readonly configurationState: AnyState;
  readonly kbMaxQuoteId: number;
};

export type ConfigurationQuote = ReturnType<typeof useConfigurationQuote>;

/**
 * Fetches the quote only if there is a session with the quoting system: viewing must not prompt for sign-in.
 */
export function useConfigurationQuote(configuration: Subject) {
  const isIn3D = hasQuote(configuration);
  const enabled = useHasCpqSession() && isIn3D;
  const read = useQuery({ ...relatedQuoteQuery(configuration.kbMaxQuoteId), enabled });
  const known = isIn3D && read.data ? getQuoteState(read.data) : undefined;
  return {
    read: enabled && !isCpqSignedOutError(read.error) ? read : undefined,
    /** State of the quote as far as known: fetched, else stored with the configuration. */
    quoteState: isIn3D ? (known ?? getStoredQuoteState(configuration)) : undefined,
  };
}

export const toReadinessFacts = (working: Configuration): ReadinessFacts => ({
  state: working.configurationState,
  kind: getConfigurationKind(working),
  assigneeEmail: working.assigneeEmail,
  productConfigurations: working.productConfigurations.length,
  missingArtefacts: listArtefactsWithoutVersion(working),
});

export const useReadiness = (working: Configuration): readonly Readiness[] =>
  computeReadiness(useActor(), {
    ...toReadinessFacts(working),
    quoteState: useConfigurationQuote(working).quoteState,
  });
