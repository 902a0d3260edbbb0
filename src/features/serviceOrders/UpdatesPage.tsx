import { orderListTexts } from '~/domain/words/texts/serviceOrders.ts';
import { paths } from '~/paths.ts';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { restrictPage } from '~/session/restrictPage.tsx';
import { pages } from '~/pages.ts';
import { checkOrdersAccess } from '~/domain/serviceOrder/permission.ts';
import { OrderListPanel } from './list/OrderListPanel.tsx';

export const Component = restrictPage(pages.updates, checkOrdersAccess, Updates);

function Updates() {
  return (
    <>
      <PageHeader title={orderListTexts.updates} />
      <OrderListPanel title={orderListTexts.updates} orderPath={paths.update} listPath={paths.updates} />
    </>
  );
}
