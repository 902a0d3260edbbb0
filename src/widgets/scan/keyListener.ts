import type { Key } from '~/domain/scan/key.ts';
import { atSilence, emptyPause, listenFrom, nextKey, type Outcome } from '~/domain/scan/keyStream.ts';
import { readScan, type Scan } from '~/domain/scan/label.ts';
import type { Restore } from '~/platform/restorableText.ts';
import { snapshotField, takesText } from './fieldSnapshot.ts';

const keyOf = (event: KeyboardEvent, inField: boolean): Key => ({
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

/** A timer that comes later than this, in ms, has waited for the page: keys may still wait, too. */
const busy = 30;

/** Key events that came before the page listened for scans; `since` is the time stamp from which they were kept. */
export type EarlyKeys = { readonly since: number; readonly events: readonly KeyboardEvent[] };

export type Hearers = {
  readonly onScan: (scan: Scan) => void;
  /** Runs with a text that a scanner typed, but perhaps not all of it. */
  readonly onDoubt: (text: string) => void;
  /** Whether keys are not for the page just now: under a maintenance nobody scans into it. */
  readonly isDeaf: () => boolean;
};

/**
 * Listens for scans before anything else on the page hears a key, and takes what a scan has typed into a field out
 * of it again. Passwords are not listened to. Gives what ends it.
 */
export function listenForScans({ onScan, onDoubt, isDeaf }: Hearers, early: EarlyKeys): () => void {
  let stream = listenFrom(early.since);
  const restores = new Map<Element, Restore>();
  let quiet: ReturnType<typeof setTimeout> | undefined;

  const hear = (outcome: Outcome): void => {
    if (outcome.kind !== 'SCAN' && outcome.kind !== 'AGAIN') return;
    const typed = outcome.text.replaceAll(/\p{Cc}/gu, '');
    for (const [element, restore] of restores) {
      // A doubtful text stays where it was typed.
      if (outcome.kind === 'SCAN' || !takesText(element)) restore(typed);
    }
    restores.clear();
    if (outcome.kind === 'SCAN') onScan(readScan(outcome));
    else onDoubt(outcome.text);
  };
  const onQuiet = (): void => {
    hear(atSilence(stream));
  };
  const awaitQuiet = (): void => {
    const due = performance.now() + emptyPause;
    quiet = setTimeout(() => (performance.now() - due > busy ? awaitQuiet() : onQuiet()), emptyPause);
  };
  const onKey = (event: KeyboardEvent): void => {
    clearTimeout(quiet);
    const focus = document.activeElement;
    if (isDeaf() || isSecret(focus)) {
      stream = listenFrom(event.timeStamp, stream);
      return;
    }
    const { outcome, stream: next } = nextKey(stream, keyOf(event, takesText(focus)));
    stream = next;
    if (outcome.kind === 'BEGINS') restores.clear();
    if (focus && next.burst.characters.length > 0 && !restores.has(focus)) {
      restores.set(focus, snapshotField(focus));
    }
    if (outcome.kind !== 'PASS' && outcome.kind !== 'BEGINS') {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    hear(outcome);
    if (next.burst.characters.length === 0) restores.clear();
    awaitQuiet();
  };
  /** Begins a new stream: keys scanned while the page had no keyboard are lost, and the rest of them is no label. */
  const onWindow = ({ timeStamp }: Event): void => {
    stream = listenFrom(timeStamp, stream);
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
