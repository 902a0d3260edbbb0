import {
  defaultFilter,
  fromSearchParams,
  toSearchParams,
  type ConfigurationFilter,
} from '~/domain/configuration/filter.ts';
import { lastList } from './lastList.ts';
import { paths } from '~/paths.ts';

/** The address of the list under a filter. */
export function listAddress(filter: ConfigurationFilter): string {
  const query = toSearchParams(filter).toString();
  return query ? `${paths.configurations()}?${query}` : paths.configurations();
}

/** The address of a saved view. */
export const viewAddress = (query: string): string =>
  listAddress(fromSearchParams(new URLSearchParams(query)));

/** The address of the list somebody last opened a configuration from in this tab, else of all configurations. */
export const lastListAddress = (): string => listAddress(lastList()?.filter ?? defaultFilter);
