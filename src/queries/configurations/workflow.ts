import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { configurationActionTexts } from '~/domain/words/texts/configurationActions.ts';
import { ApiError, isAbortError } from '~/api/ApiError.ts';
import { call } from '~/api/call.ts';
import { upload } from '~/api/upload.ts';
import { isGeneratingState, type ConfigurationState } from '~/domain/configuration/state.ts';
import { createNotice, createSuccessNotice, type Notice } from '~/domain/notice/notices.ts';
import type { SupportMail } from '~/domain/request/support.ts';
import { refreshOperations } from '~/queries/client.ts';
import type { Configuration } from './configurations.ts';
import { findFallback } from '~/queries/expectedFailures.ts';
import { describeError } from '~/api/describeError.ts';
import { customMutation, operationMutation } from '~/queries/mutation.ts';
import { buildQueryKey } from '~/queries/query.ts';

export const configurationReadOperations = [
  'configurationGet',
  'configurationFilter',
  'configurationFilterCount',
  'quoteGet',
] as const;

export const buildConfigurationEffects = (sentence: string) => ({
  done: createSuccessNotice(sentence),
  refreshes: configurationReadOperations,
});

export const assignConfigurationMutation = (sentence: string) =>
  operationMutation('configurationAssign', buildConfigurationEffects(sentence));

/** Deletes a configuration without refetching it: its page is left. */
export const deleteConfigurationMutation = (sentence: string) =>
  operationMutation('configurationDelete', {
    done: createSuccessNotice(sentence),
    refreshes: ['configurationFilter', 'configurationFilterCount'],
  });

export const deleteConfigurationQuoteMutation = (configurationId: string, quoteId: number) =>
  customMutation(() => call('quoteDelete', { path: { id: quoteId } }), {
    failed: (error) =>
      createNotice('ERROR', {
        title: configurationActionTexts.quoteStays(quoteId),
        body: configurationActionTexts.whyQuoteStays(configurationId, describeError(error)),
        report: true,
      }),
    refreshes: ['quoteSearch'],
  });

export const buildNotSavedNotice = (error: unknown): Notice =>
  createNotice('SAVE_ERROR', { body: describeError(error), report: true });

export const changeAccountMutation = (sentence: string) =>
  operationMutation('configurationSetChangeAccount', {
    ...buildConfigurationEffects(sentence),
    failed: buildNotSavedNotice,
  });

export const sendSupportMail = ({ emailAddresses, subject, body, file }: SupportMail) =>
  file
    ? upload(
        'supportMailSendWithFile',
        {
          query: {
            addresses: [...emailAddresses],
            subject,
            body,
            isHTML: false,
            name: file.name,
            type: file.type || 'application/octet-stream',
          },
        },
        file,
      )
    : call('supportMailSend', { body: { emailAddresses: [...emailAddresses], subject, body } });

export const sendSupportMailMutation = (sentence: string) =>
  customMutation(sendSupportMail, { done: createSuccessNotice(sentence) });

export const generationPollingMs = 20_000;

export function setCachedConfigurationState(
  client: QueryClient,
  id: string,
  configurationState: ConfigurationState,
): void {
  const queries = { queryKey: buildQueryKey('configurationGet') };
  client.setQueriesData<Configuration | null>(queries, (shown) =>
    shown?.configurationId === id ? { ...shown, configurationState } : shown,
  );
}

/**
 * State of a generating configuration, polled every 20 s; null once the user may not see it. `known` was read
 * with the configuration, which is refetched when generation ends. A failed poll is logged and the next one
 * tried.
 */
export const generatingStateQuery = (
  client: QueryClient,
  id: string,
  known: ConfigurationState | undefined,
) =>
  queryOptions({
    queryKey: buildQueryKey('configurationStateGet', { path: { id } }),
    queryFn: async ({ signal }): Promise<ConfigurationState | null> => {
      try {
        const { configurationState } = await call(
          'configurationStateGet',
          { path: { id } },
          { signal, asking: 'UNLESS_DECLINED' },
        );
        setCachedConfigurationState(client, id, configurationState);
        if (!isGeneratingState(configurationState))
          void refreshOperations(client, configurationReadOperations);
        return configurationState;
      } catch (error) {
        if (error instanceof ApiError && findFallback('configurationStateGet', error)) {
          void refreshOperations(client, configurationReadOperations);
          return null;
        }
        if (!isAbortError(error)) console.warn(configurationActionTexts.stateUnread(id));
        throw error;
      }
    },
    initialData: known,
    meta: { suppressErrorNotice: true },
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: generationPollingMs,
  });
