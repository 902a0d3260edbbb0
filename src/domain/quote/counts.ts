import type { QuoteRow } from './entry.ts';
import { quoteFieldFilters, type QuoteFieldFilter } from './filter.ts';

/** Separates people who have quotes to handle from all others, because the quoting system sends no roles. */
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

export type ChoiceCount = { readonly value: string; readonly count: number };

export type AssigneeCount = { readonly id: number; readonly count: number };

export type QuoteFilterKey = QuoteFieldFilter | 'status' | 'assignee';

export type QuoteFilterCounts = {
  readonly total: number;
  readonly status: readonly ChoiceCount[];
  readonly fields: Readonly<Record<QuoteFieldFilter, readonly ChoiceCount[]>>;
  /** Number of quotes with each filter removed in turn while the others apply. */
  readonly without: Readonly<Record<QuoteFilterKey, number>>;
  readonly assignee: {
    /** Number of quotes whose `isToBeDecided` is false; they only appear without a filter by assignee. */
    readonly undecided: number;
    readonly people: readonly AssigneeCount[];
  };
};

const filters: readonly QuoteFilterKey[] = [...quoteFieldFilters, 'status', 'assignee'];

const increment = <Key>(counts: Map<Key, number>, key: Key): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

export class QuoteCounter {
  readonly #choices: readonly Map<string, number>[];
  readonly #without = new Map<QuoteFilterKey, number>();
  readonly #people = new Map<number, number>();
  #total = 0;
  #undecided = 0;

  constructor(choices: readonly (readonly string[])[]) {
    this.#choices = choices.map((values) => new Map(values.map((value) => [value, 0])));
  }

  add(row: QuoteRow, values: readonly (readonly string[])[], failed: QuoteFilterKey | undefined): void {
    if (failed === undefined) this.#total += 1;
    for (const [number, filter] of filters.entries()) {
      if (failed !== undefined && failed !== filter) continue;
      increment(this.#without, filter);
      const counts = this.#choices[number];
      if (counts) for (const value of values[number] ?? []) increment(counts, value);
      else if (row.isToBeDecided) increment(this.#people, row.assigneeId);
      else this.#undecided += 1;
    }
  }

  counts(): QuoteFilterCounts {
    const choices = this.#choices.map((counts) => Array.from(counts, ([value, count]) => ({ value, count })));
    const without = (filter: QuoteFilterKey): number => this.#without.get(filter) ?? 0;
    return {
      total: this.#total,
      status: choices.at(-1) ?? [],
      fields: perField((_, number) => choices[number] ?? []),
      without: { ...perField(without), status: without('status'), assignee: without('assignee') },
      assignee: {
        undecided: this.#undecided,
        people: Array.from(this.#people, ([id, count]) => ({ id, count })),
      },
    };
  }
}

const perField = <Value>(
  of: (field: QuoteFieldFilter, number: number) => Value,
): Record<QuoteFieldFilter, Value> =>
  // The names are those of the filters; the compiler does not follow them into an object.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  Object.fromEntries(quoteFieldFilters.map((field, number) => [field, of(field, number)])) as Record<
    QuoteFieldFilter,
    Value
  >;

export function getAssigneeCount(
  { undecided, people }: QuoteFilterCounts['assignee'],
  assignee: number | undefined,
): number {
  const theirs = (id: number): number => people.find((each) => each.id === id)?.count ?? 0;
  const decided = people.reduce((sum, { count }) => sum + count, 0);
  if (assignee === undefined) return undecided + decided;
  return assignee >= 0 ? theirs(assignee) : decided - theirs(-assignee);
}
