import { useDebouncedValue } from '@mantine/hooks';
import { IconAdjustments } from '@tabler/icons-react';
import { memo, useId, useState, useMemo, type ReactElement } from 'react';
import {
  isDescendingByDefault,
  defaultQuoteFilter,
  quoteFieldFilters,
  quoteSorts,
  formatAssigneeFilter,
  listActiveQuoteFilters,
  type QuoteFieldFilter,
  type QuoteFilter,
  type QuotesSearchParams,
} from '~/domain/quote/filter.ts';
import { formatNamedField } from '~/domain/quote/fields.ts';
import { getAssigneeCount, type ChoiceCount, type QuoteFilterCounts } from '~/domain/quote/counts.ts';
import { formatState } from '~/domain/words/stateAppearances.ts';
import { quoteFilterTexts, quoteSortTexts, quotesPageTexts } from '~/domain/words/texts/quotes.ts';
import type { QuoteList } from '~/queries/quotes/quoteList.ts';
import { FilterSelect } from '~/ui/list/FilterSelect.tsx';
import { SearchField } from '~/ui/list/SearchField.tsx';
import { useQuotePeople, type QuotePeople, useQuoteCounts } from '../useQuoteRows.ts';
import { quotesPath, type QuotesSearchParamsSetter } from '../useQuotesSearchParams.ts';
import { focusFirstQuote } from './QuoteTable.tsx';
import { getIconProps } from '~/ui/iconSprites.ts';
import { ListCount, ListFilterSummary } from '~/ui/list/ListFilterSummary.tsx';
import styles from './QuoteControls.module.css';
import controls from '~/ui/list/controls.module.css';

/** Debounce in ms before the counts in the filters are computed, so that the rows come first. */
const pause = 200;

type Props = {
  readonly list: QuoteList | undefined;
  /** Filter with the search text as typed, before the debounce. */
  readonly filter: QuoteFilter;
  readonly address: QuotesSearchParams;
  readonly change: QuotesSearchParamsSetter;
  readonly onType: (text: string) => void;
};

export function QuoteControls({ list, filter, address, change, onType }: Props) {
  const [settled] = useDebouncedValue(filter, pause);
  return <Controls list={list} settled={settled} address={address} change={change} onType={onType} />;
}

type ControlsProps = Omit<Props, 'filter'> & { readonly settled: QuoteFilter };

/** Memoized: renders when typing pauses, not at each key. */
const Controls = memo(function Controls(props: ControlsProps): ReactElement {
  const { list, settled, address, change, onType } = props;
  const { filter } = address;
  const counts = useQuoteCounts(list, settled);
  const people = useQuotePeople(list !== undefined);
  const [open, setOpen] = useState(false);
  const id = useId();
  const inUse = quoteFieldFilters.filter((field) => filter[field] !== '').length;
  const narrow = (next: Partial<QuoteFilter>): void =>
    change((now) => ({ filter: { ...now.filter, ...next } }));
  return (
    <>
      <div className="toolbar" role="search">
        <SearchField
          label={quotesPageTexts.search}
          value={filter.search}
          onType={onType}
          onSearch={(search) => change((now) => ({ filter: { ...now.filter, search } }), { replace: true })}
          onDown={focusFirstQuote}
        />
        <button
          type="button"
          className={controls.more}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <IconAdjustments size={16} aria-hidden />
          {quotesPageTexts.filtersInUse(inUse)}
        </button>
        <div className={`${controls.filters} ${styles.filters}`} data-open={open || undefined}>
          <StatusFilter filter={filter} counts={counts} narrow={narrow} />
          <AssigneeFilter
            assignee={filter.assignee}
            counts={counts?.assignee}
            people={people}
            onChange={(assignee) => narrow({ assignee })}
          />
          <SortSelect filter={filter} narrow={narrow} />
        </div>
        <div id={id} className={`${controls.rest} ${styles.rest}`} hidden={!open}>
          {open &&
            quoteFieldFilters.map((field) => (
              <FieldSelect key={field} field={field} filter={filter} counts={counts} narrow={narrow} />
            ))}
        </div>
      </div>
      <QuoteChips counts={counts} address={address} change={change} people={people} />
    </>
  );
});

type SelectProps = {
  readonly filter: QuoteFilter;
  readonly counts: QuoteFilterCounts | undefined;
  readonly narrow: (change: Partial<QuoteFilter>) => void;
};

/** Available values; the selected one is added if no quote has it. */
const choicesWith = (choices: readonly ChoiceCount[] | undefined, chosen: string): readonly string[] => {
  const values = (choices ?? []).map(({ value }) => value);
  return values.includes(chosen) || chosen === '' ? values : [...values, chosen];
};

const countOf = (choices: readonly ChoiceCount[] | undefined, wanted: string): number | undefined =>
  choices && (choices.find(({ value }) => value === wanted)?.count ?? 0);

