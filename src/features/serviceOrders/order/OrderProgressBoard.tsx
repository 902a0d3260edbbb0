import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useState, useMemo } from 'react';
import { Link } from 'react-router';
import { checkOrderChange } from '~/domain/serviceOrder/permission.ts';
import {
  orderLineStatuses,
  type OrderCounts,
  type OrderLineStatus,
  sortOrderLines,
  countOrderLines,
  buildOrderLines,
  type OrderLine,
} from '~/domain/serviceOrder/outcome.ts';
import { formatWholeNumber } from '~/domain/words/numbers.ts';
import { orderPageTexts } from '~/domain/words/texts/serviceOrders.ts';
import { paths } from '~/paths.ts';
import {
  type ServiceOrderRow,
  createOrderArrivalCheck,
  updateServiceOrderMutation,
} from '~/queries/serviceOrders/serviceOrders.ts';
import { useActor } from '~/session/me.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { Panel } from '~/ui/Panel.tsx';
import styles from './Order.module.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { hasOrderEnded, isPendingOrder } from '~/domain/serviceOrder/state.ts';
import { orderOutcomesQuery } from '~/queries/serviceOrders/outcomes.ts';
import { orderPollIntervalMs } from './OrderQueryBoundary.tsx';
import { escapeInvisibleLine } from '~/domain/words/escapeInvisibleText.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { updateOrderIfUnchanged } from '~/queries/serviceOrders/updateOrderIfUnchanged.ts';
import { Badge, type BadgeColor } from '~/ui/Badge.tsx';
import { WindowedRows } from '~/ui/list/WindowedRows.tsx';
import { openConfirmModal } from '~/ui/modal/ConfirmDialog.tsx';
import { RelativeTime } from '~/ui/RelativeTime.tsx';

const colours: Record<OrderLineStatus, BadgeColor> = { DONE: 'green', REJECTED: 'red', WAITING: 'amber' };

type OrderLinesProps = {
  readonly order: ServiceOrderRow;
  readonly lines: readonly OrderLine[];
  readonly isChangeable: boolean;
};

function OrderLines({ order, lines, isChangeable }: OrderLinesProps) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = lines.flatMap(({ serialNumber }) => (chosen.has(serialNumber) ? [serialNumber] : []));
  const onRemove = (): void => {
    const update = updateOrderIfUnchanged(client, order);
    const change = { serialNumbersToRemove: selected };
    openConfirmModal({
      title: orderPageTexts.removeTitle(order.id),
      question: orderPageTexts.removeQuestion(selected.length, order.id),
      action: orderPageTexts.removeAction,
      run: async (isOpen) => {
        const write = () => executeMutation(client, updateServiceOrderMutation(order.id, change), undefined);
        await update(isOpen, write, { arrival: createOrderArrivalCheck(client, order.id, change) });
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
            // This button takes the focus after products were removed.
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

function Line({ line, index, isChosen, onToggle, to }: LineProps) {
  const { serialNumber, standing, event } = line;
  const note = escapeInvisibleLine(event?.note ?? '');
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

const none: readonly never[] = [];

function useOrderLines(order: ServiceOrderRow) {
  const isUnheard = isPendingOrder(order);
  const read = useQuery({
    ...orderOutcomesQuery(order),
    refetchInterval: hasOrderEnded(order) ? false : orderPollIntervalMs,
  });
  const events = isUnheard ? none : read.data;
  const lines = useMemo(() => events && sortOrderLines(buildOrderLines(order, events)), [order, events]);
  const counts = useMemo(() => lines && countOrderLines(lines), [lines]);
  return { read: isUnheard ? { data: none, error: null } : read, lines, counts };
}

type Props = {
  readonly order: ServiceOrderRow;
  /**
   * Whether the board is in the administration, where products can be removed and rejected ones ordered
   * again.
   */
  readonly administered?: boolean;
};

export function OrderProgressBoard({ order, administered = false }: Props) {
  const [standing, setStanding] = useState<OrderLineStatus>();
  const { read, lines, counts } = useOrderLines(order);
  const decision = checkOrderChange(useActor(), order);
  return (
    <Panel title={orderPageTexts.board}>
      <QueryBoundary read={read} what={orderPageTexts.unread} rows={5}>
        {() =>
          !lines || !counts || lines.length === 0 ? (
            <EmptyState title={orderPageTexts.empty} text={orderPageTexts.aboutEmpty} />
          ) : (
            <div className="stack">
              <Counts counts={counts} standing={standing} onStanding={setStanding} />
              {administered && counts.REJECTED > 0 && (
                <div className={styles.ways}>
                  <Button
                    component={Link}
                    size="sm"
                    to={paths.serviceOrderForm({ type: order.serviceOrderType, rejectedOf: order.id })}
                  >
                    {orderPageTexts.newFromRejected(counts.REJECTED)}
                  </Button>
                </div>
              )}
              <OrderLines
                order={order}
                lines={lines.filter((line) => standing === undefined || line.standing === standing)}
                isChangeable={administered && decision.allowed}
              />
            </div>
          )
        }
      </QueryBoundary>
    </Panel>
  );
}

type CountsProps = {
  readonly counts: OrderCounts;
  readonly standing: OrderLineStatus | undefined;
  readonly onStanding: (standing: OrderLineStatus | undefined) => void;
};

function Counts({ counts, standing, onStanding }: CountsProps) {
  const all = orderLineStatuses.reduce((sum, each) => sum + counts[each], 0);
  return (
    <>
      <div className={styles.counts} role="group" aria-label={orderPageTexts.shown}>
        {orderLineStatuses.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.count}
            aria-pressed={standing === each}
            onClick={() => onStanding(standing === each ? undefined : each)}
          >
            <strong>{formatWholeNumber(counts[each])}</strong> {orderPageTexts.standing[each]}
          </button>
        ))}
      </div>
      <div
        className={styles.bar}
        role="img"
        aria-label={orderPageTexts.shares(counts.DONE, counts.REJECTED, counts.WAITING)}
      >
        {orderLineStatuses.map((each) => (
          <span key={each} data-standing={each} style={{ width: `${(100 * counts[each]) / all}%` }} />
        ))}
      </div>
    </>
  );
}
