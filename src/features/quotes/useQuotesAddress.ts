import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import {
  quotesAddressFrom,
  quotesSearchParams,
  type QuoteFilter,
  type QuotesAddress,
} from '~/domain/quote/filter.ts';
import { paths } from '~/paths.ts';
import { useAddress } from '~/ui/address.ts';

type Options = { readonly replace?: boolean; readonly preventScrollReset?: boolean };

/** The page of quotes at an address. */
export const quotesPath = (address: QuotesAddress): string => {
  const query = quotesSearchParams(address).toString();
  return query ? `${paths.quotes()}?${query}` : paths.quotes();
};

export type ChangeAddress = (change: Partial<QuotesAddress>, options?: Options) => void;
export type ChangeFilter = (change: Partial<QuoteFilter>, options?: Options) => void;

/** All that the address says of the page, and its change. */
export function useQuotesAddress(): readonly [QuotesAddress, ChangeAddress] {
  const { search } = useAddress();
  const navigate = useNavigate();
  const address = useMemo(() => quotesAddressFrom(new URLSearchParams(search)), [search]);
  const change = useCallback<ChangeAddress>(
    (next, options = {}) => void navigate(quotesPath({ ...address, ...next }), options),
    [address, navigate],
  );
  return [address, change];
}
