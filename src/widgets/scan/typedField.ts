import { ownMemory, type Undo } from '~/ui/ownText.ts';

const nothing: Undo = () => undefined;

/** Remembers what the focused field holds at `at`, so that the characters of a scan can be taken out of it again. */
export function rememberField(element: Element | null, at: number): Undo {
  const own = element && ownMemory(element);
  if (own) return own(at);
  if (element instanceof HTMLSelectElement) {
    const { value } = element;
    return () => {
      if (element.value !== value) write(element, value, 'change');
    };
  }
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    const { value, selectionStart, selectionEnd } = element;
    return () => {
      if (element.value === value) return;
      write(element, value, 'input');
      // Fields of a kind without a selection give none.
      if (selectionStart !== null) element.setSelectionRange(selectionStart, selectionEnd);
    };
  }
  return element instanceof HTMLElement && element.isContentEditable ? takeBack : nothing;
}

/** Sets a value as the browser would: through the element's own setter, past the one React watches. */
function write(
  element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  value: string,
  event: 'input' | 'change',
): void {
  Reflect.set(Object.getPrototypeOf(element), 'value', value, element);
  element.dispatchEvent(new Event(event, { bubbles: true }));
}

function takeBack(typed: number): void {
  const selection = getSelection();
  for (let count = 0; count < typed; count += 1) selection?.modify('extend', 'backward', 'character');
  selection?.deleteFromDocument();
}

/** Whether what is typed goes into a field. */
export const isField = (element: Element | null): boolean =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  // The code editor's field is a textbox that the browser does not take for editable.
  (element instanceof HTMLElement && (element.isContentEditable || element.role === 'textbox'));
