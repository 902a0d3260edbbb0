import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { requestsAddressFrom, requestsQuery, type RequestsAddress } from '~/domain/request/filter.ts';
import { decidesRequests } from '~/domain/request/permission.ts';
import { paths } from '~/paths.ts';
import { useMe } from '~/session/me.ts';
import { useAddress } from '~/ui/address.ts';

/** Changes what the address says of the page; `replace` leaves no way back to what it said before. */
export type ChangeRequests = (
  change: Partial<RequestsAddress>,
  options?: { readonly replace?: boolean },
) => void;

/** All that the address says of the page of requests, and its change. Who decides nothing has only their own. */
export function useRequestsAddress(): readonly [RequestsAddress, ChangeRequests] {
  const { search } = useAddress();
  const { units } = useMe();
  const navigate = useNavigate();
  const decides = decidesRequests(units);
  const address = useMemo(() => {
    const said = requestsAddressFrom(new URLSearchParams(search), decides ? 'ALL' : 'MINE');
    return decides ? said : { ...said, view: 'MINE' as const };
  }, [search, decides]);
  const change: ChangeRequests = (next, { replace = false } = {}) =>
    void navigate(paths.requests(requestsQuery({ ...address, ...next })), {
      replace,
      preventScrollReset: true,
    });
  return [address, change];
}
