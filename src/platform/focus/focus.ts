import { useEffect } from 'react';

/**
 * The control that was used last; one that is gone is not kept from being forgotten.
 * @session nothing of a person
 */
let used: WeakRef<HTMLElement> | undefined;

/** The control to come back to: an entry of a menu or of a popover is gone by then, the button that opens it is not. */
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

/** The place on the page where somebody goes on whose control is gone: one that says so by `data-goes-on`, else the page. */
const wayOn = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('main [data-goes-on]') ?? document.querySelector('main');

export function restoreLostFocus(): void {
  if (document.activeElement === document.body) wayOn()?.focus({ preventScroll: true });
}

// A control that turns off under whoever has used it, because what it did is done, leaves the focus to nothing.
document.addEventListener('focusout', ({ target, relatedTarget }) => {
  if (relatedTarget === null && target instanceof Element && target.matches(':disabled')) {
    setTimeout(restoreLostFocus);
  }
});

/**
 * Once what it is in is no longer `behind`; to the way on, where it is gone. Mantine's modal would give it to what
 * has it 300 ms late: the page is inert by then.
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
  // What was done may take the control away as soon as the page is drawn with it.
  setTimeout(restoreLostFocus);
}

/** The ref of an element that takes the focus when it comes: what had it before is gone by then. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });
