import { patterns } from '~/paths.ts';
import type { Page } from './page.ts';

/** Pages of updates, for everybody and in the administration. */
export const updatePages: readonly Page[] = [
  {
    path: patterns.updates,
    title: 'Updates',
    load: () => import('~/features/updates/UpdatesPage.tsx'),
  },
  {
    path: patterns.update,
    title: 'Update',
    load: () => import('~/features/updates/UpdatePage.tsx'),
  },
  {
    path: patterns.serviceOrders,
    title: 'Service orders',
    load: () => import('~/features/updates/ServiceOrdersPage.tsx'),
  },
  {
    path: patterns.serviceOrderProducts,
    title: 'Products by firmware',
    load: () => import('~/features/updates/matrix/OrderProductsPage.tsx'),
  },
  {
    path: patterns.serviceOrderForm,
    title: 'Create service order',
    load: () => import('~/features/updates/form/OrderFormPage.tsx'),
  },
  {
    path: patterns.firmwareUpdateForm,
    title: 'Firmware update',
    load: () => import('~/features/updates/form/FirmwareFormPage.tsx'),
  },
  {
    path: patterns.serviceOrder,
    title: 'Service order',
    load: () => import('~/features/updates/ServiceOrderPage.tsx'),
  },
];
