import type { ReactElement } from 'react';
import { orderFormTexts, orderListTexts } from '~/domain/words/texts/serviceOrders.ts';
import { paths } from '~/paths.ts';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { ForAdministration } from '../Closed.tsx';
import { OrderForm } from './OrderForm.tsx';

/** Creating a service order. */
export function Component(): ReactElement {
  return (
    <ForAdministration>
      <PageHeader
        trail={[{ label: orderListTexts.serviceOrders, to: paths.serviceOrders() }]}
        title={orderFormTexts.title}
      />
      <OrderForm />
    </ForAdministration>
  );
}
