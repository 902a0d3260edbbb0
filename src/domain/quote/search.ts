/** A field as the quoting system sends it: in a list with its name, or as an entry of a map. */
type Fields =
  | readonly { readonly name?: string | null; readonly stringValue?: unknown }[]
  | Readonly<Record<string, unknown>>;

type Configurator = {
  readonly fields?: Fields | null;
  readonly configurators?: readonly Configurator[] | null;
};
type Named = string | { readonly name?: string | null; readonly email?: string | null };

/** A quote as far as finding it goes. */
export type FindableQuote = {
  readonly name?: string | null;
  readonly customer?: Named | null;
  readonly owner?: Named | null;
  readonly status?: readonly string[] | null;
  readonly assigneeId?: number | null;
  readonly modifiedDate?: string | null;
  readonly products?: readonly { readonly configuredProduct?: Configurator | null }[] | null;
};

/** The filters that compare a field of the configured products. */
export const quoteFieldFilters = [
  'displayFeedback',
  'other',
  'otherFeedback',
  'productFamily',
  'radioFrequency',
  'receiverPlatform',
  'receiverAntenna',
  'sideButton',
  'transmitterAntenna',
  'transmitterPlatform',
  'type',
] as const;
type FieldFilter = (typeof quoteFieldFilters)[number];

/**
 * The query of a search. `status` is a status or "all"; `assignee` is an id for that person's quotes, minus an id for
 * everybody's but that person's, and 0 for nobody's.
 */
export type QuoteFilter = { readonly [Field in FieldFilter]?: string } & {
  readonly search?: string;
  readonly status?: string;
  readonly assignee?: number;
};

/** Field names with an index but no placeholder belong to repeated rows of the configurator, not to the quote. */
const isSearched = (name: string): boolean => !name.includes('[') || name.includes('{');

function entriesOf(fields: Fields | null | undefined): readonly (readonly [string, unknown])[] {
  if (!fields) return [];
  return Array.isArray(fields)
    ? fields.map((field: { name?: string; stringValue?: unknown }) => [field.name ?? '', field.stringValue])
    : Object.entries(fields);
}

/** Every text field of a quote's products, through all nested configurators. */
function textFields(quote: FindableQuote): readonly (readonly [string, string])[] {
  const found: (readonly [string, string])[] = [];
  const open = (quote.products ?? []).map((product) => product.configuredProduct);
  for (let next = open.pop(); open.length > 0 || next; next = open.pop()) {
    for (const [name, value] of entriesOf(next?.fields)) {
      if (typeof value === 'string') found.push([name, value]);
    }
    open.push(...(next?.configurators ?? []));
  }
  return found;
}

const namesOf = (named: Named | null | undefined): readonly string[] =>
  typeof named === 'string' ? [named] : [named?.name ?? '', named?.email ?? ''];

/** @session ends with it */
const searchTexts = new WeakMap<FindableQuote, string>();

/** The text a quote is found by, put together once: every keystroke searches ten thousand of them. */
function searchText(quote: FindableQuote): string {
  const known = searchTexts.get(quote);
  if (known !== undefined) return known;
  const fields = textFields(quote).flatMap(([name, value]) => (isSearched(name) ? [value] : []));
  const texts = [quote.name ?? '', ...namesOf(quote.customer), ...namesOf(quote.owner), ...fields];
  const text = texts.join('\n').toLowerCase();
  searchTexts.set(quote, text);
  return text;
}

function matchesSearch(quote: FindableQuote, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return wanted === '' || searchText(quote).includes(wanted);
}

/** Only a quote that awaits or has its approval is somebody's to handle; the others pass any assignee filter. */
const hasAssignee = (quote: FindableQuote): boolean =>
  (quote.status ?? []).some((status) => status === 'WAITING_FOR_APPROVAL' || status === 'APPROVED');

function matchesAssignee(quote: FindableQuote, assignee: number): boolean {
  if (!hasAssignee(quote)) return true;
  const id = quote.assigneeId ?? 0;
  if (assignee === 0) return id === 0;
  return assignee > 0 ? id === assignee : id !== -assignee;
}

function matchesFields(quote: FindableQuote, filter: QuoteFilter): boolean {
  return quoteFieldFilters.every((field) => {
    const wanted = filter[field];
    return !wanted || textFields(quote).some(([name, value]) => name === field && value === wanted);
  });
}

const timeOf = (quote: FindableQuote): number => Date.parse(quote.modifiedDate ?? '') || 0;

/** The quotes that pass every filter given, the last modified first. */
export function findQuotes<Quote extends FindableQuote>(
  quotes: readonly Quote[],
  filter: QuoteFilter,
): readonly Quote[] {
  const { search = '', status = 'all', assignee } = filter;
  return quotes
    .filter(
      (quote) =>
        (status === 'all' || (quote.status ?? []).includes(status)) &&
        (assignee === undefined || matchesAssignee(quote, assignee)) &&
        matchesFields(quote, filter) &&
        matchesSearch(quote, search),
    )
    .toSorted((one, other) => timeOf(other) - timeOf(one));
}
