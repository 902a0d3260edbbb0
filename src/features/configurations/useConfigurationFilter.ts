import { useSearchParams } from 'react-router';
import { fromSearchParams, toSearchParams, type ConfigurationFilter } from '~/domain/configuration/filter.ts';

/** The filter of the list, which stands in the address, and how to change it; any change begins at page 1. */
export function useConfigurationFilter(): readonly [
  ConfigurationFilter,
  (change: Partial<ConfigurationFilter>, options?: { replace?: boolean }) => void,
] {
  const [parameters, setParameters] = useSearchParams();
  const filter = fromSearchParams(parameters);
  const change = (next: Partial<ConfigurationFilter>, options: { replace?: boolean } = {}): void =>
    setParameters(toSearchParams({ ...filter, page: 1, ...next }), options);
  return [filter, change];
}
