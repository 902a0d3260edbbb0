import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import type { OrderLine, ProductStanding } from '~/domain/serviceOrder/outcome.ts';
import { orderPageTexts } from '~/domain/words/texts/serviceOrders.ts';
import { visibleLine } from '~/domain/words/visibleText.ts';
import { paths } from '~/paths.ts';
import { perform } from '~/queries/perform.ts';
import { updateOrderIfUnchanged } from '~/queries/serviceOrders/updateOrderIfUnchanged.ts';
import {
  arrivalOfChange,
  changeServiceOrder,
  type ServiceOrderRow,
} from '~/queries/serviceOrders/serviceOrders.ts';
import { Badge, type BadgeColour } from '~/ui/Badge.tsx';
import { WindowedRows } from '~/ui/list/WindowedRows.tsx';
import { confirm } from '~/ui/modal/Confirm.tsx';
import { RelativeTime } from '~/ui/RelativeTime.tsx';
import styles from './Order.module.css';

const colours: Record<ProductStanding, BadgeColour> = { DONE: 'green', REJECTED: 'red', WAITING: 'amber' };

type Props = {
  readonly order: ServiceOrderRow;
  readonly lines: readonly OrderLine[];
  /** Whether products can be taken out. */
  readonly isChangeable: boolean;
};

/** The products of an order, each with how it stands; some of them can be selected and taken out. */
export function OrderLines({ order, lines, isChangeable }: Props): ReactElement {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = lines.flatMap(({ serialNumber }) => (chosen.has(serialNumber) ? [serialNumber] : []));
  const onRemove = (): void => {
    const update = updateOrderIfUnchanged(client, order);
    const change = { serialNumbersToRemove: selected };
    confirm({
      title: orderPageTexts.removeTitle(order.id),
      question: orderPageTexts.removeQuestion(selected.length, order.id),
      action: orderPageTexts.removeAction,
      run: async (isOpen) => {
        const write = () => perform(client, changeServiceOrder(order.id, change), undefined);
        await update(isOpen, write, { arrival: arrivalOfChange(client, order.id, change) });
        setChosen(new Set());
      },
    });
  };
  const toggle = (serialNumber: string): void => {
    const next = new Set(chosen);
    if (!next.delete(serialNumber)) next.add(serialNumber);
    setChosen(next);
  };
  if (lines.length === 0) return <p className="soft">{orderPageTexts.noneStands}</p>;
  return (
    <>
      {isChangeable && (
        <div className={styles.ways}>
          <Button
            variant="default"
            size="sm"
            // Where somebody goes on who has taken products out.
            data-goes-on
            onClick={() =>
              setChosen(
                new Set(
                  selected.length === lines.length ? [] : lines.map(({ serialNumber }) => serialNumber),
                ),
              )
            }
          >
            {selected.length === lines.length ? orderPageTexts.selectNone : orderPageTexts.selectAll}
          </Button>
          {selected.length > 0 && (
            <Button variant="default" size="sm" onClick={onRemove}>
              {orderPageTexts.remove(selected.length)}
            </Button>
          )}
        </div>
      )}
      <WindowedRows
        label={orderPageTexts.board}
        rows={lines}
        keyOf={({ serialNumber }) => serialNumber}
        height={46}
        narrowHeight={70}
      >
        {(line, index) => (
          <Line
            line={line}
            index={index}
            isChosen={chosen.has(line.serialNumber)}
            onToggle={isChangeable ? () => toggle(line.serialNumber) : undefined}
            to={pathOf(line, order)}
          />
        )}
      </WindowedRows>
    </>
  );
}

/** The address of a product: its page where its kind is known, else the list with its number. */
function pathOf({ event, serialNumber }: OrderLine, { firmware }: ServiceOrderRow): string {
  const kind = event ?? firmware;
  return kind
    ? paths.product(kind.productFamily, kind.deviceType, serialNumber)
    : paths.products({ search: serialNumber });
}

type LineProps = {
  readonly line: OrderLine;
  readonly index: number;
  readonly isChosen: boolean;
  readonly onToggle: (() => void) | undefined;
  readonly to: string;
};

function Line({ line, index, isChosen, onToggle, to }: LineProps): ReactElement {
  const { serialNumber, standing, event } = line;
  const note = visibleLine(event?.note ?? '');
  return (
    <div className={styles.line} data-selects={onToggle !== undefined || undefined}>
      {onToggle && (
        <input
          type="checkbox"
          className={styles.select}
          aria-label={orderPageTexts.select(serialNumber)}
          checked={isChosen}
          onChange={onToggle}
        />
      )}
      <Link className={`number ${styles.serial}`} to={to} data-index={index}>
        {serialNumber}
      </Link>
      <span className={styles.standing}>
        <Badge colour={colours[standing]} size="small" dot>
          {orderPageTexts.standing[standing]}
        </Badge>
      </span>
      <span className={styles.about} title={note || undefined}>
        {event ? note : orderPageTexts.notReported}
      </span>
      <span className={styles.when}>{event && <RelativeTime date={event.created} />}</span>
    </div>
  );
}
