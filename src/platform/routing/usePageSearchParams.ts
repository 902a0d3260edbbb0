import { use, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { usePageLocation, TargetLocationContext } from './pageLocation.ts';

type Change = Readonly<Record<string, string | undefined>>;
type Options = {
  readonly replace?: boolean;
  readonly preventScrollReset?: boolean;
};

/**
 * Keeps the other search params; empty or undefined ones are removed. A function receives the current params
 * and returns the next ones, or undefined for no change.
 */
export type SearchParamsUpdater = (
  change: Change | ((now: URLSearchParams) => URLSearchParams | undefined),
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
 * The updater is a stable function. A late call changes the location as it is by then, and nothing once
 * another page has been navigated to.
 */
export function usePageSearchParams(): readonly [URLSearchParams, SearchParamsUpdater] {
  const { pathname, search } = usePageLocation();
  const navigate = useNavigate();
  const wanted = use(TargetLocationContext);
  const parameters = useMemo(() => new URLSearchParams(search), [search]);
  const current = useRef({ pathname, search, navigate, wanted });
  const last = useRef<{ readonly over: string | undefined; readonly search: string }>(undefined);
  useLayoutEffect(() => {
    current.current = { pathname, search, navigate, wanted };
    last.current = undefined;
  }, [pathname, search, navigate, wanted]);
  const change = useCallback<SearchParamsUpdater>(
    (changes, { replace = true, preventScrollReset = true } = {}) => {
      const page = current.current;
      const now = page.wanted();
      if (now && now.pathname !== page.pathname) return;
      const isAhead = last.current !== undefined && last.current.over === now?.key;
      const before = new URLSearchParams(isAhead ? last.current?.search : (now?.search ?? page.search));
      const query = typeof changes === 'function' ? changes(before) : merged(before, changes);
      if (!query) return;
      const next = query.size > 0 ? `?${query.toString()}` : '';
      last.current = { over: now?.key, search: next };
      void page.navigate(page.pathname + next, { replace, preventScrollReset });
    },
    [],
  );
  return [parameters, change];
}
