import type { PageLoads } from './page.ts';

/** Pages of updates, for everybody and in the administration. */
export const updatePages = {
  updates: () => import('~/features/updates/UpdatesPage.tsx'),
  update: () => import('~/features/updates/UpdatePage.tsx'),
  serviceOrders: () => import('~/features/updates/ServiceOrdersPage.tsx'),
  serviceOrderProducts: () => import('~/features/updates/matrix/OrderProductsPage.tsx'),
  serviceOrderForm: () => import('~/features/updates/form/OrderFormPage.tsx'),
  firmwareUpdateForm: () => import('~/features/updates/form/FirmwareFormPage.tsx'),
  serviceOrder: () => import('~/features/updates/ServiceOrderPage.tsx'),
} as const satisfies PageLoads;
