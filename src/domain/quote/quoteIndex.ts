import { alphabetically } from '../words/lists.ts';
import { assigneeFilter, columnOf, Counter, type Column, type FilterCounts } from './counts.ts';
import type { QuoteEntry, QuoteRow } from './entry.ts';
import { quoteFieldFilters, type QuoteFilter, type QuoteSort } from './filter.ts';
import { toSearchKey } from '../words/search.ts';

export type QuoteIndex = {
  readonly entries: readonly QuoteEntry[];
  /** The places among the entries of the quotes that a filter finds, in its order. */
  readonly find: (filter: QuoteFilter) => Uint32Array;
  readonly counts: (filter: QuoteFilter) => FilterCounts;
};

const timeOf = ({ modified }: QuoteRow): number => Date.parse(modified) || 0;

const comparers: Record<QuoteSort, (one: QuoteRow, other: QuoteRow) => number> = {
  modifiedDate: (one, other) => timeOf(one) - timeOf(other),
  name: (one, other) => alphabetically(one.name, other.name),
  customer: (one, other) => alphabetically(one.customer, other.customer),
  owner: (one, other) => alphabetically(one.owner, other.owner),
  price: (one, other) => (one.price ?? -1) - (other.price ?? -1),
  status: (one, other) => alphabetically(one.state, other.state),
};

/** Places of the entries in an order; what is equal stays as it was, the last modified first. */
function orderOf(entries: readonly QuoteEntry[], sort: QuoteSort, descending: boolean): Uint32Array {
  const times = Float64Array.from(entries, ({ row }) => timeOf(row));
  const byTime = Uint32Array.from(entries.keys()).toSorted((a, b) => (times[b] ?? 0) - (times[a] ?? 0));
  if (sort === 'modifiedDate') return descending ? byTime : byTime.toReversed();
  const compare = comparers[sort];
  const rows = entries.map(({ row }) => row);
  const compared = (a: number, b: number): number => {
    const [one, other] = [rows[a], rows[b]];
    return one && other ? compare(one, other) * (descending ? -1 : 1) : 0;
  };
  return byTime.toSorted(compared);
}

/** Finds the entries with a text; a text that has grown is looked for only where the one before was found. */
function textSearch(entries: readonly QuoteEntry[]): (text: string) => Uint8Array | undefined {
  const texts = entries.map(({ text }) => text);
  const isFound = new Uint8Array(texts.length);
  const hits = new Uint32Array(texts.length);
  let count = 0;
  let last = '';
  return (text) => {
    if (text === '') return undefined;
    if (text === last) return isFound;
    const grown = last !== '' && text.includes(last);
    const looked = grown ? count : texts.length;
    if (!grown) isFound.fill(0);
    count = 0;
    for (let index = 0; index < looked; index += 1) {
      const place = grown ? (hits[index] ?? 0) : index;
      const found = texts[place]?.includes(text) === true;
      isFound[place] = found ? 1 : 0;
      if (found) {
        hits[count] = place;
        count += 1;
      }
    }
    last = text;
    return isFound;
  };
}

/** A filter in use: the sets of values that pass it, by their number. */
type Passing = { readonly column: Column; readonly passes: Uint8Array };

const passingOf = (column: Column, wanted: string): Passing => ({
  column,
  passes: Uint8Array.from(column.sets, (set) => (set.includes(wanted) ? 1 : 0)),
});

/**
 * Whether a quote passes the assignee filter, which finds among those that are somebody's to handle; `handler` is -1 for
 * one that is not.
 */
function passesAssignee(handler: number, assignee: number | undefined): boolean {
  if (assignee === undefined) return true;
  if (handler === -1) return false;
  return assignee >= 0 ? handler === assignee : handler !== -assignee;
}

function passesAll(passing: readonly Passing[], place: number): boolean {
  for (const { column, passes } of passing) if (passes[column.of[place] ?? 0] === 0) return false;
  return true;
}

/** An index over quotes, for finding while somebody types: every column is made once, and a search makes nothing per row. */
export function quoteIndex(entries: readonly QuoteEntry[]): QuoteIndex {
  const columns = [
    ...quoteFieldFilters.map((_, number) => columnOf(entries, ({ fields }) => fields[number] ?? [])),
    columnOf(entries, ({ status }) => status),
  ];
  const handlers = Int32Array.from(entries, ({ row }) => (row.isToBeDecided ? row.assigneeId : -1));
  const foundBy = textSearch(entries);
  const orders = new Map<string, Uint32Array>();
  const found = new Uint32Array(entries.length);

  const orderBy = ({ sort, descending }: QuoteFilter): Uint32Array => {
    const key = `${sort} ${descending}`;
    const order = orders.get(key) ?? orderOf(entries, sort, descending);
    orders.set(key, order);
    return order;
  };
  /** The filters in use, by their number among the columns. */
  const inUse = (filter: QuoteFilter): ReadonlyMap<number, Passing> => {
    const wanted = [
      ...quoteFieldFilters.map((field) => filter[field]),
      filter.status === 'all' ? '' : filter.status,
    ];
    return new Map(
      columns.flatMap((column, number) =>
        wanted[number] ? [[number, passingOf(column, wanted[number])] as const] : [],
      ),
    );
  };

  return {
    entries,
    find: (filter) => {
      const order = orderBy(filter);
      const text = foundBy(toSearchKey(filter.search).trim());
      const passing = [...inUse(filter).values()];
      let count = 0;
      for (const place of order) {
        if (text && text[place] === 0) continue;
        if (!passesAssignee(handlers[place] ?? -1, filter.assignee)) continue;
        if (!passesAll(passing, place)) continue;
        found[count] = place;
        count += 1;
      }
      return found.slice(0, count);
    },
    counts: (filter) => {
      const text = foundBy(toSearchKey(filter.search).trim());
      const passing = [...inUse(filter)];
      const counter = new Counter(columns);
      for (let place = 0; place < entries.length; place += 1) {
        if (text && text[place] === 0) continue;
        const handler = handlers[place] ?? -1;
        let failed = passesAssignee(handler, filter.assignee) ? -1 : assigneeFilter;
        let failures = failed === -1 ? 0 : 1;
        for (const [number, { column, passes }] of passing) {
          if (passes[column.of[place] ?? 0] === 1) continue;
          failed = number;
          failures += 1;
        }
        if (failures === 0) counter.addToAll(place, handler);
        if (failures === 1) counter.add(failed, place, handler);
      }
      return counter.counts();
    },
  };
}
