import { mayOpenTab, type TabReads } from '../access/permittedOperations.ts';
import type { Actor } from '../access/verdict.ts';

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

const readOperations: Record<ConfigurationTab, TabReads> = {
  ACTIVITY: 'NOTHING',
  OVERVIEW: 'NOTHING',
  FILES: 'NOTHING',
  PRODUCTS: ['productFilter', 'productGetMine'],
  REVISIONS: 'NOTHING',
  EVENTS: ['productEventFilter'],
  SERVICE_ORDERS: ['serviceOrderGetAll'],
  ERRORS: ['productEventFilter'],
  REQUESTS: ['ticketFilter'],
  PERMISSIONS: ['affiliationFilter'],
};

export const tabsFor = (actor: Actor): readonly ConfigurationTab[] =>
  configurationTabs.filter((tab) => mayOpenTab(actor, readOperations[tab]));

export const shownTab = (wanted: string | null, offered: readonly ConfigurationTab[]): ConfigurationTab =>
  offered.find((tab) => tab === wanted) ?? 'OVERVIEW';
