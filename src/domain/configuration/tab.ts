import type { Actor } from '../access/verdict.ts';

/** The tabs of a configuration, in the order they are shown. */
export const configurationTabs = [
  'ACTIVITY',
  'OVERVIEW',
  'FILES',
  'PRODUCTS',
  'REVISIONS',
  'EVENTS',
  'SERVICE_ORDERS',
  'ERRORS',
  'REQUESTS',
  'PERMISSIONS',
] as const;
export type ConfigurationTab = (typeof configurationTabs)[number];

export const configurationTabText: Record<ConfigurationTab, string> = {
  ACTIVITY: 'Activity',
  OVERVIEW: 'Overview',
  FILES: 'Files',
  PRODUCTS: 'Products',
  REVISIONS: 'Revisions',
  EVENTS: 'Events',
  SERVICE_ORDERS: 'Service orders',
  ERRORS: 'Errors',
  REQUESTS: 'Requests',
  PERMISSIONS: 'Permissions',
};

/** The operations of which a tab needs one to read anything; those without one show the configuration itself. */
const readOperations: Partial<Record<ConfigurationTab, readonly string[]>> = {
  PRODUCTS: ['productFilter', 'productGetMine'],
  EVENTS: ['productEventFilter'],
  SERVICE_ORDERS: ['serviceOrderGetAll'],
  ERRORS: ['productEventFilter'],
  REQUESTS: ['ticketFilter'],
  PERMISSIONS: ['affiliationFilter'],
};

/** The tabs a person may open; as long as the access lists are not known, all of them. */
export const tabsFor = ({ operations }: Actor): readonly ConfigurationTab[] =>
  configurationTabs.filter(
    (tab) => !operations || (readOperations[tab]?.some((operation) => operations.has(operation)) ?? true),
  );

/** The tab an address asks for, if it is offered; OVERVIEW stands in for any other. */
export const shownTab = (wanted: string | null, offered: readonly ConfigurationTab[]): ConfigurationTab =>
  offered.find((tab) => tab === wanted) ?? 'OVERVIEW';
