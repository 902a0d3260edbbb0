import { useCallback, useMemo } from 'react';
import {
  parseQuotesSearchParams,
  toQuotesSearchParams,
  type QuotesSearchParams,
} from '~/domain/quote/filter.ts';
import { paths } from '~/paths.ts';
import { usePageSearchParams } from '~/platform/routing/usePageSearchParams.ts';

type Options = { readonly replace?: boolean; readonly preventScrollReset?: boolean };

export const quotesPath = (address: QuotesSearchParams): string => {
  const query = toQuotesSearchParams(address).toString();
  return query ? `${paths.quotes()}?${query}` : paths.quotes();
};

type Change =
  | Partial<QuotesSearchParams>
  | ((now: QuotesSearchParams) => Partial<QuotesSearchParams> | undefined);

/**
 * Changes what the address says. What comes late, such as a text after a pause in typing, gives a function of the address
 * as it is by then: otherwise it would take back what has been opened meanwhile. One that answers undefined leaves it.
 */
export type QuotesSearchParamsSetter = (change: Change, options?: Options) => void;

export function useQuotesSearchParams(): readonly [QuotesSearchParams, QuotesSearchParamsSetter] {
  const [parameters, changeQuery] = usePageSearchParams();
  const address = useMemo(() => parseQuotesSearchParams(parameters), [parameters]);
  const change = useCallback<QuotesSearchParamsSetter>(
    (next, { replace = false, preventScrollReset = false } = {}) =>
      changeQuery(
        (query) => {
          const now = parseQuotesSearchParams(query);
          const changed = typeof next === 'function' ? next(now) : next;
          return changed && toQuotesSearchParams({ ...now, ...changed });
        },
        { replace, preventScrollReset },
      ),
    [changeQuery],
  );
  return [address, change];
}
