import { useEffect } from 'react';
import { lastList } from './listAddress.ts';
import { isTyping } from '~/platform/shortcuts/isTyping.ts';
import { useCameBack } from '~/platform/routing/address.ts';
import { useInFront } from '~/platform/inFront.ts';

/**
 * Part of a list that puts the focus of a person who comes back on the row they left by, unless they type already. It is
 * drawn together with the rows: they may come late, and so may their layout. The browser remembers the place on the page.
 */
export function ReturnToRow(): null {
  const cameBack = useCameBack();
  const shown = useInFront();
  useEffect(() => {
    const opened = cameBack && shown ? lastList()?.opened : undefined;
    if (opened === undefined || isTyping(document.activeElement)) return;
    document.getElementById(`row-${opened}`)?.focus({ preventScroll: true });
    // Only when the rows come, or come back; going back and forth between filters leaves the focus where it is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [shown]);
  return null;
}
