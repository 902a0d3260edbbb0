import { startTransition, useEffect, useState } from 'react';
import { useIsHistoryNavigation } from '~/platform/routing/pageLocation.ts';

/**
 * A list that begins at its top has the rows in view first, the others once these are painted. One that is come back
 * to has all at once, to be scrolled in, unless it comes later than the page.
 */
export function useDeferredMount(isLate = false): boolean {
  const [isWhole, setIsWhole] = useState(useIsHistoryNavigation() && !isLate);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // What a frame is asked for is painted when what its callback defers comes about.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setIsWhole(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isWhole;
}
