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
