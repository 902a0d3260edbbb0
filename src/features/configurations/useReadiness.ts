import { readiness, type Readiness } from '~/domain/workflow/readiness.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { useActor } from '~/session/me.ts';
import { readinessFacts } from './actions/readinessFacts.ts';
import { useQuoteBeside } from './quote/useQuoteBeside.ts';

/** The events that may come next for a configuration at its working revision, as they are for this person. */
export const useReadiness = (working: Configuration): readonly Readiness[] =>
  readiness(useActor(), { ...readinessFacts(working), quoteState: useQuoteBeside(working).quoteState });
