import { readiness, type Readiness, type ReadinessFacts } from '~/domain/workflow/readiness.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { useActor } from '~/session/me.ts';
import { useQuoteBeside } from './quote/useQuoteBeside.ts';
import { configurationKind } from '~/domain/configuration/id.ts';
import { unmadeArtefacts } from '~/domain/file/artefacts.ts';

/** The configuration at its working revision, as the rules of its next steps look at it. */
export const readinessFacts = (working: Configuration): ReadinessFacts => ({
  state: working.configurationState,
  kind: configurationKind(working),
  assigneeEmail: working.assigneeEmail,
  productConfigurations: working.productConfigurations.length,
  missingArtefacts: unmadeArtefacts(working),
});

/** The events that may come next for a configuration at its working revision, as they are for this person. */
export const useReadiness = (working: Configuration): readonly Readiness[] =>
  readiness(useActor(), { ...readinessFacts(working), quoteState: useQuoteBeside(working).quoteState });
