import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

type KeptFocus = {
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
};

/**
 * Keeps the focus in a part whose controls come and go, such as a button that stops something: when the control that has
 * it is gone, `to` has it. The part bears what is answered, and is rendered whenever one of its controls goes.
 */
export function useKeptFocus(to: RefObject<HTMLElement | null>): KeptFocus {
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
