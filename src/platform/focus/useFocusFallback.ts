import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

type KeptFocus = {
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
};

/**
 * When a control that has the focus goes, `to` has it. The part bears what is answered, and is rendered whenever one
 * of its controls goes.
 */
export function useFocusFallback(to: RefObject<HTMLElement | null>): KeptFocus {
  const held = useRef<Element>(undefined);
  useLayoutEffect(() => {
    if (!held.current || held.current.isConnected) return;
    held.current = undefined;
    if (document.activeElement === document.body) to.current?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }) => {
      held.current = target;
    },
    // React tells of no focus that is lost because its control goes.
    onBlur: () => {
      held.current = undefined;
    },
  };
}
