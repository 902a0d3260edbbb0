import type { QueryClient } from '@tanstack/react-query';
import { movedBetween, type Seen } from '~/domain/configuration/change.ts';
import { longDate } from '~/domain/words/dates.ts';
import { movedText } from '~/domain/words/sentences.ts';
import { staleTexts } from '~/domain/words/texts/configurationActions.ts';
import { refreshOperations } from '~/queries/client.ts';
import { updateIfUnchanged, type ConditionalUpdate } from '~/queries/updateIfUnchanged.tsx';
import { createBaseline } from '~/ui/form/baseline.ts';
import { fetchFreshWorkingConfiguration, type Configuration } from './configurations.ts';
import { configurationReadOperations } from './workflow.ts';

type Watch = {
  readonly client: QueryClient;
  readonly seen: Seen & { readonly configurationId: string };
  readonly person: (email: string) => string;
  readonly refusal: (now: Configuration) => string | undefined;
  readonly onConflict?: (now: Configuration) => void;
  /** Runs before the configuration is read. */
  readonly prepare?: () => Promise<void>;
  readonly saysFailures?: boolean;
};

export function updateConfigurationIfUnchanged(watch: Watch): ConditionalUpdate<Configuration> {
  const { client, seen, person, refusal, onConflict, prepare, saysFailures = false } = watch;
  const { configurationId } = seen;
  return updateIfUnchanged<Seen, Configuration>({
    baseline: createBaseline<Seen>(seen),
    read: async () => {
      await prepare?.();
      return fetchFreshWorkingConfiguration(client, configurationId);
    },
    saysFailures,
    compare: (known, now) => movedText(movedBetween(known, now, person)),
    refusal,
    texts: {
      gone: staleTexts.gone(configurationId),
      changed: ({ modifiedBy, modified }) => (
        <>
          <strong>{staleTexts.changed(configurationId)}</strong>{' '}
          {staleTexts.lastChange(person(modifiedBy), longDate(modified))}
        </>
      ),
      goOn: staleTexts.goOn,
    },
    onConflict: (now) => {
      // What is on the screen behind the question is old by now.
      void refreshOperations(client, configurationReadOperations);
      if (now) onConflict?.(now);
    },
  });
}
