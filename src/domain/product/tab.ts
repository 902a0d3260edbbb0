import { canOpenTab, type TabReadOperations } from '../access/permittedOperations.ts';
import type { Actor } from '../access/decision.ts';

export const productTabs = [
  'ACTIVITY',
  'OVERVIEW',
  'PRODUCTS',
  'SERVICE_ORDERS',
  'EVENTS',
  'ERRORS',
] as const;
export type ProductTab = (typeof productTabs)[number];

export const productTabText: Record<ProductTab, string> = {
  ACTIVITY: 'Activity',
  OVERVIEW: 'Overview',
  PRODUCTS: 'Products',
  SERVICE_ORDERS: 'Service orders',
  EVENTS: 'Events',
  ERRORS: 'Errors',
};

export const productTabReads: Record<ProductTab, TabReadOperations> = {
  ACTIVITY: 'NOTHING',
  OVERVIEW: 'NOTHING',
  PRODUCTS: ['productFilter', 'productGetMine'],
  SERVICE_ORDERS: ['serviceOrderGetAll'],
  EVENTS: ['productEventFilter'],
  ERRORS: ['productEventFilter'],
};

export const listProductTabs = (actor: Actor): readonly ProductTab[] =>
  productTabs.filter((tab) => canOpenTab(actor, productTabReads[tab]));

export const resolveProductTab = (wanted: string | null, offered: readonly ProductTab[]): ProductTab =>
  offered.find((tab) => tab === wanted) ?? 'OVERVIEW';
