import type { QueryClient } from '@tanstack/react-query';
import { ApiError, createAbortError, isAbortError } from '~/api/ApiError.ts';
import { restoreRawValues } from '~/api/responses/restoreRawValues.ts';
import { call } from '~/api/call.ts';
import { createNotice, createWiringNotice } from '~/domain/notice/notices.ts';
import {
  generationReason,
  isGeneratingOutputs,
  isGenerationRequestLost,
  parsePendingGenerations,
  type PendingGeneration,
} from '~/domain/design/pendingGenerations.ts';
import { getQuoteStateName } from '~/domain/quote/facts.ts';
import { formatQuoteStateName, getConfigurationDisplayState } from '~/domain/quote/quote.ts';
import type { Quote } from '~/domain/quote/quoteDto.ts';
import { generationTexts, designSaveTexts } from '~/domain/words/texts/designs.ts';
import { filesTabTexts } from '~/domain/words/texts/files.ts';
import type { Configuration, ConfigurationRow } from '~/queries/configurations/configurations.ts';
import { configurationReadOperations, generationPollingMs } from '~/queries/configurations/workflow.ts';
import { describeError } from '~/api/describeError.ts';
import { customMutation } from '~/queries/mutation.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { buildQueryKey } from '~/queries/query.ts';
import { getBuildSubject } from '~/queries/files/jobSubjects.ts';
import { generationsKey } from './generationsKey.ts';
import { startJob, type JobContext, type StartedJob } from '~/platform/jobs/jobs.ts';
import { removeTabItem, setTabItem, getTabItem } from '~/platform/storage/tabStore.ts';
import { hasQuote } from '~/domain/configuration/id.ts';
import { configurationQuoteTexts } from '~/domain/words/texts/configurationQuote.ts';
import { buildArtefacts } from '~/queries/files/buildArtefacts.ts';
import { dismissNotice, notify } from '~/platform/notices.ts';
import { testWiringMutation } from './wiring.ts';

const remembered = (): readonly PendingGeneration[] => parsePendingGenerations(getTabItem(generationsKey));

function remember(next: readonly PendingGeneration[]): void {
  if (next.length === 0) removeTabItem(generationsKey);
  else setTabItem(generationsKey, JSON.stringify(next));
}

const without = (quoteId: number): readonly PendingGeneration[] =>
  remembered().filter((each) => each.quoteId !== quoteId);

function show(client: QueryClient, id: string, quote: Quote): void {
  const name = getQuoteStateName(quote.state);
  const shown = <Of extends { readonly configurationState: ConfigurationRow['configurationState'] }>(
    known: Of,
  ): Of => ({ ...known, configurationState: getConfigurationDisplayState(known.configurationState, name) });
  client.setQueryData(buildQueryKey('quoteGet', { path: { id: quote.id } }), quote);
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
    const timer = setTimeout(end, generationPollingMs);
    signal.addEventListener('abort', end);
  });

/**
 * Polls a quote every 20 s until it no longer generates, and at once if `looksNow`. A failed poll is logged
 * and the next one tried.
 */
async function follow(
  client: QueryClient,
  generation: PendingGeneration,
  context: JobContext,
  looksNow: boolean,
): Promise<void> {
  const { configurationId, quoteId } = generation;
  for (let looks = 0; ; looks += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    if (looks > 0 || !looksNow) await pause(context.signal);
    if (context.signal.aborted) throw createAbortError();
    try {
      // A background poll never prompts for sign-in.
      // oxlint-disable-next-line no-await-in-loop
      const quote = await call(
        'quoteGet',
        { path: { id: quoteId } },
        { signal: context.signal, asking: 'NEVER' },
      );
      show(client, configurationId, quote);
      if (isGenerationRequestLost(generation, quote)) throw new NotOrdered(configurationId);
      context.report({ detail: generationTexts.state(formatQuoteStateName(getQuoteStateName(quote.state))) });
      if (!isGeneratingOutputs(quote)) return;
    } catch (error) {
      if (isAbortError(error) || error instanceof NotOrdered) throw error;
      console.warn(generationTexts.pollFailed(configurationId));
    }
  }
}

class NotOrdered extends ApiError {
  constructor(configurationId: string) {
    const message = generationTexts.notOrdered(configurationId);
    super({ operationId: 'quoteGenerateOutputs', code: 'NOT_ORDERED', message });
  }
}

