import { memo, useEffect, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react';
import { formatEventType } from '~/domain/product/deviceEvent.ts';
import type { ParameterChange } from '~/domain/product/eventList.ts';
import { formatDeviceType } from '~/domain/product/families.ts';
import { formatLongDate } from '~/domain/words/dates.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { deviceEventTexts } from '~/domain/words/texts/deviceEvents.ts';
import { escapeInvisibleLine } from '~/domain/words/escapeInvisibleText.ts';
import type { EventRow, EventSlice } from '~/queries/products/eventStore.ts';
import { Badge } from '~/ui/Badge.tsx';
import { isPlainClick } from '~/platform/routing/useLinkClickHandler.ts';
import { useWindowedRows } from '~/ui/list/useWindowedRows.ts';
import styles from './EventTable.module.css';

const rowHeight = 44;
const cardHeight = 88;

type Props = {
  readonly found: EventSlice;
  readonly title: string;
  readonly open: string;
  /** Whether the events are of several products, so that each row names its own. */
  readonly namesProduct: boolean;
  readonly queryOf: (event: string) => string;
  readonly onView: (first: number, last: number) => void;
  readonly onOpen: (event: string) => void;
};

export const focusFirstEvent = (): void => document.querySelector<HTMLElement>('main a[data-row]')?.focus();

export function EventTable(props: Props) {
  const { found, title, open, namesProduct, queryOf, onView, onOpen } = props;
  const { total, from, rows } = found;
  const { body, height, shown, first, last, onKeyDown } = useWindowedRows({ total, rowHeight, cardHeight });
  useEffect(() => onView(first, last), [first, last, onView]);
  return (
    <table
      className={styles.table}
      aria-label={title}
      aria-rowcount={total + 1}
      data-names-product={namesProduct || undefined}
    >
      <thead>
        <tr>
          <th scope="col">{deviceEventTexts.when}</th>
          <th scope="col">{deviceEventTexts.type}</th>
          <th scope="col">{deviceEventTexts.about}</th>
          {namesProduct && <th scope="col">{deviceEventTexts.from}</th>}
        </tr>
      </thead>
      <tbody ref={body} style={{ height: total * height }}>
        {shown.map((index) => {
          const row = rows[index - from];
          return row ? (
            <Row
              // Keyed by position, so that scrolling reuses the rows.
              key={index}
              row={row}
              index={index}
              top={index * height}
              isOpen={row.eventId === open}
              namesProduct={namesProduct}
              href={queryOf(row.eventId)}
              onOpen={onOpen}
              onKeyDown={onKeyDown}
            />
          ) : (
            <tr
              key={index}
              className={styles.row}
              aria-rowindex={index + 2}
              style={{ transform: `translateY(${index * height}px)` }}
            >
              <td colSpan={4}>{commonTexts.loading}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type RowProps = Pick<Props, 'namesProduct' | 'onOpen'> & {
  readonly row: EventRow;
  /** Index among all events found, from 0. */
  readonly index: number;
  /** Distance from the top of the list, in px. */
  readonly top: number;
  readonly isOpen: boolean;
  readonly href: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

const changesText = (changes: readonly ParameterChange[]): string =>
  changes.map(({ name, before, after }) => deviceEventTexts.change(name, before, after)).join(', ');

const Row = memo(function Row(props: RowProps): ReactElement {
  const { row, index, top, isOpen, namesProduct, href, onOpen, onKeyDown } = props;
  const { eventId, created, type, isError, about, changes, serialNumber, deviceType } = row;
  const text = escapeInvisibleLine(changes.length > 0 ? changesText(changes) : about);
  const press = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen(eventId);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the link in it has the keys
    <tr
      className={styles.row}
      aria-rowindex={index + 2}
      data-open={isOpen || undefined}
      style={{ transform: `translateY(${top}px)` }}
      onClick={press}
    >
      <td data-cell="time">
        <a className="number" href={href} data-row={eventId} data-index={index} onKeyDown={onKeyDown}>
          {formatLongDate(created)}
        </a>
      </td>
      <td data-cell="type">
        {formatEventType(type)}
        {isError && (
          <Badge colour="red" size="small">
            {deviceEventTexts.error}
          </Badge>
        )}
      </td>
      <td data-cell="about" title={text}>
        {text}
      </td>
      {namesProduct && (
        <td data-cell="product" className="number">
          {deviceEventTexts.device(formatDeviceType(deviceType), serialNumber)}
        </td>
      )}
    </tr>
  );
});
