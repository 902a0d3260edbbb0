/**
 * Puts the focus into the first field whose text is no value, such as 1.5 in a field for a count; false where there is none.
 * Forms have `noValidate`, so that it is the field that says what is wrong, in the words of Portal.
 */
export function focusInvalidField(form: HTMLFormElement): boolean {
  if (form.checkValidity()) return false;
  form.querySelector<HTMLElement>('input:invalid')?.focus();
  return true;
}
