/** The ref of an element that takes the focus when it comes: what had it before is gone by then. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });
