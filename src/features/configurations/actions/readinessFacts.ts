import { configurationKind } from '~/domain/configuration/id.ts';
import { unmadeArtefacts } from '~/domain/file/artefacts.ts';
import type { ReadinessFacts } from '~/domain/workflow/readiness.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';

/** The configuration at its working revision, as the rules of its next steps look at it. */
export const readinessFacts = (working: Configuration): ReadinessFacts => ({
  state: working.configurationState,
  kind: configurationKind(working),
  assigneeEmail: working.assigneeEmail,
  productConfigurations: working.productConfigurations.length,
  missingArtefacts: unmadeArtefacts(working),
});
