import type { Scan } from '~/domain/scan/label.ts';
import {
  atSilence,
  forget,
  idleStream,
  nextKey,
  silence,
  type Key,
  type ScannedText,
} from '~/domain/scan/stream.ts';
import { readScan } from '~/domain/scan/verdict.ts';
import type { Undo } from '~/ui/ownText.ts';
import { isField, rememberField } from './typedField.ts';

type Remembered = { readonly at: number; readonly undo: Undo };

const keyOf = (event: KeyboardEvent): Key => ({
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
});

const isSecret = (element: Element | null): boolean =>
  element instanceof HTMLInputElement && element.type === 'password';

/**
 * Listens for scans before anything else on the page hears a key, and takes what a scan has typed into a field out
 * of it again. Passwords are not listened to. Gives what ends it.
 */
export function listenForScans(onScan: (scan: Scan) => void): () => void {
  let stream = idleStream;
  let remembered: Remembered[] = [];
  let quiet: ReturnType<typeof setTimeout> | undefined;

  const accept = (text: ScannedText): void => {
    remembered.findLast(({ at }) => at <= text.beganAt)?.undo(text.text.length);
    remembered = [];
    onScan(readScan(text));
  };
  const onQuiet = (): void => {
    const text = atSilence(stream, performance.now());
    // In a field it might be somebody's number after all.
    if (!text || isField(document.activeElement) || readScan(text).kind === 'unknown') return;
    stream = forget(performance.now());
    accept(text);
  };
  const onKey = (event: KeyboardEvent): void => {
    clearTimeout(quiet);
    if (isSecret(document.activeElement)) {
      stream = idleStream;
      return;
    }
    const { outcome, stream: next } = nextKey(stream, keyOf(event));
    stream = next;
    if (outcome.kind === 'BEGINS') {
      const undo = rememberField(document.activeElement, event.timeStamp);
      remembered = [...remembered.slice(-1), { at: event.timeStamp, undo }];
    } else if (outcome.kind !== 'PASS') {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (outcome.kind === 'SCAN') accept(outcome);
    }
    // A blank within a label is not to press the button that has the focus.
    const isLikely = stream.characters.length > 3 && !isField(document.activeElement);
    if (isLikely && event.key === ' ' && event.type === 'keydown') event.preventDefault();
    quiet = setTimeout(onQuiet, silence + 1);
  };
  const onBlur = (): void => {
    stream = idleStream;
  };
  const options = { capture: true };
  addEventListener('keydown', onKey, options);
  addEventListener('keyup', onKey, options);
  addEventListener('blur', onBlur);
  return () => {
    clearTimeout(quiet);
    removeEventListener('keydown', onKey, options);
    removeEventListener('keyup', onKey, options);
    removeEventListener('blur', onBlur);
  };
}
