import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

type KeptFocus = {
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
};

/**
 * Moves the focus to `to` when the focused control is removed. Spread the result on the container, which must
 * render whenever one of its controls is removed.
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
    // React fires no blur when a focused element is removed, so this is a move of the focus.
    onBlur: () => {
      held.current = undefined;
    },
  };
}
