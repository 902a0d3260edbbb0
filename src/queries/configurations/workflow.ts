import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { configurationActionTexts } from '~/domain/words/texts/configurationActions.ts';
import { ApiError, isAbortError } from '~/api/ApiError.ts';
import { call } from '~/api/call.ts';
import { upload } from '~/api/upload.ts';
import { isGenerating, type ConfigurationState } from '~/domain/configuration/state.ts';
import { notice, successNotice, type Notice } from '~/domain/notice/notices.ts';
import type { SupportMail } from '~/domain/request/support.ts';
import { refresh } from '~/queries/client.ts';
import type { Configuration } from './configurations.ts';
import { expectedAnswer } from '~/queries/expectedFailures.ts';
import { describeError } from '~/api/failureText.ts';
import { act, mutation } from '~/queries/mutation.ts';
import { keyOf } from '~/queries/query.ts';

export const configurationReads = [
  'configurationGet',
  'configurationFilter',
  'configurationFilterCount',
  'quoteGet',
] as const;

export const changes = (sentence: string) => ({
  done: successNotice(sentence),
  refreshes: configurationReads,
});

export const assignConfiguration = (sentence: string) => mutation('configurationAssign', changes(sentence));

/** Deletes a configuration, which is not read again: its page is left. */
export const deleteConfiguration = (sentence: string) =>
  mutation('configurationDelete', {
    done: successNotice(sentence),
    refreshes: ['configurationFilter', 'configurationFilterCount'],
  });

export const deleteQuoteOf = (configurationId: string, quoteId: number) =>
  act(() => call('quoteDelete', { path: { id: quoteId } }), {
    failed: (error) =>
      notice('ERROR', {
        title: configurationActionTexts.quoteStays(quoteId),
        body: configurationActionTexts.whyQuoteStays(configurationId, describeError(error)),
        report: true,
      }),
    refreshes: ['quoteSearch'],
  });

export const notSaved = (error: unknown): Notice =>
  notice('SAVE_ERROR', { body: describeError(error), report: true });

export const changeAccount = (sentence: string) =>
  mutation('configurationSetChangeAccount', { ...changes(sentence), failed: notSaved });

export const sendToSupport = ({ emailAddresses, subject, body, file }: SupportMail) =>
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

export const writeToSupport = (sentence: string) => act(sendToSupport, { done: successNotice(sentence) });

export const generatingInterval = 20_000;

export function takeState(client: QueryClient, id: string, configurationState: ConfigurationState): void {
  const queries = { queryKey: keyOf('configurationGet') };
  client.setQueriesData<Configuration | null>(queries, (shown) =>
    shown?.configurationId === id ? { ...shown, configurationState } : shown,
  );
}

/**
 * Looked at every 20 s and shown; null once the person may not see it. `known` was read with the configuration, which
 * is read again once it no longer generates. A failing poll is logged, and the next one tried.
 */
export const stateWhileGenerating = (
  client: QueryClient,
  id: string,
  known: ConfigurationState | undefined,
) =>
  queryOptions({
    queryKey: keyOf('configurationStateGet', { path: { id } }),
    queryFn: async ({ signal }): Promise<ConfigurationState | null> => {
      try {
        const { configurationState } = await call(
          'configurationStateGet',
          { path: { id } },
          { signal, asking: 'UNLESS_DECLINED' },
        );
        takeState(client, id, configurationState);
        if (!isGenerating(configurationState)) void refresh(client, configurationReads);
        return configurationState;
      } catch (error) {
        if (error instanceof ApiError && expectedAnswer('configurationStateGet', error)) {
          void refresh(client, configurationReads);
          return null;
        }
        if (!isAbortError(error)) console.warn(configurationActionTexts.stateUnread(id));
        throw error;
      }
    },
    initialData: known,
    meta: { isTold: true },
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: generatingInterval,
  });
