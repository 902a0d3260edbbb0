import type { QueryClient } from '@tanstack/react-query';
import {
  diffConfigurationSnapshots,
  type ConfigurationSnapshot,
} from '~/domain/configuration/configurationSnapshot.ts';
import { formatLongDate } from '~/domain/words/dates.ts';
import { describeConcurrentChanges } from '~/domain/words/sentences.ts';
import { staleConfigurationTexts } from '~/domain/words/texts/configurationActions.ts';
import { refreshOperations } from '~/queries/client.ts';
import { updateIfUnchanged, type ConditionalUpdate } from '~/queries/updateIfUnchanged.tsx';
import { createBaseline } from '~/ui/form/baseline.ts';
import { fetchFreshWorkingConfiguration, type Configuration } from './configurations.ts';
import { configurationReadOperations } from './workflow.ts';

type Watch = {
  readonly client: QueryClient;
  readonly seen: ConfigurationSnapshot & { readonly configurationId: string };
  readonly person: (email: string) => string;
  readonly refusal: (now: Configuration) => string | undefined;
  readonly onConflict?: (now: Configuration) => void;
  /** Called before the configuration is read. */
  readonly prepare?: () => Promise<void>;
  readonly saysFailures?: boolean;
};

export function updateConfigurationIfUnchanged(watch: Watch): ConditionalUpdate<Configuration> {
  const { client, seen, person, refusal, onConflict, prepare, saysFailures = false } = watch;
  const { configurationId } = seen;
  return updateIfUnchanged<ConfigurationSnapshot, Configuration>({
    baseline: createBaseline<ConfigurationSnapshot>(seen),
    read: async () => {
      await prepare?.();
      return fetchFreshWorkingConfiguration(client, configurationId);
    },
    saysFailures,
    compare: (known, now) => describeConcurrentChanges(diffConfigurationSnapshots(known, now, person)),
    refusal,
    texts: {
      gone: staleConfigurationTexts.gone(configurationId),
      changed: ({ modifiedBy, modified }) => (
        <>
          <strong>{staleConfigurationTexts.changed(configurationId)}</strong>{' '}
          {staleConfigurationTexts.lastChange(person(modifiedBy), formatLongDate(modified))}
        </>
      ),
      goOn: staleConfigurationTexts.goOn,
    },
    onConflict: (now) => {
      // The page behind the dialog shows stale data.
      void refreshOperations(client, configurationReadOperations);
      if (now) onConflict?.(now);
    },
  });
}
