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
 * Changes search params. A late change, such as a debounced text, is a function of the current ones, so that
 * it does not undo other changes; returning undefined changes nothing.
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
