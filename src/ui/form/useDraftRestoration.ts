import { useState } from 'react';
import type { DraftRestoration } from './RestoredDraftNotice.tsx';

export function useDraftRestoration(isRestored: () => boolean, discard: () => void): DraftRestoration {
  const [isShown, setIsShown] = useState(isRestored);
  return {
    isShown,
    discard: () => {
      setIsShown(false);
      discard();
    },
  };
}
