import type { QueryClient } from '@tanstack/react-query';
import { configurationStates, type AnyState, type ConfigurationState } from '~/domain/configuration/state.ts';
import { getQuoteState } from '~/domain/quote/facts.ts';
import type { Quote } from '~/domain/quote/quoteDto.ts';
import { buildQueryKey } from '~/queries/query.ts';
import { removeTabItem, setTabItem, getTabItem } from '~/platform/storage/tabStore.ts';

/**
 * State of a configuration whose quote has changed without it, and the configuration state that matches the
 * quote.
 */
type Left = { readonly state: AnyState; readonly quoteState: ConfigurationState };

const place = 'quotesAhead';

const isLeft = (value: unknown): value is Left =>
  typeof value === 'object' &&
  value !== null &&
  'state' in value &&
  'quoteState' in value &&
  configurationStates.some((state) => state === value.quoteState);

function all(): Readonly<Record<string, Left>> {
  try {
    const parsed: unknown = JSON.parse(getTabItem(place) ?? '{}');
    if (typeof parsed !== 'object' || parsed === null) return {};
    return Object.fromEntries(
      Object.entries(parsed).filter((entry): entry is [string, Left] => isLeft(entry[1])),
    );
  } catch {
    return {};
  }
}

function write(next: Readonly<Record<string, Left>>): void {
  if (Object.keys(next).length === 0) removeTabItem(place);
  else setTabItem(place, JSON.stringify(next));
}

type Beside = { readonly configurationId: string; readonly configurationState: AnyState };

/** Stores, across reloads, that a quote has changed state and its configuration has not. */
export const storePartialMove = (id: string, left: Left): void => write({ ...all(), [id]: left });

export function removePartialMove(id: string): void {
  const { [id]: _, ...others } = all();
  write(others);
}

/**
 * State that matches the quote of a stored partial move; undefined once the configuration is in another
 * state.
 */
export function getStoredQuoteState(configuration: Beside): ConfigurationState | undefined {
  const left = all()[configuration.configurationId];
  return left?.state === configuration.configurationState ? left.quoteState : undefined;
}

/**
 * The configuration state that matches the quote: from the query cache, else from the partial move stored in
 * the tab.
 */
export function getKnownQuoteState(
  client: QueryClient,
  configuration: Beside & { readonly kbMaxQuoteId: number },
): ConfigurationState | undefined {
  const quote = client.getQueryData<Quote>(
    buildQueryKey('quoteGet', { path: { id: configuration.kbMaxQuoteId } }),
  );
  return quote ? getQuoteState(quote) : getStoredQuoteState(configuration);
}
