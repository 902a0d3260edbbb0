import { canOpenTab, type TabReadOperations } from '../access/permittedOperations.ts';
import type { Actor } from '../access/decision.ts';
import { productTabReads, productTabText } from '../product/tab.ts';

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
  ...productTabText,
  FILES: 'Files',
  REVISIONS: 'Revisions',
  REQUESTS: 'Requests',
  PERMISSIONS: 'Permissions',
};

const readOperations: Record<ConfigurationTab, TabReadOperations> = {
  ...productTabReads,
  FILES: 'NOTHING',
  REVISIONS: 'NOTHING',
  REQUESTS: ['ticketFilter'],
  PERMISSIONS: ['affiliationFilter'],
};

export const listConfigurationTabs = (actor: Actor): readonly ConfigurationTab[] =>
  configurationTabs.filter((tab) => canOpenTab(actor, readOperations[tab]));

export const resolveConfigurationTab = (
  wanted: string | null,
  offered: readonly ConfigurationTab[],
): ConfigurationTab => offered.find((tab) => tab === wanted) ?? 'OVERVIEW';
