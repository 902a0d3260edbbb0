import { shallowEqual } from '@mantine/hooks';
import { memo, type CSSProperties, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react';
import type { QuoteRow as Row } from '~/domain/quote/entry.ts';
import { mostCompared } from '~/domain/quote/filter.ts';
import { quoteCurrency } from '~/domain/quote/quote.ts';
import { briefMoment, longDate } from '~/domain/words/dates.ts';
import { moneyText } from '~/domain/words/money.ts';
import { relativeDate } from '~/domain/words/relativeDate.ts';
import { quoteComparisonTexts, quotesPageTexts, quoteTexts } from '~/domain/words/texts/quotes.ts';
import { paths } from '~/paths.ts';
import { isPlainClick } from '~/platform/routing/isPlainClick.ts';
import { StateLabel } from '~/ui/StateLabel.tsx';
import styles from './QuoteRows.module.css';

type Props = {
  readonly row: Row;
  /** Its place among all that were found, from 0. */
  readonly index: number;
  /** Distance from the top of the list, in px. */
  readonly top: number;
  /** Name of the person it is assigned to; empty for nobody. */
  readonly assignee: string;
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  /** Whether as many are chosen as can be compared. */
  readonly isFull: boolean;
  /** The present, in ms. */
  readonly now: number;
  readonly onOpen: (key: string) => void;
  /** Leads along the rows. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onChoose: (id: number) => void;
};

/** Rows stand where they belong and move nothing when others come and go. */
const placeAt = (top: number): CSSProperties => ({ transform: `translateY(${top}px)` });

/** Whether a row would look the same: rows come from a worker, as other objects each time they are asked for. */
const looksSame = ({ row, ...one }: Props, { row: otherRow, ...other }: Props): boolean =>
  shallowEqual(one, other) && shallowEqual(row, otherRow);

/** One quote of the list, in plain cells: thousands go by while somebody scrolls. */
export const QuoteRow = memo(function QuoteRow(props: Props): ReactElement {
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
    // The link in it has the keys.
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
            title={isFull && !isChosen ? quoteComparisonTexts.tooMany(mostCompared) : undefined}
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
        {price === undefined ? '' : moneyText(price, quoteCurrency)}
      </td>
      <td className={styles.modified} title={longDate(modified)}>
        {relativeDate(modified, now)}
        <span>{briefMoment(modified)}</span>
      </td>
      <td className={styles.state}>
        <StateLabel state={state} size="small" />
      </td>
    </tr>
  );
}, looksSame);

/** A row that is on its way. */
export function WaitingRow({ index, top }: Pick<Props, 'index' | 'top'>): ReactElement {
  return (
    <tr className={styles.row} aria-rowindex={index + 2} style={placeAt(top)} data-waiting>
      <td colSpan={8}>{quotesPageTexts.loading}</td>
    </tr>
  );
}
