import type { Actor } from '../access/verdict.ts';

/** The tabs of a product, in the order they are shown. */
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

/** The operations of which a tab needs one to read anything; those without one show the product itself. */
const readOperations: Partial<Record<ProductTab, readonly string[]>> = {
  PRODUCTS: ['productFilter', 'productGetMine'],
  SERVICE_ORDERS: ['serviceOrderGetAll'],
  EVENTS: ['productEventFilter'],
  ERRORS: ['productEventFilter'],
};

/** The tabs a person may open; as long as the access lists are not known, all of them. */
export const productTabsFor = ({ operations }: Actor): readonly ProductTab[] =>
  productTabs.filter(
    (tab) => !operations || (readOperations[tab]?.some((operation) => operations.has(operation)) ?? true),
  );

/** The tab an address asks for, if it is offered; OVERVIEW stands in for any other. */
export const shownProductTab = (wanted: string | null, offered: readonly ProductTab[]): ProductTab =>
  offered.find((tab) => tab === wanted) ?? 'OVERVIEW';
