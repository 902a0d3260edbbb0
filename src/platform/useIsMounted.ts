import { useLayoutEffect, useRef } from 'react';

export function useIsMounted(): () => boolean {
  const there = useRef(false);
  useLayoutEffect(() => {
    there.current = true;
    return () => {
      there.current = false;
    };
  }, []);
  return () => there.current;
}
