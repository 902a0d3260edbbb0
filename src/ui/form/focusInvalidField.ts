import type { FormEvent } from 'react';

/**
 * And puts the focus into the first such field; whether it did. Forms have `noValidate`: the field says in Portal's
 * words what is wrong.
 */
export function focusInvalidField(event: FormEvent<HTMLFormElement>): boolean {
  const form = event.currentTarget;
  if (form.checkValidity()) return false;
  event.preventDefault();
  form.querySelector<HTMLElement>('input:invalid')?.focus();
  return true;
}

/** Also where a form is handed in by Enter: fields locked while it is sent would lose the focus to the page. */
export function focusSubmitter({ currentTarget }: FormEvent<HTMLFormElement>): void {
  const button = currentTarget.querySelector<HTMLElement>('[type=submit]');
  if (!button?.contains(document.activeElement)) button?.focus({ preventScroll: true });
}
