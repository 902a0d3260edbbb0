import { useNavigate } from 'react-router';
import { fromSearchParams, toSearchParams, type ConfigurationFilter } from '~/domain/configuration/filter.ts';
import { useAddress } from '~/platform/routing/address.ts';

type Options = { readonly replace?: boolean; readonly preventScrollReset?: boolean };

/**
 * The filter of the list, which stands in the address, and its change: any one begins at page 1 with nothing open beside
 * the list.
 */
export function useConfigurationFilter(): readonly [
  ConfigurationFilter,
  (change: Partial<ConfigurationFilter>, options?: Options) => void,
] {
  const { pathname, search } = useAddress();
  const navigate = useNavigate();
  const filter = fromSearchParams(new URLSearchParams(search));
  const change = (next: Partial<ConfigurationFilter>, options: Options = {}): void => {
    const address = toSearchParams({ ...filter, page: 1, open: '', ...next });
    void navigate({ pathname, search: String(address) }, options);
  };
  return [filter, change];
}
