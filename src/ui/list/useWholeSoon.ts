import { startTransition, useEffect, useState } from 'react';
import { useCameBack } from '~/ui/address.ts';

/**
 * Whether a list shows all of its rows, or a form its largest parts. One that begins at its top has those in view first,
 * so that they are seen earlier, and the others once these are painted; one that is come back to has them all at once, to
 * be scrolled in.
 */
export function useWholeSoon(): boolean {
  const [isWhole, setIsWhole] = useState(useCameBack());
  useEffect(() => startTransition(() => setIsWhole(true)), []);
  return isWhole;
}
