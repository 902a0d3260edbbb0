import type { FormEvent } from 'react';

/**
 * Puts the focus on the button by which a form is handed in, also where that was done by Enter in a field: fields that
 * are locked while it is sent would lose the focus to the page.
 */
export function focusSubmitter({ currentTarget }: FormEvent<HTMLFormElement>): void {
  const button = currentTarget.querySelector<HTMLElement>('[type=submit]');
  if (!button?.contains(document.activeElement)) button?.focus({ preventScroll: true });
}
