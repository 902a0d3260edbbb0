import type { QueryClient } from '@tanstack/react-query';
import { isCalledOff } from '~/api/calledOff.ts';
import { call } from '~/api/call.ts';
import { notice } from '~/domain/notice/notices.ts';
import {
  generationReason,
  isGenerating,
  toGenerations,
  type RememberedGeneration,
} from '~/domain/quote/generation.ts';
import { stateNameOf } from '~/domain/quote/facts.ts';
import { shownState } from '~/domain/quote/quote.ts';
import type { Quote } from '~/domain/quote/wire.ts';
import { generationTexts } from '~/domain/words/texts/configurator.ts';
import type { Configuration, ConfigurationRow } from '~/queries/configurations/configurations.ts';
import { configurationReads, generatingInterval } from '~/queries/configurations/workflow.ts';
import { failureText } from '~/queries/failures.ts';
import { act } from '~/queries/mutation.ts';
import { perform } from '~/queries/perform.ts';
import { keyOf } from '~/queries/query.ts';
import { buildAbout } from '~/queries/files/jobSubjects.ts';
import { generationsPlace } from './generationsPlace.ts';
import { startJob, type JobContext, type StartedJob } from '~/ui/jobs/jobs.ts';
import { forget, keep, kept } from '~/ui/storage/tabStore.ts';

const remembered = (): readonly RememberedGeneration[] => toGenerations(kept(generationsPlace));

function remember(next: readonly RememberedGeneration[]): void {
  if (next.length === 0) forget(generationsPlace);
  else keep(generationsPlace, JSON.stringify(next));
}

const without = (quoteId: number): readonly RememberedGeneration[] =>
  remembered().filter((each) => each.quoteId !== quoteId);

/** Shows what a poll has found, wherever the quote and its configuration are on the screen. */
function show(client: QueryClient, id: string, quote: Quote): void {
  const name = stateNameOf(quote.state);
  const shown = <Of extends { readonly configurationState: ConfigurationRow['configurationState'] }>(
    known: Of,
  ): Of => ({ ...known, configurationState: shownState(known.configurationState, name) });
  client.setQueryData(keyOf('quoteGet', { path: { id: quote.id } }), quote);
  client.setQueriesData<Configuration | null>({ queryKey: ['configurationGet'] }, (known) =>
    known?.configurationId === id ? shown(known) : known,
  );
  client.setQueriesData<ConfigurationRow[]>({ queryKey: ['configurationFilter'] }, (rows) =>
    rows?.map((row) => (row.configurationId === id ? shown(row) : row)),
  );
}

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, generatingInterval);
    signal.addEventListener('abort', end);
  });

/** Looks at the quote every 20 s until it is no longer generating. A look that fails is logged, and the next one made. */
async function follow(
  client: QueryClient,
  { configurationId, quoteId }: RememberedGeneration,
  context: JobContext,
): Promise<void> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    await pause(context.signal);
    context.signal.throwIfAborted();
    try {
      // Nobody is asked to sign in because of a look in the background.
      // oxlint-disable-next-line no-await-in-loop
      const quote = await call(
        'quoteGet',
        { path: { id: quoteId } },
        { signal: context.signal, asking: 'NEVER' },
      );
      show(client, configurationId, quote);
      context.report({ detail: generationTexts.state(stateNameOf(quote.state)) });
      if (!isGenerating(quote)) return;
    } catch (error) {
      if (isCalledOff(error)) throw error;
      console.warn(generationTexts.pollFailed(configurationId));
    }
  }
}

/** Has the quoting system begin. */
async function begin(client: QueryClient, generation: RememberedGeneration): Promise<void> {
  const quote = await call('quoteGet', { path: { id: generation.quoteId } });
  const begun = await call('quoteGenerateOutputs', { body: { ...quote, reason: generationReason } });
  remember([...without(generation.quoteId), generation]);
  show(client, generation.configurationId, begun);
}

function job(
  client: QueryClient,
  generation: RememberedGeneration,
  { isBegun }: { readonly isBegun: boolean },
): StartedJob<void> {
  let begun = isBegun;
  const generating = act(
    async (context: JobContext) => {
      if (!begun) await begin(client, generation);
      begun = true;
      context.report({ detail: generationTexts.begun });
      await follow(client, generation, context);
      remember(without(generation.quoteId));
    },
    {
      done: notice('BUILD_SUCCESS'),
      failed: (error) => notice('BUILD_ERROR', { body: failureText(error), report: true }),
      refreshes: [...configurationReads, 'quoteGet', 'quoteSearch'],
    },
  );
  return startJob({
    title: generationTexts.job(generation.configurationId),
    about: buildAbout(generation.configurationId),
    cancellable: false,
    reason: failureText,
    run: (context) => perform(client, generating, context),
  });
}

/**
 * Has the quoting system make the outputs of a quote, as a job that goes on whatever page is shown and after a reload.
 * It cannot be called off, and ends when the quote is no longer generating.
 */
export const generateOutputs = (client: QueryClient, generation: RememberedGeneration): StartedJob<void> =>
  job(client, generation, { isBegun: false });

/** Goes on following the generations that ran when this tab was loaded. */
export function followGenerations(client: QueryClient): void {
  for (const generation of remembered()) {
    // It tells how it ends.
    job(client, generation, { isBegun: true }).ended.catch(() => undefined);
  }
}
