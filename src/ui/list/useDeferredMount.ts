import { startTransition, useEffect, useState } from 'react';
import { useIsHistoryNavigation } from '~/platform/routing/pageLocation.ts';

/**
 * Whether to render the rows below the window: after the first ones are painted. A list returned to by Back
 * has all at once, as its scroll position needs them, unless it comes later than the page (`isLate`).
 */
export function useDeferredMount(isLate = false): boolean {
  const [isWhole, setIsWhole] = useState(useIsHistoryNavigation() && !isLate);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A timeout set in an animation frame runs after that frame is painted.
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
