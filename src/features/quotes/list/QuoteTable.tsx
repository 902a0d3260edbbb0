import {
  memo,
  useDeferredValue,
  useEffect,
  type ReactElement,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { maxComparedQuotes, type QuoteSort } from '~/domain/quote/filter.ts';
import type { QuoteRow as Row } from '~/domain/quote/entry.ts';
import { quotesPageTexts, quoteTexts, quoteComparisonTexts } from '~/domain/words/texts/quotes.ts';
import type { QuoteRowSlice } from '~/queries/quotes/quoteListStore.ts';
import { useWindowedRows } from '~/ui/list/useWindowedRows.ts';
import { useNow } from '~/ui/RelativeTime.tsx';
import { shallowEqual } from '@mantine/hooks';
import { quoteCurrency } from '~/domain/quote/quote.ts';
import { formatBriefDateTime, formatLongDate } from '~/domain/words/dates.ts';
import { formatMoney } from '~/domain/words/money.ts';
import { formatRelativeDate } from '~/domain/words/relativeDate.ts';
import { paths } from '~/paths.ts';
import { isPlainClick } from '~/platform/routing/useLinkClickHandler.ts';
import { StateLabel } from '~/ui/Badge.tsx';
import styles from './QuoteTable.module.css';

/** Row heights in px: of a table row, and of a card on narrow screens. */
const rowHeight = 52;
const cardHeight = 116;

type Props = {
  readonly found: QuoteRowSlice;
  readonly sort: QuoteSort;
  readonly descending: boolean;
  readonly open: number | undefined;
  readonly compared: readonly number[];
  readonly nameOf: (id: number) => string;
  readonly onView: (first: number, last: number) => void;
  readonly onOpen: (key: string) => void;
  readonly onChoose: (id: number) => void;
  readonly onSort: (sort: QuoteSort) => void;
};

export const focusFirstQuote = (): void => document.querySelector<HTMLElement>('main a[data-row]')?.focus();

export const QuoteTable = memo(function QuoteRows(props: Props): ReactElement {
  const { found, sort, descending, open, compared, nameOf, onView, onOpen, onChoose, onSort } = props;
  const { total } = found;
  const windowed = useWindowedRows({ total, rowHeight, cardHeight });
  const { body, height, shown, isInView, first, last, onKeyDown } = windowed;
  // After a filter change, rows outside the view are rendered in a deferred update.
  const foundBefore = useDeferredValue(found);
  const rowAt = (index: number): Row | undefined => {
    const { from, rows } = isInView(index) ? found : foundBefore;
    return rows[index - from];
  };
  useEffect(() => onView(first, last), [first, last, onView]);
  const now = useNow();
  const isFull = compared.length >= maxComparedQuotes;
  return (
    <table className={styles.table} aria-label={quotesPageTexts.title} aria-rowcount={total + 1}>
      <Head sort={sort} descending={descending} onSort={onSort} />
      <tbody ref={body} style={{ height: total * height }}>
        {shown.map((index) => {
          const row = rowAt(index);
          return row ? (
            <QuoteRow
              // Keyed by position: rows are reused when the list changes.
              key={index}
              row={row}
              index={index}
              top={index * height}
              assignee={row.assigneeId === 0 ? '' : nameOf(row.assigneeId)}
              isOpen={row.id === open}
              isChosen={compared.includes(row.id)}
              isFull={isFull}
              now={now}
              onOpen={onOpen}
              onKeyDown={onKeyDown}
              onChoose={onChoose}
            />
          ) : (
            <WaitingRow key={index} index={index} top={index * height} />
          );
        })}
      </tbody>
    </table>
  );
});

type Column = {
  readonly key: string;
  readonly label: string;
  /** Sort orders of this column, labelled if there are several. */
  readonly sorts: readonly { readonly sort: QuoteSort; readonly label: string }[];
};

const sortedBy = (key: string, label: string, sort: QuoteSort): Column => ({
  key,
  label,
  sorts: [{ sort, label }],
});

const columns: readonly Column[] = [
  {
    key: 'name',
    label: quoteTexts.name,
    sorts: [
      { sort: 'name', label: quoteTexts.name },
      { sort: 'customer', label: quoteTexts.customer },
    ],
  },
  { key: 'type', label: quoteTexts.type, sorts: [] },
  sortedBy('owner', quoteTexts.owner, 'owner'),
  { key: 'assignee', label: quoteTexts.assignee, sorts: [] },
  sortedBy('price', quoteTexts.price, 'price'),
  sortedBy('modified', quoteTexts.modified, 'modifiedDate'),
  sortedBy('state', quoteTexts.state, 'status'),
];

type HeadProps = Pick<Props, 'sort' | 'descending' | 'onSort'>;

function Head({ sort: current, descending, onSort }: HeadProps) {
  const direction = descending ? 'descending' : 'ascending';
  return (
    <thead>
      <tr>
        <th className={styles.choose} scope="col">
          <span className="visuallyHidden">{quoteTexts.selectTitle}</span>
        </th>
        {columns.map(({ key, label, sorts }) => (
          <th
            key={key}
            className={styles[key]}
            scope="col"
            aria-sort={sorts.some(({ sort }) => sort === current) ? direction : undefined}
          >
            {sorts.length === 0 && <span>{label}</span>}
            {sorts.map(({ sort, label: name }) => (
              <button
                key={sort}
                type="button"
                aria-label={quoteTexts.sortBy(name)}
                data-sort={sort === current ? direction : undefined}
                onClick={() => onSort(sort)}
              >
                {name}
              </button>
            ))}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type QuoteRowProps = Pick<Props, 'onOpen' | 'onChoose'> & {
  readonly row: Row;
  /** Position in the list, from 0. */
  readonly index: number;
  /** Distance of the row from the top of the list, in px. */
  readonly top: number;
  /** Name of the assignee; empty if the quote is unassigned. */
  readonly assignee: string;
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  /** Whether the maximum number of quotes to compare is selected. */
  readonly isFull: boolean;
  /** Current time in ms since the epoch; relative dates are computed from it. */
  readonly now: number;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/** Absolute positions: adding and removing rows causes no layout of the others. */
const placeAt = (top: number): CSSProperties => ({ transform: `translateY(${top}px)` });

/** Compares by value: the worker sends new row objects with each response. */
const looksSame = ({ row, ...one }: QuoteRowProps, { row: otherRow, ...other }: QuoteRowProps): boolean =>
  shallowEqual(one, other) && shallowEqual(row, otherRow);

/** Plain cells without component wrappers: thousands of rows are rendered while scrolling. */
const QuoteRow = memo(function QuoteRow(props: QuoteRowProps): ReactElement {
  const { row, index, top, assignee, isOpen, isChosen, isFull, now, onOpen, onKeyDown, onChoose } = props;
  const { id, name, customer, owner, productFamily, type, price, modified, state } = row;
  const key = String(id);
  const title = name || quoteTexts.unnamed;
  const press = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    if (event.target instanceof Element && event.target.closest('label')) return;
    event.preventDefault();
    onOpen(key);
  };
  return (
    // The link inside is the keyboard control.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <tr
      className={styles.row}
      aria-rowindex={index + 2}
      data-open={isOpen || undefined}
      style={placeAt(top)}
      onClick={press}
    >
      <td className={styles.choose}>
        <label>
          <input
            type="checkbox"
            checked={isChosen}
            disabled={isFull && !isChosen}
            aria-label={quoteTexts.select(title)}
            title={isFull && !isChosen ? quoteComparisonTexts.tooMany(maxComparedQuotes) : undefined}
            onChange={() => onChoose(id)}
          />
        </label>
      </td>
      <td className={styles.name}>
        <a
          className="number"
          title={title}
          href={paths.quotes({ quote: key })}
          data-row={key}
          data-index={index}
          onKeyDown={onKeyDown}
        >
          {title}
        </a>
        <span title={customer}>{customer}</span>
      </td>
      <td className={styles.type}>{quoteTexts.typeOf([productFamily, type])}</td>
      <td className={styles.owner}>{owner}</td>
      <td className={styles.assignee}>{assignee}</td>
      <td className={`${styles.price} number`}>
        {price === undefined ? '' : formatMoney(price, quoteCurrency)}
      </td>
      <td className={styles.modified} title={formatLongDate(modified)}>
        {formatRelativeDate(modified, now)}
        <span>{formatBriefDateTime(modified)}</span>
      </td>
      <td className={styles.state}>
        <StateLabel state={state} size="small" />
      </td>
    </tr>
  );
}, looksSame);

const WaitingRow = ({ index, top }: Pick<QuoteRowProps, 'index' | 'top'>) => (
  <tr className={styles.row} aria-rowindex={index + 2} style={placeAt(top)} data-waiting>
    <td colSpan={8}>{quotesPageTexts.loading}</td>
  </tr>
);
