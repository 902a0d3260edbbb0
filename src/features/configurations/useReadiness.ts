import { unmadeArtefacts } from '~/domain/file/artefacts.ts';
import { configurationKind } from '~/domain/configuration/id.ts';
import { readiness, type Readiness } from '~/domain/workflow/readiness.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { useActor } from '~/session/me.ts';

/** The events that may come next for a configuration at its working revision, as they are for this person. */
export const useReadiness = (working: Configuration): readonly Readiness[] =>
  readiness(useActor(), {
    state: working.configurationState,
    kind: configurationKind(working),
    assigneeEmail: working.assigneeEmail,
    productConfigurations: working.productConfigurations.length,
    missingArtefacts: unmadeArtefacts(working),
  });
