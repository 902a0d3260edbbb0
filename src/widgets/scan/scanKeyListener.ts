import type { KeyInput } from '~/domain/scan/keyInput.ts';
import {
  processSilence,
  burstPauseMs,
  createKeyStream,
  processKey,
  type KeyOutcome,
} from '~/domain/scan/keyStream.ts';
import { parseScannedText, type Scan } from '~/domain/scan/label.ts';
import { type TextRestorer, findSnapshot } from '~/platform/restorableText.ts';

const nothing: TextRestorer = () => undefined;

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Captures the value of the focused element, so that the characters of a scan can be removed again. */
export function captureFieldValue(element: Element): TextRestorer {
  const registered = findSnapshot(element);
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
    // Inputs of some types have no selection.
    if (selectionStart !== null) element.setSelectionRange(selectionStart, selectionEnd);
  };
}

/**
 * Changes a field through the browser's undo stack, so that undo restores the old value; works for the
 * focused field only.
 */
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
  // Only execCommand adds to the undo stack.
  document.execCommand?.(text === '' ? 'delete' : 'insertText', false, text);
}

/** Uses the setter of the prototype, as React overrides the element's own and would ignore the change. */
function write(element: TextField | HTMLSelectElement, value: string, event: 'input' | 'change'): void {
  Reflect.set(Object.getPrototypeOf(element), 'value', value, element);
  element.dispatchEvent(new Event(event, { bubbles: true }));
}

/** Types of inputs that take typed characters. */
const typedInto = new Set('text search email number tel url date datetime-local month time week'.split(' '));

const isTextField = (element: Element): element is TextField =>
  (element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && typedInto.has(element.type))) &&
  !element.readOnly;

export const isTextInput = (element: Element | null): boolean =>
  element !== null &&
  // The code editor is not an input but has the role textbox.
  (isTextField(element) || (element.role === 'textbox' && element.ariaReadOnly !== 'true'));

const keyOf = (event: KeyboardEvent, inField: boolean): KeyInput => ({
  type: event.type === 'keyup' ? 'keyup' : 'keydown',
  key: event.key,
  code: event.code,
  at: event.timeStamp,
  isRepeat: event.repeat,
  isComposing: event.isComposing,
  ctrl: event.ctrlKey,
  alt: event.altKey,
  meta: event.metaKey,
  altGraph: event.getModifierState('AltGraph'),
  inField,
});

const isSecret = (element: Element | null): boolean =>
  element instanceof HTMLInputElement && element.type === 'password';

/**
 * In ms: a timer that fires later than this was delayed by a busy page, and key events may be queued as well.
 */
const busy = 30;

/** Key events from before the page listened for scans, recorded since the time stamp `since`. */
export type EarlyKeyEvents = { readonly since: number; readonly events: readonly KeyboardEvent[] };

export type ScanListeners = {
  readonly onScan: (scan: Scan) => void;
  /** Called with scanned text that may be incomplete. */
  readonly onDoubt: (text: string) => void;
  /** Whether keys are to be ignored, as during maintenance. */
  readonly isDeaf: () => boolean;
};

/**
 * Listens for keys in the capture phase, and removes the characters of a scan from the focused field.
 * Password fields are ignored.
 */
export function listenForScans(
  { onScan, onDoubt, isDeaf }: ScanListeners,
  early: EarlyKeyEvents,
): () => void {
  let stream = createKeyStream(early.since);
  const restores = new Map<Element, TextRestorer>();
  let quiet: ReturnType<typeof setTimeout> | undefined;

  const hear = (outcome: KeyOutcome): void => {
    if (outcome.kind !== 'SCAN' && outcome.kind !== 'AGAIN') return;
    const typed = outcome.text.replaceAll(/\p{Cc}/gu, '');
    for (const [element, restore] of restores) {
      // An incomplete scan stays in the text field it was typed into.
      if (outcome.kind === 'SCAN' || !isTextInput(element)) restore(typed);
    }
    restores.clear();
    if (outcome.kind === 'SCAN') onScan(parseScannedText(outcome));
    else onDoubt(outcome.text);
  };
  const onQuiet = (): void => {
    hear(processSilence(stream));
  };
  const awaitQuiet = (): void => {
    const due = performance.now() + burstPauseMs;
    quiet = setTimeout(() => (performance.now() - due > busy ? awaitQuiet() : onQuiet()), burstPauseMs);
  };
  const onKey = (event: KeyboardEvent): void => {
    clearTimeout(quiet);
    const focus = document.activeElement;
    if (isDeaf() || isSecret(focus)) {
      stream = createKeyStream(event.timeStamp, stream);
      return;
    }
    const { outcome, stream: next } = processKey(stream, keyOf(event, isTextInput(focus)));
    stream = next;
    if (outcome.kind === 'BEGINS') restores.clear();
    if (focus && next.burst.characters.length > 0 && !restores.has(focus)) {
      restores.set(focus, captureFieldValue(focus));
    }
    if (outcome.kind !== 'PASS' && outcome.kind !== 'BEGINS') {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    hear(outcome);
    if (next.burst.characters.length === 0) restores.clear();
    awaitQuiet();
  };
  /**
   * Resets the stream: keys typed while the page had no focus are lost, and the rest of them is no complete
   * label.
   */
  const onWindow = ({ timeStamp }: Event): void => {
    stream = createKeyStream(timeStamp, stream);
  };
  for (const event of early.events) onKey(event);
  const stopped = new AbortController();
  const options = { capture: true, signal: stopped.signal };
  addEventListener('keydown', onKey, options);
  addEventListener('keyup', onKey, options);
  addEventListener('blur', onWindow, { signal: stopped.signal });
  addEventListener('focus', onWindow, { signal: stopped.signal });
  return () => {
    clearTimeout(quiet);
    stopped.abort();
  };
}
