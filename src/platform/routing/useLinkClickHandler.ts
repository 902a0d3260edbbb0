import { useCallback, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/** Whether a click follows the link in this tab, rather than opening a new tab or saving the target. */
export const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/** For lists of many links: plain anchors share this one hook, where each `Link` uses several. */
export function useLinkClickHandler(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      const { pathname, search } = event.currentTarget;
      const isHere = pathname === location.pathname && search === location.search;
      void navigate(pathname + search, { replace: isHere });
    },
    [navigate],
  );
}
