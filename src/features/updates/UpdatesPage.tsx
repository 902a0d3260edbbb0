import type { ReactElement } from 'react';
import { orderListTexts } from '~/domain/words/texts/serviceOrders.ts';
import { paths } from '~/paths.ts';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { ForReaders } from './Closed.tsx';
import { OrderList } from './list/OrderList.tsx';

export function Component(): ReactElement {
  return (
    <ForReaders>
      <PageHeader title={orderListTexts.updates} />
      <OrderList title={orderListTexts.updates} orderPath={paths.update} listPath={paths.updates} />
    </ForReaders>
  );
}
