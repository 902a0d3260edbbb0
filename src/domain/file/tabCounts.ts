import { filterVisibleItems } from '../access/staffOnly.ts';
import type { ConfigurationTab } from '../configuration/tab.ts';
import { formatCount } from '../words/numbers.ts';
import { countFiles } from './fileView.ts';
import { buildFileGroups, type ConfigurationWithFiles, type FileAccessContext } from './fileGroups.ts';

type Counted = ConfigurationWithFiles & {
  readonly comments: readonly object[];
  readonly revisions: readonly object[];
};

export type TabCount = { readonly count: number; readonly text: string };

export type CountedTab = Extract<ConfigurationTab, 'ACTIVITY' | 'FILES' | 'PRODUCTS' | 'REVISIONS'>;

const none: Readonly<Record<CountedTab, undefined>> = {
  ACTIVITY: undefined,
  FILES: undefined,
  PRODUCTS: undefined,
  REVISIONS: undefined,
};

export const isCountedTab = (tab: ConfigurationTab): tab is CountedTab => tab in none;

const counted = (count: number, one: string): TabCount => ({ count, text: formatCount(count, one) });

/**
 * Numbers on the tabs of a configuration; undefined until it is loaded. Tabs with requests of their own have
 * none.
 */
export function countTabItems(
  configuration: Counted | undefined,
  viewer: FileAccessContext,
): Readonly<Record<CountedTab, TabCount | undefined>> {
  if (!configuration) return none;
  const { comments, productConfigurations, revisions } = configuration;
  return {
    ACTIVITY: counted(filterVisibleItems(viewer.units, comments, viewer.productCode).length, 'comment'),
    FILES: counted(countFiles(buildFileGroups(configuration, viewer)), 'file'),
    PRODUCTS: counted(productConfigurations.length, 'product configuration'),
    REVISIONS: counted(revisions.length, 'revision'),
  };
}
