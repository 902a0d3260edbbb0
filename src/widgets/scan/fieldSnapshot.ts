import { registeredSnapshot, type Restore } from '~/platform/restorableText.ts';

const nothing: Restore = () => undefined;

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Keeps what the focused element holds, so that the characters of a scan can be taken out of it again. */
export function snapshotField(element: Element): Restore {
  const registered = registeredSnapshot(element);
  if (registered) return registered();
  if (element instanceof HTMLSelectElement) {
    const { value } = element;
    return () => {
      if (element.value !== value) write(element, value, 'change');
    };
  }
  if (!isTextField(element)) return nothing;
  const { value, selectionStart, selectionEnd } = element;
  return () => {
    if (element.value === value) return;
    edit(element, value);
    if (element.value !== value) write(element, value, 'input');
    // Fields of a kind without a selection give none.
    if (selectionStart !== null) element.setSelectionRange(selectionStart, selectionEnd);
  };
}

/** Gives a field another value as a person would, so that undoing brings the old one back; only the focused one can. */
function edit(element: TextField, value: string): void {
  if (element !== document.activeElement) return;
  const now = element.value;
  let start = 0;
  while (start < Math.min(now.length, value.length) && now[start] === value[start]) start += 1;
  let same = 0;
  while (same < Math.min(now.length, value.length) - start && now.at(-1 - same) === value.at(-1 - same))
    same += 1;
  const hasSelection = element.selectionStart !== null;
  if (hasSelection) element.setSelectionRange(start, now.length - same);
  else element.select();
  const text = hasSelection ? value.slice(start, value.length - same) : value;
  // There is no other way that a browser keeps what it can undo.
  document.execCommand?.(text === '' ? 'delete' : 'insertText', false, text);
}

/** Sets a value as the browser would: through the element's own setter, past the one React watches. */
function write(element: TextField | HTMLSelectElement, value: string, event: 'input' | 'change'): void {
  Reflect.set(Object.getPrototypeOf(element), 'value', value, element);
  element.dispatchEvent(new Event(event, { bubbles: true }));
}

/** Kinds of inputs that a character is typed into. */
const typedInto = new Set('text search email number tel url date datetime-local month time week'.split(' '));

const isTextField = (element: Element): element is TextField =>
  (element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && typedInto.has(element.type))) &&
  !element.readOnly;

/** Whether what is typed becomes text in the element: neither in a switch nor in what is only read. */
export const takesText = (element: Element | null): boolean =>
  element !== null &&
  // The code editor's field is a textbox of its own.
  (isTextField(element) || (element.role === 'textbox' && element.ariaReadOnly !== 'true'));
