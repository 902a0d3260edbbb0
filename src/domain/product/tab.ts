import { mayOpenTab, type TabReads } from '../access/permittedOperations.ts';
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

/** The operations that each tab reads by; NOTHING where it shows the product itself. */
const readOperations: Record<ProductTab, TabReads> = {
  ACTIVITY: 'NOTHING',
  OVERVIEW: 'NOTHING',
  PRODUCTS: ['productFilter', 'productGetMine'],
  SERVICE_ORDERS: ['serviceOrderGetAll'],
  EVENTS: ['productEventFilter'],
  ERRORS: ['productEventFilter'],
};

/** The tabs a person may open; as long as the access lists are not known, all of them. */
export const productTabsFor = (actor: Actor): readonly ProductTab[] =>
  productTabs.filter((tab) => mayOpenTab(actor, readOperations[tab]));

/** The tab an address asks for, if it is offered; OVERVIEW stands in for any other. */
export const shownProductTab = (wanted: string | null, offered: readonly ProductTab[]): ProductTab =>
  offered.find((tab) => tab === wanted) ?? 'OVERVIEW';
