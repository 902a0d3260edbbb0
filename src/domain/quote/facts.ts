import type { ConfigurationState } from '../configuration/state.ts';
import { mapQuoteState } from './quote.ts';
import type { Configurator, NamedEntity, Quote, QuoteState, ValidationMessage } from './quoteDto.ts';

/** Name of a person or thing in the quoting system, else the e-mail address of a person, else empty. */
export const getEntityName = (named: NamedEntity | null | undefined): string =>
  typeof named === 'string' ? named : (named?.name ?? named?.email ?? '');

export const getQuoteAccountNumber = ({ customer }: Pick<Quote, 'customer'>): string =>
  typeof customer === 'string' ? '' : (customer?.number ?? '');

/** Name of a quote's workflow state, which the quoting system sends as a text or as an object. */
export const getQuoteStateName = (state: QuoteState | null | undefined): string =>
  typeof state === 'string' ? state : (state?.name ?? '');

const states: readonly ConfigurationState[] = [
  'ARCHIVED',
  'APPROVED',
  'GENERATING_ARTEFACTS',
  'WAITING_FOR_APPROVAL',
];

/** State of a quote by its workflow state, else by the furthest of its status list, else CONFIGURING. */
export function getQuoteState({ state, status }: Pick<Quote, 'state' | 'status'>): ConfigurationState {
  const name = getQuoteStateName(state);
  if (name !== '') return mapQuoteState(name);
  return states.find((each) => status?.includes(each)) ?? 'CONFIGURING';
}

export const isQuoteToHandle = ({ status }: Pick<Quote, 'status'>): boolean =>
  (status ?? []).some((each) => each === 'WAITING_FOR_APPROVAL' || each === 'APPROVED');

export const getAssigneeId = ({ assigneeId }: Pick<Quote, 'assigneeId'>): number => assigneeId ?? 0;

/** Price of all products of a quote together, in its currency; undefined where none has a price. */
export function getQuotePrice({ products }: Pick<Quote, 'products'>): number | undefined {
  const prices = (products ?? []).flatMap(({ extNetPrice }) => extNetPrice ?? []);
  return prices.length === 0 ? undefined : prices.reduce((sum, price) => sum + price, 0);
}

/** The configuration in the name of a quote, "C01234/0A"; undefined for any other name. */
export function parseQuoteName(
  name: string | null | undefined,
): { readonly configurationId: string; readonly revision: string } | undefined {
  const [, configurationId, revision] = /^([A-Z]\w*)\/(\w+)$/.exec(name?.trim() ?? '') ?? [];
  return configurationId !== undefined && revision !== undefined ? { configurationId, revision } : undefined;
}

const messagesIn = ({ validationMessages, configurators }: Configurator): readonly ValidationMessage[] => [
  ...(validationMessages ?? []),
  ...(configurators ?? []).flatMap(messagesIn),
];

export const listBlockingMessages = ({
  products,
  headerValues,
}: Pick<Quote, 'products' | 'headerValues'>): readonly string[] =>
  [...(products ?? []).map(({ configuredProduct }) => configuredProduct), headerValues]
    .flatMap((each) => (each ? messagesIn(each) : []))
    .flatMap(({ severity, text }) => (severity === 'ERROR' ? [text] : []));
