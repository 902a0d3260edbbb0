import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useState, type ReactElement, useMemo } from 'react';
import { Link } from 'react-router';
import { mayChangeOrder } from '~/domain/serviceOrder/permission.ts';
import {
  productStandings,
  type OrderCounts,
  type ProductStanding,
  byStanding,
  countLines,
  orderLines,
} from '~/domain/serviceOrder/outcome.ts';
import { wholeNumber } from '~/domain/words/numbers.ts';
import { orderPageTexts } from '~/domain/words/texts/serviceOrders.ts';
import { paths } from '~/paths.ts';
import type { ServiceOrderRow } from '~/queries/serviceOrders/serviceOrders.ts';
import { useActor } from '~/session/me.ts';
import { Answer } from '~/ui/Answer.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { OrderLines } from './OrderLines.tsx';
import styles from './Order.module.css';
import { useQuery } from '@tanstack/react-query';
import { hasEnded, isPending } from '~/domain/serviceOrder/state.ts';
import { orderOutcomes } from '~/queries/serviceOrders/outcomes.ts';
import { lookAgain } from './OrderOfPage.tsx';

const none: readonly never[] = [];

/** The products of an order and how each stands, counted from what they have reported. */
function useOrderLines(order: ServiceOrderRow) {
  const isUnheard = isPending(order);
  const read = useQuery({
    ...orderOutcomes(order),
    refetchInterval: hasEnded(order) ? false : lookAgain,
  });
  const events = isUnheard ? none : read.data;
  const lines = useMemo(() => events && byStanding(orderLines(order, events)), [order, events]);
  const counts = useMemo(() => lines && countLines(lines), [lines]);
  return { read: isUnheard ? { data: none, error: null } : read, lines, counts };
}

type Props = {
  readonly order: ServiceOrderRow;
  /** Whether this is the administration, where products are taken out and rejected ones ordered anew. */
  readonly administered?: boolean;
};

/** The board of an order: how many of its products are done, rejected or waiting, and each of them. */
export function OrderBoard({ order, administered = false }: Props): ReactElement {
  const [standing, setStanding] = useState<ProductStanding>();
  const { read, lines, counts } = useOrderLines(order);
  const verdict = mayChangeOrder(useActor(), order);
  return (
    <Panel title={orderPageTexts.board}>
      <Answer read={read} what={orderPageTexts.unread} waiting={<ListSkeleton rows={5} />}>
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
                isChangeable={administered && verdict.allowed}
              />
            </div>
          )
        }
      </Answer>
    </Panel>
  );
}

type CountsProps = {
  readonly counts: OrderCounts;
  readonly standing: ProductStanding | undefined;
  readonly onStanding: (standing: ProductStanding | undefined) => void;
};

function Counts({ counts, standing, onStanding }: CountsProps): ReactElement {
  const all = productStandings.reduce((sum, each) => sum + counts[each], 0);
  return (
    <>
      <div className={styles.counts} role="group" aria-label={orderPageTexts.shown}>
        {productStandings.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.count}
            aria-pressed={standing === each}
            onClick={() => onStanding(standing === each ? undefined : each)}
          >
            <strong>{wholeNumber(counts[each])}</strong> {orderPageTexts.standing[each]}
          </button>
        ))}
      </div>
      <div
        className={styles.bar}
        role="img"
        aria-label={orderPageTexts.shares(counts.DONE, counts.REJECTED, counts.WAITING)}
      >
        {productStandings.map((each) => (
          <span key={each} data-standing={each} style={{ width: `${(100 * counts[each]) / all}%` }} />
        ))}
      </div>
    </>
  );
}
