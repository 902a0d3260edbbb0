import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { orderListTexts } from '~/domain/words/texts/serviceOrders.ts';
import { paths } from '~/paths.ts';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { RequireServiceOrderAdministration } from './RequireServiceOrdersAccess.tsx';
import { OrderListPanel } from './list/OrderListPanel.tsx';

export function Component() {
  return (
    <RequireServiceOrderAdministration>
      <PageHeader
        title={orderListTexts.serviceOrders}
        actions={
          <>
            <Button component={Link} variant="default" to={paths.serviceOrderProducts()}>
              {orderListTexts.byFirmware}
            </Button>
            <Button component={Link} to={paths.serviceOrderForm()}>
              {orderListTexts.create}
            </Button>
          </>
        }
      />
      <OrderListPanel
        title={orderListTexts.serviceOrders}
        orderPath={paths.serviceOrder}
        listPath={paths.serviceOrders}
      />
    </RequireServiceOrderAdministration>
  );
}
