import { useCallback, useMemo } from 'react';
import { requestsAddressFrom, requestsQuery, type RequestsAddress } from '~/domain/request/filter.ts';
import { decidesRequests } from '~/domain/request/permission.ts';
import { useMe } from '~/session/me.ts';
import { useAddressQuery } from '~/platform/routing/useAddressQuery.ts';

/** Changes what the address says of the page; `replace` leaves no way back to what it said before. */
export type ChangeRequests = (
  change: Partial<RequestsAddress>,
  options?: { readonly replace?: boolean },
) => void;

/**
 * All that the address says of the page of requests, and its change, which is always the same function. Who decides
 * nothing has only their own.
 */
export function useRequestsAddress(): readonly [RequestsAddress, ChangeRequests] {
  const [parameters, changeQuery] = useAddressQuery();
  const { units } = useMe();
  const decides = decidesRequests(units);
  const read = useCallback(
    (query: URLSearchParams): RequestsAddress => {
      const said = requestsAddressFrom(query, decides ? 'ALL' : 'MINE');
      return decides ? said : { ...said, view: 'MINE' };
    },
    [decides],
  );
  const address = useMemo(() => read(parameters), [parameters, read]);
  const change = useCallback<ChangeRequests>(
    (next, { replace = false } = {}) =>
      changeQuery((query) => new URLSearchParams(requestsQuery({ ...read(query), ...next })), { replace }),
    [changeQuery, read],
  );
  return [address, change];
}
