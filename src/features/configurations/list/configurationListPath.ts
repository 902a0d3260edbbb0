import {
  defaultConfigurationFilter,
  parseConfigurationFilter,
  toConfigurationSearchParams,
  type ConfigurationFilter,
} from '~/domain/configuration/filter.ts';
import { paths } from '~/paths.ts';
import { setTabItem, getTabItem } from '~/platform/storage/tabStore.ts';
import type { WorkflowStep } from '~/domain/configuration/state.ts';
import { useNavigate } from 'react-router';
import { usePageLocation } from '~/platform/routing/pageLocation.ts';
import { buildAccountLabel } from '~/domain/account/accounts.ts';
import type { RecentItem } from '~/domain/palette/recentItems.ts';
import type { ConfigurationRow } from '~/queries/configurations/configurations.ts';

export function configurationListPath(filter: ConfigurationFilter): string {
  const query = toConfigurationSearchParams(filter).toString();
  return query ? `${paths.configurations()}?${query}` : paths.configurations();
}

export const getSavedViewPath = (query: string): string =>
  configurationListPath(parseConfigurationFilter(new URLSearchParams(query)));

type LastList = { readonly filter: ConfigurationFilter; readonly opened: string };

const place = 'lastList';

/** The list this tab last left for one of its configurations. */
export function getLastConfigurationList(): LastList | undefined {
  const parameters = new URLSearchParams(getTabItem(place) ?? '');
  const opened = parameters.get('opened');
  return opened ? { filter: parseConfigurationFilter(parameters), opened } : undefined;
}

/** Stores the opened configuration and, if it was opened from a list, the query of that list. */
export function rememberOpenedConfiguration(opened: string, query?: string): void {
  const parameters = new URLSearchParams(query ?? getTabItem(place) ?? '');
  parameters.set('opened', opened);
  // Without session storage the list loses only the way back to the row.
  setTabItem(place, parameters.toString());
}

export const lastConfigurationListPath = (): string =>
  configurationListPath(getLastConfigurationList()?.filter ?? defaultConfigurationFilter);

export const toBoardColumnFilter = (
  filter: ConfigurationFilter,
  step: WorkflowStep,
): ConfigurationFilter => ({
  ...filter,
  state: step,
  page: 1,
  open: '',
});

type Options = { readonly replace?: boolean; readonly preventScrollReset?: boolean };

/** Filter in the URL and its setter, which resets the page and closes the drawer. */
export function useConfigurationFilter(): readonly [
  ConfigurationFilter,
  (change: Partial<ConfigurationFilter>, options?: Options) => void,
] {
  const { pathname, search } = usePageLocation();
  const navigate = useNavigate();
  const filter = parseConfigurationFilter(new URLSearchParams(search));
  const change = (next: Partial<ConfigurationFilter>, options: Options = {}): void => {
    const address = toConfigurationSearchParams({ ...filter, page: 1, open: '', ...next });
    void navigate({ pathname, search: String(address) }, options);
  };
  return [filter, change];
}

export const toRecentConfiguration = (row: ConfigurationRow): Omit<RecentItem, 'openedAt'> => ({
  address: paths.workingConfiguration(row.configurationId),
  title: row.configurationId,
  detail: describeConfiguration(row),
});

export const describeConfiguration = ({
  configurationName,
  configurationDescription,
  account,
}: ConfigurationRow): string =>
  [configurationName || configurationDescription, buildAccountLabel(account).name]
    .filter(Boolean)
    .join(' · ');
