import type { FormEvent } from 'react';

/**
 * Focuses the first field that fails the browser's validation; returns whether there is one. Forms have
 * `noValidate`, so fields show their own messages.
 */
export function focusInvalidField(event: FormEvent<HTMLFormElement>): boolean {
  const form = event.currentTarget;
  if (form.checkValidity()) return false;
  event.preventDefault();
  form.querySelector<HTMLElement>('input:invalid')?.focus();
  return true;
}

/**
 * Moves the focus to the submit button after Enter in a field: fields are disabled during a submit and would
 * lose it to the page.
 */
export function focusSubmitter({ currentTarget }: FormEvent<HTMLFormElement>): void {
  const button = currentTarget.querySelector<HTMLElement>('[type=submit]');
  if (!button?.contains(document.activeElement)) button?.focus({ preventScroll: true });
}
