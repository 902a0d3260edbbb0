import { useNavigate } from 'react-router';
import { fromSearchParams, toSearchParams, type ConfigurationFilter } from '~/domain/configuration/filter.ts';
import { useAddress } from '~/ui/address.ts';

/** The filter of the list, which stands in the address, and how to change it; any change begins at page 1. */
export function useConfigurationFilter(): readonly [
  ConfigurationFilter,
  (change: Partial<ConfigurationFilter>, options?: { replace?: boolean }) => void,
] {
  const { pathname, search } = useAddress();
  const navigate = useNavigate();
  const filter = fromSearchParams(new URLSearchParams(search));
  const change = (next: Partial<ConfigurationFilter>, options: { replace?: boolean } = {}): void =>
    void navigate({ pathname, search: String(toSearchParams({ ...filter, page: 1, ...next })) }, options);
  return [filter, change];
}
