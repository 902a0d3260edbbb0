import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '~/api/ApiError.ts';
import { restoreRawValues } from '~/api/responses/restoreRawValues.ts';
import { call } from '~/api/call.ts';
import { hasQuote } from '~/domain/configuration/id.ts';
import type { AnyState, ConfigurationState } from '~/domain/configuration/state.ts';
import { createNotice } from '~/domain/notice/notices.ts';
import { getQuoteState } from '~/domain/quote/facts.ts';
import { toApprovedQuote } from '~/domain/quote/requestBodies.ts';
import type { SupportMail } from '~/domain/request/support.ts';
import type { Quote } from '~/domain/quote/quoteDto.ts';
import type { ConfigurationEvent, QuoteMove } from '~/domain/workflow/event.ts';
import { eventRecords } from '~/domain/workflow/eventRecords.ts';
import {
  isQuoteHalfDone,
  isQuoteMoveEvent,
  findUnfinishedMove,
  type QuoteMoveEvent,
} from '~/domain/workflow/unfinishedMove.ts';
import { unfinishedMoveTexts } from '~/domain/words/texts/configurationQuote.ts';
import { describeError } from '~/api/describeError.ts';
import { customMutation } from '~/queries/mutation.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { buildQueryKey } from '~/queries/query.ts';
import { removePartialMove, storePartialMove } from './partialMoves.ts';
import { buildConfigurationEffects, sendSupportMail, setCachedConfigurationState } from './workflow.ts';

export type MovableConfiguration = {
  readonly configurationId: string;
  readonly configurationState: AnyState;
  readonly kbMaxQuoteId: number;
};

/**
 * Thrown where the quote has changed state but the configuration could not: what is done, and why the rest
 * failed.
 */
export class PartialUpdateError extends ApiError {
  readonly done: string;

  constructor(done: string, error: ApiError) {
    const { operationId, status, code, data, lapsed } = error;
    super({
      operationId,
      status,
      code,
      data,
      lapsed,
      message: `${done} ${describeError(error)}`,
      suggestion: unfinishedMoveTexts.howToFinish,
      cause: error,
    });
    this.done = done;
  }
}

const sentAs: Record<QuoteMove, (quote: Quote) => Quote> = {
  quoteSubmit: (quote) => quote,
  quoteApprove: toApprovedQuote,
  quoteReject: (quote) => quote,
};

/**
 * Changes the state of a configuration's quote as the event requires, unless it is there already. Returns the
 * current quote.
 */
async function moveQuote(
  event: QuoteMoveEvent,
  { kbMaxQuoteId, configurationState }: MovableConfiguration,
): Promise<Quote> {
  const quote = await call('quoteGet', { path: { id: kbMaxQuoteId } });
  if (isQuoteHalfDone(event, configurationState, getQuoteState(quote))) return quote;
  const { operation } = eventRecords[event].quoteCall;
  return call(operation, { body: sentAs[operation](restoreRawValues(operation, quote)) });
}

export const shouldMoveQuote = (event: ConfigurationEvent, configuration: MovableConfiguration): boolean =>
  hasQuote(configuration) && isQuoteMoveEvent(event);

export type QuoteSnapshots = { readonly before: Quote | undefined; readonly now: Quote };

/**
 * Reads the quote for events that change it, which prompts for the sign-in to the quoting system before the
 * user decides. Other events read nothing.
 */
export async function fetchQuoteForEvent(
  client: QueryClient,
  event: ConfigurationEvent,
  configuration: MovableConfiguration,
): Promise<QuoteSnapshots | undefined> {
  if (!shouldMoveQuote(event, configuration)) return undefined;
  const args = { path: { id: configuration.kbMaxQuoteId } };
  const before = client.getQueryData<Quote>(buildQueryKey('quoteGet', args));
  const now = await executeMutation(
    client,
    customMutation(() => call('quoteGet', args), {}),
    undefined,
  );
  client.setQueryData(buildQueryKey('quoteGet', args), now);
  return { before, now };
}

export type ConfigurationMove = {
  readonly event: ConfigurationEvent;
  readonly configuration: MovableConfiguration;
  readonly state: ConfigurationState;
};

async function quoteHalf({ event, configuration }: ConfigurationMove): Promise<Quote | undefined> {
  const isIn3D = hasQuote(configuration);
  return isIn3D && isQuoteMoveEvent(event) ? moveQuote(event, configuration) : undefined;
}

/**
 * Changes the state of the configuration after that of its quote. Until it succeeds, the tab stores the
 * partial move.
 */
async function follow(
  { configuration, state }: ConfigurationMove,
  quote: Quote | undefined,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { configurationId: id, configurationState } = configuration;
  const quoteState = quote && getQuoteState(quote);
  if (quoteState) storePartialMove(id, { state: configurationState, quoteState });
  try {
    await call('configurationSetState', { path: { id, state } }, { signal });
  } catch (error) {
    const done = findUnfinishedMove(configurationState, quoteState)?.text;
    throw done !== undefined && error instanceof ApiError ? new PartialUpdateError(done, error) : error;
  }
  removePartialMove(id);
}

/**
 * For a 3D design changes the quote's state first, where the event requires it. Where that fails nothing has
 * changed; where only the configuration fails it rejects with a PartialUpdateError, and a retry does that
 * half alone.
 */
export async function executeMove(
  client: QueryClient,
  wanted: ConfigurationMove,
  signal?: AbortSignal,
): Promise<void> {
  const quote = await quoteHalf(wanted);
  try {
    await follow(wanted, quote, signal);
    // Both caches are updated together, so that no render shows one state without the other.
    setCachedConfigurationState(client, wanted.configuration.configurationId, wanted.state);
  } finally {
    if (quote) client.setQueryData(buildQueryKey('quoteGet', { path: { id: quote.id } }), quote);
  }
}

export const moveConfigurationMutation = (client: QueryClient, sentence: string) =>
  customMutation((wanted: ConfigurationMove) => executeMove(client, wanted), {
    ...buildConfigurationEffects(sentence),
    failed: (error) =>
      error instanceof PartialUpdateError
        ? createNotice('ERROR', { title: error.done, body: describeError(error.cause), report: true })
        : undefined,
  });

export const requestApprovalMutation = (client: QueryClient, sentence: string) =>
  customMutation(
    async ({ mail, ...wanted }: Omit<ConfigurationMove, 'event'> & { readonly mail: SupportMail }) => {
      await executeMove(client, { event: 'REQUEST_APPROVAL', ...wanted });
      return sendSupportMail(mail);
    },
    buildConfigurationEffects(sentence),
  );
