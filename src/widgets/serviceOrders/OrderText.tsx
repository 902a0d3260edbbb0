import type { ReactElement } from 'react';
import { OrderLink } from './OrderLink.tsx';
import { splitByOrderIds } from '~/domain/serviceOrder/serviceOrder.ts';

/** A sentence in which the ids of orders lead to them. */
export function OrderText({ children }: { readonly children: string }): ReactElement {
  return (
    <span>
      {splitByOrderIds(children).map(({ start, text, isOrder }) =>
        isOrder ? <OrderLink key={start} id={text} /> : <span key={start}>{text}</span>,
      )}
    </span>
  );
}
