import { startTransition, useEffect, useState } from 'react';
import { useCameBack } from '~/platform/routing/address.ts';

/**
 * Whether a list shows all of its rows, or a form its largest parts. One that begins at its top has those in view first,
 * so that they are seen earlier, and the others once these are painted; one that is come back to has them all at once, to
 * be scrolled in, unless they come later than the page, which has been scrolled by then.
 */
export function useWholeSoon(isLate = false): boolean {
  const [isWhole, setIsWhole] = useState(useCameBack() && !isLate);
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
