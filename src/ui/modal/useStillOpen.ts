import { useLayoutEffect, useRef } from 'react';

/** Tells whether the calling dialog is still there, for work that ends after it may have been closed. */
export function useStillOpen(): () => boolean {
  const open = useRef(false);
  useLayoutEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);
  return () => open.current;
}