function StatusFilter({ filter, counts, narrow }: SelectProps) {
  const { status: chosen } = filter;
  return (
    <FilterSelect
      label={quoteFilterTexts.status}
      value={chosen}
      neutral="all"
      options={['all', ...choicesWith(counts?.status, chosen === 'all' ? '' : chosen)]}
      text={(status) =>
        status === 'all'
          ? quoteFilterTexts.choice(quoteFilterTexts.allStatuses, counts?.without.status)
          : quoteFilterTexts.choice(formatState(status), countOf(counts?.status, status))
      }
      onChange={(status) => narrow({ status })}
    />
  );
}

function FieldSelect({ field, filter, counts, narrow }: SelectProps & { readonly field: QuoteFieldFilter }) {
  const label = quoteFilterTexts.field[field];
  const choices = counts?.fields[field];
  return (
    <FilterSelect
      label={label}
      value={filter[field]}
      neutral=""
      options={['', ...choicesWith(choices, filter[field])]}
      text={(value) => {
        if (value !== '')
          return quoteFilterTexts.choice(formatNamedField(field, value), countOf(choices, value));
        // Without a selection the total is the number above the list already.
        const without = filter[field] === '' ? undefined : counts?.without[field];
        return quoteFilterTexts.choice(quoteFilterTexts.any(label), without);
      }}
      onChange={(value) => narrow({ [field]: value })}
    />
  );
}

const orders = quoteSorts.flatMap((sort) => {
  const ways = [`${sort} up`, `${sort} down`] as const;
  return isDescendingByDefault(sort) ? [ways[1], ways[0]] : ways;
});
const orderOf = ({ sort, descending }: QuoteFilter) => `${sort} ${descending ? 'down' : 'up'}` as const;

function SortSelect({ filter, narrow }: Omit<SelectProps, 'counts'>) {
  const sortOf = (order: string) => quoteSorts.find((sort) => order.startsWith(`${sort} `)) ?? 'modifiedDate';
  return (
    <FilterSelect
      label={quotesPageTexts.sort}
      value={orderOf(filter)}
      neutral={orderOf(defaultQuoteFilter)}
      options={orders}
      text={(order) => quoteSortTexts[sortOf(order)][order.endsWith('down') ? 1 : 0]}
      onChange={(order) => narrow({ sort: sortOf(order), descending: order.endsWith('down') })}
    />
  );
}

type AssigneeFilterProps = {
  readonly assignee: number | undefined;
  readonly counts: QuoteFilterCounts['assignee'] | undefined;
  readonly people: QuotePeople;
  readonly onChange: (assignee: number | undefined) => void;
};

const anyone = 'anyone';

function AssigneeFilter({ assignee, counts, people, onChange }: AssigneeFilterProps) {
  const { me, nameOf, all } = people;
  // People with at least one assigned quote, once the counts are known.
  const others = all.filter(
    ({ id }) => id !== me && (!counts || counts.people.some((person) => person.id === id)),
  );
  const first = [undefined, 0, ...(me === undefined ? [] : [me, -me])];
  const known = new Set<number | undefined>([...first, ...others.flatMap(({ id }) => [id, -id])]);
  const option = (value: number | undefined): ReactElement => (
    <option key={value ?? anyone} value={value ?? anyone}>
      {quoteFilterTexts.choice(
        formatAssigneeFilter(value, me, nameOf),
        counts && getAssigneeCount(counts, value),
      )}
    </option>
  );
  return (
    <div
      className={controls.select}
      {...getIconProps('chevronDown')}
      data-active={assignee !== undefined || undefined}
      title={quoteFilterTexts.assignees.about}
    >
      <select
        aria-label={quoteFilterTexts.assignee}
        value={assignee ?? anyone}
        onChange={({ currentTarget: { value } }) => onChange(value === anyone ? undefined : Number(value))}
      >
        {first.map(option)}
        {!known.has(assignee) && option(assignee)}
        <optgroup label={quoteFilterTexts.assignees.people}>{others.map(({ id }) => option(id))}</optgroup>
        <optgroup label={quoteFilterTexts.assignees.others}>{others.map(({ id }) => option(-id))}</optgroup>
      </select>
    </div>
  );
}

type QuoteChipsProps = {
  readonly counts: QuoteFilterCounts | undefined;
  readonly address: QuotesSearchParams;
  readonly change: QuotesSearchParamsSetter;
  readonly people: QuotePeople;
};

function QuoteChips({ counts, address, change, people }: QuoteChipsProps) {
  const { sort, descending, assignee } = address.filter;
  const cleared = useMemo(
    () => quotesPath({ ...address, filter: { ...defaultQuoteFilter, sort, descending } }),
    [address, sort, descending],
  );
  return (
    <ListFilterSummary
      count={<ListCount>{counts && countText(counts, assignee)}</ListCount>}
      narrowings={listActiveQuoteFilters(address.filter, (each) =>
        formatAssigneeFilter(each, people.me, people.nameOf),
      )}
      onRemove={({ without }) => change({ filter: { ...address.filter, ...without } })}
      cleared={cleared}
    />
  );
}

/** Number of matches; with an assignee filter also the number of unassigned quotes, which it leaves out. */
const countText = (
  { total, assignee: { undecided } }: QuoteFilterCounts,
  assignee: number | undefined,
): string =>
  assignee === undefined ? quotesPageTexts.count(total) : quotesPageTexts.countToHandle(total, undecided);
