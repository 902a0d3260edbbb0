import type { FormEvent } from 'react';

/**
 * Keeps a form from being sent while a field holds what is no value, such as 1.5 in a field for a count, and puts the focus
 * into the first of them; whether it did. Forms have `noValidate`: the field says in Portal's words what is wrong.
 */
export function focusInvalidField(event: FormEvent<HTMLFormElement>): boolean {
  const form = event.currentTarget;
  if (form.checkValidity()) return false;
  event.preventDefault();
  form.querySelector<HTMLElement>('input:invalid')?.focus();
  return true;
}

/**
 * Puts the focus on the button by which a form is handed in, also where that was done by Enter in a field: fields that
 * are locked while it is sent would lose the focus to the page.
 */
export function focusSubmitter({ currentTarget }: FormEvent<HTMLFormElement>): void {
  const button = currentTarget.querySelector<HTMLElement>('[type=submit]');
  if (!button?.contains(document.activeElement)) button?.focus({ preventScroll: true });
}
