import { compareAlphabetically } from '../words/lists.ts';
import { toSearchKey } from '../words/search.ts';
import { QuoteCounter, type QuoteFilterCounts, type QuoteFilterKey } from './counts.ts';
import type { QuoteEntry, QuoteRow } from './entry.ts';
import { quoteFieldFilters, type QuoteFilter, type QuoteSort } from './filter.ts';

export type QuoteSearch = {
  readonly entries: readonly QuoteEntry[];
  readonly find: (filter: QuoteFilter) => readonly QuoteEntry[];
  readonly counts: (filter: QuoteFilter) => QuoteFilterCounts;
};

const timeOf = ({ modified }: QuoteRow): number => Date.parse(modified) || 0;

const comparers: Record<Exclude<QuoteSort, 'modifiedDate'>, (one: QuoteRow, other: QuoteRow) => number> = {
  name: (one, other) => compareAlphabetically(one.name, other.name),
  customer: (one, other) => compareAlphabetically(one.customer, other.customer),
  owner: (one, other) => compareAlphabetically(one.owner, other.owner),
  price: (one, other) => (one.price ?? -1) - (other.price ?? -1),
  status: (one, other) => compareAlphabetically(one.state, other.state),
};

function sortEntries(
  entries: readonly QuoteEntry[],
  { sort, descending }: QuoteFilter,
): readonly QuoteEntry[] {
  const newest = entries
    .map((entry) => ({ entry, time: timeOf(entry.row) }))
    .toSorted((one, other) => other.time - one.time)
    .map(({ entry }) => entry);
  if (sort === 'modifiedDate') return descending ? newest : newest.toReversed();
  const compare = comparers[sort];
  return newest.toSorted((one, other) => compare(one.row, other.row) * (descending ? -1 : 1));
}

type Pass = readonly [filter: QuoteFilterKey, passes: (entry: QuoteEntry) => boolean];

function passesOf(filter: QuoteFilter): readonly Pass[] {
  const { assignee, status } = filter;
  const passes = quoteFieldFilters.flatMap((field, number): readonly Pass[] =>
    filter[field] === '' ? [] : [[field, ({ fields }) => fields[number]?.includes(filter[field]) === true]],
  );
  if (status !== 'all') passes.push(['status', (entry) => entry.status.includes(status)]);
  if (assignee === undefined) return passes;
  const isTheirs = (id: number): boolean => (assignee >= 0 ? id === assignee : id !== -assignee);
  return [...passes, ['assignee', ({ row }) => row.isToBeDecided && isTheirs(row.assigneeId)]];
}

const valuesOf = ({ fields, status }: QuoteEntry): readonly (readonly string[])[] => [...fields, status];

function choicesOf(entries: readonly QuoteEntry[]): readonly (readonly string[])[] {
  const choices = [...quoteFieldFilters, 'status'].map(() => new Set<string>());
  for (const entry of entries) {
    for (const [number, values] of valuesOf(entry).entries()) {
      for (const value of values) choices[number]?.add(value);
    }
  }
  return choices.map((values) => [...values].toSorted(compareAlphabetically));
}

/** Searches while the user types: sort orders are computed once, and texts are prepared. */
export function createQuoteSearch(entries: readonly QuoteEntry[]): QuoteSearch {
  const orders = new Map<string, readonly QuoteEntry[]>();
  let choices: readonly (readonly string[])[] | undefined;
  const findTexts = (among: readonly QuoteEntry[], { search }: QuoteFilter): readonly QuoteEntry[] => {
    const text = toSearchKey(search).trim();
    return text === '' ? among : among.filter((entry) => entry.text.includes(text));
  };

  return {
    entries,
    find: (filter) => {
      const key = `${filter.sort} ${filter.descending}`;
      const order = orders.get(key) ?? sortEntries(entries, filter);
      orders.set(key, order);
      const passes = passesOf(filter);
      return findTexts(order, filter).filter((entry) => passes.every(([, pass]) => pass(entry)));
    },
    counts: (filter) => {
      const passes = passesOf(filter);
      choices ??= choicesOf(entries);
      const counter = new QuoteCounter(choices);
      for (const entry of findTexts(entries, filter)) {
        // A quote counts for the choices of a filter when it passes all other filters.
        const failed = passes.filter(([, pass]) => !pass(entry));
        if (failed.length === 0) counter.add(entry.row, valuesOf(entry), undefined);
        if (failed.length === 1) counter.add(entry.row, valuesOf(entry), failed[0]?.[0]);
      }
      return counter.counts();
    },
  };
}
