import { useIsThere } from '~/platform/useIsThere.ts';
import { whileOpen, type IsOpen } from './useAttempt.ts';

/**
 * Gives, for work that begins now, whether the calling component is still there when it is asked, and the modal it may
 * stand in still open.
 */
export function useStillOpen(): () => IsOpen {
  const isThere = useIsThere();
  return () => {
    const isOpen = whileOpen();
    return () => isThere() && isOpen();
  };
}
