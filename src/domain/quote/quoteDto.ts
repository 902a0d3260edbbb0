import type { Commit } from './quote.ts';

export type TypedValue = {
  readonly name?: string | null;
  readonly stringValue?: unknown;
  readonly numberValue?: unknown;
  readonly booleanValue?: unknown;
  readonly dateValue?: unknown;
};

export type QuoteFields = readonly TypedValue[] | Readonly<Record<string, unknown>>;

/** A message of the configurator's rules. An ERROR blocks a submit, a WARNING does not. */
export type ValidationMessage = { readonly severity: 'ERROR' | 'WARNING'; readonly text: string };

/** A configured product and its components, which have the same form at every depth. */
export type Configurator = {
  readonly name?: string | null;
  readonly fields?: QuoteFields | null;
  readonly configurators?: readonly Configurator[] | null;
  readonly validationMessages?: readonly ValidationMessage[] | null;
};

/** A quote product; its price is the net price of all its pieces, in the currency of the quote. */
export type QuoteProduct = {
  readonly id: number;
  readonly idProduct?: number;
  readonly isConfigured?: boolean;
  readonly qty?: number;
  readonly extNetPrice: number | null;
  readonly configuredProduct?: (Configurator & { readonly idProduct?: number }) | null;
  readonly commits?: readonly Commit[] | null;
};

export type QuoteLog = {
  readonly id: number;
  readonly message: string;
  readonly level: string;
  readonly date: string;
};

export type NamedEntity =
  | string
  | {
      readonly id?: number | null;
      readonly name?: string | null;
      readonly number?: string | null;
      readonly email?: string | null;
    };

export type QuoteState = string | { readonly id?: number; readonly name?: string | null };

/** Calls that change a quote send all of it: unknown fields have to be preserved. */
export type Quote = {
  readonly id: number;
  readonly idWorkflow?: number | null;
  readonly name?: string | null;
  readonly description?: string | null;
  readonly customer?: NamedEntity | null;
  readonly owner?: NamedEntity | null;
  readonly currency?: string | null;
  readonly state?: QuoteState | null;
  readonly status?: readonly string[] | null;
  readonly assigneeId?: number | null;
  readonly modifiedDate?: string | null;
  readonly products?: readonly QuoteProduct[] | null;
  readonly headerValues?: Configurator | null;
  readonly logs?: readonly QuoteLog[] | null;
  readonly [unknown: string]: unknown;
};

/** Body that creates a quote; the quoting system responds with a whole quote and its id. */
export type NewQuote = Pick<Quote, 'name' | 'currency' | 'customer'> & {
  readonly products: readonly never[];
  readonly headerValues?: Configurator;
};

export type NewQuoteProduct = Required<Omit<QuoteProduct, 'id' | 'extNetPrice'>>;
