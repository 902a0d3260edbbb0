import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useAddress } from './address.ts';

type Change = Readonly<Record<string, string | undefined>>;
type Options = {
  /** Whether there is no way back to what it said before; so by default. */
  readonly replace?: boolean;
  /** Whether the page stays where it is scrolled to; so by default. */
  readonly preventScrollReset?: boolean;
};

/**
 * Changes some parameters of the query and leaves the others; an empty or undefined one goes. A function is given the
 * whole query as it is by then, and answers the whole of the next.
 */
export type ChangeQuery = (
  change: Change | ((now: URLSearchParams) => URLSearchParams),
  options?: Options,
) => void;

function merged(query: URLSearchParams, changes: Change): URLSearchParams {
  for (const [name, value] of Object.entries(changes)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  return query;
}

/**
 * The query of the page's address, and its change, which is always the same function. What comes late, such as a text
 * after a pause in typing, changes the address as it is by then.
 */
export function useAddressQuery(): readonly [URLSearchParams, ChangeQuery] {
  const { pathname, search } = useAddress();
  const navigate = useNavigate();
  const parameters = useMemo(() => new URLSearchParams(search), [search]);
  const current = useRef({ pathname, search, navigate });
  useLayoutEffect(() => {
    current.current = { pathname, search, navigate };
  }, [pathname, search, navigate]);
  const change = useCallback<ChangeQuery>((changes, { replace = true, preventScrollReset = true } = {}) => {
    const now = current.current;
    const before = new URLSearchParams(now.search);
    const query = typeof changes === 'function' ? changes(before) : merged(before, changes);
    const next = query.size > 0 ? `?${query.toString()}` : '';
    // Another change may come before the page has been drawn with this one.
    current.current = { ...now, search: next };
    void now.navigate(now.pathname + next, { replace, preventScrollReset });
  }, []);
  return [parameters, change];
}
