import { formatNamedField } from './fields.ts';
import { formatState } from '../words/stateAppearances.ts';
import { quoteFilterTexts } from '../words/texts/quotes.ts';

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
export type QuoteFieldFilter = (typeof quoteFieldFilters)[number];

export const quoteSorts = ['modifiedDate', 'name', 'customer', 'owner', 'price', 'status'] as const;
export type QuoteSort = (typeof quoteSorts)[number];

export const isDescendingByDefault = (sort: QuoteSort): boolean =>
  sort === 'modifiedDate' || sort === 'price';

/**
 * `status` is a single one or "all"; `assignee` is an id for that person, minus an id for everybody else, 0
 * for unassigned, undefined for all. An empty field does not filter.
 */
export type QuoteFilter = { readonly [Field in QuoteFieldFilter]: string } & {
  readonly search: string;
  readonly status: string;
  readonly assignee: number | undefined;
  readonly sort: QuoteSort;
  readonly descending: boolean;
};

export const defaultQuoteFilter: QuoteFilter = {
  displayFeedback: '',
  other: '',
  otherFeedback: '',
  productFamily: '',
  radioFrequency: '',
  receiverPlatform: '',
  receiverAntenna: '',
  sideButton: '',
  transmitterAntenna: '',
  transmitterPlatform: '',
  type: '',
  search: '',
  status: 'all',
  assignee: undefined,
  sort: 'modifiedDate',
  descending: true,
};

export const maxComparedQuotes = 4;

export type QuotesSearchParams = {
  readonly filter: QuoteFilter;
  readonly open: number | undefined;
  readonly compared: readonly number[];
  readonly comparing: boolean;
  readonly showsAll: boolean;
};

const texts = ['search', ...quoteFieldFilters] as const;

const idIn = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

function assigneeIn(text: string | null): number | undefined {
  if (text === '0') return 0;
  const id = idIn(text?.replace(/^-/, '') ?? null);
  if (id === undefined) return undefined;
  return text?.startsWith('-') ? -id : id;
}

function sortIn(text: string | null): Pick<QuoteFilter, 'sort' | 'descending'> {
  const sort = quoteSorts.find((each) => each === text?.replace(/^-/, ''));
  if (!sort) return { sort: defaultQuoteFilter.sort, descending: defaultQuoteFilter.descending };
  return { sort, descending: text?.startsWith('-') ?? false };
}

const comparedIn = (text: string | null): readonly number[] =>
  [...new Set((text ?? '').split(',').flatMap((each) => idIn(each) ?? []))].slice(0, maxComparedQuotes);

export function parseQuotesSearchParams(parameters: URLSearchParams): QuotesSearchParams {
  const compared = comparedIn(parameters.get('compare'));
  const given = Object.fromEntries(texts.map((name) => [name, parameters.get(name) ?? '']));
  const status = parameters.get('status') ?? '';
  return {
    filter: {
      ...defaultQuoteFilter,
      ...given,
      status: /^[A-Z_]{1,40}$/.test(status) ? status : defaultQuoteFilter.status,
      assignee: assigneeIn(parameters.get('assignee')),
      ...sortIn(parameters.get('sort')),
    },
    open: idIn(parameters.get('quote')),
    compared,
    comparing: parameters.get('view') === 'compare' && compared.length > 1,
    showsAll: parameters.get('fields') === 'all',
  };
}

export function toQuotesSearchParams(address: QuotesSearchParams): URLSearchParams {
  const { filter, open, compared, comparing, showsAll } = address;
  const parameters = new URLSearchParams();
  for (const name of [...texts, 'status'] as const) {
    if (filter[name] !== defaultQuoteFilter[name]) parameters.set(name, filter[name]);
  }
  if (filter.assignee !== undefined) parameters.set('assignee', String(filter.assignee));
  const { sort, descending } = filter;
  if (sort !== defaultQuoteFilter.sort || !descending)
    parameters.set('sort', `${descending ? '-' : ''}${sort}`);
  if (open !== undefined) parameters.set('quote', String(open));
  if (compared.length > 0) parameters.set('compare', compared.join(','));
  if (comparing) parameters.set('view', 'compare');
  if (showsAll) parameters.set('fields', 'all');
  return parameters;
}

export function formatAssigneeFilter(
  assignee: number | undefined,
  me: number | undefined,
  nameOf: (id: number) => string,
): string {
  const { anyone, nobody, mine, notMine, but } = quoteFilterTexts.assignees;
  if (assignee === undefined) return anyone;
  if (assignee === 0) return nobody;
  if (assignee === me) return mine;
  if (assignee === -(me ?? 0)) return notMine;
  return assignee > 0 ? nameOf(assignee) : but(nameOf(-assignee));
}

export type ActiveQuoteFilter = {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly without: Partial<QuoteFilter>;
};

export function listActiveQuoteFilters(
  filter: QuoteFilter,
  assigneeName: (assignee: number) => string,
): readonly ActiveQuoteFilter[] {
  const { search, status, assignee } = filter;
  const narrowing = (key: keyof QuoteFilter, label: string, value: string): ActiveQuoteFilter => ({
    key,
    label,
    value,
    without: { [key]: defaultQuoteFilter[key] },
  });
  return [
    ...(search.trim() === '' ? [] : [narrowing('search', quoteFilterTexts.search, search)]),
    ...(status === 'all' ? [] : [narrowing('status', quoteFilterTexts.status, formatState(status))]),
    ...(assignee === undefined
      ? []
      : [narrowing('assignee', quoteFilterTexts.assignee, assigneeName(assignee))]),
    ...quoteFieldFilters.flatMap((field) =>
      filter[field] === ''
        ? []
        : [narrowing(field, quoteFilterTexts.field[field], formatNamedField(field, filter[field]))],
    ),
  ];
}
