import { alphabetically } from '../words/lists.ts';
import type { QuoteEntry } from './entry.ts';
import { quoteFieldFilters, type FieldFilter } from './filter.ts';

/** A filter as a column: the set of values of each quote, by its number among all sets there are. */
export type Column = {
  readonly values: readonly string[];
  readonly sets: readonly (readonly string[])[];
  readonly of: Uint32Array;
};

/** A column of what each entry has. */
export function columnOf(
  entries: readonly QuoteEntry[],
  valuesOf: (entry: QuoteEntry) => readonly string[],
): Column {
  const numbers = new Map<string, number>();
  const sets: (readonly string[])[] = [];
  const of = Uint32Array.from(entries, (entry) => {
    const set = valuesOf(entry);
    const key = set.length < 2 ? (set[0] ?? '') : set.toSorted().join('\n');
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, sets.length);
    return sets.push(set) - 1;
  });
  return { values: [...new Set(sets.flat())].toSorted(alphabetically), sets, of };
}

/**
 * People in two groups, each as before: those to whom quotes are given that are to be handled, and everybody else. The
 * quoting system tells nobody's role.
 */
export function groupByHandling<Person extends { readonly id: number }>(
  people: readonly Person[],
  handling: readonly Pick<AssigneeCount, 'id'>[],
): { readonly handling: readonly Person[]; readonly others: readonly Person[] } {
  const ids = new Set(handling.map(({ id }) => id));
  return {
    handling: people.filter(({ id }) => ids.has(id)),
    others: people.filter(({ id }) => !ids.has(id)),
  };
}

/** A choice of a filter, and the number of quotes it would show under the other filters. */
export type ChoiceCount = { readonly value: string; readonly count: number };

/** A person as a choice: the number of quotes that are theirs to handle, under the other filters. */
export type AssigneeCount = { readonly id: number; readonly count: number };

export type FilterCounts = {
  /** Number of quotes with all filters. */
  readonly total: number;
  readonly status: readonly ChoiceCount[];
  readonly fields: Readonly<Record<FieldFilter, readonly ChoiceCount[]>>;
  /** Number of quotes with each filter taken away, the others staying. */
  readonly without: Readonly<Record<FieldFilter | 'status' | 'assignee', number>>;
  readonly assignee: {
    /** Number of quotes that are not to be handled, which show only as long as nothing is asked of the assignee. */
    readonly undecided: number;
    /** Number of those to handle by each person; 0 is nobody. */
    readonly people: readonly AssigneeCount[];
  };
};

/** Numbers of the two filters behind those by field, which are columns 0 and on. */
export const statusFilter = quoteFieldFilters.length;
export const assigneeFilter = statusFilter + 1;

/** The numbers of quotes by choice. A quote counts for a filter when it passes all the others. */
export class Counter {
  readonly #columns: readonly Column[];
  readonly #counts: readonly Uint32Array[];
  readonly #without = new Uint32Array(assigneeFilter + 1);
  readonly #people = new Map<number, number>();
  #total = 0;

  constructor(columns: readonly Column[]) {
    this.#columns = columns;
    this.#counts = columns.map(({ sets }) => new Uint32Array(sets.length));
  }

  /** Counts a quote that passes every filter. */
  addToAll(place: number, handler: number): void {
    this.#total += 1;
    for (let number = 0; number <= assigneeFilter; number += 1) this.add(number, place, handler);
  }

  /** Counts a quote for one filter, the only one it does not pass. */
  add(filter: number, place: number, handler: number): void {
    this.#without[filter] = (this.#without[filter] ?? 0) + 1;
    if (filter === assigneeFilter) {
      this.#people.set(handler, (this.#people.get(handler) ?? 0) + 1);
      return;
    }
    const set = this.#columns[filter]?.of[place] ?? 0;
    const counts = this.#counts[filter];
    if (counts) counts[set] = (counts[set] ?? 0) + 1;
  }

  #choices(filter: number): readonly ChoiceCount[] {
    const { values = [], sets = [] } = this.#columns[filter] ?? {};
    const counted = new Map<string, number>(values.map((value) => [value, 0]));
    for (const [number, set] of sets.entries()) {
      const count = this.#counts[filter]?.[number] ?? 0;
      for (const value of set) counted.set(value, (counted.get(value) ?? 0) + count);
    }
    return Array.from(counted, ([value, count]) => ({ value, count }));
  }

  counts(): FilterCounts {
    return {
      total: this.#total,
      status: this.#choices(statusFilter),
      fields: perField((number) => this.#choices(number)),
      without: {
        ...perField((number) => this.#without[number] ?? 0),
        status: this.#without[statusFilter] ?? 0,
        assignee: this.#without[assigneeFilter] ?? 0,
      },
      assignee: this.#assignees(),
    };
  }

  #assignees(): FilterCounts['assignee'] {
    const people = Array.from(this.#people, ([id, count]) => ({ id, count }));
    return { undecided: this.#people.get(-1) ?? 0, people: people.filter(({ id }) => id !== -1) };
  }
}

const perField = <Value>(of: (number: number) => Value): Record<FieldFilter, Value> =>
  // The names are those of the filters; the compiler does not follow them into an object.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  Object.fromEntries(quoteFieldFilters.map((field, number) => [field, of(number)])) as Record<
    FieldFilter,
    Value
  >;

/** The number of quotes that an assignee filter would show under the other filters. */
export function assigneeCount(
  { undecided, people }: FilterCounts['assignee'],
  assignee: number | undefined,
): number {
  const theirs = (id: number): number => people.find((each) => each.id === id)?.count ?? 0;
  const decided = people.reduce((sum, { count }) => sum + count, 0);
  if (assignee === undefined) return undecided + decided;
  return assignee >= 0 ? theirs(assignee) : decided - theirs(-assignee);
}
