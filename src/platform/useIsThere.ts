import { useLayoutEffect, useRef } from 'react';

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
