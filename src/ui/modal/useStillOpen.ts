import { useLayoutEffect, useRef } from 'react';
import { whileOpen, type IsOpen } from './useAttempt.ts';

/**
 * Gives, for work that begins now, whether the calling component is still there when it is asked, and the modal it may
 * stand in still open.
 */
export function useStillOpen(): () => IsOpen {
  const there = useRef(false);
  useLayoutEffect(() => {
    there.current = true;
    return () => {
      there.current = false;
    };
  }, []);
  return () => {
    const isOpen = whileOpen();
    return () => there.current && isOpen();
  };
}
