import { useSearchParams } from 'react-router';
import { fromSearchParams, toSearchParams, type ConfigurationFilter } from '~/domain/configuration/filter.ts';

type Options = { readonly replace?: boolean; readonly preventScrollReset?: boolean };

/**
 * The filter of the list, which stands in the address, and its change: any one begins at page 1 with nothing open beside
 * the list.
 */
export function useConfigurationFilter(): readonly [
  ConfigurationFilter,
  (change: Partial<ConfigurationFilter>, options?: Options) => void,
] {
  const [parameters, setParameters] = useSearchParams();
  const filter = fromSearchParams(parameters);
  const change = (next: Partial<ConfigurationFilter>, options: Options = {}): void =>
    setParameters(toSearchParams({ ...filter, page: 1, open: '', ...next }), options);
  return [filter, change];
}
