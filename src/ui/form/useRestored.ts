import { useState } from 'react';
import type { Restored } from './RestoredDraft.tsx';

export function useRestored(isRestored: () => boolean, discard: () => void): Restored {
  const [isShown, setIsShown] = useState(isRestored);
  return {
    isShown,
    discard: () => {
      setIsShown(false);
      discard();
    },
  };
}
