import { useLayoutEffect, useRef } from 'react';

/** Tells whether the calling component is still there, for work that ends after it may have gone. */
export function useIsThere(): () => boolean {
  const there = useRef(false);
  useLayoutEffect(() => {
    there.current = true;
    return () => {
      there.current = false;
    };
  }, []);
  return () => there.current;
}
