import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconLock } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { isUnseen } from '~/api/ApiError.ts';
import { hasEnded } from '~/domain/serviceOrder/state.ts';
import { clockTime } from '~/domain/words/dates.ts';
import { orderPageTexts } from '~/domain/words/texts/serviceOrders.ts';
import { serviceOrder, type ServiceOrderRow } from '~/queries/serviceOrders/serviceOrders.ts';
import { Answer } from '~/ui/Answer.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { ListFailure } from '~/ui/list/ListFailure.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';

/** Time in ms after which an order that has not ended is looked at again. */
export const lookAgain = 30_000;

type Props = {
  readonly id: string;
  readonly list: { readonly label: string; readonly to: string };
  readonly children: (order: ServiceOrderRow) => ReactNode;
};

/** The order of a page: read when the page opens, and again and again, in silence, as long as it goes on. */
export function OrderOfPage({ id, list, children }: Props): ReactElement {
  const client = useQueryClient();
  const known = client.getQueryData(serviceOrder(id).queryKey);
  const read = useQuery({
    ...serviceOrder(id, { silent: known !== undefined }),
    refetchInterval: ({ state: { data } }) => (data && !hasEnded(data) ? lookAgain : false),
  });
  return (
    <Answer
      read={read}
      what={orderPageTexts.itself}
      waiting={
        <>
          <PageHeader trail={[list]} title={<span className="number">{id}</span>} actions={null} />
          <ListSkeleton rows={6} />
        </>
      }
      renderFailure={(error, onRetry) => (
        <>
          <PageHeader trail={[list]} title={<span className="number">{id}</span>} />
          {isUnseen(error) ? (
            <Unseen id={id} to={list.to} />
          ) : (
            <ListFailure what={orderPageTexts.itself} error={error} onRetry={onRetry} />
          )}
        </>
      )}
    >
      {(order) => (
        <>
          {children(order)}
          <p className="soft">{orderPageTexts.readAt(clockTime(new Date(read.dataUpdatedAt)))}</p>
        </>
      )}
    </Answer>
  );
}

/** An order that is not there and one of which the person may see no product look the same. */
function Unseen({ id, to }: { readonly id: string; readonly to: string }): ReactElement {
  return (
    <EmptyState
      image={<IconLock size={26} />}
      title={orderPageTexts.unseenTitle(id)}
      text={orderPageTexts.unseen}
      action={<Link to={to}>{orderPageTexts.toOrders}</Link>}
    />
  );
}