async function begin(client: QueryClient, generation: PendingGeneration): Promise<void> {
  const { configurationId, quoteId } = generation;
  const quote = await call('quoteGet', { path: { id: quoteId } });
  remember([...without(quoteId), { ...generation, ordered: quote.modifiedDate ?? '' }]);
  try {
    const begun = await call('quoteGenerateOutputs', {
      body: { ...restoreRawValues('quoteGenerateOutputs', quote), reason: generationReason },
    });
    show(client, configurationId, begun);
  } catch (error) {
    // Where this read fails too, a reload of the page resumes polling.
    const now = await call('quoteGet', { path: { id: quoteId } }, { asking: 'NEVER' }).catch(() => undefined);
    if (now && !isGeneratingOutputs(now)) remember(without(quoteId));
    if (!now || !isGeneratingOutputs(now)) throw error;
    show(client, configurationId, now);
  }
  remember([...without(quoteId), generation]);
}

type Begun = {
  readonly isBegun: boolean;
  /** Uploads a picture of the design with its devices, which the generation may create. */
  readonly keepPicture?: (() => Promise<void>) | undefined;
  readonly onOrdered?: () => void;
};

function job(
  client: QueryClient,
  generation: PendingGeneration,
  { isBegun, keepPicture, onOrdered }: Begun,
): StartedJob<void> {
  let begun = isBegun;
  const generating = customMutation(
    async (context: JobContext) => {
      if (!begun) {
        await begin(client, generation);
        onOrdered?.();
      }
      begun = true;
      context.report({ detail: generationTexts.begun });
      try {
        await follow(client, generation, context, isBegun);
      } catch (error) {
        if (error instanceof NotOrdered) {
          remember(without(generation.quoteId));
          begun = false;
        }
        throw error;
      }
      remember(without(generation.quoteId));
      await keepPicture?.().catch((error: unknown) =>
        console.warn(designSaveTexts.pictureFailed(generation.configurationId), error),
      );
    },
    {
      done: createNotice('BUILD_SUCCESS'),
      failed: (error) => createNotice('BUILD_ERROR', { body: describeError(error), report: true }),
      refreshes: [...configurationReadOperations, 'quoteGet', 'quoteSearch'],
    },
  );
  return startJob({
    title: filesTabTexts.generateFilesOf(generation.configurationId),
    about: getBuildSubject(generation.configurationId),
    cancellable: false,
    reason: describeError,
    run: (context) => executeMutation(client, generating, context),
  });
}

/**
 * Generates outputs in a job that outlives pages and reloads; it cannot be cancelled, and ends when the quote
 * no longer generates.
 */
export const generateOutputs = (
  client: QueryClient,
  generation: PendingGeneration,
  about: Pick<Begun, 'keepPicture' | 'onOrdered'> = {},
): StartedJob<void> => job(client, generation, { isBegun: false, ...about });

export function resumeGenerations(client: QueryClient): void {
  for (const generation of remembered()) {
    job(client, generation, { isBegun: true }).ended.catch(() => undefined);
  }
}

type Subject = Pick<Configuration, 'configurationId' | 'kbMaxQuoteId' | 'account'>;

async function isWired(client: QueryClient, { kbMaxQuoteId, account }: Subject): Promise<boolean> {
  const waiting = notify(createNotice('WAIT', { body: configurationQuoteTexts.checkingWiring }));
  try {
    const { accountNumber } = account;
    const error = await executeMutation(client, testWiringMutation(), {
      quoteId: kbMaxQuoteId,
      accountNumber,
    });
    if (error) notify(createWiringNotice(error));
    return error === undefined;
  } finally {
    dismissNotice(waiting);
  }
}

export async function validateDesign(client: QueryClient, subject: Subject): Promise<void> {
  if (await isWired(client, subject)) notify(createNotice('VALIDATE_SUCCESS'));
}

/**
 * Generates the files of a configuration and resolves when that has ended. For a 3D design the quoting system
 * generates them after a wiring check, else the CMS.
 */
export async function generateFiles(client: QueryClient, subject: Subject): Promise<void> {
  const { configurationId, kbMaxQuoteId: quoteId } = subject;
  try {
    if (!hasQuote(subject)) await buildArtefacts(client, configurationId).ended;
    else if (await isWired(client, subject))
      await generateOutputs(client, { configurationId, quoteId }).ended;
  } catch {
    // The job has shown its failure.
  }
}
