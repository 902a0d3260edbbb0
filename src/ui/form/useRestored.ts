import { useState } from 'react';
import type { Restored } from './RestoredDraft.tsx';

/** Tells that a form which keeps its own draft began with what was typed earlier, until that is discarded. */
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
