import { useEffect } from 'react';

/**
 * The control that had the focus last; a weak reference, so that a removed element can be collected.
 * @session nothing of a person
 */
let used: WeakRef<HTMLElement> | undefined;

/** Where to return the focus: for an entry of a menu or popover, which closes, the button that opens it. */
function lasting(element: HTMLElement): HTMLElement {
  const menu = element.closest('[role="menu"]');
  const popover = element.closest('[popover]');
  const button = menu
    ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
    : popover && document.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`);
  return button ? lasting(button) : element;
}

document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement) used = new WeakRef(lasting(target));
});

/** Fallback for the focus when its control is removed: the element with `data-goes-on`, else the page. */
const wayOn = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('main [data-goes-on]') ?? document.querySelector('main');

export function restoreLostFocus(): void {
  if (document.activeElement === document.body) wayOn()?.focus({ preventScroll: true });
}

// A control that is disabled after its own click loses the focus to the body.
document.addEventListener('focusout', ({ target, relatedTarget }) => {
  if (relatedTarget === null && target instanceof Element && target.matches(':disabled')) {
    setTimeout(restoreLostFocus);
  }
});

/**
 * Returns the focus to its control once the layer is no longer `behind`, or to the fallback where that was
 * removed. Mantine's modal returns it to what has the focus 300 ms late, when the page is already inert.
 */
export function useFocusReturn(behind: boolean): void {
  useEffect(() => {
    if (!behind) return undefined;
    const opener = used?.deref();
    return () => giveBack(opener);
  }, [behind]);
}

function giveBack(opener: HTMLElement | undefined): void {
  const at = document.activeElement;
  const isElsewhere = at !== document.body && !at?.closest('[role="dialog"], [inert], [hidden]');
  if (isElsewhere) return;
  const control = opener?.matches('main') ? undefined : opener;
  control?.focus({ preventScroll: true });
  if (!control || document.activeElement !== control) wayOn()?.focus({ preventScroll: true });
  // The action may remove the control with the next render.
  setTimeout(restoreLostFocus);
}

/** Ref that focuses an element on mount, when the element focused before has been removed. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });
